import { type GameWords, type Language, loadWords } from '@tablee/catalogue';
import type { ComponentType } from 'preact';

export type FigureProps<T = GameWords> = { readonly text: T };
/** The figures of a game's rules page by name, and their texts. */
export type Gallery = {
  readonly figures: { readonly [name: string]: ComponentType<FigureProps> };
  /** Shared parts of the figures, drawn once. */
  readonly Defs?: ComponentType;
  /** Interactive figures: a screen reader must not treat them as images. */
  readonly live?: readonly string[];
  readonly text: GameWords;
};
type Drawn = Omit<Gallery, 'text'>;

/** The cast is sound: figures get only the texts of their own game. */
const galleries = import.meta.glob<Drawn>('./*/figures/index.tsx');

/** Null if the rules page has no figures. */
export async function loadGallery(game: string, language: Language): Promise<Gallery | null> {
  const load = galleries[`./${game}/figures/index.tsx`];
  if (!load) return null;
  const [drawn, text] = await Promise.all([load(), loadWords(game, language)]);
  return { ...drawn, text };
}
