/** The tables of a proof: games with secrets, simultaneous choices, clocks and bots, in turn. */

export type TableKind = {
  readonly game: string;
  readonly seats: number;
  readonly options?: { readonly [name: string]: boolean | number | string };
  /** Bots, on the last seats. */
  readonly bots?: number;
  readonly clock?: { readonly kind: 'hourglass'; readonly seconds: number };
  /** A connected person who never moves: the clock has to. */
  readonly sleeper?: number;
  /** Spectators, each connected to a node of its own instead of the balancer. */
  readonly spectators?: number;
  /** Players connect to nodes themselves and go to the next one when a connection fails. */
  readonly direct?: true;
};

const HOURGLASS = { kind: 'hourglass', seconds: 30 } as const;

export const KINDS: readonly TableKind[] = [
  { game: 'tock', seats: 4, options: { fastStart: true }, spectators: 1 },
  { game: 'dragons', seats: 3, spectators: 1 },
  { game: 'tchako', seats: 2, clock: HOURGLASS, sleeper: 1, spectators: 1 },
  { game: 'tchag', seats: 2, bots: 1, spectators: 1 },
  { game: 'tekao', seats: 2, direct: true, spectators: 1 },
  { game: 'tock', seats: 4, options: { fastStart: true }, bots: 2 },
  { game: 'tchag', seats: 2, spectators: 2 },
  { game: 'dragons', seats: 2, bots: 1, direct: true },
  { game: 'tekao', seats: 2, bots: 1, spectators: 1 },
  { game: 'tchang', seats: 2 },
];

export const kindOf = (i: number): TableKind => KINDS[i % KINDS.length]!;
