import type { ParseArgsOptionsConfig } from 'node:util';

/** Every option of the commands, once. Their descriptions are in help-words.ts. */
export const OPTIONS = {
  at: { type: 'string' },
  bots: { type: 'string' },
  csv: { type: 'string' },
  data: { type: 'string' },
  depth: { type: 'string' },
  divide: { type: 'boolean' },
  eyes: { type: 'string' },
  from: { type: 'string' },
  full: { type: 'boolean' },
  games: { type: 'string' },
  into: { type: 'string' },
  json: { type: 'boolean' },
  leads: { type: 'boolean' },
  move: { type: 'string', multiple: true },
  ms: { type: 'string' },
  options: { type: 'string' },
  out: { type: 'string' },
  position: { type: 'string' },
  record: { type: 'string' },
  replace: { type: 'boolean' },
  save: { type: 'string' },
  seat: { type: 'string' },
  seats: { type: 'string' },
  seed: { type: 'string' },
  shot: { type: 'string' },
  to: { type: 'string' },
  trace: { type: 'boolean' },
  workers: { type: 'string' },
} as const satisfies ParseArgsOptionsConfig;

export type OptionName = keyof typeof OPTIONS;

/** Options of every command that needs a table. */
export const TABLE_OPTIONS = ['seats', 'options'] as const;

export const isRepeatable = (name: OptionName): boolean => 'multiple' in OPTIONS[name];
