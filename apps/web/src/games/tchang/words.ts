import type { Language } from '../../settings.ts';
import { en } from './words-en.ts';
import { fr } from './words-fr.ts';

export type { Words } from './words-fr.ts';

/** What only the drawn board says; all other words come with the game. */
export const words: { readonly [L in Language]: typeof fr } = { fr, en };
