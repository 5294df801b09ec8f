import { refereeOnly, replayChance } from './chance.ts';
import type { Chance, OptionSheet } from './contract.ts';
import { nextDecisions } from './decision.ts';
import type { Played } from './line.ts';
import { type Entry, type GameRecord, isMove } from './log.ts';
import { isRefused, type Match, playMove } from './match.ts';

/** Reaches back at least 112 moves, which is farther than `recallMoves`. */
const EVERY = 16;
const MOST = 8;

/** The luck of entry n, if it is played again. */
type LuckOf = (n: number) => Chance;
const noLuck: LuckOf = () => refereeOnly;

/**
 * Keeps some of the last matches of a line, so that taking back does not replay the whole log: every 16th is kept, and
 * the moves in between are played again. Nothing is kept from before a binding move: no take-back goes over it.
 */
export class Checkpoints<S = unknown, M = unknown, E = unknown, O extends OptionSheet = OptionSheet> {
  readonly #every: number;
  readonly #most: number;
  /** By entry number. */
  #kept: Match<S, M, E, O>[] = [];

  constructor({ every = EVERY, most = MOST }: { readonly every?: number; readonly most?: number } = {}) {
    this.#every = every;
    this.#most = most;
  }

  /** The oldest first. Noted in this order, they make the same checkpoints in another thread. */
  get kept(): readonly Match<S, M, E, O>[] {
    return this.#kept;
  }

  /** Must be called after every entry, in order. */
  note(match: Match<S, M, E, O>): void {
    const { line, n } = match;
    while (this.#kept.length > 0 && this.#kept.at(-1)!.n > line.n) this.#kept.pop();
    if (this.#kept.length > 0 && this.#kept[0]!.n < line.bound)
      this.#kept = this.#kept.filter(kept => kept.n >= line.bound);
    // The last entry is not a move but a take-back or an agreed end: no take-back returns to it.
    if (n !== line.n || this.#kept.at(-1)?.n === n) return;
    if (this.#kept.length > 0 && line.length % this.#every !== 0) return;
    this.#kept.push(match);
    if (this.#kept.length > this.#most) this.#kept.shift();
  }

  clear(): void {
    this.#kept = [];
  }

  /** The match after entry n of the line of `match`; null if it is out of reach. */
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

/** Entries in between were taken back; the last of them posed the decisions again. */
function posedAt<S, M, E, O extends OptionSheet>(match: Match<S, M, E, O>, n: number): Match<S, M, E, O> {
  if (match.n === n) return match;
  const { game, state, table } = match;
  return { ...match, n, decisions: nextDecisions(game, state, [], null, n, table.seats) };
}

/** Keeping every match would hold half of a log that consists of moves and their take-backs. */
const REPLAY_EVERY = 8;

/** The checkpoints of a replay: nothing before a binding move, and nothing after the last take-back of the record. */
export class ReplayCheckpoints<S, M, E, O extends OptionSheet> {
  readonly #checkpoints = new Checkpoints<S, M, E, O>({
    every: REPLAY_EVERY,
    most: Number.POSITIVE_INFINITY,
  });
  readonly #entries: readonly Entry[];
  readonly #lastBack: number;

  constructor({ entries }: GameRecord) {
    this.#entries = entries;
    this.#lastBack = entries.findLastIndex(entry => !isMove(entry) && entry.act === 'back') + 1;
  }

  note(match: Match<S, M, E, O>): void {
    if (match.n < this.#lastBack) this.#checkpoints.note(match);
    else this.#checkpoints.clear();
  }

  /** The match after entry n. It must be on the line of `now`, with no binding move after it. */
  at(now: Match<S, M, E, O>, n: number): Match<S, M, E, O> {
    const found = this.#checkpoints.at(now, n, again => replayChance(this.#picksOf(again)));
    if (!found) throw new Error(`entry ${n} is on the line and was not kept`);
    return found;
  }

  #picksOf(n: number): readonly number[] {
    const entry = this.#entries[n - 1]!;
    return (isMove(entry) && entry.picks) || [];
  }
}
