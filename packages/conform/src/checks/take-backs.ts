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
import { canon, isSame } from './canon.ts';
import type { Finding } from './finding.ts';
import { chooseChanges, compareWorlds } from './twin-worlds.ts';
import { type Stop, type Walk, walk as walkAgain } from './walk.ts';

/** Whether bots decline going back to `to`. */
export type Declines = (match: Match, to: number, seat: Seat) => boolean;

/** Entries of a walk: enough for a few hands. */
const LONGEST = 60;

/** Tracks hidden things that seats learnt from other seats, and finds take-backs that would hide them again. */
export class Recall {
  readonly #declines: Declines;
  /** By seat: the entry that showed it. */
  readonly #learnt = new Map<Seat, number>();
  /** The two worlds differed before this entry. */
  #hidden = false;

  constructor(declines: Declines) {
    this.#declines = declines;
  }

  get hasLearnt(): boolean {
    return this.#learnt.size > 0;
  }

  /** These eyes were told something else of entry n than in the other world. */
  told(eyes: Eyes, n: number): void {
    if (this.#hidden && typeof eyes === 'number') this.#learnt.set(eyes, n);
  }

  *check(stop: Stop, twin: Stop, alike: ReadonlySet<Eyes>, sameTruth: boolean): Generator<string> {
    this.#hidden = !sameTruth;
    this.#forget(stop);
    for (const eyes of alike) {
      if (typeof eyes !== 'number') continue;
      const ways = [stop, twin].map(({ match }) => wayOf(match, eyes));
      if (!isSame(ways[0], ways[1]))
        yield `seat ${eyes} was told the same and may take back otherwise: ${canon(ways[0])}, not ${canon(ways[1])}`;
    }
    for (const [seat, n] of this.#learnt) {
      const way = wayOf(stop.match, seat);
      if (typeof way !== 'string' && way.to < n && !this.#declines(stop.match, way.to, seat))
        yield `seat ${seat} learnt something hidden from entry ${n}, and a bot would let it be taken back`;
    }
  }

  /** People may agree to take it back. */
  #forget({ entry }: Stop): void {
    if (entry === null || isMove(entry) || entry.act !== 'back') return;
    for (const [seat, n] of this.#learnt) if (n > entry.to) this.#learnt.delete(seat);
  }
}

const wayOf = (match: Match, seat: Seat) =>
  takeBack(match.line, seat, match.game.actors(match.state).includes(seat));

/**
 * Twin worlds with take-backs: seats told the same must see the same. Bots must decline a take-back that hides what the
 * asking seat learnt from another seat.
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
