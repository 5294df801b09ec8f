import { describe, expect, it } from 'vitest';
import { ADVICE, adviceFor, PURPOSES, purposeOf } from '../src/advice.ts';
import {
  controlOf,
  directionTo,
  END,
  GREY,
  MIDDLES,
  type Move,
  play,
  readZone,
  type State,
  tchako,
} from '../src/index.ts';
import * as en from '../src/messages/advice-en.ts';
import * as fr from '../src/messages/advice-fr.ts';
import { at, say, tableWith, whereIs } from './draw.ts';

const queens = { sq: 'VS', nq: 'VN' } as const;

/** Searches for a shot towards a zone after which `wanted` holds. A straight shot may meet a post. */
function seek(s: State, name: string, toward: string, wanted: (after: State) => boolean): Move {
  const [[fromX, fromY], [x, y]] = [whereIs(s, name)!, middle(toward)];
  const straight = directionTo(x - fromX, y - fromY);
  for (let aside = 0; aside <= 256; aside += 8)
    for (const direction of [(straight + aside) % 4096, (straight + 4096 - aside) % 4096])
      for (let power = 20; power <= 1000; power += 20) {
        const move = tchako.readMove(`shoot ${name} ${direction} ${power}`)!;
        const after = tchako.clone(s);
        play(after, move, []);
        if (wanted(after)) return move;
      }
  throw new Error(`${name} does not do that toward ${toward}`);
}
/** A shot that ends in a zone. */
const roll = (s: State, name: string, zone: string): Move =>
  seek(s, name, zone, after => {
    const at = whereIs(after, name);
    const [x, y] = middle(zone);
    return at !== null && Math.hypot(at[0] - x, at[1] - y) < 20;
  });
const middle = (zone: string): readonly [number, number] => {
  const { x, y } = MIDDLES[readZone(zone)]!;
  return [x / 64, y / 64];
};
/** A shot that hardly moves the puck. */
const touch = (name: string): Move => tchako.readMove(`shoot ${name} 3072 1`)!;

describe('advice', () => {
  it('TCHAKO-47 in t’chako: hit the queen', () => {
    const s = at({ pucks: { sq: 'VS', s1: 'N2', s2: 'BNC', s3: [0, 160], nq: [-96, 150] } });
    const hit = tchako.readMove(`shoot s3 ${directionTo(-96, -10)} 1000`)!;
    expect(adviceFor(s, 0, hit)).toBe('strike');
    expect(adviceFor(s, 0, touch('sq'))).toBeNull();
  });

  it('TCHAKO-47 the enemy is one zone short of t’chako: cut a link or move the queen', () => {
    const pucks = { ...queens, n1: 'N2', n2: 'BSC', s1: 'BSL' };
    const cut = seek(at({ pucks }), 's1', 'BSC', after => whereIs(after, 'n2') === null);
    const s = at({ pucks });
    expect(adviceFor(s, 0, cut)).toBe('queen');
    expect(adviceFor(s, 0, touch('sq'))).toBe('queen');
    expect(adviceFor(s, 0, touch('s1'))).toBeNull();
    const { sq: _, nq: __, ...queenless } = pucks;
    expect(adviceFor(at({ pucks: queenless, options: { anarchy: true } }), 0, cut)).not.toBe('queen');
  });

  it('TCHAKO-47 one link is missing: complete the chain', () => {
    const pucks = { sq: 'VS', nq: 'BNL', s1: 'N2', s2: 'BNC', n1: 'BNR' };
    const s = at({ pucks });
    const link = roll(s, 's2', 'VN');
    expect(adviceFor(s, 0, link)).toBe('all-in');
    expect(adviceFor(s, 0, touch('s2'))).toBeNull();
    const elsewhere = at({ pucks, options: { standardWin: false, countdown: true } });
    expect(adviceFor(elsewhere, 0, link)).not.toBe('all-in');
  });

  it('TCHAKO-47 the enemy is about to capture several zones: contest them', () => {
    const s = at({ pucks: { ...queens, n1: 'N1', n2: 'N4', s1: 'BSL' } });
    const visit = seek(s, 's1', 'N1', after => controlOf(after)[readZone('N1')] === GREY);
    expect(adviceFor(s, 0, visit)).toBe('contest');
    expect(adviceFor(s, 0, touch('s1'))).toBeNull();
  });

  it('TCHAKO-47 a lonely puck is joined: keep together', () => {
    const s = at({ pucks: { ...queens, s1: 'N4', s2: 'BSL', n1: 'BNL' } });
    expect(adviceFor(s, 0, roll(s, 's2', 'N3'))).toBe('together');
    expect(adviceFor(s, 0, roll(s, 's2', 'N1'))).toBe('direct');
  });

  it('TCHAKO-47 from a base into a free zone: a direct shot; no advice for the queen', () => {
    const s = at({ pucks: { ...queens, s1: 'BSL', s2: 'BSC', s3: 'BSR', n1: 'BNC' } });
    expect(adviceFor(s, 0, roll(s, 's2', 'N2'))).toBe('direct');
    const { state } = tchako.setup(tableWith(), { pick: () => 0 });
    expect(adviceFor(state, 0, tchako.readMove('shoot sq 617 512')!)).toBeNull();
  });

  it('is given only to the player on turn, for legal moves, and not while an offer waits', () => {
    const { state } = tchako.setup(tableWith({ triangle: true }), { pick: () => 0 });
    expect(adviceFor(state, 0, { kind: 'replace', elastic: null })).toBeNull();
    const s = at({ pucks: { ...queens, s2: 'BSC', n1: 'BNC' } });
    const move = roll(s, 's2', 'N2');
    expect([adviceFor(s, 0, move), adviceFor(s, 1, move), adviceFor(s, 0, END)]).toEqual([
      'direct',
      null,
      null,
    ]);
    expect(adviceFor(s, 0, { kind: 'create', zone: readZone('N4') })).toBeNull();
    say(s, 'propose countdown 20');
    expect([adviceFor(s, 0, move), adviceFor(s, 1, move)]).toEqual([null, null]);
  });

  it.each([
    ['French', fr.advice],
    ['English', en.advice],
  ])('%s has a sentence for each', (_, text) => {
    for (const key of ADVICE) expect(text[key]).toMatch(/^\p{Lu}.{30,}\.$/u);
  });
});

