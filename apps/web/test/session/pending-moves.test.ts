import { replaySteps } from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import { type Pending, predict, stillPending } from '../../src/session/remote/pending-moves.ts';
import { randomRecord, tchag } from '../games.ts';

const record = randomRecord(11, 12);
const steps = Array.from(replaySteps(tchag, record));
const sent = steps.slice(1).map(
  ({ match: { line } }, i): Pending => ({
    decision: i,
    seat: line.last!.seat,
    move: line.last!.move,
  }),
);
/** The moves of the first turn, all of one seat. */
const first = sent.filter((p, i) => sent.slice(0, i + 1).every(q => q.seat === p.seat));

describe('pending moves', () => {
  it('the test position has several moves in the first turn', () => {
    expect(first.length).toBeGreaterThan(1);
  });

  it('are shown as played', () => {
    const ahead = predict(steps[0]!.match, first);
    expect(ahead.map(s => s.match.n)).toEqual(first.map((_, i) => i + 1));
    expect(tchag.writeState(ahead.at(-1)!.match.state)).toBe(
      tchag.writeState(steps[first.length]!.match.state),
    );
  });

  it('are removed one by one when the referee confirms them', () => {
    expect(stillPending(first, steps.slice(0, 1))).toEqual(first);
    expect(stillPending(first, steps.slice(0, 2))).toEqual(first.slice(1));
    expect(stillPending(first, steps.slice(0, first.length + 1))).toEqual([]);
  });

  it('are not sent again when they are confirmed twice after a reconnection', () => {
    expect(stillPending(first, steps)).toEqual([]);
  });

  it('are dropped when another device played a different move', () => {
    const other = [{ ...first[0]!, move: 'a1a2' }, ...first.slice(1)];
    expect(stillPending(other, steps.slice(0, 2))).toEqual([]);
  });

  it('are dropped when their position no longer exists', () => {
    const back = {
      ...record,
      entries: [...record.entries.slice(0, 1), { act: 'back' as const, seat: 0, to: 0 }],
    };
    const now = Array.from(replaySteps(tchag, back));
    const late: Pending = { decision: 1, seat: first[0]!.seat, move: first[1]!.move };
    expect(stillPending([late], now)).toEqual([]);
  });

  it('are predicted only as far as the rules allow', () => {
    expect(predict(steps[0]!.match, [{ decision: 0, seat: 0, move: 'a1a6' }])).toEqual([]);
  });
});
