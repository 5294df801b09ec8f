import { type GameWords, type Language, loadWords } from '@tablee/shelf';
import type { ComponentType } from 'preact';

export type FigureProps<T = GameWords> = { readonly text: T };
/** The pictures of a game's rules page, by the names its paragraphs give, and the words printed in them. */
export type Gallery = {
  readonly figures: { readonly [name: string]: ComponentType<FigureProps> };
  readonly text: GameWords;
};

/** A gallery hands its figures only the words of its own game, which a list cannot say: hence the one cast per game. */
const figures: { readonly [game: string]: () => Promise<Gallery['figures']> } = {
  tock: async () => (await import('./tock/figures/index.tsx')).figures as unknown as Gallery['figures'],
};

/** Null: this game's rules page has no pictures. */
export async function loadGallery(game: string, language: Language): Promise<Gallery | null> {
  const load = Object.hasOwn(figures, game) ? figures[game] : undefined;
  if (!load) return null;
  const [drawn, text] = await Promise.all([load(), loadWords(game, language)]);
  return { figures: drawn, text };
}
