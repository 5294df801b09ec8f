import type { Chance, Game, OptionSheet, Outcome, Refusal, Seat, Table } from './contract.ts';
import { nextDecisions } from './decision.ts';
import { Line } from './line.ts';
import type { Entry } from './log.ts';

/** The state of play as an immutable value: every step makes the next one. */
export type Match<S = unknown, M = unknown, E = unknown, O extends OptionSheet = OptionSheet> = {
  readonly game: Game<O, S, M, E>;
  readonly table: Table<O>;
  readonly state: S;
  /** Number of the last entry of the log; 0 after the set-up. */
  readonly n: number;
  readonly line: Line;
  /** The decision of each seat, named by the entry that posed it; -1 for none. */
  readonly decisions: readonly number[];
  readonly outcome: Outcome | null;
};

export type Step<S = unknown, M = unknown, E = unknown, O extends OptionSheet = OptionSheet> = {
  readonly match: Match<S, M, E, O>;
  readonly entry: Entry;
  readonly events: readonly E[];
};
/** A step, or the set-up, which has no entry. */
export type TimelineStep<S = unknown, M = unknown, E = unknown, O extends OptionSheet = OptionSheet> = Omit<
  Step<S, M, E, O>,
  'entry'
> & { readonly entry: Entry | null };
export type Refused = { readonly refusal: Refusal };
export const isRefused = (x: object): x is Refused => 'refusal' in x;

/** Refusals that do not depend on the game. */
export const TABLE_REFUSALS = [
  'over',
  'no-such-seat',
  'not-your-turn',
  'stale-decision',
  'not-a-move',
  'no-resign',
  'no-draw',
  'nothing-to-take-back',
  'bound',
] as const;
export type TableRefusal = (typeof TABLE_REFUSALS)[number];
export const refused = (key: TableRefusal): Refused => ({ refusal: { rule: 'TABLE', key } });

export function openMatch<O extends OptionSheet, S, M, E>(
  game: Game<O, S, M, E>,
  table: Table<O>,
  chance: Chance,
): TimelineStep<S, M, E, O> & { readonly entry: null } {
  const { state, events } = game.setup(table, chance);
  return { match: matchAt(game, table, state), entry: null, events };
}

/** A match that begins with this position. */
export function matchAt<O extends OptionSheet, S, M, E>(
  game: Game<O, S, M, E>,
  table: Table<O>,
  state: S,
): Match<S, M, E, O> {
  const decisions = nextDecisions(game, state, [], null, 0, table.seats);
  return { game, table, state, n: 0, line: Line.EMPTY, decisions, outcome: game.outcome(state) };
}

const isSeat = (match: { readonly table: { readonly seats: number } }, seat: Seat): boolean =>
  Number.isInteger(seat) && seat >= 0 && seat < match.table.seats;

/** The parsed move, or why this seat may not play it now. */
export function readPlay<O extends OptionSheet, S, M, E>(
  match: Match<S, M, E, O>,
  seat: Seat,
  text: string,
): { readonly move: M } | Refused {
  const { game, state } = match;
  if (match.outcome) return refused('over');
  if (!isSeat(match, seat)) return refused('no-such-seat');
  if (!game.actors(state).includes(seat)) return refused('not-your-turn');
  const move = game.readMove(text);
  if (move === null) return refused('not-a-move');
  const refusal = game.refuse(state, seat, move);
  return refusal ? { refusal } : { move };
}

