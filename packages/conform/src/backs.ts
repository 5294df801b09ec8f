import {
  type Eyes,
  type Game,
  isMove,
  type Match,
  reachesOverSecrets,
  type Seat,
  searchChance,
  takeBack,
} from '@tablee/kernel';
import { canon } from './checks/canon.ts';
import type { Finding } from './checks/finding.ts';
import { type Stop, type Walk, walk as walkAgain } from './checks/walk.ts';
import { chooseChanges, compareWorlds } from './twins.ts';

/** Whether only people, not bots, may agree to going back to `to`. */
export type Declines = (match: Match, to: number, seat: Seat) => boolean;

/** Long enough for a few hands, short enough to be played beside the other twins. */
const LONGEST = 60;

/** What seats learnt of hidden things from others, and what could be taken back although they know it. */
export class Recall {
  readonly #declines: Declines;
  /** The entry that showed it, by seat. */
  readonly #learnt = new Map<Seat, number>();
  /** Before this entry the two worlds differed in something hidden. */
  #hidden = false;

  constructor(declines: Declines) {
    this.#declines = declines;
  }

  get hasLearnt(): boolean {
    return this.#learnt.size > 0;
  }

  /** These eyes were told of entry n what they would not have been told in the other world. */
  told(eyes: Eyes, n: number): void {
    if (this.#hidden && typeof eyes === 'number') this.#learnt.set(eyes, n);
  }

  *check(stop: Stop, twin: Stop, alike: ReadonlySet<Eyes>, sameTruth: boolean): Generator<string> {
    this.#hidden = !sameTruth;
    this.#forget(stop);
    for (const eyes of alike) {
      if (typeof eyes !== 'number') continue;
      const ways = [stop, twin].map(({ match }) => wayOf(match, eyes));
      if (canon(ways[0]) !== canon(ways[1]))
        yield `seat ${eyes} was told the same and may take back otherwise: ${canon(ways[0])}, not ${canon(ways[1])}`;
    }
    for (const [seat, n] of this.#learnt) {
      const way = wayOf(stop.match, seat);
      if (typeof way !== 'string' && way.to < n && !this.#declines(stop.match, way.to, seat))
        yield `seat ${seat} learnt something hidden from entry ${n}, and a bot would let it be taken back`;
    }
  }

  /** People agreed to take it back: it is their affair. */
  #forget({ entry }: Stop): void {
    if (entry === null || isMove(entry) || entry.act !== 'back') return;
    for (const [seat, n] of this.#learnt) if (n > entry.to) this.#learnt.delete(seat);
  }
}

const wayOf = (match: Match, seat: Seat) =>
  takeBack(match.line, seat, match.game.actors(match.state).includes(seat));

/**
 * Twin worlds in which people take back and play otherwise: seats told the same must see the same across it. And
 * what somebody learnt from another seat is never hidden again by a take-back that bots agree to.
 */
export function* checkBacks(
  game: Game,
  walk: Walk,
  declines: Declines = reachesOverSecrets,
): Generator<Finding> {
  const limit = Math.min(LONGEST, walk.stops.length);
  const winding = walkAgain(game, walk.table, walk.seed, limit, true);
  if (winding.stops.length === 0) return;
  for (const change of chooseChanges(game, winding, searchChance(winding.stops.length)))
    for (const finding of compareWorlds(game, winding, change, new Recall(declines)))
      yield { ...finding, check: 'twins-back' };
}
