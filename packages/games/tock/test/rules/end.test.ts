import { searchChance } from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import { tock } from '../../src/index.ts';
import type { State } from '../../src/state.ts';
import { after, at, field, moves, play, refusal, restOfPack, type Said, tableFor } from '../draw.ts';

const HOME = (c: string): string => `${c}=${c}H1,${c}H2,${c}H3,${c}H4`;
const ending = (s: State): unknown[] => [
  field(s, 'phase'),
  field(s, 'turn'),
  tock.actors(s),
  tock.outcome(s)?.payoff,
];

describe('the end', () => {
  it('TOCK-27 a team wins when the eight pawns of both are home', () => {
    const s = after(at(`r=r15,rH2,rH3,rH4 ${HOME('y')} | r:2,9`), '2:r15-rH1');
    expect(ending(s)).toEqual(['over', '-', [], [1, 0, 1, 0]]);
    expect([0, 1, 2, 3].map(seat => moves(s, seat))).toEqual([[], [], [], []]);
  });

  it('TOCK-27 four pawns home are not enough for a team', () => {
    const s = after(at('r=r15,rH2,rH3,rH4 y=y3 | r:2,9'), '2:r15-rH1');
    expect(ending(s)).toEqual(['play', 'b', [1], undefined]);
  });

  it("TOCK-27 a partner may bring in the team's last pawn", () => {
    const s = after(at(`${HOME('r')} y=y15,yH2,yH3,yH4 | r:2,9`), '2:y15-yH1');
    expect(ending(s)).toEqual(['over', '-', [], [1, 0, 1, 0]]);
  });

  it('TOCK-27 without teams four pawns home win', () => {
    const alone = after(at('r=r15,rH2,rH3,rH4 y=y3 | r:2,9', { teams: false }), '2:r15-rH1');
    expect(ending(alone)).toEqual(['over', '-', [], [1, 0, 0, 0]]);
    const three = after(at('b=b15,bH2,bH3,bH4 | b:2,9 | turn b', { seats: 3, deal: 'hands' }), '2:b15-bH1');
    expect(ending(three)).toEqual(['over', '-', [], [0, 1, 0]]);
  });

  it('TOCK-27 two players need both colours home', () => {
    const two: Said = { seats: 2 };
    const one = after(at('r=r15,rH2,rH3,rH4 y=y3 | r:2,9', two), '2:r15-rH1');
    expect(field(one, 'phase')).toBe('play');
    const both = after(at(`b=b15,bH2,bH3,bH4 ${HOME('g')} | b:2,9 | turn b`, two), '2:b15-bH1');
    expect(ending(both)).toEqual(['over', '-', [], [0, 1]]);
  });

  it('TOCK-27 after the winning card nothing is drawn or dealt', () => {
    const two = after(at(`r=r15,rH2,rH3,rH4 ${HOME('y')} | r:2 b:9`, { seats: 2 }), '2:r15-rH1');
    expect([field(two, 'hands'), field(two, 'out')]).toEqual(['r:- b:9', '2']);
    const four = after(at('g=g15,gH2,gH3,gH4 | r:- b:- y:- g:2 | turn g', { teams: false }), '2:g15-gH1');
    expect([field(four, 'hands'), field(four, 'deal')]).toEqual(['r:- b:- y:- g:-', '1 g']);
  });

  it('TOCK-27 the end is an event, and no move is legal after it', () => {
    const s = at(`r=r15,rH2,rH3,rH4 ${HOME('y')} | r:2,9`);
    const news = play(s, '2:r15-rH1');
    expect(news).toContainEqual({ kind: 'home', colour: 0 });
    expect(news.at(-1)).toEqual({ kind: 'over', winners: [0, 2] });
    expect(refusal(s, 'drop:9', 0)).toBe('TOCK-27');
    expect(refusal(s, 'drop:9', 1)).toBe('TOCK-27');
  });

  it('TOCK-27 there is no winner while a pawn is out', () => {
    expect(tock.outcome(at('r=rH1,rH2,rH3 y=y3'))).toBeNull();
  });
});

describe('take-backs and talk', () => {
  const binding = (s: State, text: string): boolean => tock.binding(s, tock.readMove(text)!);

  it('TOCK-28 a card may be taken back, except under touchMove', () => {
    expect(binding(at('r=r3 | r:2,9'), '2:r3-r5')).toBe(false);
    expect(binding(at('r=r3 | r:2,9', { touchMove: true }), '2:r3-r5')).toBe(true);
    expect(binding(at('r:2,9', { touchMove: true }), 'drop:2')).toBe(true);
    expect(binding(at('r:9,10', { touchMove: true }), '10:block')).toBe(true);
  });

  it('TOCK-28 a move followed by luck or a reveal cannot be taken back', () => {
    expect(binding(at('r=r3 | r:2,9', { seats: 2 }), '2:r3-r5')).toBe(true);
    expect(binding(at('r:- b:- y:- g:2 | turn g', { teams: false }), 'drop:2')).toBe(true);
    expect(binding(at('r:A b:2 y:3 g:4 | turn g | swap | gives r:A b:2 y:3 g:-'), 'give:4')).toBe(true);
  });

  it('TOCK-28 with an empty stock no card is drawn, so a move can be taken back', () => {
    const out = restOfPack('2', '8', '9', '9').join();
    expect(binding(at(`r=r3 | r:2,8 b:9,9 | out ${out}`, { seats: 2 }), '2:r3-r5')).toBe(false);
  });

  it('TOCK-29 partners may not talk in a team game, except under partnerChat', () => {
    const quiet = (said: Said) => tock.quiet?.(tableFor(said));
    expect(quiet({})).toBe(true);
    expect(quiet({ partnerChat: true })).toBe(false);
    expect(quiet({ teams: false })).toBe(false);
    expect(quiet({ seats: 2 })).toBe(false);
    expect(quiet({ seats: 3 })).toBe(false);
  });

  it('TOCK-29 the default options are the rulebook’s game', () => {
    expect(tableFor().options).toEqual({
      teams: true,
      deal: 'auto',
      colourOrder: 'free',
      houseEntry: 'automatic',
      selfCapture: false,
      fastStart: false,
      touchMove: false,
      partnerChat: false,
    });
    for (const seats of tock.traits.seats)
      expect(() => tock.setup({ ...tableFor(), seats }, searchChance(1))).not.toThrow();
    expect([...tock.traits.seats].sort()).toEqual([2, 3, 4]);
  });
});
