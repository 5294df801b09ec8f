import { refereeOnly } from './chance.ts';
import type { Chance, OptionSheet } from './contract.ts';
import { nextDecisions } from './decision.ts';
import type { Played } from './line.ts';
import { isRefused, type Match, playMove } from './match.ts';

/** Together they reach back 112 moves at least: farther than `recallMoves` does. */
const EVERY = 16;
const MOST = 8;

/** The luck of entry n, in case it is played again. */
type LuckOf = (n: number) => Chance;
const noLuck: LuckOf = () => refereeOnly;

/**
 * Some matches of the end of one game's line, so that going back a little does not replay the whole log: every 16th is
 * kept, and the moves between are played again. Only moves that are not binding, which need no luck: a binding move
 * cannot be gone back over, so nothing before it is kept.
 */
export class Checkpoints<S = unknown, M = unknown, E = unknown, O extends OptionSheet = OptionSheet> {
  readonly #every: number;
  readonly #most: number;
  /** By entry number, the first one first. */
  #kept: Match<S, M, E, O>[] = [];

  constructor({ every = EVERY, most = MOST }: { readonly every?: number; readonly most?: number } = {}) {
    this.#every = every;
    this.#most = most;
  }

  /** How many matches are held. */
  get size(): number {
    return this.#kept.length;
  }

  /** To be called after every entry, in order; for a game that is read from its log, with every frame of it. */
  note(match: Match<S, M, E, O>): void {
    const { line, n } = match;
    while (this.#kept.length > 0 && this.#kept.at(-1)!.n > line.n) this.#kept.pop();
    if (this.#kept.length > 0 && this.#kept[0]!.n < line.bound)
      this.#kept = this.#kept.filter(kept => kept.n >= line.bound);
    // After a take-back or the end by agreement the last entry is no move: nothing ever goes back to it.
    if (n !== line.n || this.#kept.at(-1)?.n === n) return;
    if (this.#kept.length > 0 && line.length % this.#every !== 0) return;
    this.#kept.push(match);
    if (this.#kept.length > this.#most) this.#kept.shift();
  }

  clear(): void {
    this.#kept = [];
  }

  /** The match as it was after entry n, for an n on the line of `match`; null where that is out of reach. */
  at(match: Match<S, M, E, O>, n: number, luckOf: LuckOf = noLuck): Match<S, M, E, O> | null {
    if (n === match.n) return match;
    const from = this.#kept.findLast(kept => kept.n <= n);
    if (!from || match.line.bound > n) return null;
    const line = match.line.until(n);
    if (line.n !== n || line.until(from.n).n !== from.n) return null;
    return from.n === n ? from : { ...playOn(from, line.since(from.n), luckOf), line };
  }
}

function playOn<S, M, E, O extends OptionSheet>(
  from: Match<S, M, E, O>,
  moves: readonly Played[],
  luckOf: LuckOf,
): Match<S, M, E, O> {
  let now = from;
  for (const { n, seat, move } of moves) {
    const step = playMove(posedAt(now, n - 1), seat, move, luckOf(n));
    if (isRefused(step)) throw new Error(`entry ${n} (${move}) cannot be played again`);
    now = step.match;
  }
  return now;
}

/** Entries in between were taken back: the last of them posed the choice anew. */
function posedAt<S, M, E, O extends OptionSheet>(match: Match<S, M, E, O>, n: number): Match<S, M, E, O> {
  if (match.n === n) return match;
  const { game, state, table } = match;
  return { ...match, n, decisions: nextDecisions(game, state, [], null, n, table.seats) };
}
