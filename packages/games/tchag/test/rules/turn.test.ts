import { describe, expect, it } from 'vitest';
import { count, nameSquare, phase, tchag } from '../../src/index.ts';
import { after, at, fieldOf, picture, play, refusal, texts } from '../draw.ts';

const start = (which: 'rows' | 'diamond') =>
  tchag.setup({ seats: 2, options: { start: which } }, never).state;
const never = {
  pick(): never {
    throw new Error('Tchag has no luck');
  },
};

describe('setting up', () => {
  it('TCHAG-1 thirty-six stones alternate, a1 is black', () => {
    const s = start('rows');
    expect(count(s)).toMatchObject({ black: 18, grey: 18 });
    const bare = fieldOf(s).map(row => row.replace(/[RY]/g, '+').replace(/[ry]/g, 'x'));
    expect(bare).toEqual(['x+x+x+', '+x+x+x', 'x+x+x+', '+x+x+x', 'x+x+x+', '+x+x+x']);
  });

  it('TCHAG-1 the first position has one text', () => {
    expect(tchag.writeState(start('rows'))).toBe('x+x+x+/+yYyYx/x+x+x+/+x+x+x/xRrRr+/+x+x+x r 0-0');
  });

  it('TCHAG-2 in rows: red on b2 c2 d2 e2, yellow on b5 c5 d5 e5', () => {
    expect(pawnsOf(start('rows'))).toEqual(['b2 c2 d2 e2', 'b5 c5 d5 e5']);
  });

  it('TCHAG-2 in a diamond: the two middle pawns start one step farther', () => {
    expect(pawnsOf(start('diamond'))).toEqual(['b2 e2 c3 d3', 'c4 d4 b5 e5']);
    expect(tchag.writeState(start('diamond'))).toBe('x+x+x+/+y+xYx/x+yYx+/+xRr+x/xRx+r+/+x+x+x r 0-0');
  });

  it('TCHAG-2 red plays first', () => {
    const s = start('rows');
    expect(tchag.actors(s)).toEqual([0]);
    expect([...tchag.moves(s, 1)]).toEqual([]);
    expect(refusal(s, 'b5a5', 1)).toBe('TCHAG-10 not-your-turn');
  });

  const pawnsOf = (s: ReturnType<typeof start>): string[] =>
    ['Rr', 'Yy'].map(letters =>
      s.cells
        .flatMap((cell, square) => (letters.includes('.+xRrYy'[cell]!) ? [nameSquare(square)] : []))
        .join(' '),
    );
});

describe('a step', () => {
  const lone = (pawn: string) =>
    at(`
      . . . . . .
      . . . . x Y
      . + x + x .
      . x ${pawn} x + .
      . + x + x .
      . . . . . .`);

  it('TCHAG-3 from a black stone straight, in square order', () => {
    expect(texts(lone('R'))).toEqual(['c3c2', 'c3b3', 'c3d3', 'c3c4']);
  });

  it('TCHAG-3 from a grey stone diagonally, in square order', () => {
    expect(texts(lone('r'))).toEqual(['c3b2', 'c3d2', 'c3b4', 'c3d4']);
  });

  it('TCHAG-3 other steps are refused, and the refusal names the colour of the stone', () => {
    expect(refusal(lone('R'), 'c3d4')).toBe('TCHAG-3 black-goes-straight');
    expect(refusal(lone('r'), 'c3d3')).toBe('TCHAG-3 grey-goes-diagonal');
  });

  it('TCHAG-3 a step goes from a pawn to a neighbouring square', () => {
    const s = lone('R');
    expect(refusal(s, 'c3e3')).toBe('TCHAG-3 not-a-neighbour');
    expect(refusal(s, 'c3c3')).toBe('TCHAG-3 not-a-neighbour');
    expect(refusal(s, 'a1a2')).toBe('TCHAG-3 no-stone');
    expect(refusal(s, 'd3d4')).toBe('TCHAG-3 no-pawn');
    expect(refusal(s, 'f5e5')).toBe('TCHAG-3 not-your-pawn');
  });

  it('TCHAG-3 only onto a stone', () => {
    const s = at(`
      . . . . . .
      . . . . . .
      . . . . . .
      . R + Y . .
      . . . . . .
      . . . . . .`);
    expect(texts(s)).toEqual(['b3c3']);
    expect(refusal(s, 'b3b4')).toBe('TCHAG-3 no-stone-there');
  });

  const crowd = () =>
    at(`
      . . . . . .
      . . x + . .
      . + y R . .
      . x R R + .
      . + x + x .
      . . . . . .`);

  it('TCHAG-4 never onto an own pawn', () => {
    expect(refusal(crowd(), 'c3d3')).toBe('TCHAG-4 own-pawn-there');
    expect(texts(crowd())).not.toContain('c3d3');
  });

  it('TCHAG-4 onto an opposing pawn takes it', () => {
    const s = crowd();
    expect(play(s, 'd4c4')[0]).toEqual({ kind: 'moved', seat: 0, from: 21, to: 20, captured: 1 });
    expect(count(s).taken).toEqual([4, 1]);
  });

  it('TCHAG-4 taking is not compulsory, moving is', () => {
    expect(texts(crowd())).toEqual(['c3c2', 'c3b3', 'c3c4', 'd3d2', 'd3e3', 'd4c4', 'd4d5']);
    expect(refusal(crowd(), 'stop')).toBe('TCHAG-12 stop-not-offered');
  });

  it('TCHAG-5 the stone just left is removed', () => {
    const s = start('rows');
    const news = play(s, 'c2b1');
    expect(news.slice(0, 2)).toEqual([
      { kind: 'moved', seat: 0, from: 8, to: 1, captured: null },
      { kind: 'removed', square: 8, grey: true },
    ]);
    expect(count(s)).toMatchObject({ black: 18, grey: 17 });
    expect(fieldOf(s)[4]).toBe('xR.Rr+');
  });

  it('TCHAG-5 the stone of a taken pawn stays and carries the captor', () => {
    const s = after(
      at(`
        . . . . . .
        . . . . . .
        . R y + Y .
        . + x + x .
        . . . . . .
        . . . . . .`),
      'b4c4',
    );
    expect(fieldOf(s)[2]).toBe('..r+Y.');
    expect(count(s)).toMatchObject({ black: 4, grey: 3 });
  });
});

describe('passing', () => {
  it('TCHAG-10 if the field is sound, the turn passes at once', () => {
    const s = at(`
      . . . . . .
      . . . . . .
      . + x + Y .
      . R + x + .
      . . . . . .
      . . . . . .`);
    expect(play(s, 'b3c3').at(-1)).toEqual({ kind: 'passed', seat: 1 });
    expect([s.side, phase(s)]).toEqual([1, 'move']);
  });

  it('TCHAG-10 the turn passes only after the last repair', () => {
    const s = after(start('rows'), 'c2b1');
    expect([s.side, phase(s)]).toEqual([0, 'repair']);
    expect(tchag.actors(s)).toEqual([0]);
    const done = after(s, 'c1^');
    expect([done.side, phase(done)]).toEqual([0, 'repair']);
    expect(fieldOf(done)).toEqual(
      picture(`
      x + x + x +
      + y Y y Y x
      x + x + x +
      + x + x + x
      x R + R r +
      + r . x + x`),
    );
    expect(after(done, 'b1>').side).toBe(1);
  });
});
