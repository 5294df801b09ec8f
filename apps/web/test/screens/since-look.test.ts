import { readFileSync } from 'node:fs';
import { loadGame } from '@tablee/catalogue';
import { type Match, parseRecord, replay } from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import { sinceLook } from '../../src/screens/table/extras/since-look.ts';
import { randomRecord, tchag } from '../games.ts';

const tock = await loadGame('tock', 1);
const RECORD = parseRecord(
  readFileSync(new URL('../../../../e2e/records/tock-resigned.json', import.meta.url), 'utf8'),
);
const at = (n: number): Match => replay(tock, RECORD, n);
const lastOf = (match: Match, own: number): number => match.line.findLast(({ seat }) => seat === own)?.n ?? 0;

describe('what happened since one last looked', () => {
  it('begins after the own last move on a device that was never here', () => {
    const match = at(16);
    const own = [0, 1, 2, 3].find(seat => match.line.last!.seat !== seat && lastOf(match, seat) > 0)!;
    const since = sinceLook(match, own, undefined)!;
    expect(since).toMatchObject({ from: lastOf(match, own), what: 'move' });
    expect(since.steps).toEqual(match.line.since(since.from).map(({ n }) => n));
  });

  it('begins with the last look, even where one moved since: on another device, or as planned', () => {
    const match = at(16);
    const own = match.line.last!.seat;
    const before = lastOf(match, own) - 2;
    expect(sinceLook(match, own, before)).toEqual({
      from: before,
      steps: [before + 1, before + 2],
      what: 'look',
    });
    expect(sinceLook(match, null, 14)).toMatchObject({ from: 14, steps: [15, 16], what: 'look' });
  });

  it('is nothing for a first visit, when all was seen, and when only oneself has moved', () => {
    const match = at(16);
    expect(sinceLook(match, null, undefined)).toBeNull();
    expect(sinceLook(match, 0, 16)).toBeNull();
    expect(sinceLook(match, match.line.last!.seat, 15)).toBeNull();
    expect(sinceLook(at(0), 0, undefined)).toBeNull();
  });

  it('is shortened after a long time: to the own last move, or to nothing', () => {
    const match = replay(tchag, randomRecord(7, 60));
    const own = 1 - match.line.last!.seat;
    expect(sinceLook(match, own, 0)).toMatchObject({ from: lastOf(match, own), what: 'move' });
    expect(sinceLook(match, null, 0)).toBeNull();
  });

  it('leaves out entries that were taken back', () => {
    const { entries, ...head } = randomRecord(3, 9);
    const match = replay(tchag, { ...head, entries: [...entries, { act: 'back', seat: 0, to: 4 }] });
    expect(match.n).toBe(10);
    expect(sinceLook(match, null, 3)).toMatchObject({ from: 3, steps: [4] });
    expect(sinceLook(match, null, 8)).toBeNull();
  });
});
