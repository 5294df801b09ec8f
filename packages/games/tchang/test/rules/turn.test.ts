import { lucky } from '@tablee/conform/testkit';
import { describe, expect, it } from 'vitest';
import { tchang, tchangRules1 } from '../../src/index.ts';
import { after, at, BY_RULES, fields, found, moves, play, refusal, start } from '../draw.ts';
import { sayShort } from '../say.ts';

const told = (...args: Parameters<typeof play>): string[] => play(...args).map(sayShort);

describe('moving', () => {
  it('TCHANG-5 any number of steps, one firefly each from the pawn’s purse', () => {
    const s = at({ pawns: { r: 'b2:3', g: 'e2:9', y: 'c1:0', b: 'b1:9' } });
    expect(refusal(s, 'r:b2-b5')).toBeNull();
    expect(refusal(s, 'r:b2-c5')).toBe('TCHANG-5 too-few-fireflies');
    const next = after(s, 'r:b2-b4');
    expect(fields(next).purses).toEqual({ r: 1, g: 9, y: 0, b: 9 });
    expect(fields(next).reserve).toBe(fields(s).reserve + 2);
    expect(fields(next).pawns.r).toBe('b4');
  });

  it('TCHANG-5 moves are listed nearest first, then shares, then pass', () => {
    const s = at({ pawns: { r: 'd4:1', g: 'd4:1', y: 'b1:5', b: 'b2:5' } });
    expect(moves(s)).toEqual(['r:d4-d3', 'r:d4-c4', 'r:d4-e4', 'r:d4-d5', 'r>g:1@d4', 'g>r:1@d4', 'pass']);
    expect(moves(at({ pawns: { r: 'd4:60' } })).filter(m => m.startsWith('r:'))).toHaveLength(44);
  });

  it('TCHANG-5 a pawn passes pawns, stones and animals; only the last space counts', () => {
    const s = at({
      pawns: { r: 'a3:5', g: 'b3:0', y: 'c3:5' },
      stones: { c3: 'animal', d3: '?' },
      unseen: [0, 0, 0, 0, 1],
    });
    expect(told(s, 'r:a3-e3')).toEqual([
      'r a3 to e3 for 4',
      '1 has to pass',
      '2 has to pass',
      '3 has to pass',
    ]);
    expect(fields(s).stones).toEqual({ c3: 'animal', d3: '?' });
  });

  it('TCHANG-5 a move to the same space is not a move; a turn without a move is a pass', () => {
    expect(tchang.readMove('r:d4-d4')).toBeNull();
    const s = start().state;
    expect(told(s, 'pass')).toEqual(['0 passes']);
    expect([s.turn, s.quiet]).toEqual([1, 1]);
  });

  it('TCHANG-5 a turn ends with `end` after an action, with `pass` without one', () => {
    const s = at({ pawns: { r: 'd4:3', g: 'd4:3' } });
    expect([refusal(s, 'pass'), refusal(s, 'end')]).toEqual([null, 'TCHANG-5 nothing-done']);
    const shared = after(s, 'r>g:1@d4');
    expect([refusal(shared, 'pass'), refusal(shared, 'end')]).toEqual(['TCHANG-5 something-done', null]);
    expect(moves(shared).at(-1)).toBe('end');
    expect(after(shared, 'end').turn).toBe(1);
  });

  it('TCHANG-5 one move per turn, then shares or the end', () => {
    const s = at({ pawns: { r: 'c4:3', g: 'd4:3', y: 'b1:2', b: 'b1:0' } }, { seats: 2 });
    const moved = after(s, 'r:c4-d4');
    expect(moved.turn).toBe(0);
    expect(refusal(moved, 'r:d4-d5')).toBe('TCHANG-5 already-moved');
    expect(refusal(moved, 'y:b1-b2')).toBe('TCHANG-5 already-moved');
    expect(moves(moved)).toEqual([
      'r>g:1@d4',
      'r>g:2@d4',
      'g>r:1@d4',
      'g>r:2@d4',
      'g>r:3@d4',
      'y>b:1@b1',
      'y>b:2@b1',
      'end',
    ]);
  });

  it.each([1, 2])('TCHANG-5 the turn ends by itself when all pawns stand apart, rules %i', rules => {
    const apart = at({ pawns: { r: 'c4:3', g: 'b2:3', y: 'b1:2', b: 'e1:1' } }, {}, BY_RULES[rules]);
    expect(after(apart, 'r:c4-c3').turn).toBe(1);
  });

  it('TCHANG-5 rules 2: it ends when only pawns of others stand together; rules 1: it goes on', () => {
    const pawns = { r: 'c4:3', g: 'b2:3', y: 'e1:2', b: 'e1:1' };
    expect(after(at({ pawns }), 'r:c4-c3').turn).toBe(1);
    const old = after(at({ pawns }, {}, tchangRules1), 'r:c4-c3');
    expect([old.turn, old.step]).toEqual([0, 'moved']);
    const poor = at({ pawns: { ...pawns, y: 'e1:0', b: 'e1:0' } }, {}, tchangRules1);
    expect(moves(after(poor, 'r:c4-c3'))).toEqual(['end']);
  });

  it('TCHANG-5 rules 2: it goes on while any own pawn stands with another, the moved one or not', () => {
    const two = { seats: 2 };
    const other = at({ pawns: { r: 'c4:3', g: 'b2:3', y: 'e1:2', b: 'e1:1' } }, two);
    expect(moves(after(other, 'r:c4-c3'))).toEqual(['y>b:1@e1', 'y>b:2@e1', 'b>y:1@e1', 'end']);
    const empty = at({ pawns: { r: 'c4:3', g: 'b2:3', y: 'e1:0', b: 'e1:0' } }, two);
    expect(moves(after(empty, 'r:c4-c3'))).toEqual(['end']);
    const theirs = at({ pawns: { r: 'c4:3', g: 'e1:3', y: 'b1:2', b: 'e1:1' } }, two);
    expect(after(theirs, 'r:c4-c3').turn).toBe(1);
  });

  it('TCHANG-5 shares after the move do not end the turn', () => {
    const s = after(at({ pawns: { r: 'c4:3', g: 'd4:3', y: 'b1:2', b: 'e1:1' } }), 'r:c4-d4', 'g>r:3@d4');
    expect([s.turn, s.step]).toEqual([0, 'moved']);
    expect(after(s, 'end').turn).toBe(1);
  });

  it('TCHANG-5 only on the own turn, from the space of the pawn', () => {
    const s = at({ pawns: { r: 'c4:3', g: 'd4:3' } });
    expect(refusal(s, 'g:d4-d5', 1)).toBe('TCHANG-5 not-your-turn');
    expect(refusal(s, 'r:c5-c6')).toBe('TCHANG-5 pawn-elsewhere');
  });
});

