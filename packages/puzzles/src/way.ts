import {
  isRefused,
  type Match,
  NeedsReferee,
  playMove,
  type Refused,
  refereeOnly,
  replayChance,
  type Seat,
  type Step,
} from '@tablee/kernel';
import type { Answer, Play } from './puzzle.ts';

/** Ways through one turn: moves as recorded, and other moves that lead to the same position. */

/** Null: the move meets luck or secrets that the puzzle does not record, so it is not part of it. */
export function stepWith(match: Match, { seat, move, picks }: Play): Step | Refused | null {
  try {
    return playMove(match, seat, move, picks ? { ...replayChance(picks), picks } : refereeOnly);
  } catch (e) {
    if (e instanceof NeedsReferee) return null;
    throw e;
  }
}

/** Thrown for a recorded move that does not fit its position: the puzzle is wrong. */
export class BadLine extends Error {}

/** Plays a recorded move. */
export function stepRecorded(match: Match, recorded: Play): Step {
  const step = stepWith(match, recorded);
  const { seat, move } = recorded;
  if (step === null) throw new BadLine(`move ${move} of seat ${seat} needs picks`);
  if (isRefused(step)) throw new BadLine(`move ${move} of seat ${seat} is refused: ${step.refusal.key}`);
  return step;
}

const textOf = ({ game, state }: Match): string => game.writeState(state);

/** The positions that an answer leads through, the last one included. */
function positionsOf(from: Match, { plays }: Answer): string[] {
  let match = from;
  return plays.map(recorded => {
    match = stepRecorded(match, recorded).match;
    return textOf(match);
  });
}

/** Whether a turn that began with `from` has led to the end of this answer. */
export const isAnswer = (from: Match, answer: Answer, match: Match): boolean =>
  positionsOf(from, answer).at(-1) === textOf(match);

/** The moves that lead from `match` to the end of an answer; null if none do. Empty: too many to tell. */
export function wayTo(
  match: Match,
  from: Match,
  answers: readonly Answer[],
  seat: Seat,
): readonly Play[] | null {
  const here = textOf(match);
  const ends = new Set<string>();
  for (const answer of answers) {
    const positions = positionsOf(from, answer);
    const at = match === from ? -1 : positions.indexOf(here);
    if (match === from || at >= 0) return answer.plays.slice(at + 1);
    ends.add(positions.at(-1)!);
  }
  return match.game.traits.moves === 'listed' ? searchWay(match, ends, seat) : null;
}

/** The rest of a turn rarely has more positions (TCHAG-7). */
const MOST_POSITIONS = 3_000;

/** Breadth-first search through the rest of the turn, without luck. */
function searchWay(match: Match, ends: ReadonlySet<string>, seat: Seat): readonly Play[] | null {
  const { game } = match;
  const queue: { readonly state: unknown; readonly way: readonly Play[] }[] = [
    { state: match.state, way: [] },
  ];
  const seen = new Set([textOf(match)]);
  for (const { state, way } of queue) {
    if (!game.actors(state).includes(seat)) continue;
    for (const move of game.moves(state, seat)) {
      const next = game.clone(state);
      try {
        game.apply(next, seat, move, refereeOnly);
      } catch (e) {
        if (e instanceof NeedsReferee) continue;
        throw e;
      }
      const text = game.writeState(next);
      if (seen.has(text)) continue;
      const longer = [...way, { seat, move: game.writeMove(move) }];
      if (ends.has(text)) return longer;
      if (seen.size >= MOST_POSITIONS) return [];
      seen.add(text);
      queue.push({ state: next, way: longer });
    }
  }
  return null;
}
