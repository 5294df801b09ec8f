import { type Chance, defaultOptions, searchChance } from '@tablee/kernel';
import { RING, SEVEN, type State, tock } from '@tablee/tock';
import { median } from '../statistics.ts';
import { cpuSeconds } from './clock.ts';

const POSITIONS = 300;
const ROUNDS = 7;
const WARM = 40;

export type Listing = { readonly ms: number; readonly moves: number };

/**
 * Two players, one of them with all eight pawns on the track, more or less close together, and one card: a 7. By lot
 * with the options that make more of it.
 */
function drawPosition(chance: Chance): State {
  const houseEntry = chance.pick(2) === 0 ? ('automatic' as const) : ('choice' as const);
  const options = { ...defaultOptions(tock.options), houseEntry, selfCapture: chance.pick(2) === 0 };
  const { state } = tock.setup({ seats: 2, options }, chance);
  state.hands.fill(0);
  state.hands[SEVEN] = 1;
  state.held[0] = 1;
  state.held[1] = 0;
  const first = chance.pick(RING);
  const spread = 8 + chance.pick(RING - 8);
  const squares = new Set<number>();
  while (squares.size < 8) squares.add((first + chance.pick(spread)) % RING);
  const drawn = [...squares];
  for (const [colour, places] of [drawn.slice(0, 4), drawn.slice(4)].entries()) {
    for (const [i, place] of places.toSorted((a, b) => a - b).entries()) state.pawns[colour * 8 + i] = place;
  }
  return state;
}

function timeList(state: State): Listing {
  let moves = 0;
  const times = Array.from({ length: ROUNDS }, () => {
    const before = cpuSeconds();
    moves = Array.from(tock.moves(state, 0)).length;
    return (cpuSeconds() - before) * 1000;
  });
  return { ms: median(times), moves };
}

/** The positions with the longest and with the slowest list of moves among many; each list's time is a median. */
export function timeSplits(): { readonly slowest: Listing; readonly longest: Listing } {
  const chance = searchChance(7);
  for (let i = 0; i < WARM; i++) timeList(drawPosition(chance));
  const found = Array.from({ length: POSITIONS }, () => timeList(drawPosition(chance)));
  return {
    slowest: found.reduce((a, b) => (b.ms > a.ms ? b : a)),
    longest: found.reduce((a, b) => (b.moves > a.moves ? b : a)),
  };
}
