import { type GameRecord, type Match, replaySteps, type TimelineStep } from '@tablee/kernel';
import { followTold, type ToldStep, toldOf } from '@tablee/table';
import { describe, expect, it } from 'vitest';

import { randomRecord, tchag } from '../games.ts';

/** A step as the server sends it. */
const chapterOf = ({ entry, match, events }: TimelineStep): ToldStep => ({
  n: match.n,
  told: entry && toldOf(entry, match.n, true, 'public'),
  view: tchag.writeState(match.state),
  events,
  outcome: match.outcome,
});

const movesOf = (match: Match) =>
  match.outcome
    ? []
    : tchag
        .actors(match.state)
        .flatMap(seat => Array.from(tchag.moves(match.state, seat), m => tchag.writeMove(m)));

function expectSame(record: GameRecord) {
  const steps: TimelineStep[] = [];
  for (const frame of replaySteps(tchag, record)) {
    const step = followTold(steps, tchag, frame.match.table, chapterOf(frame));
    steps.push(step);
    const { match } = step;
    expect(tchag.writeState(match.state)).toBe(tchag.writeState(frame.match.state));
    expect(movesOf(match)).toEqual(movesOf(frame.match));
    expect(match.decisions).toEqual(frame.match.decisions);
    expect(match.line.toArray()).toEqual(frame.match.line.toArray());
    expect(match.outcome).toEqual(frame.match.outcome);
  }
}

describe('following the history of the referee', () => {
  it('TCHAG-9 gives the same moves at every step, including the memory of the turn', () => {
    for (let seed = 1; seed <= 30; seed++) expectSame(randomRecord(seed));
  });

  it('follows a take-back', () => {
    const { entries, ...head } = randomRecord(3, 9);
    const back = [
      { act: 'back' as const, seat: 0, to: 4 },
      { act: 'resign' as const, seat: 1 },
    ];
    expectSame({ ...head, entries: [...entries, ...back] });
  });

  it('uses the view when entries are missing', () => {
    const all = Array.from(replaySteps(tchag, randomRecord(5, 6)));
    const last = chapterOf(all.at(-1)!);
    const { match } = followTold([], tchag, all[0]!.match.table, { ...last, told: null });
    expect(tchag.writeState(match.state)).toBe(last.view);
    expect(match.n).toBe(6);
  });

  it('uses the view when the move leads to another position', () => {
    const [first, second] = Array.from(replaySteps(tchag, randomRecord(5, 1)));
    const start = followTold([], tchag, first!.match.table, chapterOf(first!));
    const told = { ...chapterOf(second!), view: chapterOf(first!).view };
    const { match } = followTold([start], tchag, first!.match.table, told);
    expect(tchag.writeState(match.state)).toBe(chapterOf(first!).view);
  });
});
