import type { GameRecord } from '@tablee/kernel';

/** The checks of the suite. A game may skip one by name, with a reason. */
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

/** A violation found in a game. */
export type Finding = {
  readonly check: CheckName;
  readonly sentence: string;
  /** A record that ends with the entry in question. */
  readonly record?: GameRecord;
};

export const sentenceOf = (e: unknown): string =>
  e instanceof Error ? `${e.name}: ${e.message}` : String(e);
