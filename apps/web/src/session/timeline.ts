import {
  isMove,
  type Line,
  type Match,
  reachesOverSecrets,
  type Seat,
  type TimelineStep,
  takeBack,
} from '@tablee/kernel';
import type { Timeline } from '@tablee/table';
import type { Person } from '@tablee/wire';
import type { Past, Shown } from '../board/contract.ts';
import type { TakeBackStatus } from './session.ts';

/** A step in the form boards use. */
export const shownAt = (step: TimelineStep, steps: Timeline): Shown => {
  const { n, state, decisions, line } = step.match;
  return { n, state, events: step.events, decisions, before: beforeLast(steps, line) };
};

/** The position that the last move of a line was played in. */
const beforeLast = (steps: Timeline, line: Line): unknown => steps[line.before.n]?.match.state;

/** The entries before this step, without those that were taken back. */
export const pastOf = (steps: Timeline, { match }: TimelineStep): Past[] =>
  match.line.toArray().flatMap(({ n }, i, line) => {
    const before = steps[line[i - 1]?.n ?? 0]?.match.state;
    return n < match.n && steps[n] ? [{ n, events: steps[n].events, before }] : [];
  });

/** The clock played this move. */
export const isByClock = ({ entry }: TimelineStep): boolean =>
  entry !== null && isMove(entry) && entry.clock === true;

export const isTakeBack = ({ entry }: TimelineStep): boolean =>
  entry !== null && !isMove(entry) && entry.act === 'back';

/**
 * The steps to show again and the position before them: the last turn, or everything since the own last move. During a
 * turn, the previous turn.
 */
export function lastTurn(
  match: Match,
  own: Seat | null = null,
): { readonly from: number; readonly steps: readonly number[] } | null {
  const { line } = match;
  // With a single seat the whole game is one turn: show the last step only.
  if (match.table.seats === 1) return line.last ? { from: line.before.n, steps: [line.last.n] } : null;
  const actors = match.outcome ? [] : match.game.actors(match.state);
  let end = line;
  let start = beforeTurn(end);
  if (start.last && end.last && actors.includes(end.last.seat)) {
    end = start;
    start = beforeTurn(end);
  }
  if (!end.last) return null;
  if (own !== null && end.last.seat !== own)
    while (start.last && start.last.seat !== own) start = start.before;
  return { from: start.n, steps: end.since(start.n).map(p => p.n) };
}

/** The line without its last turn. */
function beforeTurn(line: Line): Line {
  let start = line;
  while (start.last && start.last.seat === line.last?.seat) start = start.before;
  return start;
}

/** Consecutive moves of one seat, as a list of moves shows them. */
export type Turn = {
  readonly seat: Seat;
  readonly steps: readonly { readonly n: number; readonly move: string }[];
};

export function turnsOf(match: Match): Turn[] {
  const turns: { seat: Seat; steps: { n: number; move: string }[] }[] = [];
  for (const { n, seat, move } of match.line.toArray()) {
    const last = turns.at(-1);
    if (last?.seat === seat) last.steps.push({ n, move });
    else turns.push({ seat, steps: [{ n, move }] });
  }
  return turns;
}

/** How the last step can be taken back at a table by link, where other seats may be bots. */
export function takeBackByLink(match: Match, seat: Seat | null, people: readonly Person[]): TakeBackStatus {
  if (seat === null) return 'watching';
  if (match.outcome) return 'over';
  const way = takeBack(
    match.line,
    seat,
    match.game.actors(match.state).includes(seat),
    match.game.traits.moves,
  );
  if (typeof way === 'string') return way;
  // A bot would decline, so the request is not sent.
  const bots = people.some(p => p.bot !== null);
  if (bots && reachesOverSecrets(match, way.to, seat)) return 'bound';
  const alone = people.every((p, s) => s === seat || p.name === null);
  return way.consent && !alone ? 'ask' : 'free';
}
