import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { SeatLook } from '../../src/board/contract.ts';
import { loadWords } from '../../src/messages/index.ts';
import { nameOf } from '../../src/screens/match/names.ts';
import type { Sitter } from '../../src/session/session.ts';
import { language } from '../../src/storage/settings.ts';

beforeAll(() => void vi.stubGlobal('document', { documentElement: { lang: '' } }));
afterAll(() => vi.unstubAllGlobals());

const looks = [{ name: 'Rouge' }, { name: 'Jaune' }] as unknown as readonly SeatLook[];
const sitter = (name: string | null): Sitter => ({ name, here: false, bot: null });

it('who was forgotten is somebody, not a colour and not a gap', async () => {
  language.value = 'fr';
  await loadWords();
  const sitters = [sitter(''), sitter(null)];
  expect([0, 1].map(seat => nameOf(seat, sitters, looks))).toEqual(['Quelqu’un', 'Jaune']);
});
