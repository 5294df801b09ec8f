import {
  BadText,
  type Chance,
  defaultOptions,
  type Game,
  type OptionSheet,
  type OptionsOf,
  refereeOnly,
  type Seat,
  searchChance,
  type Table,
} from '@tablee/kernel';

/** A table in a test: only what differs from the default. */
export type TableChoices<O extends OptionSheet> = Partial<OptionsOf<O>> & { readonly seats?: number };

export type Driver<O extends OptionSheet, S, M, E> = {
  tableFor(choices?: TableChoices<O>): Table<O>;
  /** A new game, with the luck it was set up by. */
  start(choices?: TableChoices<O>, seed?: number): { state: S; events: E[]; chance: Chance };
  /** The first seat that has to move; throws when the game is over. */
  actor(s: S): Seat;
  moves(s: S, seat?: Seat): string[];
  /** Throws when the text is not a move. */
  read(text: string): M;
  /** Plays a legal move in place and returns what happened. Luck needs a `chance`. */
  play(s: S, text: string, chance?: Chance, seat?: Seat): E[];
  /** Plays moves without luck, one after the other, on a copy. */
  after(s: S, ...texts: readonly string[]): S;
  /** Rule and key, such as "TEKAO-6 too-far"; null for a legal move. */
  refusal(s: S, text: string, seat?: Seat): string | null;
  /** The key of the BadText that the position text gets; 'fine' for a position. */
  positionKey(text: string, choices?: TableChoices<O>): string;
};

/** Plays a game by texts, as tests write them. `seats` is the number of players unless the choices name one. */
export function driveGame<O extends OptionSheet, S, M, E>(
  game: Game<O, S, M, E>,
  seats = game.traits.seats[0]!,
): Driver<O, S, M, E> {
  const tableFor = (choices: TableChoices<O> = {}): Table<O> => {
    const { seats: wanted = seats, ...options } = choices;
    return { seats: wanted, options: { ...defaultOptions(game.options), ...options } };
  };
  const actor = (s: S): Seat => {
    const seat = game.actors(s)[0];
    if (seat === undefined) throw new Error('no seat has to move');
    return seat;
  };
  const read = (text: string): M => {
    const m = game.readMove(text);
    if (m === null) throw new Error(`${text} is not a move`);
    return m;
  };
  const refusal = (s: S, text: string, seat: Seat = actor(s)): string | null => {
    const refused = game.refuse(s, seat, read(text));
    return refused && `${refused.rule} ${refused.key}`;
  };
  const play = (s: S, text: string, chance: Chance = refereeOnly, seat: Seat = actor(s)): E[] => {
    const refused = refusal(s, text, seat);
    if (refused !== null) throw new Error(`${text} is refused: ${refused}`);
    return game.apply(s, seat, read(text), chance);
  };
  return {
    tableFor,
    start(choices, seed = 7) {
      const chance = searchChance(seed);
      return { ...game.setup(tableFor(choices), chance), chance };
    },
    actor,
    moves: (s, seat = actor(s)) => Array.from(game.moves(s, seat), m => game.writeMove(m)),
    read,
    play,
    after(s, ...texts) {
      const next = game.clone(s);
      for (const text of texts) play(next, text);
      return next;
    },
    refusal,
    positionKey(text, choices) {
      try {
        game.readState(text, tableFor(choices));
        return 'fine';
      } catch (e) {
        if (e instanceof BadText) return e.key;
        throw e;
      }
    },
  };
}

/** Luck as a test wants it: these picks in order, and no more. */
export function lucky(...picks: readonly number[]): Chance {
  const left = [...picks];
  return {
    pick(n) {
      const next = left.shift();
      if (next === undefined || next >= n) throw new Error(`no pick of ${n} was prepared`);
      return next;
    },
  };
}

/** Random play in place: yields after each move what it did, until the game is over or `limit` moves were played. */
export function* playRandomly<O extends OptionSheet, S, M, E>(
  game: Game<O, S, M, E>,
  state: S,
  chance: Chance,
  limit = Number.POSITIVE_INFINITY,
): Generator<{ readonly seat: Seat; readonly move: M; readonly events: readonly E[] }> {
  for (let n = 0; n < limit; n++) {
    const seat = game.actors(state)[0];
    if (seat === undefined) return;
    const move = game.sample(state, seat, chance);
    yield { seat, move, events: game.apply(state, seat, move, chance) };
  }
}