describe('stones', () => {
  it('TCHANG-6 a stone gives fireflies from the reserve and disappears', () => {
    const s = at({ pawns: { r: 'b1:2' }, stones: { b2: '?', c3: '?' }, unseen: [0, 1, 0, 0, 1] });
    expect(told(s, 'r:b1-b2', lucky(1)).slice(0, 2)).toEqual(['r b1 to b2 for 1', 'r finds 4']);
    const { stones, unseen, purses, reserve } = fields(s);
    expect({ stones, unseen, purse: purses.r, reserve }).toEqual({
      stones: { c3: '?' },
      unseen: [0, 1, 0, 0, 0],
      purse: 5,
      reserve: 55,
    });
  });

  it('TCHANG-6 limited by the reserve, including what was just spent', () => {
    const s = at({
      pawns: { r: 'b1:20', g: 'c1:20', y: 'e1:20', b: 'f1:0' },
      stones: { b3: '?' },
      unseen: [0, 0, 0, 0, 1],
    });
    expect(told(s, 'r:b1-b3')).toContain('r finds 4 and gets 2');
    expect([fields(s).reserve, fields(s).purses.r]).toEqual([0, 20]);
  });

  it('TCHANG-6 every unseen stone is equally likely', () => {
    const faces = Array.from({ length: 25 }, (_, pick) => {
      const s = start({ statues: 'far', cover: 'all' }).state;
      const space = moves(s).find(m => tchang.binding(s, tchang.readMove(m)!) && m.startsWith('r:'))!;
      const [, news] = play(s, space, { pick: n => (n === 25 ? pick : 0) });
      return news!.kind === 'found' ? news!.fireflies : 0;
    });
    expect([0, 1, 2, 3, 4].map(face => faces.filter(f => f === face).length)).toEqual([4, 5, 6, 5, 5]);
  });
});

