/** Plays so many whole random games one after the other; returns the number of atomic moves. */
export type Playing = (games: number, seed: number) => number;

export const PLAYERS = [
  'tablee',
  'documented',
  'copy',
  'tock4',
  'tock3',
  'tock2',
  'tekao',
  'tchang',
  'dragons',
] as const;
export type Player = (typeof PLAYERS)[number];

export type Ask = { readonly ms: number; readonly seed: number };
/** Processor time, see clock.ts. */
export type Played = { readonly moves: number; readonly seconds: number };
