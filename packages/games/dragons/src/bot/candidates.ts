import type { Candidate, Chance, Seat } from '@tablee/kernel';
import { ANIMAL, faceOf, isCovered, isDown, isTomb, isUp, SIZE, type Space, UNSEEN } from '../board.ts';
import { GESTURES, hideMove, KEEP, type Move, showMove, turnMove, wonMove } from '../move.ts';
import { hidingPlaces, type State, spacesWith, toHide } from '../state.ts';
import { chanceByKeeping, chanceByTurning, lookAhead, toLogOdds } from './outlook.ts';

/** The moves of a seat, best first. `mind` is its view, with or without what it remembers. */
export function listCandidates(
  mind: State,
  seat: Seat,
  most: number,
  chance: Chance,
): readonly Candidate<Move>[] {
  if (mind.phase === 'hide') return listCovers(mind, most, chance);
  return mind.phase === 'turn' ? listTurns(mind, seat, chance) : [challenge(mind, chance)];
}

/** DRAGON-2: a random gesture. DRAGON-10: with real hands, a random winner. */
function challenge(mind: State, chance: Chance): Candidate<Move> {
  const real = mind.variant.hands === 'real';
  const move = real ? wonMove(chance.pick(mind.variant.seats)) : showMove(chance.pick(GESTURES.length));
  return { move, prior: 0 };
}

/** DRAGON-5: takes remembered fireflies first, the richest first; then stops or goes on by the win probability. */
function listTurns(mind: State, seat: Seat, chance: Chance): Candidate<Move>[] {
  // Forced moves need no evaluation.
  const safe = richestSafe(mind);
  if (safe !== null) return [{ move: turnMove(safe), prior: 0 }];
  const unknown = spacesWith(mind, cell => cell === UNSEEN);
  const move = turnMove(unknown[chance.pick(unknown.length)]!);
  if (!mind.cells.some(isUp)) return [{ move, prior: 0 }];
  const outlook = lookAhead(mind);
  const turn = { move, prior: toLogOdds(chanceByTurning(outlook, seat)) };
  const keep = { move: KEEP, prior: toLogOdds(chanceByKeeping(outlook, seat)) };
  return turn.prior > keep.prior ? [turn, keep] : [keep, turn];
}

function richestSafe(mind: State): Space | null {
  const known = spacesWith(mind, cell => isCovered(cell) && faceOf(cell) !== ANIMAL);
  const value = (space: Space): number => faceOf(mind.cells[space]!);
  return known.reduce<Space | null>(
    (best, space) => (best === null || value(space) > value(best) ? space : best),
    null,
  );
}

/** The value of a neighbouring stone, in hundredths of log-odds. Small, so that blurred levels hide anywhere. */
const CROWD = 4;
/** The value of a firefly beside an animal: players come back for it. */
const DECOY = 6;

function neighboursOf(space: Space): Space[] {
  const [column, row] = [space % SIZE, Math.floor(space / SIZE)];
  const found: Space[] = [];
  for (let r = Math.max(0, row - 1); r <= Math.min(SIZE - 1, row + 1); r++)
    for (let c = Math.max(0, column - 1); c <= Math.min(SIZE - 1, column + 1); c++)
      if ((r !== row || c !== column) && isTomb(r * SIZE + c)) found.push(r * SIZE + c);
  return found;
}

/** Stones among many others are harder to remember. */
function hidingValue(mind: State, from: Space, to: Space): number {
  const animal = faceOf(mind.cells[from]!) === ANIMAL;
  let worth = 0;
  for (const space of neighboursOf(to)) {
    const cell = mind.cells[space]!;
    if (isDown(cell)) worth += CROWD;
    if (animal && isCovered(cell) && faceOf(cell) !== ANIMAL) worth += DECOY;
  }
  return worth;
}

/** DRAGON-4, DRAGON-6: hides fireflies first, the animal last. */
function listCovers(mind: State, most: number, chance: Chance): Candidate<Move>[] {
  const up = toHide(mind);
  const from = up.find(space => faceOf(mind.cells[space]!) !== ANIMAL) ?? up[0]!;
  return (
    hidingPlaces(mind)
      // Ties in random order, so that hiding places cannot be predicted.
      .map(to => ({
        move: hideMove(from, to),
        prior: hidingValue(mind, from, to),
        lot: chance.pick(1_000_000),
      }))
      .sort((a, b) => b.prior - a.prior || a.lot - b.lot)
      .slice(0, most)
      .map(({ move, prior }) => ({ move, prior }))
  );
}