describe('bites', () => {
  const bitten = () =>
    at({
      pawns: { r: 'b2:5', g: 'b1:3', y: 'e1:1', b: 'f1:1' },
      stones: { b2: 'animal' },
      statues: { b2: '?' },
    });

  it('TCHANG-7 an animal bites: the pawn stays, the statue under it is not turned', () => {
    const s = at({
      pawns: { r: 'b1:4' },
      stones: { b2: '?', c2: '?' },
      unseen: [1, 1, 0, 0, 0],
      statues: { b2: '?' },
    });
    expect(told(s, 'r:b1-b2', lucky(0)).slice(0, 2)).toEqual(['r b1 to b2 for 1', 'r bitten on b2']);
    expect([fields(s).stones.b2, fields(s).statues.b2, fields(s).unseen]).toEqual([
      'animal',
      '?',
      [0, 1, 0, 0, 0],
    ]);
  });

  it('TCHANG-7 a bitten pawn cannot move', () => {
    expect(refusal(bitten(), 'r:b2-b3')).toBe('TCHANG-7 pawn-bitten');
    const two = at({ pawns: { r: 'b2:5', y: 'c1:2' }, stones: { b2: 'animal' } }, { seats: 2 });
    expect(moves(two).some(m => m.startsWith('r:'))).toBe(false);
    expect(refusal(two, 'y:c1-c2')).toBeNull();
  });

  it('TCHANG-7 a pawn that ends its move there frees it: the animal leaves, the statue is turned, no pawn is bitten', () => {
    const s = bitten();
    s.turn = 1;
    expect(told(s, 'g:b1-b2', lucky(0))).toEqual(['g b1 to b2 for 1', 'r freed by g', 'dragon r 1/3']);
    expect(fields(s).stones).toEqual({});
    expect(fields(s).statues.b2).toBe('r');
    const next = after(s, 'end', 'y:e1-e2', 'b:f1-f2');
    expect(refusal(next, 'r:b2-b3')).toBeNull();
    expect(refusal(after(next, 'r:b2-b3'), 'g:b2-b1')).toBeNull();
  });

  it('TCHANG-7 passing over does not free a pawn', () => {
    const s = bitten();
    s.turn = 1;
    play(s, 'g:b1-b3');
    expect(fields(s).stones.b2).toBe('animal');
  });

  it('TCHANG-7 an animal without a statue under it just leaves', () => {
    const s = at({ pawns: { r: 'c1:3', g: 'b2:3' }, stones: { b2: 'animal' } });
    expect(told(s, 'r:c1-b2')).toEqual(['r c1 to b2 for 2', 'g freed by r']);
    expect(
      tchang.binding(
        at({ pawns: { r: 'c1:3', g: 'b2:3' }, stones: { b2: 'animal' } }),
        tchang.readMove('r:c1-b2')!,
      ),
    ).toBe(false);
  });
});

