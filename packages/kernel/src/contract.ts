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

export type Option =
  | { readonly kind: 'flag'; readonly initial: boolean }
  | { readonly kind: 'count'; readonly min: number; readonly max: number; readonly initial: number }
  | { readonly kind: 'choice'; readonly of: readonly string[]; readonly initial: string }
  /** Free words of one line, for what no list can hold; whether they make sense is for `problems` to say. */
  | { readonly kind: 'text'; readonly longest: number; readonly initial: string };

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
export type Refusal = { readonly rule: string; readonly key: string };

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
  refuse(s: S, seat: Seat, m: M): Refusal | null;
  /** In place. Returns what happened, in order. */
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
  /** Shares nothing with the original. */
  clone(s: S): S;

  /** One spelling: `writeMove(readMove(t))` is `t`, or `t` is no move. */
  writeMove(m: M): string;
  readMove(text: string): M | null;
  /** Canonical. `readState` throws a BadText with a sentence. */
  writeState(s: S): string;
  readState(text: string, table?: Table<O>): S;

  /** Those who play must not talk until the end: free text is closed, reactions stay. */
  quiet?(table: Table<O>): boolean;

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

export function defaultOptions<O extends OptionSheet>(sheet: O): OptionsOf<O> {
  return Object.fromEntries(Object.entries(sheet).map(([name, o]) => [name, o.initial])) as OptionsOf<O>;
}

export function defaultTable<O extends OptionSheet>(game: Pick<Game<O>, 'options' | 'traits'>): Table<O> {
  return { seats: game.traits.seats[0]!, options: defaultOptions(game.options) };
}

/** Reads options from outside: defaults filled in, unknown names and impossible values refused with a sentence. */
export function readOptions<O extends OptionSheet>(sheet: O, raw: unknown): OptionsOf<O> {
  if (raw === undefined || raw === null) return defaultOptions(sheet);
  if (typeof raw !== 'object' || Array.isArray(raw))
    throw new BadText('options-shape', 'Options must be an object.');
  const given = raw as { readonly [name: string]: unknown };
  for (const name of Object.keys(given)) {
    if (!Object.hasOwn(sheet, name)) {
      const known = Object.keys(sheet).join(', ') || 'none';
      throw new BadText('options-unknown', `There is no option "${name}". Options of this game: ${known}.`);
    }
  }
  const read = Object.entries(sheet).map(([name, option]) => [name, readOption(name, option, given[name])]);
  return Object.fromEntries(read) as OptionsOf<O>;
}

function readOption(name: string, option: Option, value: unknown): boolean | number | string {
  if (value === undefined) return option.initial;
  switch (option.kind) {
    case 'flag':
      if (typeof value === 'boolean') return value;
      throw new BadText('options-value', `Option "${name}" is true or false.`);
    case 'count':
      if (Number.isInteger(value) && (value as number) >= option.min && (value as number) <= option.max)
        return value as number;
      throw new BadText(
        'options-value',
        `Option "${name}" is a whole number from ${option.min} to ${option.max}.`,
      );
    case 'choice':
      if (typeof value === 'string' && option.of.includes(value)) return value;
      throw new BadText('options-value', `Option "${name}" is one of: ${option.of.join(', ')}.`);
    case 'text':
      if (typeof value === 'string' && value.length <= option.longest && /^\P{Cc}*$/u.test(value))
        return value;
      throw new BadText(
        'options-value',
        `Option "${name}" is a line of at most ${option.longest} characters.`,
      );
  }
}

/** Reads a whole table (seats and options) from outside, or throws a BadText that says what is wrong. */
export function readTable<O extends OptionSheet>(game: Game<O>, seats: unknown, options: unknown): Table<O> {
  const wanted = seats ?? game.traits.seats[0];
  if (typeof wanted !== 'number' || !game.traits.seats.includes(wanted)) {
    throw new BadText('seats', `This game is for ${game.traits.seats.join(' or ')} players.`);
  }
  const table: Table<O> = { seats: wanted, options: readOptions(game.options, options) };
  const problems = game.problems(table);
  if (problems.length > 0) {
    throw new BadText(problems[0]!, `These options do not go together: ${problems.join(', ')}.`);
  }
  return table;
}
