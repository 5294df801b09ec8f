import type { Game } from '@tablee/kernel';
import { type ExactPuzzle, idOf, type Puzzle, type ReachPuzzle } from '../src/index.ts';

/** Puzzles of the small games of the conformance suite. */

type WithoutId<P> = P extends Puzzle ? Omit<P, 'id'> : never;
const named = <P extends Puzzle>(puzzle: WithoutId<P>): P =>
  ({ id: idOf(puzzle as unknown as Puzzle), ...puzzle }) as unknown as P;

/** Nim: take 2 of the second heap, then keep the heaps equal. The second answer of the last turn wins as well. */
export const nimPuzzle: ExactPuzzle = named<ExactPuzzle>({
  game: 'nim',
  rules: 1,
  grade: 1,
  seats: 2,
  options: { heaps: 2, misere: false },
  seat: 0,
  position: '1/3 0',
  goal: { key: 'win-in', numbers: [2] },
  proof: { by: 'search', turns: 2, nodes: 12 },
  judge: 'exact',
  answers: [
    {
      plays: [{ seat: 0, move: '2-2' }],
      reply: [{ seat: 1, move: '1-1' }],
      next: [{ plays: [{ seat: 0, move: '2-1' }] }],
    },
  ],
});

/** Lob: both seats must throw near the line; the solver throws for both. */
export const lobPuzzle: ReachPuzzle = named<ReachPuzzle>({
  game: 'lob',
  rules: 1,
  grade: 2,
  seats: 2,
  options: { throws: 1 },
  seat: 0,
  position: '2x1:',
  goal: { key: 'all-out', numbers: [] },
  proof: { by: 'play', thoughts: 3 },
  judge: 'reach',
  hands: [0, 1],
  line: [
    { seat: 0, move: 'throw 1000' },
    { seat: 1, move: 'throw 900' },
  ],
});

export const asGame = <G>(game: G): Game => game as unknown as Game;
