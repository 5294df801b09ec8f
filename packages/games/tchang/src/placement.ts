import type { Chance } from '@tablee/kernel';
import { GROUND, type Space, START } from './board.ts';
import { hasStatue, hasStone, STATUE, STONE } from './cell.ts';
import type { TchangEvent } from './events.ts';
import { placesStatue, type State } from './state.ts';

/** TCHANG-4: places a statue or a stone by hand, face down. */
export function placeByHand(s: State, space: Space, events: TchangEvent[]): void {
  const what = placesStatue(s) ? 'statue' : 'stone';
  put(s, space);
  events.push({ kind: 'placed', seat: s.turn, what, space });
  if (s.toPlace === 0) begin(s, events);
  else s.turn = (s.turn + 1) % s.variant.seats;
}

/** TCHANG-16: places everything left at random, according to the options. */
export function placeRest(s: State, chance: Chance, events: TchangEvent[]): void {
  const statues = placeAtRandom(s, statuePlaces(s), s.toPlace - s.variant.stones, chance);
  const stones = placeAtRandom(s, stonePlaces(s), s.toPlace, chance);
  events.push({ kind: 'laid', statues, stones });
  begin(s, events);
}

function put(s: State, space: Space): void {
  s.cells[space]! |= placesStatue(s) ? STATUE : STONE;
  s.toPlace--;
}

/** TCHANG-3: seat 0 starts, whichever seat placed last. */
function begin(s: State, events: TchangEvent[]): void {
  s.phase = 'explore';
  s.turn = 0;
  events.push({ kind: 'began', seat: s.turn });
}

/** Groups of free spaces. A group is filled before the next one; within a group the choice is random. */
type Places = readonly (readonly Space[])[];

const free = (s: State, is: (cell: number) => boolean): readonly Space[] =>
  GROUND.filter(space => !is(s.cells[space]!));

/** Groups by distance from the start, nearest or farthest first, or a single group. */
function statuePlaces(s: State): Places {
  const spaces = free(s, hasStatue);
  if (s.variant.statues === 'spread') return [spaces];
  const steps = (space: Space): number => s.maze.stepsBetween(START, space);
  const lengths = [...new Set(spaces.map(steps))].sort((a, b) => a - b);
  if (s.variant.statues === 'far') lengths.reverse();
  return lengths.map(length => spaces.filter(space => steps(space) === length));
}

/** Spaces without statues first, spaces with statues first, or a single group. */
function stonePlaces(s: State): Places {
  const spaces = free(s, hasStone);
  if (s.variant.cover === 'random') return [spaces];
  const wanted = s.variant.cover === 'all';
  const first = spaces.filter(space => hasStatue(s.cells[space]!) === wanted);
  return [first, spaces.filter(space => !first.includes(space))];
}

/** Returns the chosen spaces, sorted. */
function placeAtRandom(s: State, places: Places, count: number, chance: Chance): Space[] {
  const laid: Space[] = [];
  for (const group of places) {
    const left = group.slice();
    while (left.length > 0 && laid.length < count) {
      // No random pick for a group that is filled completely.
      const i = count - laid.length >= left.length ? 0 : chance.pick(left.length);
      const space = left.splice(i, 1)[0]!;
      put(s, space);
      laid.push(space);
    }
  }
  return laid.sort((a, b) => a - b);
}
