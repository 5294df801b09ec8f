import { loadGame, loadPuzzles } from '@tablee/catalogue';
import { describe, expect, it } from 'vitest';
import { FINDERS } from '../find/index.ts';
import {
  type Attempt,
  begin,
  type ExactPuzzle,
  GRADES,
  mistakesOf,
  type Puzzle,
  play,
  readPuzzles,
} from '../src/index.ts';
import { stepRecorded } from '../src/way.ts';
import { ContractProof, type Readings } from './contract-proof.ts';

const load = async (id: string) => {
  const source = (await loadPuzzles(id))!;
  return { puzzles: readPuzzles(source.list), game: await loadGame(id), reached: source.reached };
};

describe.each(Object.keys(FINDERS))('the puzzles of %s', id => {
  it('are enough of each grade, and every solution is accepted by the judge', async () => {
    const { puzzles, game, reached } = await load(id);
    const finder = await FINDERS[id]!();
    expect(puzzles.length).toBe(finder.count);
    for (const grade of GRADES)
      expect(puzzles.filter(puzzle => puzzle.grade === grade).length).toBeGreaterThanOrEqual(
        finder.count / 4,
      );
    const mistakes = puzzles.flatMap(puzzle =>
      mistakesOf(puzzle, game, reached).map(mistake => `${puzzle.id}: ${mistake}`),
    );
    expect(mistakes).toEqual([]);
    expect(new Set(puzzles.map(({ position }) => position)).size).toBe(puzzles.length);
  });

  it('are proven again, all of them or a fixed sample', async () => {
    const { puzzles } = await load(id);
    const finder = await FINDERS[id]!();
    for (const puzzle of puzzles.filter((_, i) => i % (finder.every ?? 1) === 0))
      expect([puzzle.id, await finder.prove(puzzle)]).toEqual([puzzle.id, null]);
  });
});

/**
 * By the contract alone, for the puzzles with the fewest turns and nodes: `compared` of each goal. A turn of Tchag goes on while repairs are pending; one of
 * Tekao is a single move.
 */
const BY_CONTRACT: {
  readonly [game: string]: Readings & { readonly turns: number; readonly compared: number };
} = {
  tchag: {
    turns: 3,
    compared: 6,
    isTurnOver: state => (state as { phase: string }).phase !== 'repair',
    leadOf: (state, seat) => {
      const { taken } = state as { taken: readonly number[] };
      return taken[seat]! - taken[1 - seat]!;
    },
  },
  tekao: {
    turns: 2,
    compared: 1,
    isTurnOver: () => true,
    leadOf: (state, seat) => {
      const { men } = state as { men: readonly number[] };
      return men[seat]! - men[1 - seat]!;
    },
  },
};

/** The positions after the turns that fulfil the goal; null if a shorter way exists. */
function solve(proof: ContractProof, { goal, seat }: Puzzle, state: unknown, lead: number): string[] | null {
  const [n = 0, turns = 0] = goal.numbers;
  switch (goal.key) {
    case 'win-in':
      if (proof.wins(state, seat, n - 1)) return null;
      return proof.turnsWith(state, end => proof.wins(end, seat, n - 1));
    case 'hold':
      return proof.turnsWith(state, end => !proof.wins(end, 1 - seat, n));
    case 'take':
      if (proof.leads(state, seat, 1, lead + n)) return null;
      return proof.turnsWith(state, end => proof.leads(end, seat, turns - 1, lead + n));
    default:
      throw new Error(`the contract alone does not decide ${goal.key}`);
  }
}

describe.each(Object.keys(BY_CONTRACT))('the proofs of %s', id => {
  it('agree with a search over the rules themselves', async () => {
    const { puzzles, game } = await load(id);
    const readings = BY_CONTRACT[id]!;
    const nodesOf = ({ proof }: Puzzle): number => (proof.by === 'search' ? proof.nodes : 0);
    const short = (puzzles as readonly ExactPuzzle[])
      .filter(({ proof }) => proof.by === 'search' && proof.turns <= readings.turns + 1)
      .filter(({ goal }) => goal.numbers[0]! <= readings.turns)
      .sort((a, b) => nodesOf(a) - nodesOf(b));
    const goals = new Set(short.map(({ goal }) => goal.key));
    expect(goals.size).toBeGreaterThan(1);
    for (const key of goals) {
      for (const puzzle of short.filter(({ goal }) => goal.key === key).slice(0, readings.compared)) {
        const { match } = begin(puzzle, game);
        const accepted = puzzle.answers.map(({ plays }) =>
          game.writeState(plays.reduce((at, recorded) => stepRecorded(at, recorded).match, match).state),
        );
        const lead = readings.leadOf(match.state, puzzle.seat);
        const solved = solve(new ContractProof(game, readings), puzzle, match.state, lead);
        expect([puzzle.id, solved]).toEqual([puzzle.id, accepted.sort()]);
      }
    }
  });

  it('fail for another solution, another goal and another position', async () => {
    const { puzzles } = await load(id);
    const finder = await FINDERS[id]!();
    const [first, second] = puzzles.filter(puzzle => puzzle.judge === 'exact') as ExactPuzzle[];
    expect(await finder.prove({ ...first!, answers: second!.answers })).not.toBeNull();
    expect(await finder.prove({ ...first!, goal: { key: 'win-in', numbers: [9] } })).not.toBeNull();
    expect(await finder.prove({ ...first!, position: second!.position })).not.toBeNull();
  });
});

it('TCHAG-7 the judge accepts repairs in any order that leads to a proven field, and no other move', async () => {
  const { puzzles, game } = await load('tchag');
  const proof = new ContractProof(game, BY_CONTRACT.tchag!);
  let otherOrders = 0;
  for (const puzzle of puzzles as readonly ExactPuzzle[]) {
    const start = begin(puzzle, game);
    const accepted = puzzle.answers.map(({ plays }) =>
      game.writeState(plays.reduce((at, recorded) => stepRecorded(at, recorded).match, start.match).state),
    );
    /** Tries every move of this turn from here, and of what is right so far. */
    const tryAll = (attempt: Attempt, made: readonly string[]): void => {
      const { match } = attempt;
      for (const move of game.moves(match.state, puzzle.seat)) {
        const moves = [...made, game.writeMove(move)];
        const answer = play(attempt, moves.at(-1)!);
        const { match: there } = stepRecorded(match, { seat: puzzle.seat, move: moves.at(-1)! });
        const ends = isMidTurn(there.state)
          ? [...proof.turnsOf(there.state).keys()]
          : [game.writeState(there.state)];
        const right = ends.some(end => accepted.includes(end));
        expect([puzzle.id, moves, answer.verdict !== 'wrong']).toEqual([puzzle.id, moves, right]);
        const recorded = puzzle.answers.some(({ plays }) =>
          moves.every((text, i) => plays[i]?.move === text),
        );
        if (right && !recorded) otherOrders++;
        if (answer.verdict === 'on' && answer.attempt.turns === 0 && moves.length < 7)
          tryAll(answer.attempt, moves);
      }
    };
    tryAll(start, []);
  }
  expect(otherOrders).toBeGreaterThan(0);
});

const isMidTurn = (state: unknown): boolean => !BY_CONTRACT.tchag!.isTurnOver(state);
