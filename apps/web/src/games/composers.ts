import type { OptionValues } from '../storage/choices.ts';
import type { Language } from '../storage/settings.ts';

/** Codes for the modes of a game, and the rule changes they make. */
export type Composer = {
  readonly writeCode: (values: OptionValues) => string;
  /** Null for an unknown code. */
  readonly readCode: (code: string) => OptionValues | null;
  readonly changesOf: (values: OptionValues) => readonly string[];
};

type Load = (language: Language) => Promise<Composer>;
const composers = import.meta.glob<Load>('./*/composer.ts', { import: 'loadComposer' });
const pathOf = (game: string): string => `./${game}/composer.ts`;

export const isComposed = (game: string): boolean => Object.hasOwn(composers, pathOf(game));

/** Null if the game has no composer. */
export async function loadComposer(game: string, language: Language): Promise<Composer | null> {
  const load = await composers[pathOf(game)]?.();
  return load ? load(language) : null;
}
