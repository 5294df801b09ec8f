/** The contract between the rules of a game and their users: page, bots, server, command line. */

export type Seat = number;

/** Who looks. `'public'` knows least and is the default; `'referee'` knows all. */
export type Eyes = Seat | 'public' | 'referee';

declare const redacted: unique symbol;
/** A state with sentinels in place of hidden things. Only `redact` makes one, and only views are sent. */
export type View<S> = S & { readonly [redacted]: true };

/** Supplies luck. Live: recorded picks of a secret stream. Replay: recorded picks. A predicting client: throws NeedsReferee. */
export interface Chance {
  /** A whole number in 0 ‥ n-1. */
  pick(n: number): number;
}

/** The option has a meaning only while another option has this value. */
export type When = { readonly option: string; readonly is: boolean | number | string };

export type Option = {
  readonly when?: When;
} /** `sparse`: left out while it is off, so that games stored before the option existed keep their texts. */ & (
  | { readonly kind: 'flag'; readonly initial: boolean; readonly sparse?: true }
  | {
      readonly kind: 'count';
      readonly min: number;
      readonly max: number;
      readonly initial: number;
      /** The step of the field's buttons; all values in between are allowed. */
      readonly step?: number;
    }
  | { readonly kind: 'choice'; readonly of: readonly string[]; readonly initial: string }
  /** One line of free text; `problems` says whether it is valid. */
  | {
      readonly kind: 'text';
      readonly longest: number;
      readonly initial: string;
      /** The text is this many words of this many of these capitals; helps the field. */
      readonly words?: { readonly count: number; readonly letters: number; readonly of: string };
    }
);

export type OptionSheet = { readonly [name: string]: Option };

type ValueOf<T extends Option> = T extends { readonly kind: 'flag' }
  ? boolean
  : T extends { readonly kind: 'count' }
    ? number
    : T extends { readonly kind: 'choice'; readonly of: readonly (infer V)[] }
      ? V
      : T extends { readonly kind: 'text' }
        ? string
        : never;

type Sparse<O extends OptionSheet> = {
  [K in keyof O]: O[K] extends { readonly sparse: true } ? K : never;
}[keyof O];
export type OptionsOf<O extends OptionSheet> = {
  readonly [K in Exclude<keyof O, Sparse<O>>]: ValueOf<O[K]>;
} & { readonly [K in Sparse<O>]?: true };
export type Presets<O extends OptionSheet> = { readonly [name: string]: Partial<OptionsOf<O>> };

/** The agreement before a game. */
export type Table<O extends OptionSheet = OptionSheet> = {
  readonly seats: number;
  readonly options: OptionsOf<O>;
};

/** Payoffs suit teams and shared goals too: 1 won, 0 lost, ½ drawn. */
export type Outcome = {
  readonly payoff: readonly number[];
  readonly score?: readonly number[];
  /** Why it ended: a message key of the game. */
  readonly reason: string;
};

/** Why a move is not allowed: the rule it breaks, and a message key. */
export type Refusal<Key extends string = string> = { readonly rule: string; readonly key: Key };

/** Facts about a game. Screens and bots rely on them; the conformance suite tests them. */
export type Traits = {
  /** Possible numbers of seats; the first is the default. */
  readonly seats: readonly number[];
  readonly luck: boolean;
  readonly secrets: boolean;
  /** Several seats may act at the same time. */
  readonly together: boolean;
  readonly moves: 'listed' | 'sampled';
  readonly goal: 'rivals' | 'shared';
  /** Views do not show all that seats were told, so bots get the events too. */
  readonly memory?: true;
};

export interface Game<O extends OptionSheet = OptionSheet, S = unknown, M = unknown, E = unknown> {
  readonly id: string;
  /** Raised whenever a stored log would replay differently; the old number stays playable. */
  readonly rules: number;
  readonly traits: Traits;
  readonly options: O;
  readonly presets: Presets<O>;
  /** The preset for games between bots alone, where the default may never end (TCHAKO-46). */
  readonly botsOnlyPreset?: string;
  /** Values for people who share one screen, for options they have not chosen themselves. */
  readonly oneScreen?: Partial<OptionsOf<O>>;
  /** Values for one person against bots, for options that this person has not chosen. Presets leave these options alone. */
  readonly againstBots?: Partial<OptionsOf<O>>;