describe('statues', () => {
  it('TCHANG-8 a statue is turned where a pawn stops, after its stone, and stays', () => {
    const s = at({
      pawns: { r: 'b1:4' },
      statues: { b2: '?', b3: '?' },
      stones: { b2: '?' },
      unseen: [0, 0, 1, 0, 0],
    });
    expect(told(s, 'r:b1-b2', lucky(12)).slice(0, 3)).toEqual([
      'r b1 to b2 for 1',
      'r finds 2',
      'tangram t1 1/7',
    ]);
    expect([fields(s).statues.b2, fields(s).statues.b3]).toEqual(['t1', '?']);
  });

  it('TCHANG-8 a statue that is face up has no further effect', () => {
    const s = at({ pawns: { r: 'b1:4', g: 'f1:2' }, statues: { b2: 'y' } });
    expect(told(s, 'r:b1-b2')).toEqual(['r b1 to b2 for 1']);
    expect(fields(s).statues.b2).toBe('y');
  });

  it('TCHANG-8 every unseen statue is equally likely; the last one takes no pick', () => {
    const drawn = Array.from({ length: 19 }, (_, pick) => {
      const s = at({ pawns: { r: 'b1:4' }, statues: { b2: '?' } });
      play(s, 'r:b1-b2', lucky(pick));
      return fields(s).statues.b2;
    });
    expect(drawn.join(' ')).toBe('r r r g g g y y y b b b t1 t2 t3 t4 t5 t6 t7');
    const words = 'r r g g g y y y b b b t1 t2 t3 t4 t5 t6 t7'.split(' ');
    const spaces = 'c1 d1 e1 c2 d2 e2 c3 d3 e3 c4 e4 c5 d5 e5 c6 d6 e6 d7'.split(' ');
    const last = at({
      pawns: { r: 'b1:4', g: 'a2:0', y: 'a2:0', b: 'a2:0' },
      statues: { ...Object.fromEntries(spaces.map((space, i) => [space, words[i]!])), b2: '?' },
      exit: 'g',
    });
    expect(told(last, 'r:b1-b2')).toContain('dragon r 3/3');
  });

  it('TCHANG-16 the bonus goes to the pawn that turned the piece, at a rescue to the rescuer', () => {
    const s = at({ pawns: { r: 'b1:4' }, statues: { b2: '?' } }, { tangramBonus: 1 });
    expect(told(s, 'r:b1-b2', lucky(12)).slice(1, 3)).toEqual(['tangram t1 1/7', 'r gets 1']);
    expect(fields(s).purses.r).toBe(4);
    const rescue = at(
      { pawns: { r: 'b1:4', g: 'b2:0' }, statues: { b2: '?' }, stones: { b2: 'animal' } },
      { tangramBonus: 1 },
    );
    expect(told(rescue, 'r:b1-b2', lucky(18)).slice(1, 4)).toEqual([
      'g freed by r',
      'tangram t7 1/7',
      'r gets 1',
    ]);
    expect(fields(rescue).purses).toMatchObject({ r: 4, g: 0 });
    const dragon = at({ pawns: { r: 'b1:4' }, statues: { b2: '?' } }, { tangramBonus: 1 });
    expect(told(dragon, 'r:b1-b2', lucky(0))).not.toContain('r gets 1');
  });

  it('TCHANG-16 spent fireflies are in the reserve before the bonus is paid from it', () => {
    const s = at(
      { pawns: { r: 'b1:20', g: 'c1:20', y: 'c1:20' }, statues: { b2: '?' } },
      { tangramBonus: 1 },
    );
    play(s, 'r:b1-b2', lucky(12));
    expect([fields(s).purses.r, fields(s).reserve]).toEqual([20, 0]);
  });
});

