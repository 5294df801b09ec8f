import { describe, expect, it } from 'vitest';
import { BLUE, canAct, SQUARES, type State, tekao, YELLOW } from '../../src/index.ts';
import { after, at, field, moves, play, refusal } from '../draw.ts';
import { sayShort } from '../say.ts';

/** Both sides turn a piece and turn it back: after four moves the position recurs. */
const ROUND = ['b2+', 'g7+', 'b2-', 'g7-'];
const ROUNDS = 'b:b2:GTAP,d2:GTAP y:g7:GTAP,e7:GTAP';

describe('a side that cannot act', () => {
  it('TEKAO-11 must pass', () => {
    const s = at('b:a1:FFFF y:a2:GTAP,b1:GTAP');
    expect(moves(s)).toEqual(['pass']);
    expect(refusal(s, 'a1n1')).toBe('TEKAO-6 way-blocked');
    expect(play(s, 'pass').map(sayShort)).toEqual(['0 passes']);
    expect([field(s, 'turn'), field(s, 'quiet'), field(s, 'streak')]).toEqual(['1', '1', '-/-']);
  });

  it('TEKAO-11 passing leaves the streak as it is', () => {
    expect(field(after(at('b:a1:FFFF y:a2:GTAP,b1:GTAP streak=a1:2/-'), 'pass'), 'streak')).toBe('a1:2/-');
  });

  it('TEKAO-11 one side can always act: a weapon can turn, and two lone flags cannot block each other', () => {
    for (let blue = 0; blue < SQUARES; blue++) {
      for (let yellow = 0; yellow < SQUARES; yellow++) {
        if (blue === yellow) continue;
        const cells = new Array<number>(SQUARES).fill(0);
        const lone = at('b:a1:FFFF y:h8:FFFF');
        [cells[blue], cells[yellow]] = [lone.cells[0]!, lone.cells[63]!];
        const s: State = { ...lone, cells };
        expect(canAct(s, BLUE) && canAct(s, YELLOW)).toBe(true);
      }
    }
    expect(canAct(at('b:a1:FFFF y:a2:GTAP,b1:GTAP'), YELLOW)).toBe(true);
  });
});

describe('repetition', () => {
  it('TEKAO-11 the third occurrence of a position with the same side to move is a draw', () => {
    const s = after(at(ROUNDS), ...ROUND);
    // The piece rests after three turns in a row, so other pieces play the second round.
    const second = ['d2+', 'e7+', 'd2-'];
    const before = after(s, ...second);
    expect(before.phase).toBe('battle');
    const news = play(before, 'e7-').map(sayShort);
    expect(news).toEqual(['1 turns e7 to GTAP', 'over: repetition -']);
    expect(tekao.outcome(before)).toEqual({ payoff: [0.5, 0.5], score: [6, 6], reason: 'repetition' });
    expect(refusal(before, 'b2+', 0)).toBe('TEKAO-11 over-drawn');
  });

  it('TEKAO-11 the side to move is part of the position, the streak is not', () => {
    // Blue returns in three moves, yellow in two: the same board with the other side to move.
    const s = at('b:b2:PPPP,d2:GTAP y:g7:GTAP,e7:GTAP');
    const other = after(s, 'b2n1', 'g7+', 'b3n1', 'g7-', 'b4s2');
    expect([field(other, 'b'), field(other, 'y'), field(other, 'turn')]).toEqual([
      field(s, 'b'),
      field(s, 'y'),
      '1',
    ]);
    expect(other.phase).toBe('battle');
  });

  it('TEKAO-11 equal pieces that change places are the same position', () => {
    // Two equal pieces exchange squares.
    const s = at('b:b2:TTTT,c2:TTTT,h1:GTAP y:g7:GTAP,e7:GTAP');
    const swap = ['b2n1', 'g7+', 'c2w1', 'g7-', 'b3e1', 'e7+', 'c3s1', 'e7-'];
    const once = after(s, ...swap);
    expect([field(once, 'b'), field(once, 'y')]).toEqual([field(s, 'b'), field(s, 'y')]);
    const back = ['c2n1', 'g7+', 'b2e1', 'g7-', 'c3w1', 'e7+', 'b3s1', 'e7-'];
    expect(after(once, ...back).phase).toBe('repetition');
  });

  it('TEKAO-11 the first position of the battle counts, and so does a position read from text', () => {
    const read = tekao.readState(tekao.writeState(after(at(ROUNDS), ...ROUND)));
    expect(after(read, 'd2+', 'e7+', 'd2-', 'e7-').phase).toBe('battle');
  });

  it('TEKAO-11 a capture clears the memory: earlier positions cannot recur', () => {
    const s = after(at(`${ROUNDS},h4:PPPP`.replace('b:', 'b:h2:TTTT,')), ...ROUND);
    expect(s.memory.length).toBeGreaterThan(0);
    const taken = after(s, 'h2n1');
    expect([field(taken, 'quiet'), taken.memory]).toEqual(['0', []]);
  });

  it('TEKAO-11 a pass is a turn like any other', () => {
    const s = at('b:a1:FFFF y:a2:GTAP,b1:GTAP,f6:GTAP,c7:GTAP');
    const over = after(s, 'pass', 'f6+', 'pass', 'f6-', 'pass', 'c7+', 'pass', 'c7-');
    expect(over.phase).toBe('repetition');
  });

  it('TEKAO-11 with three players the side counts, not the seat', () => {
    const s = after(at(ROUNDS, { seats: 3 }), 'b2+', 'g7+', 'b2-', 'g7-', 'd2+', 'e7+', 'd2-');
    expect([s.phase, field(s, 'turn')]).toEqual(['battle', '3']);
    expect(after(s, 'e7-').phase).toBe('repetition');
  });
});

describe('quiet turns', () => {
  it('TEKAO-11 a hundred turns without a capture are a draw', () => {
    const s = at('b:b2:GTAP y:g7:GTAP quiet=98');
    const last = after(s, 'b2+');
    expect(last.phase).toBe('battle');
    expect(play(last, 'g7+').map(sayShort)).toEqual(['1 turns g7 to PGTA', 'over: quiet -']);
    expect(tekao.outcome(last)).toEqual({ payoff: [0.5, 0.5], score: [7, 7], reason: 'quiet' });
    expect(refusal(last, 'b2+', 0)).toBe('TEKAO-11 over-drawn');
  });

  it('TEKAO-11 the number is an option', () => {
    expect(after(at('b:b2:GTAP y:g7:GTAP quiet=39', { drawAfter: 40 }), 'b2+').phase).toBe('quiet');
    expect(after(at('b:b2:GTAP y:g7:GTAP quiet=99', { drawAfter: 300 }), 'b2+').phase).toBe('battle');
  });

  it('TEKAO-11 a capture restarts the count, also the capture of the acting piece', () => {
    expect(field(after(at('b:d3:TTTT y:d5:PPPP quiet=99'), 'd3n1'), 'quiet')).toBe('0');
    expect(field(after(at('b:d3:PPPP y:d5:TTTT quiet=99'), 'd3n1'), 'quiet')).toBe('0');
  });
});
