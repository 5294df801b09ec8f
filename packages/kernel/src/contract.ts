/** The contract between a game's rules and everything that plays them: screen, bot, server, command line. */

export type Seat = number;

/** Who is looking. When in doubt, `'public'`: the least-knowing eyes. */
export type Eyes = Seat | 'public' | 'referee';

declare const redacted: unique symbol;
/** Same shape as S with sentinels where something is hidden. Only `redact` makes one, and only Views are sent. */
export type View<S> = S & { readonly [redacted]: true };

/** Luck. Live: a secret stream, recorded. Replay: read back. Search: fast. A predicting client: throws NeedsReferee. */
export interface Chance {
  /** A whole number in 0 ‥ n-1. */
  pick(n: number): number;
}

/** An option that means something only while another has this value; it keeps its own value meanwhile. */
export type When = { readonly option: string; readonly is: boolean | number | string };

export type Option = { readonly when?: When } & (
  | { readonly kind: 'flag'; readonly initial: boolean }
  | {
      readonly kind: 'count';
      readonly min: number;
      readonly max: number;
      readonly initial: number;
      /** How far one tap goes, where one by one would take long; every number in between is allowed too. */
      readonly step?: number;
    }
  | { readonly kind: 'choice'; readonly of: readonly string[]; readonly initial: string }
  /** Free words of one line, for what no list can hold; whether they make sense is for `problems` to say. */
  | {
      readonly kind: 'text';
      readonly longest: number;
      readonly initial: string;
      /** Where it is so many words of so many of these capitals, so that a field can help typing them. */
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

export type OptionsOf<O extends OptionSheet> = { readonly [K in keyof O]: ValueOf<O[K]> };
export type Presets<O extends OptionSheet> = { readonly [name: string]: Partial<OptionsOf<O>> };

/** What people agreed on before the game began. */
export type Table<O extends OptionSheet = OptionSheet> = {
  readonly seats: number;
  readonly options: OptionsOf<O>;
};

/** Payoffs, not winners: teams and cooperation need no special case. 1 won, 0 lost, ½ drawn. */
export type Outcome = {
  readonly payoff: readonly number[];
  readonly score?: readonly number[];
  /** A message key of the game: why it ended. */
  readonly reason: string;
};

/** Why a move is not allowed: the rule it breaks, and the message key that says so. */
export type Refusal<Key extends string = string> = { readonly rule: string; readonly key: Key };

/** Declared once, believed by lobby and bots, disbelieved by the conformance suite. */
export type Traits = {
  /** Possible numbers of seats; the first is the default. */
  readonly seats: readonly number[];
  readonly luck: boolean;
  readonly secrets: boolean;
  /** Several seats may have to choose at the same time. */
  readonly together: boolean;
  readonly moves: 'listed' | 'sampled';
  readonly goal: 'rivals' | 'shared';
  /** Views forget what everybody was told, and whoever remembers it plays better: bots are told the news again. */
  readonly memory?: true;
};

export interface Game<O extends OptionSheet = OptionSheet, S = unknown, M = unknown, E = unknown> {
  readonly id: string;
  /** Raised whenever a stored log would replay differently; the old source then moves to `old/<n>/`. */
  readonly rules: number;
  readonly traits: Traits;
  readonly options: O;
  readonly presets: Presets<O>;

  /** Message keys: why these options do not go together. Empty: playable. */
  problems(table: Table<O>): readonly string[];
  teams(table: Table<O>): readonly (readonly Seat[])[];
  setup(table: Table<O>, chance: Chance): { state: S; events: E[] };

  /** Who has to choose now. Several: secret simultaneous choice. None: the game is over. */
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
  /** Cannot be taken back: luck, a reveal, a flick. */
  binding(s: S, m: M): boolean;
  /** For the absent player or the empty clock. Always legal. */
  idle(s: S, seat: Seat, chance: Chance): M;

  /** A copy. `moves(redact(s, p), p)` equals `moves(s, p)`. */
  redact(s: S, eyes: Eyes): View<S>;
  tell(e: E, eyes: Eyes): E | null;
  /** A possible truth behind a view. Bots search these, never the truth. */
  imagine(v: View<S>, seat: Seat, chance: Chance): S;
  /** Shares nothing with the original. Also takes what structuredClone made of a state: that is how one is sent. */
  clone(s: S): S;

  /** One spelling: `writeMove(readMove(t))` is `t`, or `t` is no move. */
  writeMove(m: M): string;
  readMove(text: string): M | null;
  /** Canonical. `readState` throws a BadText with a sentence. */
  writeState(s: S): string;
  readState(text: string, table?: Table<O>): S;

  /**
   * How long, in milliseconds, the move is seen happening, from the position before it: no clock runs meanwhile. Without
   * it nothing takes time.
   */
  lasts?(s: S, m: M): number;
  /** A move only a clock makes: never listed nor sampled, and refused to people and bots. `idle` may return it. */
  clockOnly?(m: M): boolean;

  /**
   * On one screen: everybody may look now, nothing is hidden and what is chosen is no secret. Without it a game with
   * secrets is played behind a curtain throughout.
   */
  open?(s: S): boolean;
  /**
   * Remembering is part of the game: a view of an earlier position with what was seen there taken out. Until the end
   * nothing else of the past may be looked at.
   */
  forget?(v: View<S>): View<S>;

  /**
   * Free text is closed, reactions stay: to partners until the end, and where nobody has a partner for good, as in a
   * game for small children.
   */
  quiet?(table: Table<O>): boolean;

  /** Why only people can sit at such a table: a rule, and a key of the same words as `problems`. Null: bots may. */
  noBots?(table: Table<O>): Refusal | null;

  /** How good this looks for a seat, between 0 (lost) and 1 (won). */
  judge?(s: S, seat: Seat): number;
}

/** Text from outside that is not what it claims to be. `key` is a message key, the message an English sentence. */
export class BadText extends Error {
  readonly key: string;
  constructor(key: string, sentence: string) {
    super(sentence);
    this.name = 'BadText';
    this.key = key;
  }
}
