import { isMove, type Line, type Match, type Seat, type TimelineStep } from '@tablee/kernel';
import type { Timeline } from '@tablee/table';
import type { Past, Shown } from '../board/contract.ts';

/** A step as a board is given it. */
export const shownAt = ({ match: { n, state, decisions }, events }: TimelineStep): Shown => ({
  n,
  state,
  events,
  decisions,
});

/** The entries that led to this step, without those taken back since. */
export const pastOf = (steps: Timeline, { match }: TimelineStep): Past[] =>
  match.line.toArray().flatMap(({ n }) => (n < match.n && steps[n] ? [{ n, events: steps[n].events }] : []));

/** The clock played this move. */
export const isByClock = ({ entry }: TimelineStep): boolean =>
  entry !== null && isMove(entry) && entry.clock === true;

export const isTakeBack = ({ entry }: TimelineStep): boolean =>
  entry !== null && !isMove(entry) && entry.act === 'back';

/**
 * The steps to show again, and the position before them: the last turn, or for a person with a seat everything since
 * their last move. During a turn, the turn before it.
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