  /** Message keys: why these options do not go together. Empty: playable. */
  problems(table: Table<O>): readonly string[];
  teams(table: Table<O>): readonly (readonly Seat[])[];
  setup(table: Table<O>, chance: Chance): { state: S; events: E[] };

  /** The seats that have to move. Several: a simultaneous choice. None: the game is over. */
  actors(s: S): readonly Seat[];
  /** In a fixed order: all legal moves, or the discrete ones when `traits.moves` is 'sampled'. */
  moves(s: S, seat: Seat): Iterable<M>;
  /** A plausible legal move; covers continuous ones. */
  sample(s: S, seat: Seat, chance: Chance): M;
  /** Null: the seat may play this move now. A seat that is not among the actors is refused every move. */
  refuse(s: S, seat: Seat, m: M): Refusal | null;
  /**
   * Plays a move in place; returns what happened, in order. It may assume that `refuse(s, seat, m)` is null and does not
   * ask again: callers that are not sure ask first, as `playMove` does. A move that is not refused never throws, except
   * NeedsReferee where its outcome depends on luck or on what a view hides. After a refused move the state is undefined.
   */
  apply(s: S, seat: Seat, m: M, chance: Chance): E[];
  outcome(s: S): Outcome | null;
  /** Cannot be taken back: luck, a reveal, a flick. Without a table the strictest answer. */
  binding(s: S, m: M, table?: Table<O>): boolean;
  /** The move for an absent player or an empty clock. Always legal. */
  idle(s: S, seat: Seat, chance: Chance): M;

  /** A copy. `moves(redact(s, p), p)` equals `moves(s, p)`. */
  redact(s: S, eyes: Eyes): View<S>;
  tell(e: E, eyes: Eyes): E | null;
  /** A possible state behind a view. Bots search these. */
  imagine(v: View<S>, seat: Seat, chance: Chance): S;
  /** Shares nothing with the original. Must also accept a structuredClone of a state, as sent between threads. */
  clone(s: S): S;

  /** One spelling: `writeMove(readMove(t))` is `t`, or `t` is no move. */
  writeMove(m: M): string;
  readMove(text: string): M | null;
  /** Canonical. `readState` throws a BadText. */
  writeState(s: S): string;
  readState(text: string, table?: Table<O>): S;

  /** How many ms a move is animated, from the position before it; clocks stand meanwhile. Default: 0. */
  lasts?(s: S, m: M): number;
  /** A move for the clock alone: never listed or sampled, refused to people and bots. `idle` may return it. */
  clockOnly?(m: M): boolean;

  /** Nothing is hidden now, so people who share a screen need no curtain. Default: a game with secrets always needs it. */
  open?(s: S): boolean;
  /** For games of memory: an earlier view without what was seen there. Until the end, the past is shown only so. */
  forget?(v: View<S>): View<S>;

  /** No free text, only reactions: for partners until the end, for seats without partners always. */
  quiet?(table: Table<O>): boolean;

  /** Why bots cannot sit at such a table; the key is one of the `problems` messages. Null: they can. */
  noBots?(table: Table<O>): Refusal | null;

  /** The chances of a seat, from 0 (lost) to 1 (won). */
  judge?(s: S, seat: Seat): number;
}

/**
 * Invalid text from outside. `key` is a message key, the message an English sentence; `values` are what other languages
 * put into theirs.
 */
export class BadText extends Error {
  readonly key: string;
  readonly values: readonly (string | number)[];
  constructor(key: string, sentence: string, values: readonly (string | number)[] = []) {
    super(sentence);
    this.name = 'BadText';
    this.key = key;
    this.values = values;
  }
}
