import { searchChance } from '@tablee/kernel';
import { entryOf, isHouse, isTrack, PAWNS, partnerOf, RING, type State } from '@tablee/tock';
import type { Seating } from './player.ts';

/** Is a card for the partner being chosen? */
export const isGift = ({ game, state }: Seating): boolean =>
  game.id === 'tock' && (state as State).phase === 'swap';

/** How far the four pawns of a colour have come, how many are on the way or home, how many are home. */
function survey(s: State, colour: number) {
  const pawns = s.pawns.slice(colour * PAWNS, (colour + 1) * PAWNS);
  const steps = pawns.map(place => {
    if (isTrack(place)) return (place - entryOf(colour) + RING) % RING;
    return isHouse(place) ? RING : 0;
  });
  return {
    out: pawns.filter(place => isTrack(place) || isHouse(place)).length,
    home: pawns.filter(isHouse).length,
    steps: steps.reduce((sum, n) => sum + n, 0),
  };
}

/** Entering before anything else, then going home, taking, and going far; worse for what it does to the own team. */
function rank(before: State, after: State, seat: number): readonly number[] {
  const team = [seat, partnerOf(seat)];
  const rivals = [(seat + 1) % 4, (seat + 3) % 4];
  const change = (colours: readonly number[], of: 'out' | 'home' | 'steps'): number =>
    colours.reduce((sum, c) => sum + survey(after, c)[of] - survey(before, c)[of], 0);
  return [
    Math.max(0, change(team, 'out')),
    change(team, 'home'),
    Math.min(0, change(team, 'out')) - change(rivals, 'out'),
    change(team, 'steps'),
  ];
}

const isBetter = (a: readonly number[], b: readonly number[]): boolean => {
  const i = a.findIndex((value, at) => value !== b[at]);
  return i >= 0 && a[i]! > b[i]!;
};

/** Looks at the board after each of its cards, four players in teams; equal ones, gifts and drops go by lot. */
export function planGreedily({ game, state, seat }: Seating, seed: number): string[] {
  const chance = searchChance(seed);
  const before = state as State;
  const moves = [...game.moves(state, seat)];
  let best: unknown[] = moves;
  let highest: readonly number[] = [Number.NEGATIVE_INFINITY];
  for (const move of before.phase === 'play' ? moves : []) {
    const after = game.clone(state) as State;
    // The deal after the last card moves no pawn.
    game.apply(after, seat, move, chance);
    const worth = rank(before, after, seat);
    if (isBetter(highest, worth)) continue;
    if (isBetter(worth, highest)) best = [];
    highest = worth;
    best.push(move);
  }
  return [game.writeMove(best[chance.pick(best.length)])];
}
