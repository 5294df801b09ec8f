import { type GameWords, type Language, loadWords } from '@tablee/catalogue';
import type { ComponentType } from 'preact';

export type FigureProps<T = GameWords> = { readonly text: T };
/** The pictures of a game's rules page, by the names its paragraphs give, and the words printed in them. */
export type Gallery = {
  readonly figures: { readonly [name: string]: ComponentType<FigureProps> };
  /** What several of them are put together from: drawn once for the page. */
  readonly Defs?: ComponentType;
  /** The names of those one can touch: they are no pictures to a screen reader. */
  readonly live?: readonly string[];
  readonly text: GameWords;
};
type Drawn = Omit<Gallery, 'text'>;

/** A gallery hands its figures only the words of its own game, which a list cannot say: hence the one cast per game. */
const galleries: { readonly [game: string]: () => Promise<Drawn> } = {
  tock: async () => (await import('./tock/figures/index.tsx')) as unknown as Drawn,
  tekao: async () => (await import('./tekao/figures/index.tsx')) as unknown as Drawn,
  tchang: async () => (await import('./tchang/figures/index.tsx')) as unknown as Drawn,
  tchako: async () => (await import('./tchako/figures/index.tsx')) as unknown as Drawn,
  dragons: async () => (await import('./dragons/figures/index.tsx')) as unknown as Drawn,
};

/** Null: this game's rules page has no pictures. */
export async function loadGallery(game: string, language: Language): Promise<Gallery | null> {
  const load = Object.hasOwn(galleries, game) ? galleries[game] : undefined;
  if (!load) return null;
  const [drawn, text] = await Promise.all([load(), loadWords(game, language)]);
  return { ...drawn, text };
}
