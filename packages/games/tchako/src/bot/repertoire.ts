import type { Chance } from '@tablee/kernel';
import { DIRECTIONS, FULL_POWER, PUCK_RADIUS } from '@tablee/physics';
import { play } from '../apply.ts';
import type { Laid } from '../elastic.ts';
import type { TchakoEvent } from '../events.ts';
import { EACH, firstOf, type Puck } from '../puck.ts';
import { shotCost } from '../shot.ts';
import { clone, isHere, other, type State } from '../state.ts';
import { mayLoad } from '../variant.ts';
import { directionOf, turnBy } from './aim.ts';
import { glance, heldNow } from './judge.ts';
import type { Purse } from './purse.ts';

/** One way to shoot a puck. A straight one has its direction counted from the way to its target. */
export type ShotIdea = {
  readonly kind: 'shot';
  readonly puck: Puck;
  readonly loaded: boolean;
  /** Who is hit first, or -1. */
  readonly target: Puck;
  readonly straight: boolean;
  readonly direction: number;
  readonly power: number;
};

type Found = { readonly idea: ShotIdea; readonly value: number };
/** What comes of shots that do the same: how often they were found, and the best. */
type Effect = { times: number; best: Found[] };

const BREADTH = 0x1_0000;
const LEAST_POWER = 60;
/** Whoever has no time at all still has a look. */
const LEAST_TRIES = 12;
/** Directions one after the other, spread over the whole turn however many there will be. */
const STRIDE = 1_265;
/** Kept of those that do the same: they differ in how sure they are. */
const EACH_EFFECT = 6;
/** How much it is worth that an effect was found often: a hand that shakes will find it, too. */
const SURENESS = 0.02;

/**
 * What can be done with a puck from where it lies, found by trying, and kept for the length of a thought: in one turn most
 * pucks stay where they are. What was found when somebody else still lay there may be wrong by now; whoever tries it again finds out.
 */
export class Repertoire {
  private readonly tries: number;
  private readonly purse: Purse;
  private readonly chance: Chance;
  private readonly known = new Map<Laid, Map<number, readonly ShotIdea[]>>();

  constructor(tries: number, purse: Purse, chance: Chance) {
    this.tries = tries;
    this.purse = purse;
    this.chance = chance;
  }

  /** The best that puck can do, found in so many tries or until that share is spent: one shot for each effect, then others with the same effects. */
  shots(s: State, puck: Puck, tries = this.tries, until = 1): readonly ShotIdea[] {
    let here = this.known.get(s.laid);
    if (!here) {
      here = new Map();
      this.known.set(s.laid, here);
    }
    const [x, y] = [s.x[puck]!, s.y[puck]!];
    const place = ((x + BREADTH / 2) * BREADTH + y + BREADTH / 2) * 2 + s.turn;
    let found = here.get(place);
    if (!found) {
      found = this.explore(s, puck, tries, until);
      here.set(place, found);
    }
    return found;
  }

  private explore(s: State, puck: Puck, tries: number, until: number): ShotIdea[] {
    const effects = new Map<number, Effect>();
    const start = this.chance.pick(DIRECTIONS);
    const enemies = listEnemies(s);
    const loadable = mayLoad(s.variant);
    for (let i = 0; i < tries && (i < LEAST_TRIES || this.purse.spent() < until); i++) {
      const target = i % 2 === 0 ? enemies[(i >> 1) % enemies.length] : undefined;
      const direction = target === undefined ? turnBy(start, i * STRIDE) : this.towards(s, puck, target);
      const power = LEAST_POWER + this.chance.pick(FULL_POWER - LEAST_POWER + 1);
      const loaded = loadable && shotCost(s, puck, true) <= s.points && this.chance.pick(3) > 0;
      this.attempt(s, { puck, direction, power, loaded }, effects);
    }
    return rank(effects, tries);
  }

