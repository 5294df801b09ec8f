import {
  type Game,
  isRefused,
  Line,
  type Match,
  NeedsReferee,
  nextDecisions,
  type Outcome,
  openMatch,
  playMove,
  refereeOnly,
  replayChance,
  type Seal,
  type Seat,
  type Table,
} from '@tablee/kernel';
import type { Head, Story, TableFrame, Told } from '@tablee/wire';
import type { Moment } from '../moment.ts';

/** What the referee says about one entry. */
export type Chapter = {
  readonly n: number;
  readonly told: Told | null;
  /** The position as these eyes see it. */
  readonly view: string;
  readonly events: readonly unknown[];
  readonly outcome: Outcome | null;
};

/** The wire spells a missing score as undefined, the kernel leaves it out. */
export function outcomeOf(told: TableFrame['outcome']): Outcome | null {
  if (!told) return null;
  const { payoff, score, reason } = told;
  return score ? { payoff, score, reason } : { payoff, reason };
}

/** The same with the seed of a seal. */
export function sealOf({ from, commitment, seed }: Head['seals'][number]): Seal {
  return seed === undefined ? { from, commitment } : { from, commitment, seed };
}

/** All moments of a story from its beginning. */
export function tellStory({ chapters, outcome }: Story, game: Game, table: Table): Moment[] {
  const moments: Moment[] = [];
  for (const chapter of chapters) {
    const last = chapter === chapters.at(-1);
    moments.push(follow(moments, game, table, { ...chapter, outcome: last ? outcomeOf(outcome) : null }));
  }
  return moments;
}

/** The position as told, when it cannot be reached by playing: luck or a secret was involved. */
function matchFromView(game: Game, table: Table, before: Match | null, said: Chapter): Match {
  const state = game.readState(said.view, table);
  const { n, told, outcome } = said;
  const move = told?.act === 'move' ? told : null;
  const decisions = outcome
    ? Array.from({ length: table.seats }, () => -1)
    : nextDecisions(game, state, before?.decisions ?? [], move?.seat ?? null, n, table.seats);
  // A move nobody may read cannot be judged: it is never taken back from here.
  const played = move && {
    n,
    seat: move.seat,
    move: move.move ?? '',
    binding: bindingOf(game, before, move),
  };
  const line = before && told?.act !== 'back' ? before.line : Line.EMPTY;
  return { game, table, state, n, line: played ? line.add(played) : line, decisions, outcome };
}

function bindingOf(game: Game, before: Match | null, { move }: Told): boolean {
  const read = before && move !== undefined ? game.readMove(move) : null;
  return read === null || before === null || game.binding(before.state, read);
}

/** The same step taken here, with the memory of the running turn that a position text forgets (TCHAG-9). */
function matchByPlaying(
  before: Match,
  seat: Seat,
  move: string,
): { match: Match; events: readonly unknown[] } | null {
  try {
    const step = playMove(before, seat, move, refereeOnly);
    return isRefused(step) ? null : step;
  } catch (error) {
    if (error instanceof NeedsReferee) return null;
    throw error;
  }
}

/** The next moment: played here when that leads to what the referee saw, else as the referee saw it. */
export function follow(moments: readonly Moment[], game: Game, table: Table, said: Chapter): Moment {
  const { n, told, events, outcome } = said;
  const before = moments[n - 1]?.match ?? null;
  const moment = (match: Match): Moment => ({ n, told, events, match: { ...match, n, outcome } });
  const agrees = (match: Match) => game.writeState(match.state) === said.view;
  if (before && told?.act === 'move' && told.move !== undefined) {
    const step = matchByPlaying(before, told.seat, told.move);
    if (step && agrees(step.match)) return moment(step.match);
  }
  const target = told?.act === 'back' && told.to !== undefined ? moments[told.to]?.match : undefined;
  if (target && agrees(target)) {
    const state = game.clone(target.state);
    const decisions = nextDecisions(game, state, [], null, n, table.seats);
    return moment({ ...target, state, decisions });
  }
  if (before && (told?.act === 'resign' || told?.act === 'draw')) {
    return moment({ ...before, decisions: before.decisions.map(() => -1) });
  }
  if (n === 0) {
    const opened = tryOpen(game, table);
    if (opened && agrees(opened)) return moment(opened);
  }
  return moment(matchFromView(game, table, before, said));
}

/** The set-up, where it needs no luck. */
function tryOpen(game: Game, table: Table): Match | null {
  return game.traits.luck ? null : openMatch(game, table, replayChance([])).match;
}
