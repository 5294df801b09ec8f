import { describe, expect, it } from 'vitest';
import { ADVICE, adviceFor } from '../src/advice.ts';
import { tchako } from '../src/index.ts';
import { advice as en } from '../src/messages/advice-en.ts';
import { advice as fr } from '../src/messages/advice-fr.ts';
import { at, say, tableWith } from './draw.ts';

const queens = { sq: 'VS', nq: 'VN' } as const;

describe('advice', () => {
  it('TCHAKO-47 in t’chako: strike', () => {
    const s = at({ pucks: { sq: 'VS', s1: 'N2', s2: 'BNC', s3: [0, 160], nq: [-96, 150] } });
    expect(adviceFor(s, 0)).toBe('strike');
  });

  it('TCHAKO-47 the enemy is one zone short of t’chako: protect the queen', () => {
    const s = at({ pucks: { ...queens, n1: 'N2', n2: 'BSC', s1: 'BSL' } });
    expect(adviceFor(s, 0)).toBe('queen');
    expect(
      adviceFor(at({ pucks: { n1: 'N2', n2: 'BSC', s1: 'BSL' }, options: { anarchy: true } }), 0),
    ).not.toBe('queen');
  });

  it('TCHAKO-47 one link is missing: all for one t’chako', () => {
    expect(adviceFor(at({ pucks: { ...queens, s1: 'N2', s2: 'BNC', n1: 'BNR' } }), 0)).toBe('all-in');
    const elsewhere = { standardWin: false, countdown: true } as const;
    expect(adviceFor(at({ pucks: { ...queens, s1: 'N2', s2: 'BNC' }, options: elsewhere }), 0)).not.toBe(
      'all-in',
    );
  });

  it('TCHAKO-47 the enemy is about to capture much: contest', () => {
    expect(adviceFor(at({ pucks: { ...queens, n1: 'N1', n2: 'N4', s1: 'BSC' } }), 0)).toBe('contest');
  });

  it('TCHAKO-47 a puck alone: keep together', () => {
    expect(adviceFor(at({ pucks: { ...queens, s1: 'N4', s2: 'BSL', n1: 'BNL' } }), 0)).toBe('together');
    expect(adviceFor(at({ pucks: { ...queens, s1: 'N4', s2: 'BSR', n1: 'BNL' } }), 0)).toBe('direct');
  });

  it('TCHAKO-47 nothing to worry about: direct shots from the bases', () => {
    const { state } = tchako.setup(tableWith(), { pick: () => 0 });
    expect(adviceFor(state, 0)).toBe('direct');
  });

  it('is for whoever is on turn, and never in the way of another question', () => {
    const { state } = tchako.setup(tableWith({ triangle: true }), { pick: () => 0 });
    expect(adviceFor(state, 0)).toBeNull();
    const s = at({ pucks: { ...queens, s1: 'BSC' } });
    expect(adviceFor(s, 1)).toBeNull();
    say(s, 'propose countdown 20');
    expect([adviceFor(s, 0), adviceFor(s, 1)]).toEqual([null, null]);
    const bare = at({ pucks: queens });
    expect(adviceFor(bare, 0)).toBeNull();
  });

  it.each([
    ['French', fr],
    ['English', en],
  ])('%s has a sentence for each', (_, text) => {
    for (const key of ADVICE) expect(text[key]).toMatch(/^\p{Lu}.{30,}\.$/u);
  });
});
