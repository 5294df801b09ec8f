import { BadText } from '@tablee/kernel';

export const LANGUAGES = ['fr', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** What is said of a game before it is loaded: on the home page and where it is set up. */
export type GameCover = {
  readonly name: string;
  readonly pitch: string;
  readonly seats: readonly string[];
  /** Where the number of players decides what the seats are called. */
  readonly seatsFor?: (players: number) => readonly string[];
  readonly options: {
    readonly [name: string]: {
      readonly name: string;
      /** What may be written, where it is a line of text. */
      readonly hint?: string;
      readonly values?: { readonly [value: string]: string };
    };
  };
  readonly presets: { readonly [name: string]: string };
  /** What to expect of a preset, such as how often a team of bots was measured to win it. */
  readonly presetNotes?: { readonly [name: string]: string };
  /** Why options do not go together, by the keys of `problems`. */
  readonly problems?: { readonly [key: string]: string };
};

/** What every game's messages hold; each game's own type says more. */
export type GameWords = GameCover & {
  readonly refusals: { readonly [key: string]: string };
  /** What is wrong with a position text, by the key of the BadText. */
  readonly positions: { readonly [key: string]: string };
  readonly reasons: { readonly [reason: string]: (winner: number | null) => string };
};

export type RuleParagraph = {
  readonly id?: string;
  readonly text: string;
  /** Pictures that belong to it, by name: the screen draws them. */
  readonly figures?: readonly string[];
  /** A page of its own that goes on from here. */
  readonly more?: { readonly page: 'servants'; readonly text: string };
};
export type RulesPage = {
  readonly title: string;
  readonly aim: string;
  readonly sections: readonly { readonly heading: string; readonly paragraphs: readonly RuleParagraph[] }[];
  readonly readings: { readonly heading: string; readonly paragraphs: readonly RuleParagraph[] };
  /** What stands under each picture, and what it shows to whoever cannot see it. */
  readonly figures?: { readonly [name: string]: { readonly caption: string; readonly alt: string } };
};

type Lazily<T> = { readonly [id: string]: { readonly [L in Language]: () => Promise<T> } };

const COVERS: { readonly [L in Language]: () => Promise<{ readonly [id: string]: GameCover }> } = {
  fr: async () => (await import('./covers-fr.ts')).covers,
  en: async () => (await import('./covers-en.ts')).covers,
};

const WORDS: Lazily<GameWords> = {
  tchag: {
    fr: async () => (await import('@tablee/tchag/messages/fr')).fr,
    en: async () => (await import('@tablee/tchag/messages/en')).en,
  },
  tock: {
    fr: async () => (await import('@tablee/tock/messages/fr')).fr,
    en: async () => (await import('@tablee/tock/messages/en')).en,
  },
  tekao: {
    fr: async () => (await import('@tablee/tekao/messages/fr')).fr,
    en: async () => (await import('@tablee/tekao/messages/en')).en,
  },
  tchang: {
    fr: async () => (await import('@tablee/tchang/messages/fr')).fr,
    en: async () => (await import('@tablee/tchang/messages/en')).en,
  },
  tchako: {
    fr: async () => (await import('@tablee/tchako/messages/fr')).fr,
    en: async () => (await import('@tablee/tchako/messages/en')).en,
  },
  dragons: {
    fr: async () => (await import('@tablee/dragons/messages/fr')).fr,
    en: async () => (await import('@tablee/dragons/messages/en')).en,
  },
};

const PAGES: Lazily<RulesPage> = {
  tchag: {
    fr: async () => (await import('@tablee/tchag/rules/fr')).rules,
    en: async () => (await import('@tablee/tchag/rules/en')).rules,
  },
  tock: {
    fr: async () => (await import('@tablee/tock/rules/fr')).rules,
    en: async () => (await import('@tablee/tock/rules/en')).rules,
  },
  tekao: {
    fr: async () => (await import('@tablee/tekao/rules/fr')).rules,
    en: async () => (await import('@tablee/tekao/rules/en')).rules,
  },
  tchang: {
    fr: async () => (await import('@tablee/tchang/rules/fr')).rules,
    en: async () => (await import('@tablee/tchang/rules/en')).rules,
  },
  tchako: {
    fr: async () => (await import('@tablee/tchako/rules/fr')).rules,
    en: async () => (await import('@tablee/tchako/rules/en')).rules,
  },
  dragons: {
    fr: async () => (await import('@tablee/dragons/rules/fr')).rules,
    en: async () => (await import('@tablee/dragons/rules/en')).rules,
  },
};

function find<T>(from: { readonly [id: string]: T }, id: string): T {
  if (!Object.hasOwn(from, id)) throw new BadText('unknown-game', `There is no game "${id}".`);
  return from[id]!;
}

/** What is said of a game before it is loaded, in one language. */
export const loadCover = async (id: string, language: Language): Promise<GameCover> =>
  find(await COVERS[language](), id);

/** A game's messages in one language, its cover included. */
export const loadWords = async (id: string, language: Language): Promise<GameWords> =>
  find(WORDS, id)[language]();

/** A game's rules, written for people, in one language. */
export const loadRulesPage = async (id: string, language: Language): Promise<RulesPage> =>
  find(PAGES, id)[language]();
