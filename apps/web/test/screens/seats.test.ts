import { beforeAll, describe, expect, it } from 'vitest';
import type { SeatLook } from '../../src/board/contract.ts';
import { loadWords } from '../../src/messages/index.ts';
import type { Shape } from '../../src/page/mark.tsx';
import { roundFrom, viewsFrom } from '../../src/screens/match/seat-looks.ts';
import { nameOf, nameOnTurn } from '../../src/screens/match/sentences.ts';
import type { SeatInfo } from '../../src/session/session.ts';
import { language } from '../../src/storage/settings.ts';

const look = (name: string, ...shapes: Shape[]): SeatLook => ({ name, shapes });
const TEKAO = [
  look('Bleu 1', 'blue'),
  look('Jaune 1', 'gold'),
  look('Bleu 2', 'blue'),
  look('Jaune 2', 'gold'),
];
const TOCK = [look('Rouge', 'vermilion'), look('Bleu', 'blue'), look('Jaune', 'gold'), look('Vert', 'green')];
const anne: SeatInfo = { name: 'Anne', here: true, bot: null };
const bot: SeatInfo = { name: null, here: true, bot: 2 };

describe('the sides of a board', () => {
  it('TEKAO-12 are two for any number of seats: turning alternates between them', () => {
    expect(viewsFrom(0, TEKAO)).toEqual([0, 1]);
    expect(viewsFrom(2, TEKAO)).toEqual([2, 3]);
    expect(viewsFrom(1, TEKAO.slice(0, 3))).toEqual([1, 2]);
    expect(viewsFrom(1, TEKAO.slice(0, 2))).toEqual([1, 0]);
  });

  it('are as many as seats where every seat has its own pieces', () => {
    expect(viewsFrom(2, TOCK)).toEqual([2, 3, 0, 1]);
    expect(viewsFrom(1, [look('R', 'vermilion', 'gold'), look('B', 'blue', 'green')])).toEqual([1, 0]);
    expect(roundFrom(3, 4)).toEqual([3, 0, 1, 2]);
  });
});

describe('the name of the actor', () => {
  it('TEKAO-12 includes the colour where two seats play the same pieces', () => {
    expect(nameOnTurn(2, [bot, bot, anne, bot], TEKAO)).toBe('Anne (Bleu 2)');
    expect(nameOnTurn(0, [bot, bot, anne, bot], TEKAO)).toBe('Bleu 1');
    expect(nameOnTurn(1, [bot, anne, bot], TEKAO.slice(0, 3))).toBe('Anne');
    expect(nameOnTurn(2, [bot, bot, anne, bot], TOCK)).toBe('Anne');
  });
});

// Stays for the other files of this worker: words are loaded again whenever a test changes the language.
beforeAll(() => void Object.assign(globalThis, { document: { documentElement: { lang: '' } } }));

const looks = [{ name: 'Rouge' }, { name: 'Jaune' }] as unknown as readonly SeatLook[];
const person = (name: string | null): SeatInfo => ({ name, here: false, bot: null });

it('the name of an erased guest is “Quelqu’un”, not the colour', async () => {
  language.value = 'fr';
  await loadWords();
  const people = [person(''), person(null)];
  expect([0, 1].map(seat => nameOf(seat, people, looks))).toEqual(['Quelqu’un', 'Jaune']);
});