describe('sharing', () => {
  it('TCHANG-9 rules 2: before and after the move, between an own pawn and another on its space', () => {
    const s = at({ pawns: { r: 'b1:3', g: 'b1:3', y: 'b1:0', b: 'e1:1' } });
    expect(moves(s).filter(m => m.includes('>'))).toEqual([
      'r>g:1@b1',
      'r>g:2@b1',
      'r>g:3@b1',
      'r>y:1@b1',
      'r>y:2@b1',
      'r>y:3@b1',
      'g>r:1@b1',
      'g>r:2@b1',
      'g>r:3@b1',
    ]);
    const later = after(s, 'g>r:1@b1', 'r:b1-e1', 'b>r:1@e1', 'end');
    expect(fields(later).purses).toEqual({ r: 2, g: 2, y: 0, b: 0 });
  });

  it('TCHANG-9 rules 2: not between two pawns of others, on the own space or elsewhere', () => {
    const here = at({ pawns: { r: 'b1:3', g: 'b1:3', y: 'b1:0', b: 'e1:1' } });
    expect(refusal(here, 'g>y:1@b1')).toBe('TCHANG-9 share-without-you');
    const there = at({ pawns: { r: 'c4:3', g: 'b1:3', y: 'b1:0', b: 'e1:1' } });
    expect(refusal(there, 'g>y:1@b1')).toBe('TCHANG-9 share-without-you');
    const theirs = at({ pawns: { r: 'c4:3', g: 'b1:3', y: 'b1:0', b: 'e1:1' }, turn: 1 });
    expect(refusal(theirs, 'g>y:1@b1')).toBeNull();
    const alone = at({ pawns: { r: 'c4:3', g: 'b1:3', y: 'b1:0', b: 'e1:1' } }, { seats: 1 });
    expect(refusal(alone, 'g>y:1@b1')).toBeNull();
  });

  it('TCHANG-9 rules 1: before and after the move, between any pawns on one space', () => {
    const s = at({ pawns: { r: 'c4:3', g: 'b1:3', y: 'b1:0', b: 'e1:1' } }, {}, tchangRules1);
    const before = after(s, 'g>y:2@b1');
    expect(fields(before).purses).toEqual({ r: 3, g: 1, y: 2, b: 1 });
    expect(before.turn).toBe(0);
    const later = after(before, 'r:c4-c3', 'y>g:1@b1', 'end');
    expect(fields(later).purses).toEqual({ r: 2, g: 2, y: 1, b: 1 });
  });

  it('TCHANG-9 not between spaces, and not more than the purse holds', () => {
    const s = at({ pawns: { r: 'c4:3', g: 'b1:3', y: 'b1:0' }, turn: 1 });
    expect(refusal(s, 'r>g:1@c4')).toBe('TCHANG-9 not-together');
    expect(refusal(s, 'g>y:4@b1')).toBe('TCHANG-9 not-so-many');
    expect(refusal(s, 'g>y:1@c4')).toBe('TCHANG-5 pawn-elsewhere');
    expect(tchang.readMove('g>g:1@b1')).toBeNull();
  });

  it('TCHANG-9 also with bitten pawns and on the exit', () => {
    const s = at({ pawns: { r: 'c4:3', g: 'b1:3', y: 'b1:0' }, stones: { b1: 'animal' }, turn: 2 });
    expect(refusal(s, 'g>y:1@b1')).toBeNull();
    const out = at({ pawns: { r: 'b5:3', g: 'a7:2', y: 'a7:0' }, statues: found('r'), exit: 'r', turn: 1 });
    expect(fields(after(out, 'g>y:2@a7')).purses).toMatchObject({ g: 0, y: 2 });
  });

  it('TCHANG-9 a turn with a share is not quiet', () => {
    const s = at({ pawns: { r: 'd4:3', g: 'd4:3' }, quiet: 3 });
    expect(after(s, 'r>g:1@d4', 'end').quiet).toBe(0);
  });
});

describe('a seat that cannot act', () => {
  it('TCHANG-11 passes by itself', () => {
    const s = at({ pawns: { r: 'b1:2', g: 'c1:0', y: 'e1:4', b: 'f1:0' }, stones: { e1: 'animal' } });
    expect(told(s, 'r:b1-b2')).toEqual([
      'r b1 to b2 for 1',
      '1 has to pass',
      '2 has to pass',
      '3 has to pass',
    ]);
    expect([s.turn, s.quiet]).toEqual([0, 3]);
  });

  it('TCHANG-11 rules 2: passes though pawns of others could share, and not while its own can', () => {
    const s = at({ pawns: { r: 'b1:2', g: 'c1:0', y: 'e1:4', b: 'e1:0' } });
    expect(told(s, 'r:b1-b2')).toEqual(['r b1 to b2 for 1', '1 has to pass']);
    expect(s.turn).toBe(2);
    play(s, 'y:e1-f1');
    const given = at({ pawns: { r: 'b1:2', g: 'c1:0', y: 'e1:4', b: 'e1:0' }, turn: 2 });
    expect(told(given, 'pass')).toEqual(['2 passes']);
    expect(moves(given)).toEqual(['y>b:1@e1', 'y>b:2@e1', 'y>b:3@e1', 'y>b:4@e1', 'pass']);
  });

  it('TCHANG-11 rules 1: does not pass while any share is possible', () => {
    const s = at({ pawns: { r: 'b1:2', g: 'c1:0', y: 'e1:4', b: 'e1:0' } }, {}, tchangRules1);
    expect(told(s, 'r:b1-b2')).toEqual(['r b1 to b2 for 1']);
    play(s, 'end');
    expect(s.turn).toBe(1);
    expect(moves(s)).toEqual(['y>b:1@e1', 'y>b:2@e1', 'y>b:3@e1', 'y>b:4@e1', 'pass']);
  });

  it('TCHANG-11 two pawns with empty purses cannot share', () => {
    const s = at({ pawns: { r: 'b1:2', g: 'c1:0', y: 'c1:0', b: 'e1:3' } });
    expect(told(s, 'r:b1-b2').slice(1)).toEqual(['1 has to pass', '2 has to pass']);
    expect(s.turn).toBe(3);
  });
});
