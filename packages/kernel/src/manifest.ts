import type { Game } from './contract.ts';
import type { BotSupport } from './tree.ts';

/** Everything the outside has to know of a game: each game's `manifest.ts` holds one value of type `Manifest`. */

export const LANGUAGES = ['fr', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];
export type ByLanguage<T> = { readonly [L in Language]: T };

/** The colours of seats; the page gives each a shape of its own. */
export const SEAT_COLOURS = ['vermilion', 'blue', 'gold', 'green', 'white'] as const;
export type SeatColour = (typeof SEAT_COLOURS)[number];

/** The facts shown before anything of a game is loaded. Must agree with its rules: tested. */
export type Card = {
  readonly id: string;
  /** A proper name, the same in every language. */
  readonly name: string;
  /** Its place on the home page: ascending. */
  readonly order: number;
  /** The rules number played today; older ones are loaded for old records only. */
  readonly rules: number;
  /** Possible numbers of players; the first is the default. */
  readonly seats: readonly number[];
  readonly playable: boolean;
  /** Seats see different things, so a phone can hold a hand beside a shared board. */
  readonly secrets: boolean;
  /** All seats win or lose together: bots are partners, and one person may play alone. */
  readonly shared: boolean;
  readonly colours: readonly SeatColour[];
  /** The numbers of players for which `colours` holds before the set-up; all of them by default. */
  readonly coloursFor?: readonly number[];
  /** The youngest players it suits, in years. */
  readonly age?: number;
  /** How long a game takes, from and to. */
  readonly minutes?: readonly [from: number, to: number];
  /** The preset proposed for a person's first game. */
  readonly firstPreset?: string;
};

/** The texts needed before a game is loaded: on the home page and in its set-up. */
export type GameCover = {
  /** What kind of game it is, in two or three words. */
  readonly kind?: string;
  readonly name: string;
  readonly pitch: string;
  readonly seats: readonly string[];
  /** Seat names that depend on the number of players. */
  readonly seatsFor?: (players: number) => readonly string[];
  readonly options: {
    readonly [name: string]: {
      readonly name: string;
      /** A sentence below the field: what may be written, or what holds without a choice. */
      readonly hint?: string;
      readonly values?: { readonly [value: string]: string };
    };
  };
  readonly presets: { readonly [name: string]: string };
  /** What to expect of each preset with so many players, such as the measured win rate of a team of bots. */
  readonly presetNotes?: (players: number) => { readonly [name: string]: string };
  /** Why options do not go together, by the keys of `Game.problems`. */
  readonly problems?: { readonly [key: string]: string };
};

/** The messages every game has; each game's own type adds to them. */
export type GameWords = GameCover & {
  /** The aim in one line of at most 62 characters, shown during a first game. */
  readonly inBrief?: string;
  readonly refusals: { readonly [key: string]: string };
  /** What is wrong with a position text, by the key of the BadText. */
  readonly positions: { readonly [key: string]: string };
  /** `winner` is null when several win or none does; `who` names all winners. */
  readonly reasons: { readonly [reason: string]: (winner: number | null, who?: string) => string };
};

/** A refusal links to the paragraph with its rule id. */
export type RuleParagraph<Id extends string = string, Figure extends string = string> = {
  readonly id?: Id;
  readonly text: string;
  /** Names of pictures that the page draws below the text. */
  readonly figures?: readonly Figure[];
  /** A link to a page of its own. */
  readonly more?: { readonly page: 'servants'; readonly text: string };
};

/** A game's rules, written for people. */
export type RulesPage<Id extends string = string, Figure extends string = string> = {
  readonly title: string;
  readonly aim: string;
  readonly sections: readonly {
    readonly heading: string;
    readonly paragraphs: readonly RuleParagraph<Id, Figure>[];
  }[];
  /** Where the rulebook is silent: the reading chosen, and for which rule. */
  readonly readings: {
    readonly heading: string;
    readonly paragraphs: readonly (RuleParagraph<Id, Figure> & { readonly id: Id })[];
  };
  /** The caption of each picture, and its description for screen readers. */
  readonly figures: { readonly [F in Figure]: { readonly caption: string; readonly alt: string } };
};

/**
 * The puzzles of a game as stored, to be read by `@tablee/puzzles`. `reached` decides goals of the game's own, by goal
 * key: whether a position, come from `start`, fulfils the goal with these numbers.
 */
export type PuzzleSource = {
  readonly list: readonly unknown[];
  readonly reached?: {
    readonly [goal: string]: (state: unknown, start: unknown, numbers: readonly number[]) => boolean;
  };
};

/** A card and loaders: importing a manifest loads nothing else of its game. */
export type Manifest = {
  readonly card: Card;
  /** By rules number: all rules that a stored record may name. Options and presets come with them. */
  readonly rules: { readonly [rules: number]: () => Promise<Game> };
  readonly cover: ByLanguage<() => Promise<GameCover>>;
  /** The cover's texts included. */
  readonly words: ByLanguage<() => Promise<GameWords>>;
  readonly rulesPage: ByLanguage<() => Promise<RulesPage>>;
  /** Without one, bots search over the contract alone. */
  readonly bot?: () => Promise<BotSupport>;
  readonly puzzles?: () => Promise<PuzzleSource>;
};
