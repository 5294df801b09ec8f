import { countMoves, testSpelling } from '@tablee/conform/testkit';
import { describe, expect, it } from 'vitest';
import { dragons, isMove } from '../src/index.ts';
import { positionKey, start, tableFor } from './draw.ts';

describe('moves', () => {
  testSpelling(dragons, {
    moves: ['rock', 'paper', 'scissors', 'turn c4', 'keep', 'hide c4>e2', 'won 4'],
    others: [
      '',
      'Rock',
      'turn',
      'turn h4',
      'turn  c4',
      'keep ',
      'hide c4>c4',
      'hide c4-e2',
      'won 5',
      'lizard',
    ],
  });

  it('every number means at most one move', () => {
    expect(countMoves(dragons, isMove, 3000)).toBe(3 + 5 + 1 + 49 + 49 * 48);
    expect(dragons.refuse(start(), 0, -1)?.key).toBe('no-such-move');
  });
});

describe('positions', () => {
  const TEXT =
    'stones=b1:?,c1:.3,d1:.a,e1:?,f1:? unseen=3,0,0,0,0 in=111 chosen=r-- last=ppr kept=49,0,0 winner=- phase=duel';

  it('reads and writes the same text', () => {
    expect(dragons.writeState(dragons.readState(TEXT, tableFor()))).toBe(TEXT);
    const view = TEXT.replace('c1:.3', 'c1:?')
      .replace('d1:.a', 'd1:?')
      .replace('unseen=3,0,0,0,0', 'down=4,0,0,1,0')
      .replace('r--', '?--');
    expect(dragons.writeState(dragons.readState(view, tableFor()))).toBe(view);
  });

  it.each([
    ['', 'position-shape'],
    [TEXT.replace('in=111', 'in=112'), 'position-shape'],
    [TEXT.replace('in=111', 'in=11'), 'position-duel'],
    [TEXT.replace('in=111', 'in=100'), 'position-duel'],
    [TEXT.replace('in=111', 'in=011'), 'position-duel'],
    [TEXT.replace('chosen=r--', 'chosen=rrr'), 'position-duel'],
    [TEXT.replace('unseen=3', 'unseen=2'), 'position-stones'],
    [TEXT.replace('unseen=3,0', 'unseen=2,1'), 'position-stones'],
    [TEXT.replace('unseen', 'down'), 'position-stones'],
    [TEXT.replace('b1:?', 'a1:?'), 'position-stones'],
    [TEXT.replace('b1:?', 'c1:?'), 'position-stones'],
    [TEXT.replace('kept=49', 'kept=50'), 'position-kept'],
    [TEXT.replace('winner=-', 'winner=1'), 'position-phase'],
    [TEXT.replace('phase=duel', 'phase=over'), 'position-phase'],
    [TEXT.replace('phase=duel', 'phase=nap'), 'position-phase'],
    [TEXT.replace('c1:.3', 'c1:!3'), 'position-phase'],
    [TEXT.replace('e1:?,f1:?', 'f1:?,e1:?'), 'position-order'],
  ])('%s is %s', (text, wanted) => expect(positionKey(text)).toBe(wanted));
});
