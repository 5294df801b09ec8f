import {
  type Entry,
  type Eyes,
  type Game,
  isMove,
  isRefused,
  Line,
  type Match,
  NeedsReferee,
  nextDecisions,
  type Outcome,
  openMatch,
  type Played,
  playMove,
  refereeOnly,
  replayChance,
  type Seat,
  type Table,
  type TimelineStep,
} from '@tablee/kernel';
import { eventsFor, type Told } from './visibility.ts';

/**
 * What happened at a table, for one pair of eyes: a list of steps, `steps[n]` being entry n and `steps[0]` the set-up.
 * In a redacted step the text of a hidden move is HIDDEN_MOVE.
 */
export type Timeline = readonly TimelineStep[];

export const HIDDEN_MOVE = '';

/** An entry without its luck, and without the text of another seat's move. */
function redactEntry(entry: Entry, eyes: Eyes): Entry {
  if (!isMove(entry)) return entry;
  const { picks: _, ...move } = entry;
  return entry.seat === eyes ? move : { ...move, move: HIDDEN_MOVE };
}

const hidePlayed = (played: Played, eyes: Eyes): Played =>
  played.seat === eyes ? played : { ...played, move: HIDDEN_MOVE };

const redactedLines = new Map<Eyes, WeakMap<Line, Line>>();

/** Extends the longest redacted line already known, so that a long game is not copied at every move. */
function redactLine(line: Line, eyes: Eyes): Line {
  const known = redactedLines.get(eyes) ?? new WeakMap<Line, Line>();
  redactedLines.set(eyes, known);
  const missing: Line[] = [];
  let at = line;
  for (; at.last && !known.has(at); at = at.before) missing.push(at);
  let redacted = known.get(at) ?? Line.EMPTY;
  for (const longer of missing.reverse()) {
    redacted = redacted.add(hidePlayed(longer.last!, eyes));
    known.set(longer, redacted);
  }
  return redacted;
}

const redactedSteps = new WeakMap<TimelineStep, Map<Eyes, TimelineStep>>();

/** A step as these eyes may see it while something is hidden. Returns the same object for the same step. */
export function redactStep(step: TimelineStep, eyes: Eyes): TimelineStep {
  if (eyes === 'referee') return step;
  const known = redactedSteps.get(step) ?? new Map<Eyes, TimelineStep>();
  redactedSteps.set(step, known);
  const before = known.get(eyes);
  if (before) return before;
  const { match, entry, events } = step;
  const { game, state, line } = match;
  const redacted: TimelineStep = {
    match: { ...match, state: game.redact(state, eyes), line: redactLine(line, eyes) },
    entry: entry && redactEntry(entry, eyes),
    events: eventsFor(game, events, eyes),
  };
  known.set(eyes, redacted);
  return redacted;
}

/** What a server says about one entry: the fields of a table frame that concern the log. */
export type ToldStep = {
  readonly n: number;
  readonly told: Told | null;
  /** The position as these eyes see it. */
  readonly view: string;
  readonly events: readonly unknown[];
  readonly outcome: Outcome | null;
};

/** The entry behind what was told. */
export function entryOfTold({ seat, act, move, to, clock, by }: Told): Entry {
  if (act === 'move')
    return { seat, move: move ?? HIDDEN_MOVE, ...(clock ? { clock } : {}), ...(by ? { by } : {}) };
  if (act === 'back') return { act, seat, to: to ?? 0 };
  return act === 'resign' && clock ? { act, seat, clock } : { act, seat };
}

/** The next step: played here if that leads to the position told, otherwise taken from the view. */
export function followTold(steps: Timeline, game: Game, table: Table, said: ToldStep): TimelineStep {
  const { n, told, events, outcome } = said;
  const before = steps[n - 1]?.match ?? null;
  const step = (match: Match): TimelineStep => ({
    match: { ...match, n, outcome },
    entry: told && entryOfTold(told),
    events,
  });
  const agrees = (match: Match) => game.writeState(match.state) === said.view;
  if (before && told?.act === 'move' && told.move !== undefined) {
    const played = playHere(before, told.seat, told.move);
    if (played && agrees(played)) return step(played);
  }
  const target = told?.act === 'back' && told.to !== undefined ? steps[told.to]?.match : undefined;
  if (target && agrees(target)) {
    const state = game.clone(target.state);
    return step({ ...target, state, decisions: nextDecisions(game, state, [], null, n, table.seats) });
  }
  if (before && (told?.act === 'resign' || told?.act === 'draw' || told?.act === 'abandon'))
    return step({ ...before, decisions: before.decisions.map(() => -1) });
  if (n === 0 && !game.traits.luck) {
    const opened = openMatch(game, table, replayChance([])).match;
    if (agrees(opened)) return step(opened);
  }
  return step(matchFromView(game, table, before, said));
}

/** Keeps what the rules remember of the running turn, which a position text does not (TCHAG-9). */
function playHere(before: Match, seat: Seat, move: string): Match | null {
  try {
    const step = playMove(before, seat, move, refereeOnly);
    return isRefused(step) ? null : step.match;
  } catch (error) {
    if (error instanceof NeedsReferee) return null;
    throw error;
  }
}

/** For a position that luck or a secret made unreachable by playing. */
function matchFromView(game: Game, table: Table, before: Match | null, said: ToldStep): Match {
  const state = game.readState(said.view, table);
  const { n, told, outcome } = said;
  const move = told?.act === 'move' ? told : null;
  const decisions = outcome
    ? Array.from({ length: table.seats }, () => -1)
    : nextDecisions(game, state, before?.decisions ?? [], move?.seat ?? null, n, table.seats);
  const line = before && told?.act !== 'back' ? before.line : Line.EMPTY;
  const played = move && {
    n,
    seat: move.seat,
    move: move.move ?? HIDDEN_MOVE,
    binding: isBinding(game, before, move),
  };
  return { game, table, state, n, line: played ? line.add(played) : line, decisions, outcome };
}

/** A move whose text is hidden cannot be judged: it counts as binding. */
function isBinding(game: Game, before: Match | null, { move }: Told): boolean {
  const read = before && move !== undefined ? game.readMove(move) : null;
  return read === null || before === null || game.binding(before.state, read, before.table);
}
