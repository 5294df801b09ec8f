import type { Replies } from '@tablee/table';
import { isFields, loadJson, remove, save } from '../../../storage/store.ts';

/** The replies planned on this device: the server plays them and keeps secret that they were planned. */
export type KeptPlan = Replies & {
  /** The last entry this person has read about. */
  readonly told?: number;
};

const keyOf = (table: string): string => `replies.${table}`;

const isLines = (x: unknown): x is string[][] =>
  Array.isArray(x) && x.every(line => Array.isArray(line) && line.every(move => typeof move === 'string'));

export function findPlan(table: string): KeptPlan | null {
  const raw = loadJson(keyOf(table));
  if (!isFields(raw) || typeof raw.from !== 'number' || !isLines(raw.lines)) return null;
  const { from, lines, told } = raw;
  return { from, lines, ...(typeof told === 'number' ? { told } : {}) };
}

/** No lines: the plan is forgotten. */
export function keepPlan(table: string, plan: KeptPlan): void {
  if (plan.lines.length === 0) remove(keyOf(table));
  else save(keyOf(table), JSON.stringify(plan));
}
