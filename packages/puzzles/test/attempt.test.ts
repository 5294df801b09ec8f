import { lob, nim } from '@tablee/conform/specimens';
import { defaultTable, liveChance, openMatch, playMove, seedFromText } from '@tablee/kernel';
import { tekao } from '@tablee/tekao';
import { describe, expect, it } from 'vitest';
import {
  type Attempt,
  begin,
  type ExactPuzzle,
  hintOf,
  idOf,
  mistakesOf,
  play,
  solutionOf,
  type Verdict,
} from '../src/index.ts';
import { asGame, lobPuzzle, nimPuzzle } from './specimen-puzzles.ts';

const positionOf = ({ match }: Attempt): string => match.game.writeState(match.state);

/** The attempt after a move that is right. */
function on(attempt: Attempt, move: string, seat?: number): Attempt {
  const answer = play(attempt, move, seat);
  if (answer.verdict === 'wrong') throw new Error(`${move} is wrong: ${answer.why}`);
  return answer.attempt;
}
const why = (answer: Verdict): string =>
  answer.verdict !== 'wrong' ? answer.verdict : answer.why === 'refused' ? answer.refusal.key : answer.why;

describe('an exact puzzle', () => {
  const start = begin(nimPuzzle, asGame(nim));

  it('answers the best move with the recorded reply, then with "solved"', () => {
    const first = play(start, '2-2');
    if (first.verdict !== 'on') throw new Error(first.verdict);
    expect(first.steps.map(({ entry }) => entry)).toEqual([
      { seat: 0, move: '2-2' },
      { seat: 1, move: '1-1' },
    ]);
    expect(first.steps.map(({ match }) => nim.writeState(match.state as never))).toEqual(['1/1 1', '0/1 0']);
    expect([first.attempt.turns, positionOf(first.attempt)]).toEqual([1, '0/1 0']);
    const last = play(first.attempt, '2-1');
    expect(last).toMatchObject({ verdict: 'solved', attempt: { solved: true } });
  });

  it('says why a move is wrong, and leaves the attempt as it was', () => {
    expect(play(start, '2-9')).toEqual({
      verdict: 'wrong',
      why: 'refused',
      refusal: { rule: 'NIM-3', key: 'too-many' },
    });
    expect(why(play(start, 'nonsense'))).toBe('not-a-move');
    expect(why(play(start, '2-2', 1))).toBe('not-your-turn');
    const worse = play(start, '2-3');
    expect(worse).toMatchObject({ verdict: 'wrong', why: 'not-best', steps: [{ entry: { move: '2-3' } }] });
    expect(positionOf(start)).toBe(nimPuzzle.position);
  });

  it('hints at the next move of the line', () => {
    expect(hintOf(start)).toEqual({ seat: 0, move: '2-2' });
    const later = on(start, '2-2');
    expect(hintOf(later)?.move).toBe('2-1');
    expect(hintOf(on(later, '2-1'))).toBeNull();
    expect(solutionOf(nimPuzzle).map(({ move }) => move)).toEqual(['2-2', '1-1', '2-1']);
  });

  it('is not begun under other rules', () => {
    expect(() => begin({ ...nimPuzzle, rules: 2 }, asGame(nim))).toThrow('nim 2, not nim 1');
  });

  it('takes luck from the line', () => {
    const seed = seedFromText('luck of a puzzle');
    const { match } = openMatch(asGame(tekao), defaultTable(asGame(tekao)), liveChance(seed, 0));
    const [best, worse] = [...match.game.moves(match.state, 0)].map(m => match.game.writeMove(m));
    const step = playMove(match, 0, best!, liveChance(seed, 1));
    if (!('entry' in step) || !('move' in step.entry)) throw new Error('the placement was refused');
    const { picks } = step.entry;
    expect(picks?.length).toBeGreaterThan(0);
    const puzzle: ExactPuzzle = {
      ...nimPuzzle,
      game: 'tekao',
      options: match.table.options,
      position: match.game.writeState(match.state),
      goal: { key: 'best-card', numbers: [] },
      answers: [{ plays: [{ seat: 0, move: best!, picks: picks! }] }],
    };
    const attempt = begin(puzzle, asGame(tekao));
    const solved = play(attempt, best!);
    expect(solved).toMatchObject({ verdict: 'solved', steps: [{ entry: { move: best, picks } }] });
    if (solved.verdict === 'solved')
      expect(positionOf(solved.attempt)).toBe(match.game.writeState(step.match.state));
    expect(play(attempt, worse!)).toEqual({ verdict: 'wrong', why: 'not-best', steps: [] });
  });
});