/** Refuses, clones, applies. `chance.picks`, if present, is written into the entry. */
export function playMove<O extends OptionSheet, S, M, E>(
  match: Match<S, M, E, O>,
  seat: Seat,
  text: string,
  chance: Chance & { readonly picks?: readonly number[] },
): Step<S, M, E, O> | Refused {
  const read = readPlay(match, seat, text);
  if (isRefused(read)) return read;
  const { game, table } = match;
  const binding = game.binding(match.state, read.move, table);
  const state = game.clone(match.state);
  const events = game.apply(state, seat, read.move, chance);
  const n = match.n + 1;
  const picks = chance.picks ?? [];
  return {
    match: {
      game,
      table,
      state,
      n,
      line: match.line.add({ n, seat, move: text, binding }),
      decisions: nextDecisions(game, state, match.decisions, seat, n, table.seats),
      outcome: game.outcome(state),
    },
    entry: picks.length > 0 ? { seat, move: text, picks: [...picks] } : { seat, move: text },
    events,
  };
}

const teamOf = (match: Match, seat: Seat): readonly Seat[] =>
  match.game.teams(match.table).find(team => team.includes(seat)) ?? [seat];

/** Whether one seat can lose the game for its side: a game of two sides, or with a shared goal. */
export const canLoseAlone = ({ game, table }: Pick<Match, 'game' | 'table'>): boolean =>
  game.traits.goal === 'shared' || game.teams(table).length <= 2;

/** The side of this seat loses: it resigned, or its time was up. */
export function resign<O extends OptionSheet, S, M, E>(
  match: Match<S, M, E, O>,
  seat: Seat,
  by: 'seat' | 'clock' = 'seat',
): Step<S, M, E, O> | Refused {
  if (match.outcome) return refused('over');
  if (!isSeat(match, seat)) return refused('no-such-seat');
  if (!canLoseAlone(match as unknown as Match)) return refused('no-resign');
  const seats = Array.from({ length: match.table.seats }, (_, s) => s);
  const shared = match.game.traits.goal === 'shared';
  const losers = shared ? seats : teamOf(match as unknown as Match, seat);
  const payoff = seats.map(s => (losers.includes(s) ? 0 : 1));
  return by === 'clock'
    ? endBy(match, { act: 'resign', seat, clock: true }, { payoff, reason: 'table-time' })
    : endBy(match, { act: 'resign', seat }, { payoff, reason: 'table-resigned' });
}

/** All sides agreed; `seat` agreed last. */
export function agreeDraw<O extends OptionSheet, S, M, E>(
  match: Match<S, M, E, O>,
  seat: Seat,
): Step<S, M, E, O> | Refused {
  if (match.outcome) return refused('over');
  if (!isSeat(match, seat)) return refused('no-such-seat');
  if (match.game.traits.goal === 'shared') return refused('no-draw');
  const payoff = Array.from({ length: match.table.seats }, () => 0.5);
  return endBy(match, { act: 'draw', seat }, { payoff, reason: 'table-agreed' });
}

/** The others have left the table: no side wins, and a shared goal is not reached. */
export function abandon<O extends OptionSheet, S, M, E>(
  match: Match<S, M, E, O>,
  seat: Seat,
): Step<S, M, E, O> | Refused {
  if (match.outcome) return refused('over');
  if (!isSeat(match, seat)) return refused('no-such-seat');
  const each = match.game.traits.goal === 'shared' ? 0 : 0.5;
  const payoff = Array.from({ length: match.table.seats }, () => each);
  return endBy(match, { act: 'abandon', seat }, { payoff, reason: 'table-abandoned' });
}

function endBy<O extends OptionSheet, S, M, E>(
  match: Match<S, M, E, O>,
  entry: Entry,
  outcome: Outcome,
): Step<S, M, E, O> {
  const decisions = match.decisions.map(() => -1);
  return { match: { ...match, n: match.n + 1, outcome, decisions }, entry, events: [] };
}

/**
 * The number of the entry that began the running turn. Consecutive moves of a seat are one turn, so a game of one seat
 * has a single turn. The end of the game is a turn of its own.
 */
export function turnOf({ game, table, state, line, n, outcome }: Match): number {
  if (outcome) return n;
  const actors = game.actors(state);
  // Saves walking the whole line of a long game of one seat.
  if (actors.length === table.seats) return 0;
  return line.findLast(played => !actors.includes(played.seat))?.n ?? 0;
}
