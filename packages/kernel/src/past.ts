import { replayChance } from './chance.ts';
import { Checkpoints } from './checkpoints.ts';
import type { OptionSheet } from './contract.ts';
import { type Entry, type GameRecord, isMove } from './log.ts';
import type { Match } from './match.ts';

/** Not every match is kept: a log of moves and then all their take-backs would keep half as many as it has entries. */
const EVERY = 8;

/** What a record that is being replayed may still go back to: nothing before a binding move, nothing after its last take-back. */
export class Past<S, M, E, O extends OptionSheet> {
  readonly #checkpoints = new Checkpoints<S, M, E, O>({ every: EVERY, most: Number.POSITIVE_INFINITY });
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

  /** The match after entry n, which is on the line of `now` with nothing binding after it. */
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
