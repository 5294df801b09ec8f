import { countMoves, testSpelling } from '@tablee/conform/testkit';
import { describe, expect, it } from 'vitest';
import { isMove, placeMove, tekao } from '../src/index.ts';
import { positionKey, type Said, tableFor } from './draw.ts';

describe('moves', () => {
  testSpelling(tekao, {
    moves: ['e4n2', 'a1w1', 'h8s3', 'e4+', 'e4-', 'PTAG@e2', 'GGGG@h8', 'FFFF@a1', 'pass'],
    others: [
      '',
      'e4',
      'e4n',
      'e4n0',
      'e4n4',
      'e9n1',
      'i4n1',
      'E4n1',
      'e4 +',
      'e4++',
      'FPTA@e2',
      'PTA@e2',
      'PTAG@e9',
      'ptag@e2',
      'Pass',
    ],
  });

  it('every number is one move or none', () => {
    expect(countMoves(tekao, isMove, 2049)).toBe(64 * 14 + 1);
    for (const m of [1.5, Number.NaN, 3, 18, 1e9]) expect(isMove(m)).toBe(false);
  });

  it('a number that is no piece is refused', () => {
    const { state } = tekao.setup(tableFor({ setup: 'arranged' }), { pick: () => 0 });
    const odd = placeMove(0, 7);
    expect(tekao.refuse(state, 0, odd)?.key).toBe('no-such-move');
    expect(tekao.refuse(state, 0, -1)?.key).toBe('no-such-move');
  });
});

