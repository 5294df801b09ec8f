import { describe, expect, it } from 'vitest';
import {
  act,
  linesLeft,
  looksSame,
  plannedMove,
  planReplies,
  play,
  playedAsPlanned,
  type TableState,
} from '../src/index.ts';
import { ANN, after, at, BOB, DUEL, keyOf, LOB, NIM, tableOf } from './tables.ts';

const moves = (state: TableState): string[] => {
  const { game, state: position } = state.match;
  const [seat] = game.actors(position);
  return [...game.moves(position, seat!)].map(move => game.writeMove(move));
};
const playOn = (state: TableState, move: string): TableState => {
  const seat = state.match.decisions.findIndex(decision => decision >= 0);
  return after(play(state, { seat, decision: state.match.n, move }, at()));
};

/** Ann has to move; Bob plans. */
const start = tableOf(NIM);
const [first, second] = moves(start) as [string, string];
const answer = moves(playOn(start, first))[0]!;
const third = moves(playOn(playOn(start, first), answer))[0]!;
const last = moves(playOn(playOn(playOn(start, first), answer), third))[0]!;

describe('planned replies', () => {
  it('are played while the game follows a line, and thrown away when it does not', () => {
    const planned = after(planReplies(start, 1, [[first, answer, third, last]]));
    expect(plannedMove(planned)).toBeNull();
    const met = playOn(planned, first);
    expect(plannedMove(met)).toEqual({ seat: 1, decision: 1, move: answer });
    const further = playOn(playOn(met, answer), third);
    expect(plannedMove(further)).toEqual({ seat: 1, decision: 3, move: last });
    expect(plannedMove(playOn(further, last))).toEqual({ seat: 1, move: null });
    expect(plannedMove(playOn(planned, second))).toEqual({ seat: 1, move: null });
    expect(plannedMove(after(act(planned, 0, 'resign', at())))).toEqual({ seat: 1, move: null });
  });

  it('name the entries that were played as planned, and the lines that are left', () => {
    const plan = {
      from: 0,
      lines: [
        [first, answer, third, last],
        [second, answer],
      ],
    };
    const met = playOn(playOn(start, first), answer);
    expect(playedAsPlanned(start.match, 1, plan)).toEqual([]);
    expect(playedAsPlanned(met.match, 1, plan)).toEqual([2]);
    expect(linesLeft(met.match, plan)).toEqual([[third, last]]);
    expect(playedAsPlanned(playOn(playOn(met, third), last).match, 1, plan)).toEqual([2, 4]);
    // Played otherwise, or planned from an entry that was taken back.
    const other = moves(playOn(start, first))[1]!;
    expect(playedAsPlanned(playOn(playOn(start, first), other).match, 1, plan)).toEqual([]);
    expect(playedAsPlanned(met.match, 1, { ...plan, from: 9 })).toEqual([]);
  });

  it('replace each other, and are removed by none', () => {
    const planned = after(planReplies(start, 1, [[first, answer]]));
    expect(planned.holders).toEqual([ANN, { ...BOB, replies: { from: 0, lines: [[first, answer]] } }]);
    expect(after(planReplies(planned, 1, [])).holders).toEqual([ANN, BOB]);
    expect(planReplies(start, 1, [])).toEqual({ n: 0, again: true });
    // No node may go on with a plan that was replaced.
    expect(planned.offers.version).toBe(start.offers.version + 1);
    expect(looksSame(start.holders[1]!, planned.holders[1]!)).toBe(true);
  });

  it('are refused when they are illegal, contradict each other, or are not an answer', () => {
    const other = moves(playOn(start, first))[1]!;
    for (const lines of [
      [['nonsense', answer]],
      [[first]],
      [[first, answer, third]],
      [
        [first, answer],
        [first, other],
      ],
    ])
      expect(keyOf(planReplies(start, 1, lines))).toBe('bad-replies');
    // Ann has to move: there is nothing to wait for.
    expect(keyOf(planReplies(start, 0, [[first]]))).toBe('bad-replies');
    expect(keyOf(planReplies(tableOf(DUEL), 1, [[first, answer]]))).toBe('no-replies');
    expect(keyOf(planReplies(tableOf(LOB), 1, [[first, answer]]))).toBe('no-replies');
    expect(keyOf(planReplies(tableOf(NIM, { holders: [ANN, null] }), 1, [[first, answer]]))).toBe(
      'not-seated',
    );
  });
});
