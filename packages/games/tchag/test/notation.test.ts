import { countMoves, testSpelling } from '@tablee/conform/testkit';
import { describe, expect, it } from 'vitest';
import { BAD_POSITIONS, MOVES, nameSquare, phase, readSquare, tchag } from '../src/index.ts';
import { at, positionKey, texts } from './draw.ts';

const START = 'x+x+x+/+yYyYx/x+x+x+/+x+x+x/xRrRr+/+x+x+x r 0-0';

describe('moves as text', () => {
  it('squares go from a1 to f6', () => {
    expect([0, 1, 6, 35].map(nameSquare)).toEqual(['a1', 'b1', 'a2', 'f6']);
    expect(readSquare('f6')).toBe(35);
    expect(['g1', 'a7', 'a', 'a11', 'A1'].map(readSquare)).toEqual([-1, -1, -1, -1, -1]);
  });

  it('every move has one text', () => {
    expect(countMoves(tchag, m => m >= 0, MOVES)).toBe(MOVES);
  });

  testSpelling(tchag, {
    moves: ['c3d4', 'c3>', 'e3<', 'c3^', 'c5v', '=b3>', 'stop'],
    others: [
      '',
      'c3',
      'c3d',
      'c3d4 ',
      'C3d4',
      'c3-d4',
      '=c3d4',
      'c3V',
      '==c3>',
      'g3>',
      'c7v',
      'STOP',
      'stop ',
      'c3d4\n',
    ],
  });

  it('a number that is no move is refused', () => {
    for (const m of [-1, MOVES, 0.5, Number.NaN]) {
      expect(tchag.refuse(tchag.readState(START), 0, m)).toEqual({ rule: 'TCHAG-3', key: 'no-such-move' });
    }
  });

  it('pawn moves are listed by origin, then target, stop last', () => {
    expect(texts(tchag.readState(START))).toEqual(
      'b2b1 b2a2 b2b3 c2b1 c2d1 c2b3 c2d3 d2d1 d2d3 e2d1 e2f1 e2d3 e2f3'.split(' '),
    );
  });

  it('repairs are listed by named stone, then ^ > v <', () => {
    const s = at(`
      . . . . . .
      . . + . . .
      . . . . . .
      x . R . + .
      . . . . . .
      . . Y . . .`);
    expect(texts(s)).toEqual('c1^ a3> c3^ c3> c3v c3< e3< c5v'.split(' '));
  });
});

describe('positions as text', () => {
  it.each([
    ['the start', START],
    ['mid-repair', '....../....../.+x+Y./.x.R+./.+x+x./...... r 3-3'],
    ['an extra turn', '....../....../....../....+./...ry./...... r 3-3 *'],
    ['an extra turn in mid-repair', '....../....../...y.r/....../....../...... r 3-3 *'],
    ['stopped', '....../....../....../....+./...ry./...... r 3-3 * stop'],
    ['four captures', '....../..x.../.+x+../.x.r+./.+x+x./...... r 4-3'],
    ['four captures on an extra turn', '....../....../....../....y./....../...... y 3-4 *'],
    ['both blocked', '....../....../....r./....y./....../...... y 3-3'],
    ['islands nothing can join', '....../....../...xY./....../R+..../+x.... r 3-3'],
  ])('%s reads and writes back', (_, text) => {
    expect(tchag.writeState(tchag.readState(text))).toBe(text);
  });

  it.each([
    ['', 'position-shape'],
    ['nonsense', 'position-shape'],
    [START.slice(0, -1), 'position-shape'],
    [`${START} `, 'position-shape'],
    [START.replace(' r ', ' R '), 'position-shape'],
    [START.replace('x+x+x+/', 'x+x+x/'), 'position-shape'],
    [START.replace('0-0', '0-5'), 'position-shape'],
    [`${START} stop *`, 'position-shape'],
    [START.replace('x+x+x+', '++x+x+'), 'position-stones'],
    [START.replace('0-0', '1-0'), 'position-pawns'],
    [START.replace('R', '+'), 'position-pawns'],
    ['....../..x.../.+x+../.x.r+./.+x+x./...... y 4-3', 'position-winner'],
    ['....../..x.../.+x+../.x.r+./.+x+x./...... r 4-3 stop', 'position-winner'],
    ['....../..x.../.+x+../.x.x+./.+x+x./...... r 4-4', 'position-winner'],
    [`${START} stop`, 'position-stop'],
    [`${START} *`, 'position-extra'],
    [`${START} * stop`, 'position-extra'],
    [`${START.replace(' r ', ' y ')} *`, 'position-extra'],
    ['....../....../...y.r/....../....../...... r 3-3 * stop', 'position-stop'],
    ['....../....../....../....+./...ry./...... y 3-3', 'position-blocked'],
    ['....../....../....../....+./...ry./...... y 3-3 *', 'position-blocked'],
    ['....../....../....../....+./...ry./...... y 3-3 * stop', 'position-blocked'],
    ['....../....../....r./....y./....../...... y 3-3 *', 'position-both-blocked'],
    ['....../....../....r./....y./....../...... y 3-3 * stop', 'position-blocked'],
  ])('%j is no position: %s', (text, key) => {
    expect(positionKey(text)).toBe(key);
  });

  it('every key of the list is used', () => {
    expect(BAD_POSITIONS).toContain(positionKey('nonsense'));
  });

  it('TCHAG-12 if one side is blocked and the other can move, the position must be an extra turn of the other', () => {
    expect(positionKey('....../....../....../....+./...ry./...... y 3-3')).toBe('position-blocked');
    expect(phase(tchag.readState('....../....../....../....+./...ry./...... r 3-3 *'))).toBe('move');
  });
});
