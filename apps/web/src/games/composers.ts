import type { OptionValues } from '../storage/choices.ts';
import type { Language } from '../storage/settings.ts';

/** What a game knows of putting its modes together: their short name for a link, and what they change. */
export type Composer = {
  readonly writeCode: (values: OptionValues) => string;
  /** Null: no such code. */
  readonly readCode: (code: string) => OptionValues | null;
  readonly changesOf: (values: OptionValues) => readonly string[];
};

type Load = (language: Language) => Promise<Composer>;
/** Every `games/<id>/composer.ts`. */
const composers = import.meta.glob<Load>('./*/composer.ts', { import: 'loadComposer' });
const pathOf = (game: string): string => `./${game}/composer.ts`;

export const isComposed = (game: string): boolean => Object.hasOwn(composers, pathOf(game));

/** Null: this game's options have no code. */
export async function loadComposer(game: string, language: Language): Promise<Composer | null> {
  const load = await composers[pathOf(game)]?.();
  return load ? load(language) : null;
}
