import { readOptions } from '@tablee/kernel';
import type { Language } from '../../../settings.ts';
import type { OptionValues } from '../../../storage/choices.ts';

/** What a game knows of putting its modes together: their short name for a link, and what they change. */
export type Composer = {
  readonly writeCode: (values: OptionValues) => string;
  /** Null: no such code. */
  readonly readCode: (code: string) => OptionValues | null;
  readonly changesOf: (values: OptionValues) => readonly string[];
};

const changes = {
  fr: async () => (await import('@tablee/tchako/changes/fr')).changes,
  en: async () => (await import('@tablee/tchako/changes/en')).changes,
};

const composers: { readonly [game: string]: (language: Language) => Promise<Composer> } = {
  async tchako(language) {
    const [options, { writeCode, readCode, changesOf }, said] = await Promise.all([
      // One name of it: of a whole package handed on, every export would have to travel.
      (async () => (await import('@tablee/tchako')).OPTIONS)(),
      import('@tablee/tchako/composer'),
      changes[language](),
    ]);
    return {
      writeCode: values => writeCode(readOptions(options, values)),
      readCode,
      changesOf: values => changesOf(readOptions(options, values), { changes: said }),
    };
  },
};

export const isComposed = (game: string): boolean => Object.hasOwn(composers, game);

/** Null: this game's options have no code. */
export const loadComposer = async (game: string, language: Language): Promise<Composer | null> =>
  isComposed(game) ? composers[game]!(language) : null;
