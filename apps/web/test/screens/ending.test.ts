import type { GameWords } from '@tablee/catalogue';
import { lob, nim } from '@tablee/conform/specimens';
import type { Game, Match } from '@tablee/kernel';
import { beforeAll, describe, expect, it } from 'vitest';
import { fr } from '../../src/messages/fr.ts';
import { loadWords } from '../../src/messages/index.ts';
import { type Reader, sayReason, sayResult, sentenceNameOf } from '../../src/screens/match/sentences.ts';
import type { SeatInfo } from '../../src/session/session.ts';
import { language } from '../../src/storage/settings.ts';

beforeAll(async () => {
  // Stays for the other files of this worker: words are loaded again whenever a test changes the language.
  Object.assign(globalThis, { document: { documentElement: { lang: '' } } });
  language.value = 'fr';
  await loadWords();
});

const name = (seat: number) => ['Anne', 'Bruno', 'Cléo'][seat] ?? '';
const reasons = { 'all-thrown': () => 'Tout est lancé.' };
const gameWords = { reasons } as unknown as GameWords;
const ended = (game: unknown, payoff: readonly number[], reason: string): Match =>
  ({
    game: game as Game,
    table: { seats: payoff.length, options: {} },
    outcome: { payoff, reason },
  }) as Match;

describe('the end of a game', () => {
  it('among rivals has winners and losers', () => {
    const match = ended(nim, [0, 1], 'table-resigned');
    expect(([0, 1, 'all', null] satisfies Reader[]).map(reader => sayResult(match, reader, name))).toEqual([
      fr.over.lost,
      fr.over.won,
      'Bruno gagne',
      'Bruno gagne',
    ]);
    expect(sayReason(match, gameWords, name)).toBe('Anne abandonne.');
  });

  it('names all winners to the game, which tells whose team it was', () => {
    const told: unknown[] = [];
    const home = (winner: number | null, who?: string) => `${told.push([winner, who])}`;
    const words = { reasons: { home } } as unknown as GameWords;
    sayReason(ended(nim, [1, 0, 1], 'home'), words, name);
    sayReason(ended(nim, [0, 1], 'home'), words, name);
    expect(told).toEqual([
      [null, 'Anne et Cléo'],
      [1, 'Bruno'],
    ]);
  });

  it('is the same for all with a shared goal', () => {
    const won = ended(lob, [1, 1, 1], 'all-thrown');
    expect(([0, 'all', null] satisfies Reader[]).map(reader => sayResult(won, reader, name))).toEqual([
      fr.shared.won,
      fr.shared.won,
      fr.shared.teamWon,
    ]);
    expect(sayReason(won, gameWords, name)).toBe('Tout est lancé.');
    const lost = ended(lob, [0, 0, 0], 'table-resigned');
    expect([2, null].map(reader => sayResult(lost, reader, name))).toEqual([
      fr.shared.lost,
      fr.shared.teamLost,
    ]);
    expect(sayReason(lost, gameWords, name)).toBe(fr.shared.resigned);
  });

  it('of a single seat mentions no other player', () => {
    expect(sayResult(ended(lob, [1], 'all-thrown'), 0, name)).toBe(fr.over.won);
    expect(sayResult(ended(lob, [0], 'all-thrown'), 0, name)).toBe(fr.shared.lost);
  });
});

it('sentences of a game name people, and bots by their colour', () => {
  const looks = ['Rouge', 'Bleu', 'Jaune'].map(colour => ({ name: colour, shapes: [] }));
  const people = [
    { name: 'Ada', bot: null },
    { name: null, bot: 2 },
    { name: '', bot: null },
  ] as unknown as readonly SeatInfo[];
  expect([0, 1, 2, 3].map(seat => sentenceNameOf(seat, people, looks))).toEqual([
    'Ada',
    'Bleu',
    'Jaune',
    '4',
  ]);
});
