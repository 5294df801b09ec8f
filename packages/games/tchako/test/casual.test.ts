import {
  commitTo,
  defaultOptions,
  type Game,
  type GameRecord,
  goBack,
  isRefused,
  liveChance,
  type Match,
  openMatch,
  parseRecord,
  playMove,
  readOptions,
  replay,
  seedFromText,
  takeBack,
  toHex,
  verify,
} from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import { writeCode } from '../src/composer.ts';
import { OPTIONS, tchako, tchakoRules1 } from '../src/index.ts';
import { tableWith } from './draw.ts';

const seed = seedFromText('casual');
const SHOTS = ['shoot s2 1000 300', 'shoot s1 1024 250'];

function played(casual: boolean, texts: readonly string[] = SHOTS, rules = tchako): Match[] {
  const matches: Match[] = [
    openMatch(rules, tableWith(casual ? { casual } : {}), liveChance(seed, 0)).match as unknown as Match,
  ];
  for (const text of texts) {
    const step = playMove(matches.at(-1)!, 0, text, liveChance(seed, matches.length));
    if (isRefused(step)) throw new Error(`${text} is refused`);
    matches.push(step.match);
  }
  return matches;
}

/** A shot that is taken back, and another one instead. */
const recordOf = (casual: boolean, rules = 2): GameRecord => ({
  tablee: 1,
  game: 'tchako',
  rules,
  seats: 2,
  options: casual ? { casual } : {},
  seals: [{ from: 0, commitment: commitTo(seed), seed: toHex(seed) }],
  setup: [],
  entries: [
    { seat: 0, move: SHOTS[0]! },
    { act: 'back', seat: 0, to: 0 },
    { seat: 0, move: SHOTS[1]! },
  ],
});

describe('a casual game', () => {
  it('lets shots be taken back, one at a time', () => {
    const [start, one, two] = played(true);
    expect(takeBack(two!.line, 0, true, 'sampled')).toEqual({ to: 1, consent: false });
    const back = goBack(two!, one!, 0).match;
    expect(tchako.writeState(back.state as never)).toBe(tchako.writeState(one!.state as never));
    expect(takeBack(back.line, 0, true, 'sampled')).toEqual({ to: 0, consent: false });
    expect(goBack(back, start!, 0).match.line.length).toBe(0);
  });

  it('TCHAKO-18 a shot that used up the points is taken back alone, not with the whole turn', () => {
    const spent = played(true, ['shoot s2 1000 300', 'shoot sq 1024 250']);
    expect(tchako.actors(spent.at(-1)!.state as never)).toEqual([1]);
    expect(takeBack(spent.at(-1)!.line, 0, false, 'sampled')).toEqual({ to: 1, consent: true });
  });

  it('is the exception: other games keep their shots', () => {
    const [, one] = played(false);
    expect(takeBack(one!.line, 0, true, 'sampled')).toBe('bound');
    expect(tchako.binding(one!.state as never, tchako.readMove(SHOTS[0]!)!)).toBe(true);
  });

  it.each([1, 2])('replays and verifies with rules %i; its record says so', rules => {
    const game = (rules === 1 ? tchakoRules1 : tchako) as unknown as Game;
    const record = recordOf(true, rules);
    expect(parseRecord(JSON.stringify(record)).options).toEqual({ casual: true });
    const end = replay(game, record);
    expect(end.table.options.casual).toBe(true);
    expect(end.line.toArray().map(p => p.move)).toEqual([SHOTS[1]]);
    expect(verify(game, record).entries).toBe(3);
  });

  it('a record that is not casual and takes a shot back is refused', () => {
    expect(() => replay(tchako as unknown as Game, recordOf(false))).toThrow(
      expect.objectContaining({ key: 'record-act' }),
    );
  });

  it('stands in the options of its table, which are unchanged for every other game', () => {
    expect(readOptions(OPTIONS, { casual: true })).toEqual({ ...defaultOptions(OPTIONS), casual: true });
    expect(readOptions(OPTIONS, { casual: false })).toEqual(defaultOptions(OPTIONS));
    expect(defaultOptions(OPTIONS)).not.toHaveProperty('casual');
    expect(writeCode(readOptions(OPTIONS, { casual: true, sumo: true }))).toBe('su');
  });

  it('has the same positions as any other game', () => {
    const texts = (casual: boolean) => played(casual).map(({ state }) => tchako.writeState(state as never));
    expect(texts(true)).toEqual(texts(false));
  });
});
