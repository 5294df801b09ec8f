import { driveGame, testSpelling } from '@tablee/conform/testkit';
import { describe, expect, it } from 'vitest';
import { gameid } from '../src/index.ts';

const { after, moves, positionKey, refusal, start } = driveGame(gameid);

describe('rules', () => {
  it('GAMEID-1 three heaps of 3, 4 and 5; two players move in turn', () => {
    const { state } = start();
    expect(gameid.writeState(state)).toBe('3/4/5 0 wins');
    expect(gameid.writeState(after(state, '3-2'))).toBe('3/4/3 1 wins');
    expect(refusal(state, '1-1', 1)).toBe('GAMEID-1 not-your-turn');
  });

  it('GAMEID-2 one or more stones from one heap', () => {
    const s = gameid.readState('1/0/2 1 wins');
    expect(moves(s)).toEqual(['1-1', '3-1', '3-2']);
    expect(refusal(s, '2-1')).toBe('GAMEID-2 too-many');
    expect(refusal(s, '3-3')).toBe('GAMEID-2 too-many');
  });

  it('GAMEID-3 the last stone wins, or loses in misère', () => {
    const end = after(gameid.readState('0/0/2 0 wins'), '3-2');
    expect(gameid.outcome(end)).toEqual({ payoff: [1, 0], reason: 'last-stone' });
    expect(refusal(end, '3-1', 1)).toBe('GAMEID-3 over');
    const misere = after(gameid.readState('0/0/2 0 loses'), '3-2');
    expect(gameid.outcome(misere)?.payoff).toEqual([0, 1]);
  });
});

describe('texts', () => {
  testSpelling(gameid, { moves: ['1-1', '3-5'], others: ['', '0-1', '4-1', '1-0', '1-6', '01-1', '1-1 '] });

  it('positions that cannot be are refused', () => {
    expect(positionKey('3/4 0 wins')).toBe('position-shape');
    expect(positionKey('4/4/5 0 wins')).toBe('position-heaps');
  });
});
