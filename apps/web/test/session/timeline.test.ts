import { readFileSync } from 'node:fs';
import { loadGame } from '@tablee/catalogue';
import { defaultTable, parseRecord, replay, replaySteps } from '@tablee/kernel';
import { botQuestionFrom } from '@tablee/table';
import { describe, expect, it } from 'vitest';
import { lastTurn, turnsOf } from '../../src/session/timeline.ts';
import { randomRecord, tchag } from '../games.ts';

const tock = await loadGame('tock', 1);
const tchang = await loadGame('tchang');
const TOCK = new URL('../../../../e2e/records/tock-resigned.json', import.meta.url);

const record = randomRecord(7, 24);
const steps = Array.from(replaySteps(tchag, record));

describe('turns of a line', () => {
  it('contain every move once, in order', () => {
    const { match } = steps.at(-1)!;
    const numbers = turnsOf(match).flatMap(t => t.steps.map(s => s.n));
    expect(numbers).toEqual(match.line.toArray().map(p => p.n));
    for (const turn of turnsOf(match)) {
      expect(turn.steps.every(s => match.line.findLast(p => p.n === s.n)!.seat === turn.seat)).toBe(true);
    }
  });

  it('a bot question holds an earlier position and the moves since then', () => {
    for (const { match } of steps) {
      const seat = tchag.actors(match.state)[0];
      if (seat === undefined) continue;
      const { position, moves } = botQuestionFrom(steps, match, seat);
      const state = tchag.readState(position, match.table);
      for (const move of moves) {
        tchag.apply(state, tchag.actors(state)[0]!, tchag.readMove(move)!, { pick: () => 0 });
      }
      expect(tchag.writeState(state)).toBe(tchag.writeState(match.state));
      // TCHAG-9: the memory of the turn counts, not only the field.
      const list = (s: unknown) => Array.from(tchag.moves(s, seat), m => tchag.writeMove(m));
      expect(list(state)).toEqual(list(match.state));
    }
  });

  it('there is no last turn before the first move', () => {
    expect(lastTurn(steps[0]!.match)).toBeNull();
  });

  it('during a turn, the last turn is the one before', () => {
    const mid = steps.find(m => {
      const last = m.match.line.last;
      return m.match.n > 4 && last !== null && tchag.actors(m.match.state).includes(last.seat);
    })!;
    const turn = lastTurn(mid.match)!;
    const mover = mid.match.line.last!.seat;
    const movers = turn.steps.map(n => mid.match.line.findLast(p => p.n === n)!.seat);
    expect(movers.every(seat => seat !== mover)).toBe(true);
  });

  it('a seat among four gets everything since its own last move', () => {
    const record = parseRecord(readFileSync(TOCK, 'utf8'));
    const line = replay(tock, record, 16).line;
    const match = replay(tock, record, 16);
    const seat = tock.actors(match.state)[0]!;
    const again = lastTurn(match, seat)!;
    expect(again.steps.map(n => line.findLast(p => p.n === n)!.seat)).toEqual(
      [1, 2, 3].map(i => (seat + i) % 4),
    );
    expect(line.findLast(p => p.n === again.from)!.seat).toBe(seat);
    // Without a seat: the last turn only.
    expect(lastTurn(match)!.steps).toEqual([match.n]);
  });

  it('TCHANG-3 with a single seat, the last turn is the last step', () => {
    const entries = ['statue@a2', 'statue@a3', 'statue@a4'].map(move => ({ seat: 0, move }));
    const alone = { ...record, game: 'tchang', rules: tchang.rules, seats: 1, entries };
    const options = { ...defaultTable(tchang).options, placement: 'manual' };
    const match = replay(tchang, { ...alone, options });
    expect(lastTurn(match, 0)).toEqual({ from: 2, steps: [3] });
  });

  it('a turn that was taken back is not part of the line', () => {
    const back = { act: 'back' as const, seat: 0, to: 0 };
    const match = replay(tchag, { ...record, entries: [...record.entries, back] });
    expect(turnsOf(match)).toEqual([]);
    expect(lastTurn(match)).toBeNull();
  });
});
