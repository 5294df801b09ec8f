import type { GameRecord } from '@tablee/kernel';

/** What every game is held to. A game may skip one by name, with its reason. */
export const CHECKS = [
  'options',
  'walk',
  'legality',
  'pure',
  'refusals',
  'apply',
  'spelling',
  'order',
  'idle',
  'lasts',
  'state-text',
  'state-end',
  'state-whole',
  'clone',
  'redact',
  'tell',
  'outcome',
  'replay',
  'prediction',
  'imagine',
  'judge',
  'binding',
  'twins-view',
  'twins-told',
  'twins-back',
  'traits',
] as const;
export type CheckName = (typeof CHECKS)[number];

/** Something a game does that it must not do. */
export type Finding = {
  readonly check: CheckName;
  readonly sentence: string;
  /** The game that shows it, up to and with the entry in question. */
  readonly record?: GameRecord;
};

export const sentenceOf = (e: unknown): string =>
  e instanceof Error ? `${e.name}: ${e.message}` : String(e);