describe('a puzzle with a goal to reach', () => {
  const start = begin(lobPuzzle, asGame(lob));

  it('is solved by any moves that reach the goal, of all hands', () => {
    const first = on(start, 'throw 950', 0);
    expect(first.solved).toBe(false);
    expect(play(first, 'throw 1000', 1).verdict).toBe('solved');
    expect(why(play(first, 'throw 1000', 0))).toBe('not-your-turn');
  });

  it('is missed when the goal is out of reach', () => {
    expect(why(play(on(start, 'pass', 0), 'throw 1000', 1))).toBe('missed');
    const single = { ...lobPuzzle, moves: 1 };
    expect(why(play(begin(single, asGame(lob)), 'throw 1000', 0))).toBe('missed');
    const { hands: _, ...oneSeat } = lobPuzzle;
    expect(why(play(begin(oneSeat, asGame(lob)), 'throw 1000', 0))).toBe('missed');
  });

  it('may have a goal of the game itself', () => {
    const short = { 'all-out': (s: unknown) => (s as { lengths: number[] }).lengths.some(l => l < 100) };
    expect(play(begin(lobPuzzle, asGame(lob), short), 'throw 50', 0).verdict).toBe('solved');
    expect(play(begin(lobPuzzle, asGame(lob), short), 'throw 1000', 0).verdict).toBe('on');
  });

  it('hints as long as the line is followed', () => {
    expect(hintOf(start)?.move).toBe('throw 1000');
    expect(hintOf(on(start, 'throw 1000', 0))).toEqual({ seat: 1, move: 'throw 900' });
    expect(hintOf(on(start, 'throw 999', 0))).toBeNull();
  });
});

describe('the check of a puzzle', () => {
  it('plays every answer and names what does not fit', () => {
    expect(mistakesOf(nimPuzzle, asGame(nim))).toEqual([]);
    expect(mistakesOf(lobPuzzle, asGame(lob))).toEqual([]);
    const with_ = (changed: Partial<ExactPuzzle>) => {
      const puzzle = { ...nimPuzzle, ...changed };
      return mistakesOf({ ...puzzle, id: idOf(puzzle) }, asGame(nim));
    };
    expect(with_({ position: '1/3' })).toEqual(['A Nim position reads like "3/4/5 0".']);
    expect(with_({ position: '1/3 1' })).toEqual(['the solver is not on turn']);
    expect(with_({ answers: [{ plays: [{ seat: 0, move: '2-2' }] }] })).toEqual([]);
    const [first] = nimPuzzle.answers;
    const reply = [{ seat: 1, move: '1-7' }];
    expect(with_({ answers: [{ ...first!, reply }] })).toEqual(['move 1-7 of seat 1 is refused: too-many']);
    const early = { plays: [{ seat: 0, move: '2-1' }] };
    const late = { ...nimPuzzle.answers[0]!, next: [early, { plays: [{ seat: 0, move: '1-1' }] }] };
    expect(with_({ answers: [late] })).toEqual(['2-2; 1-1; 1-1 is wrong: NIM-3 too-many']);
    expect(mistakesOf({ ...nimPuzzle, id: 'nim-0000' }, asGame(nim))[0]).toContain('the id should be nim-');
  });
});