describe('the purpose of a move', () => {
  const kindOf = (s: State, text: string) => purposeOf(s, s.turn, tchako.readMove(text)!);

  it('TCHAKO-11 TCHAKO-5 names the puck it eliminates, or the zone it takes', () => {
    const hit = at({ pucks: { ...queens, s1: [-150, -140], n1: [-100, -140] } });
    expect(kindOf(hit, 'shoot s1 0 300')).toEqual({ kind: 'eliminate', puck: 12 });
    const s = at({ pucks: { ...queens, s1: 'BSC' } });
    expect(purposeOf(s, 0, roll(s, 's1', 'N2'))).toEqual({ kind: 'take', zone: readZone('N2') });
  });

  it('TCHAKO-12 TCHAKO-8 says when it wins or makes the queen vulnerable', () => {
    const pucks = { s1: 'N2', s2: 'BNC', s3: [0, 125], s4: [-100, 160], nq: [-60, 160], sq: 'VS' } as const;
    const s = at({ pucks });
    expect(kindOf(s, 'shoot s3 1024 150')).toEqual({ kind: 'tchako' });
    play(s, tchako.readMove('shoot s3 1024 150')!, []);
    expect(kindOf(s, 'shoot s4 0 300')).toEqual({ kind: 'win' });
  });

  it('is there for creations, elastics, harmless shots and the end; none for a refused move', () => {
    const s = at({ pucks: { ...queens, s1: [0, -200] }, elastics: 'start' });
    expect(kindOf(s, 'create BSC')).toEqual({ kind: 'strengthen', zone: readZone('BSC') });
    const elastic = [...tchako.moves(s, 0)].find(m => m.kind === 'hook')!;
    expect(purposeOf(s, 0, elastic)).toEqual({ kind: 'bar' });
    expect(kindOf(s, 'shoot s1 0 1')?.kind).toMatch(/^(settle|place)$/);
    expect(kindOf(s, 'end')).toEqual({ kind: 'finish' });
    expect(kindOf(s, 'shoot n1 0 1')).toBeNull();
  });

  it.each([fr, en])('has words for every purpose, without a trailing blank', ({ hints }) => {
    for (const kind of PURPOSES)
      expect(hints.sentence(hints.end, hints.purposes[kind]('le palet 1', 'zone neutre 3'))).toMatch(
        /^\S.*\S\.$/,
      );
  });
});
