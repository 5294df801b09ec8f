import { checkBacks, type Declines, runChecks, tablesOf, walksOf } from '@tablee/conform';
import type { Game } from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import { ACE, HIDDEN, RANK_COUNT } from '../src/cards.ts';
import { type Tock, tock } from '../src/index.ts';
import { type Said, tableFor } from './draw.ts';

/** LONG=10 in the environment plays all variants, ten times as many worlds each. */
const LONG = Number(process.env.LONG ?? 0);

/** All variants that differ in what is hidden. */
const SECRETS: readonly Said[] = [
  {},
  { teams: false },
  { seats: 3 },
  { seats: 3, deal: 'hands' },
  { seats: 2 },
  { seats: 2, deal: 'hands' },
  { seats: 2, colourOrder: 'alternate' },
];

const WANTED = ['walk', 'twins-view', 'twins-told', 'twins-back', 'binding'] as const;

/**
 * Plays every walk again with one hidden thing changed, eight times: the same events must give the same views, and vice
 * versa. Also for walks with take-backs.
 */
const findLeaks = (game: Game, said: readonly Said[], seeds: number, name: string): string[] => {
  const walks = walksOf(game, { tables: said.map(tableFor), seeds, limit: 60, name });
  return runChecks(game, walks, WANTED).map(f => f.sentence);
};

describe('twin worlds', () => {
  it.each(SECRETS)('no secret leaks: %j', { timeout: 300_000 }, said => {
    expect(findLeaks(tock, [said], 20, 'twins')).toEqual([]);
  });

  it.skipIf(LONG === 0).each(tablesOf(tock))(
    'no secret leaks in thousands of worlds: $seats players, $options',
    { timeout: 1_800_000 },
    table => {
      for (let batch = 0; batch < LONG; batch++) {
        const walks = walksOf(tock, { tables: [table], seeds: 12, limit: 120, name: `twins-${batch}` });
        const found = runChecks(tock, walks, WANTED);
        expect(found.map(f => f.sentence)).toEqual([]);
      }
    },
  );
});

/** A leaking game must be detected, or the tests above prove nothing. */
describe('twin worlds detect a game that', () => {
  const leaky: { readonly [what: string]: readonly [Partial<Tock>, Said] } = {
    "shows the partner's hand": [
      { redact: (s, eyes) => tock.redact(s, eyes === 0 ? 'referee' : eyes) },
      { teams: true },
    ],
    'shows the hands to spectators': [
      { redact: (s, eyes) => tock.redact(s, eyes === 'public' ? 'referee' : eyes) },
      { seats: 2 },
    ],
    'tells all which card was given': [
      { tell: (e, eyes) => (e.kind === 'gave' || e.kind === 'swapped' ? e : tock.tell(e, eyes)) },
      { teams: true },
    ],
    'tells all which card was drawn': [
      { tell: (e, eyes) => (e.kind === 'drew' ? e : tock.tell(e, eyes)) },
      { seats: 2 },
    ],
    'tells all which card was culled': [
      { tell: (e, eyes) => (e.kind === 'culled' ? e : tock.tell(e, eyes)) },
      { seats: 3 },
    ],
    'shows a culled card that no event told': [
      {
        redact: (s, eyes) => {
          const view = tock.redact(s, eyes);
          for (const [seat, card] of s.culled.entries()) view.culled[seat] = card;
          return view;
        },
        tell: (e, eyes) => (e.kind === 'culled' ? { ...e, card: HIDDEN } : tock.tell(e, eyes)),
      },
      { seats: 3 },
    ],
    'leaks whether the hands hold an odd number of aces': [
      {
        redact: (s, eyes) => {
          const view = tock.redact(s, eyes);
          const aces = s.hands.reduce((sum, n, i) => sum + (i % RANK_COUNT === ACE ? n : 0), 0);
          view.blocked = aces % 2;
          return view;
        },
      },
      { teams: false },
    ],
    'allows taking back luck': [{ binding: () => false }, { seats: 2 }],
    'declares no secrets, so that bots agree to take back a reveal': [
      { traits: { ...tock.traits, secrets: false, together: false } },
      { teams: false },
    ],
    'refuses to take back an ace given face down': [
      { binding: (s, m) => tock.binding(s, m) || (m.kind === 'give' && m.card === ACE) },
      { teams: true },
    ],
  };

  it.each(Object.keys(leaky))('%s', what => {
    const [parts, said] = leaky[what]!;
    expect(findLeaks({ ...tock, ...parts } as Tock, [said], 8, 'leaky')).not.toEqual([]);
  });

  it('has bots that agree to every take-back', () => {
    const walks = walksOf(tock, { tables: [tableFor({ teams: false })], seeds: 8, limit: 60, name: 'leaky' });
    const found = (declines?: Declines) => walks.flatMap(walk => [...checkBacks(tock, walk, declines)]);
    expect(found()).toEqual([]);
    expect(found(() => false).map(f => f.check)).toContain('twins-back');
  });
});
