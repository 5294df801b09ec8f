import { describe, expect, it } from 'vitest';
import { count, nameSquare, pendingRepairs, phase, tchag } from '../../src/index.ts';
import { after, at, fieldOf, picture, play, refusal, texts } from '../draw.ts';

const named = (s: Parameters<typeof pendingRepairs>[0]): string[] =>
  pendingRepairs(s).slides.map(slide => `${tchag.writeMove(slide.move)} by ${slide.distance}`);

describe('closing gaps', () => {
  const hole = () =>
    at(`
      . . . . . .
      . . . . . .
      . + x + Y .
      . x . R + .
      . + x + x .
      . . . . . .`);

  it('TCHAG-6 a hole breaks a row and a column; either side of each may slide', () => {
    const { gaps, parts } = pendingRepairs(hole());
    expect(gaps.map(gap => `${nameSquare(gap.before)}-${nameSquare(gap.after)}`)).toEqual(['b3-d3', 'c2-c4']);
    expect(parts).toBe(1);
    expect(texts(hole())).toEqual(['c2^', 'b3>', 'd3<', 'c4v']);
  });

  it('TCHAG-6 all stones of the chosen side slide together with their pawns', () => {
    const s = hole();
    expect(play(s, 'd3<')[0]).toEqual({
      kind: 'slid',
      seat: 0,
      why: 'gap',
      line: 2,
      direction: '<',
      distance: 1,
      stones: [
        { from: 15, to: 14, pawn: 0 },
        { from: 16, to: 15, pawn: null },
      ],
    });
    expect(fieldOf(s)).toEqual(
      picture(`
      . . . . . .
      . . . . . .
      . + x + Y .
      . x R + . .
      . + x + x .
      . . . . . .`),
    );
  });

  it('TCHAG-6 a wide gap closes in one slide', () => {
    const s = at(`
      . . . . . .
      . . . . . .
      . . . . . .
      . . . . . .
      R + . . x Y
      . . . . . .`);
    expect(named(s)).toEqual(['b2> by 2', 'e2< by 2']);
    expect(fieldOf(after(s, 'b2>'))[4]).toBe('..R+xY');
    expect(fieldOf(after(s, 'e2<'))[4]).toBe('R+xY..');
  });

  it('TCHAG-6 with two gaps in a line, a side is everything beyond the gap chosen', () => {
    const s = at(`
      . . . . . .
      . . . . . .
      . . . . . .
      . . . . . .
      r . + . x Y
      . . . . . .`);
    expect(texts(s)).toEqual(['a2>', 'c2>', 'c2<', 'e2<']);
    expect(fieldOf(after(s, 'c2>'))[4]).toBe('.r.+xY');
    expect(fieldOf(after(s, 'c2<'))[4]).toBe('r+.xY.');
    expect(fieldOf(after(s, 'a2>'))[4]).toBe('.r+.xY');
  });

  it('TCHAG-6 only a stone beside the gap names the slide, and only towards it', () => {
    expect(refusal(hole(), 'b3<')).toBe('TCHAG-6 no-gap-there');
    expect(refusal(hole(), 'e3<')).toBe('TCHAG-6 no-gap-there');
    expect(refusal(hole(), 'c3>')).toBe('TCHAG-6 no-stone-to-slide');
  });

  it('TCHAG-6 repairs come before anything else', () => {
    expect(refusal(hole(), 'd3d2')).toBe('TCHAG-6 close-gap-first');
    expect(refusal(hole(), '=b3>')).toBe('TCHAG-8 gaps-before-parts');
    expect(refusal(hole(), 'stop')).toBe('TCHAG-12 repair-before-stop');
    expect(refusal(hole(), 'c2^', 1)).toBe('TCHAG-10 not-your-turn');
  });

  it('TCHAG-6 a whole field has nothing to repair', () => {
    const s = tchag.setup({ seats: 2, options: { start: 'rows' } }, { pick: () => 0 }).state;
    expect(refusal(s, 'b2>')).toBe('TCHAG-6 nothing-to-repair');
    expect(pendingRepairs(s)).toEqual({ gaps: [], parts: 1, slides: [] });
  });

  it('TCHAG-6 a slide takes no pawn', () => {
    const s = hole();
    for (const move of texts(s)) expect(count(after(s, move))).toEqual(count(s));
  });

  it('TCHAG-7 a slide may break another line: the same player goes on', () => {
    const s = after(hole(), 'c2^');
    expect([s.side, phase(s)]).toEqual([0, 'repair']);
    expect(texts(s)).toEqual(['b2>', 'd2<']);
    const done = after(s, 'd2<');
    expect([done.side, phase(done)]).toEqual([1, 'move']);
  });

  it('TCHAG-7 each repair is a separate choice: another order leads to another field', () => {
    const ends = texts(hole()).map(first => {
      let s = after(hole(), first);
      while (s.side === 0) s = after(s, texts(s)[0]!);
      return fieldOf(s).join('/');
    });
    expect(new Set(ends).size).toBe(ends.length);
  });
});

