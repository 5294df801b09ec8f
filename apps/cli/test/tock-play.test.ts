import { describe, expect, it } from 'vitest';
import { draw } from '../src/boards/tock.ts';
import { tablee } from './tablee.ts';

describe('tablee play tock', () => {
  it('TOCK-6 does not print the cards that bots give, nor other hands', async () => {
    const play = ['play', 'tock', '--seed', '1', '--bots', 'human,random,random,random'];
    const { code, out } = await tablee(play, { input: 'give:K\nquit\n' });
    expect(code).toBe(0);
    for (const name of ['Blue', 'Yellow', 'Green']) expect(out).toContain(`${name}: …\n`);
    expect(out).not.toMatch(/(?:Blue|Yellow|Green): give/);
    expect(out).toContain('r:2,10,10,K,X b:?,?,?,?,? y:?,?,?,?,? g:?,?,?,?,?');
    expect(out).not.toMatch(/ [byg]:(?:[A2-9JQKX]|10),/);
  });
});

describe('the board in the terminal', () => {
  it('shows every pawn on its square, fresh ones in capitals', () => {
    const drawn = draw('r=R,R,r18*,b12 b=R,R,R,bH4 y=R,R,R,R g=R,R,R,r7 | r:- b:- y:- g:- | out -', false);
    expect(drawn).toEqual([
      '    1  2  3  4  5  6  7  8  9 10 11 12 13 14 15 16 17 18    H1 H2 H3 H4   R',
      'r   .  .  .  .  .  .  g  .  .  .  .  .  .  .  .  .  .  R     .  .  .  .   rr',
      'b   .  .  .  .  .  .  ↔  .  .  .  .  r  .  .  .  .  .  .     .  .  .  b   bbb',
      'y   .  .  .  .  .  .  ↔  .  .  .  .  .  .  .  .  .  .  .     .  .  .  .   yyyy',
      'g   .  .  .  .  .  .  ↔  .  .  .  .  .  .  .  .  .  .  .     .  .  .  .   ggg',
    ]);
  });
});
