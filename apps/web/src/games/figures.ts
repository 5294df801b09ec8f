import { type GameWords, type Language, loadWords } from '@tablee/catalogue';
import type { ComponentType } from 'preact';

export type FigureProps<T = GameWords> = { readonly text: T };
/** The pictures of a game's rules page by name, and the words printed in them. */
export type Gallery = {
  readonly figures: { readonly [name: string]: ComponentType<FigureProps> };
  /** Shared parts of the pictures, drawn once for the page. */
  readonly Defs?: ComponentType;
  /** Names of interactive figures: a screen reader must not treat them as pictures. */
  readonly live?: readonly string[];
  readonly text: GameWords;
};
type Drawn = Omit<Gallery, 'text'>;

/** Every `games/<id>/figures/index.tsx`. A gallery hands its figures only the words of its own game. */
const galleries = import.meta.glob<Drawn>('./*/figures/index.tsx');

/** Null: this game's rules page has no pictures. */
export async function loadGallery(game: string, language: Language): Promise<Gallery | null> {
  const load = galleries[`./${game}/figures/index.tsx`];
  if (!load) return null;
  const [drawn, text] = await Promise.all([load(), loadWords(game, language)]);
  return { ...drawn, text };
}