  private attempt(
    s: State,
    shot: {
      readonly puck: Puck;
      readonly direction: number;
      readonly power: number;
      readonly loaded: boolean;
    },
    effects: Map<number, Effect>,
  ): void {
    const { puck, direction, power, loaded } = shot;
    const after = clone(s);
    const news: TchakoEvent[] = [];
    this.purse.pay();
    play(after, { kind: 'shoot', puck, direction, power, dx: 0, dy: 0, loaded }, news);
    const hit = news.find(e => e.kind === 'hit');
    const target = hit ? hit.puck : -1;
    const value = glance(after, s.turn);
    const name = nameEffect(after, target, loaded);
    const aim = target >= 0 ? wayTo(s, puck, target) : 0;
    const off = turnBy(direction, -aim + DIRECTIONS / 2) - DIRECTIONS / 2;
    const straight = target >= 0 && Math.abs(off) < breadthOf(s, puck, target);
    const idea: ShotIdea = {
      kind: 'shot',
      puck,
      target,
      straight,
      direction: straight ? off : direction,
      power,
      loaded,
    };
    const effect = effects.get(name);
    if (!effect) effects.set(name, { times: 1, best: [{ idea, value }] });
    else {
      effect.times++;
      effect.best.push({ idea, value });
    }
  }

  /** Somewhere on the other, as broad as two pucks. */
  private towards(s: State, puck: Puck, target: Puck): number {
    const breadth = breadthOf(s, puck, target);
    return turnBy(wayTo(s, puck, target), this.chance.pick(2 * breadth + 1) - breadth);
  }
}

/** Who is hit, who is there, and whose the zones are, in one number: nearly always another for another effect. */
function nameEffect(after: State, target: Puck, loaded: boolean): number {
  const zones = heldNow();
  let name = (target + 1) * 2 + (loaded ? 1 : 0);
  name = Math.imul(name, 0x1_0001) ^ after.here;
  name = Math.imul(name, 0x85eb_ca6b) ^ zones;
  return name ^ (name >>> 15);
}

export const wayTo = (s: State, puck: Puck, target: Puck): number =>
  directionOf(s.x[target]! - s.x[puck]!, s.y[target]! - s.y[puck]!);

/** In 4096ths of a turn, to one side: an arc is nearly as long as what it spans. */
function breadthOf(s: State, puck: Puck, target: Puck): number {
  const [dx, dy] = [s.x[target]! - s.x[puck]!, s.y[target]! - s.y[puck]!];
  return Math.ceil((652 * 2 * PUCK_RADIUS) / Math.sqrt(dx * dx + dy * dy));
}

const listEnemies = (s: State): Puck[] => {
  const first = firstOf(other(s.turn));
  return Array.from({ length: EACH }, (_, i) => first + i).filter(puck => isHere(s, puck));
};

/** One of each effect, the most valuable and surest effects first; then a second of each, and so on. */
function rank(effects: ReadonlyMap<number, Effect>, tries: number): ShotIdea[] {
  const worth = (e: Effect): number => e.best[0]!.value + SURENESS * Math.min(1, (50 * e.times) / tries);
  for (const effect of effects.values()) effect.best = spread(effect.best);
  const sorted = [...effects.values()].sort((a, b) => worth(b) - worth(a));
  const ideas: ShotIdea[] = [];
  for (let i = 0; i < EACH_EFFECT; i++)
    for (const { best } of sorted) if (i < best.length) ideas.push(best[i]!.idea);
  return ideas;
}

/** Of shots with the same effect, the one in the middle of the largest group by direction, then the best of all. */
function spread(found: Found[]): Found[] {
  if (found.length <= EACH_EFFECT) return found;
  const byDirection = [...found].sort((a, b) => a.idea.direction - b.idea.direction);
  const groups: Found[][] = [];
  for (const each of byDirection) {
    const group = groups.at(-1);
    if (group && each.idea.direction - group.at(-1)!.idea.direction <= APART) group.push(each);
    else groups.push([each]);
  }
  groups.sort((a, b) => b.length - a.length);
  const middles = groups.slice(0, EACH_EFFECT - 1).map(group => group[group.length >> 1]!);
  const best = found.reduce((a, b) => (b.value > a.value ? b : a));
  return [...middles, best];
}

/** Shots of one effect whose directions are no farther apart belong together. */
const APART = 24;
