import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { SeatLook } from '../../src/board/contract.ts';
import { loadWords } from '../../src/messages/index.ts';
import { nameOf } from '../../src/screens/match/sentences.ts';
import type { SeatInfo } from '../../src/session/session.ts';
import { language } from '../../src/storage/settings.ts';

beforeAll(() => void vi.stubGlobal('document', { documentElement: { lang: '' } }));
afterAll(() => vi.unstubAllGlobals());

const looks = [{ name: 'Rouge' }, { name: 'Jaune' }] as unknown as readonly SeatLook[];
const person = (name: string | null): SeatInfo => ({ name, here: false, bot: null });

it('an erased guest is shown as “Quelqu’un”, not by colour', async () => {
  language.value = 'fr';
  await loadWords();
  const people = [person(''), person(null)];
  expect([0, 1].map(seat => nameOf(seat, people, looks))).toEqual(['Quelqu’un', 'Jaune']);
});