describe('positions', () => {
  const GOOD = 'b:c1:FFFF,a2:PTAG y:d8:FFFF,f8:GTAP turn=0 streak=a2:2/- quiet=14';

  it('reads and writes the same text', () => {
    for (const text of [
      GOOD,
      'b:c1:FFFF y:d8:FFFF turn=1 streak=-/d8:12 quiet=0',
      'b:c1:FFFF,a2:PTAG y: turn=0 streak=a2:2/- quiet=0',
      'b: y: turn=0 streak=-/- quiet=0 bag=b:FFFF,PAGT,PATG,PGAT,PGAT,PGTA,PTAG,PTAG/y:FFFF,PAGT,PATG,PGAT,PGAT,PGTA,PTAG,PTAG,PTGA drawn=PTGA',
    ]) {
      expect(tekao.writeState(tekao.readState(text))).toBe(text);
    }
    const three = 'b:c1:FFFF,a2:PTAG y:d8:FFFF,f8:GTAP turn=3 streak=-/- quiet=14';
    expect(tekao.writeState(tekao.readState(three, tableFor({ seats: 3 })))).toBe(three);
  });

  it('the game is over when a flag is missing, or after enough quiet turns', () => {
    const lost = tekao.readState('b:a2:PTAG y:d8:FFFF turn=0 streak=-/- quiet=0');
    expect(tekao.outcome(lost)).toEqual({ payoff: [0, 1], score: [8, 8], reason: 'flag' });
    const drawn = tekao.readState(GOOD.replace('14', '100'));
    expect(tekao.outcome(drawn)?.reason).toBe('quiet');
  });

  it.each([
    ['', 'position-shape'],
    ['b:c1:FFFF y:d8:FFFF turn=0 streak=-/- quiet=07', 'position-shape'],
    ['b:c1:FFFF y:d8:FFFF turn=0 streak=-/- quiet=0 ', 'position-shape'],
    ['b:c1:FFFF y:d8:FFFF turn=0 streak=-/- quiet=0 bag=b:/y:', 'position-shape'],
    ['b:c1:FFFF,c2:PTAF y:d8:FFFF turn=0 streak=-/- quiet=0', 'position-pieces'],
    ['b:c1:FFFF y:c1:FFFF turn=0 streak=-/- quiet=0', 'position-pieces'],
    [
      'b:a1:PTAG,b1:PTAG,c1:PTAG,d1:PTAG,e1:PTAG,f1:PTAG,g1:PTAG,h1:PTAG,a2:PTAG y:d8:FFFF turn=0 streak=-/- quiet=0',
      'position-pieces',
    ],
    ['b:c1:FFFF,d1:FFFF y:d8:FFFF turn=0 streak=-/- quiet=0', 'position-flags'],
    ['b:c1:PTAG y:d8:PTAG turn=0 streak=-/- quiet=0', 'position-flags'],
    ['b:c1:FFFF y:d8:FFFF turn=2 streak=-/- quiet=0', 'position-turn'],
    ['b:c1:FFFF y:d8:FFFF turn=0 streak=d8:1/- quiet=0', 'position-streak'],
    ['b:c1:FFFF y:d8:FFFF turn=0 streak=-/c2:1 quiet=0', 'position-streak'],
    ['b:c1:FFFF y:d8:FFFF turn=0 streak=-/- quiet=101', 'position-quiet'],
    ['b:c1:FFFF y:d8:PTAG turn=0 streak=-/- quiet=3', 'position-quiet'],
    ['b:a2:PTAG,c1:FFFF y:d8:FFFF turn=0 streak=-/- quiet=0', 'position-order'],
    ['b:c1:FFFF, y:d8:FFFF turn=0 streak=-/- quiet=0', 'position-order'],
  ])('"%s" is refused: %s', (text, wanted) => {
    expect(positionKey(text)).toBe(wanted);
  });

  const REST = 'PAGT,PATG,PGAT,PGAT,PGTA,PTAG,PTAG,PTGA';
  const setup = (b: string, y: string, bags: string, drawn: string, turn = 0): string =>
    `b:${b} y:${y} turn=${turn} streak=-/- quiet=0 bag=${bags} drawn=${drawn}`;

  it.each<[string, string, Said]>([
    [setup('', '', `b:${REST}/y:FFFF,${REST}`, 'FFFF'), 'fine', {}],
    [setup('', '', `b:FFFF,${REST}/y:FFFF,${REST}`, '-'), 'position-setup', {}],
    [setup('', '', `b:FFFF,${REST}/y:FFFF,${REST}`, '-'), 'fine', { setup: 'arranged' }],
    [setup('', '', `b:${REST}/y:FFFF,${REST}`, 'FFFF'), 'position-setup', { setup: 'arranged' }],
    [setup('', '', `b:${REST}/y:FFFF,${REST}`, 'FFFF'), 'position-setup', { setup: 'mirrored' }],
    [setup('', '', `b:${REST}/y:FFFF,${REST}`, 'FFFF'), 'position-setup', { armoury: 'twins' }],
    [setup('', '', `b:FFFF,${REST}/y:FFFF,${REST}`, 'PTAG'), 'position-setup', {}],
    [setup('', '', `b:${REST}/y:FFFF,${REST}`, 'FFFF', 1), 'position-turn', {}],
    [setup('c2:FFFF', '', `b:${REST}/y:${REST}`, 'FFFF', 1), 'fine', {}],
    [setup('c3:FFFF', '', `b:${REST}/y:${REST}`, 'FFFF', 1), 'position-setup', {}],
    [setup('c3:FFFF', '', `b:${REST}/y:${REST}`, 'FFFF', 1), 'fine', { home: 'deep' }],
    [setup('', '', `b:${REST}/y:${REST},FFFF`, 'FFFF'), 'position-order', {}],
    [setup('', '', `b:${REST}/y:FFFF,${REST.replace('PAGT', 'TPAG')}`, 'FFFF'), 'position-setup', {}],
    [
      `${setup('', '', `b:${REST}/y:FFFF,${REST}`, 'FFFF')}`.replace('quiet=0', 'quiet=1'),
      'position-setup',
      {},
    ],
  ])('before the battle: %s is %s with %j', (text, wanted, said) => {
    expect(positionKey(text, said)).toBe(wanted);
  });
});
