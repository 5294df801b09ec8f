import type { Seat } from '@tablee/kernel';
import type { Language } from '../storage/settings.ts';

/** What a line of play brought a side, by kind: pawns taken, zones held. */
export type Tally = { readonly [kind: string]: number };

/** One line of play: a turn, and the answer to it where it is known. */
export type PlayedLine<S = unknown, E = unknown> = {
  readonly before: S;
  readonly after: S;
  readonly events: readonly E[];
};

/** A sentence part about a move: "prend un pion". `n`: how much; `more`: how much more than the other move. */
export type SayFact = (n: number, more: number) => string;

/** How a game explains why one move is better than another. */
export type GameReview<S = unknown, E = unknown, Kind extends string = string> = {
  readonly tally: (line: PlayedLine<S, E>, side: readonly Seat[]) => { readonly [K in Kind]: number };
  /** Kinds that speak for a move, the most important first; the others speak against it. */
  readonly good: readonly Kind[];
  readonly bad: readonly Kind[];
  readonly say: { readonly [L in Language]: { readonly [K in Kind]: SayFact } };
};

/** "un pion", "2 pions". */
export const counted =
  (one: string, many: (n: number) => string): SayFact =>
  n =>
    n === 1 ? one : many(n);
