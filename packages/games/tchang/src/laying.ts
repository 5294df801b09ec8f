import type { Chance } from '@tablee/kernel';
import { GROUND, type Space, START } from './board.ts';
import { hasStatue, hasStone, STATUE, STONE } from './cell.ts';
import type { TchangEvent } from './events.ts';
import { placesStatue, type State } from './state.ts';

/** TCHANG-4: a statue or a stone by hand, face down. */
export function lay(s: State, space: Space, news: TchangEvent[]): void {
  const what = placesStatue(s) ? 'statue' : 'stone';
  put(s, space);
  news.push({ kind: 'placed', seat: s.turn, what, space });
  if (s.toPlace === 0) begin(s, news);
  else s.turn = (s.turn + 1) % s.variant.seats;
}

/** TCHANG-16: whatever nobody has placed yet, by lot, as the options have it. */
export function layRest(s: State, chance: Chance, news: TchangEvent[]): void {
  const statues = takeByLot(s, statuePlaces(s), s.toPlace - s.variant.stones, chance);
  const stones = takeByLot(s, stonePlaces(s), s.toPlace, chance);
  news.push({ kind: 'laid', statues, stones });
  begin(s, news);
}

function put(s: State, space: Space): void {
  s.cells[space]! |= placesStatue(s) ? STATUE : STONE;
  s.toPlace--;
}

/** TCHANG-3: whoever placed last, seat 0 starts. */
function begin(s: State, news: TchangEvent[]): void {
  s.phase = 'explore';
  s.turn = 0;
  news.push({ kind: 'began', seat: s.turn });
}

/** Groups of free spaces: one is filled before the next, and within it the lot decides. */
type Places = readonly (readonly Space[])[];

const free = (s: State, is: (cell: number) => boolean): readonly Space[] =>
  GROUND.filter(space => !is(s.cells[space]!));

/** The nearest or the farthest first, by corridor steps, or all alike. */
function statuePlaces(s: State): Places {
  const spaces = free(s, hasStatue);
  if (s.variant.statues === 'spread') return [spaces];
  const steps = (space: Space): number => s.maze.stepsBetween(START, space);
  const lengths = [...new Set(spaces.map(steps))].sort((a, b) => a - b);
  if (s.variant.statues === 'far') lengths.reverse();
  return lengths.map(length => spaces.filter(space => steps(space) === length));
}

/** Beside the statues first, on them first, or all alike. */
function stonePlaces(s: State): Places {
  const spaces = free(s, hasStone);
  if (s.variant.cover === 'random') return [spaces];
  const wanted = s.variant.cover === 'all';
  const first = spaces.filter(space => hasStatue(s.cells[space]!) === wanted);
  return [first, spaces.filter(space => !first.includes(space))];
}

/** Returns where they lie, in the order of the spaces. */
function takeByLot(s: State, places: Places, count: number, chance: Chance): Space[] {
  const laid: Space[] = [];
  for (const group of places) {
    const left = group.slice();
    while (left.length > 0 && laid.length < count) {
      // A group that is filled to the last space needs no lot.
      const i = count - laid.length >= left.length ? 0 : chance.pick(left.length);
      const space = left.splice(i, 1)[0]!;
      put(s, space);
      laid.push(space);
    }
  }
  return laid.sort((a, b) => a - b);
}
