import { describe, expect, it } from 'vitest';
import { compare, type Piece, type PlaceOf, rematch } from '../../src/board/piece.ts';

const piece = (id: string, kind: string, at: number, on = true): Piece => ({ id, kind, at, on });
const inARow: PlaceOf = at => ({ x: at * 100, y: 0, scale: 1 });

describe('compare', () => {
  it('finds pieces that moved, left and came, not those that stayed', () => {
    const before = [
      piece('a', 'stone', 1),
      piece('b', 'stone', 2),
      piece('c', 'stone', 3, false),
      piece('d', 'stone', 4),
    ];
    const after = [
      piece('a', 'stone', 5),
      piece('b', 'stone', 2, false),
      piece('c', 'stone', 3),
      piece('d', 'stone', 4),
    ];
    expect(compare(before, after).map(c => [c.id, c.what, c.from, c.to])).toEqual([
      ['a', 'moved', 1, 5],
      ['b', 'left', 2, 2],
      ['c', 'came', 3, 3],
    ]);
  });

  it('finds a piece that only turned', () => {
    const before = [{ ...piece('a', 'tile', 1), lies: 0 }];
    const changes = compare(before, [{ ...piece('a', 'tile', 1), lies: 1 }]);
    expect(changes.map(c => [c.id, c.what, c.from, c.to])).toEqual([['a', 'turned', 1, 1]]);
  });

  it('a piece replaced by another is bumped', () => {
    const before = [piece('striker', 'pawn', 1), piece('struck', 'pawn', 2)];
    const after = [piece('striker', 'pawn', 2), piece('struck', 'pawn', 100)];
    expect(compare(before, after).map(c => [c.id, c.bumped])).toEqual([
      ['striker', false],
      ['struck', true],
    ]);
  });

  it('pieces that slide in a row are not bumped', () => {
    const before = [piece('a', 'stone', 1), piece('b', 'stone', 2), piece('c', 'stone', 3)];
    const after = before.map(p => ({ ...p, at: p.at + 1 }));
    expect(compare(before, after).every(c => !c.bumped)).toBe(true);
  });
});

describe('rematch', () => {
  it('keeps pieces that have not moved and takes the nearest of the same kind for the rest', () => {
    const before = [piece('a', 'red', 0), piece('b', 'red', 3), piece('c', 'blue', 4)];
    const after = rematch(
      before,
      [
        { kind: 'red', at: 3 },
        { kind: 'red', at: 1 },
        { kind: 'blue', at: 4 },
      ],
      inARow,
    );
    expect(after).toEqual([piece('a', 'red', 1), piece('b', 'red', 3), piece('c', 'blue', 4)]);
  });

  it('sets the wanted orientation, or keeps the old one', () => {
    const before = [
      { ...piece('a', 'tile', 0), lies: 0 },
      { ...piece('b', 'tile', 9), lies: 3 },
    ];
    const wanted = [
      { kind: 'tile', at: 0, lies: 2 },
      { kind: 'tile', at: 9 },
    ];
    expect(rematch(before, wanted, inARow).map(p => [p.id, p.lies])).toEqual([
      ['a', 2],
      ['b', 3],
    ]);
  });

  it('reuses a piece that is out of the game before it adds one', () => {
    const out = [piece('a', 'red', 0, false)];
    const after = rematch(
      out,
      [
        { kind: 'red', at: 2 },
        { kind: 'red', at: 5 },
      ],
      inARow,
    );
    expect(after[0]).toEqual(piece('a', 'red', 2));
    expect(after).toHaveLength(2);
    expect(after[1]).toMatchObject({ kind: 'red', at: 5, on: true });
    expect(new Set(after.map(p => p.id)).size).toBe(2);
  });

  it('keeps a piece that is no longer wanted where it was, out of the game', () => {
    expect(rematch([piece('a', 'red', 4)], [], inARow)).toEqual([piece('a', 'red', 4, false)]);
  });
});