describe('joining islands', () => {
  it('TCHAG-8 stones touching by a corner only: a line slides until it shares an edge', () => {
    const s = at(
      `
      . . . . . .
      . . . . . .
      . . . Y . .
      . . . . r .
      . . . . . .
      . . . . . .`,
      'y',
    );
    expect(pendingRepairs(s)).toMatchObject({ gaps: [], parts: 2 });
    expect(named(s)).toEqual(['=e3^ by 1', '=e3< by 1', '=d4> by 1', '=d4v by 1']);
    expect(refusal(s, 'd4d5')).toBe('TCHAG-8 join-parts-first');
    expect(refusal(s, 'e3<')).toBe('TCHAG-8 no-gap-left');
    expect(refusal(s, '=d4<')).toBe('TCHAG-8 touches-no-part');
    expect(refusal(s, '=a1>')).toBe('TCHAG-6 no-stone-to-slide');
  });

  it('TCHAG-8 a whole row or column slides with its pawns, named by its lowest stone', () => {
    const s = at(`
      . . . . . .
      . . . . . .
      . . . . x Y
      . . . . + x
      . r + x . .
      . . . . . .`);
    expect(texts(s)).toEqual(['=b2>', '=e3v', '=e3<']);
    expect(refusal(s, '=c2>')).toBe('TCHAG-8 name-lowest-stone');
    const joined = after(s, '=b2>');
    expect(fieldOf(joined)[4]).toBe('..r+x.');
    expect([joined.side, phase(joined)]).toEqual([1, 'move']);
  });

  it('TCHAG-8 by the smallest distance that touches, also over an empty row', () => {
    const s = at(`
      . . . . . .
      . . . x Y .
      . . . + x .
      . . . . . .
      R x + . . .
      x + x . . .`);
    expect(named(s)).toEqual(['=c1^ by 2', '=d4v by 2']);
    expect(fieldOf(after(s, '=c1^'))).toEqual(
      picture(`
      . . . . . .
      . . . x Y .
      . . + + x .
      . . x . . .
      R x . . . .
      x + . . . .`),
    );
  });

  it('TCHAG-8 if some slide joins, a slide that only touches is refused', () => {
    const s = at(`
      . . . . . .
      . . . . . .
      . . . . . .
      . . . . r .
      . . Y r . .
      . . . . . .`);
    expect(texts(s)).toEqual(['=c2>', '=e3v', '=e3<']);
    expect(refusal(s, '=d2^')).toBe('TCHAG-8 must-join');
  });

  it('TCHAG-8 if none joins, every slide that touches is allowed', () => {
    const s = at(
      `
      . . . . . .
      . . y . . .
      . . x y . .
      . . . . + .
      . . . . r +
      . . . . . .`,
      'y',
    );
    expect(texts(s)).toEqual(['=e2^', '=e3<', '=c4>', '=d4v']);
    for (const move of texts(s)) expect(pendingRepairs(after(s, move)).parts).toBeGreaterThanOrEqual(2);
  });

  it('TCHAG-8 three islands: joining two of them is enough', () => {
    const s = at(`
      . . . . x Y
      . . . . + x
      . . x + . .
      . . + x . .
      r + . . . .
      + x . . . .`);
    expect(pendingRepairs(s).parts).toBe(3);
    expect(named(s)).toEqual([
      '=b1^ by 1',
      '=a2> by 1',
      '=c3v by 1',
      '=c3< by 1',
      '=d3^ by 1',
      '=c4> by 1',
      '=e5v by 1',
      '=e5< by 1',
    ]);
  });

  it('TCHAG-8 gaps made by the slide are closed next', () => {
    const s = at(`
      . . . . . .
      . . . x Y .
      . . . + x .
      + . . . . .
      x + x . . .
      R x + . . .`);
    const broken = after(s, '=c1^');
    expect(fieldOf(broken)[3]).toBe('+.+...');
    expect([broken.side, phase(broken)]).toEqual([0, 'repair']);
    expect(texts(broken)).toEqual(['a3>', 'c3<']);
  });
});
