import type { Entry, Line, Match, Seat, TimelineStep } from '@tablee/kernel';
import { isMove, recallMoves } from '@tablee/kernel';
import type { Told } from '@tablee/wire';
import type { Shown } from '../board/contract.ts';

/** One entry of a table's log as the page knows it: what was told, and the match it led to. `moments[n].n` is n. */
export type Moment = {
  readonly n: number;
  readonly told: Told | null;
  readonly match: Match;
  readonly events: readonly unknown[];
};

export function toldOf(entry: Entry, n: number): Told {
  if (isMove(entry)) {
    const { seat, move, clock } = entry;
    return { n, seat, act: 'move', move, ...(clock ? { clock } : {}) };
  }
  return entry.act === 'back'
    ? { n, seat: entry.seat, act: 'back', to: entry.to }
    : { n, seat: entry.seat, act: entry.act };
}

export const momentOf = (frame: TimelineStep): Moment => ({
  n: frame.match.n,
  told: frame.entry && toldOf(frame.entry, frame.match.n),
  match: frame.match,
  events: frame.events,
});

/** A moment as a board is given it. */
export const shownAt = ({ n, match, events }: Moment): Shown => ({
  n,
  state: match.state,
  events,
  decisions: match.decisions,
});

/** The entries that led to a moment, without those taken back since. */
export const pastOf = (moments: readonly Moment[], { match }: Moment): Moment[] =>
  match.line.toArray().flatMap(({ n }) => (n < match.n && moments[n] ? [moments[n]] : []));

/** Where a bot begins to think: as far back as the moves since can be made again. */
export function thinkingStart(match: Match): { readonly n: number; readonly moves: readonly string[] } {
  const moves = recallMoves(match);
  const n = moves.length === 0 ? match.n : match.line.until(moves[0]!.n - 1).n;
  return { n, moves: moves.map(p => p.move) };
}

/**
 * The numbers of what is worth showing again, with the position before it: the last turn, and for somebody with a seat
 * of their own everything since they last moved. In the middle of a turn this is what was before it.
 */
export function lastTurn(
  match: Match,
  own: Seat | null = null,
): { readonly from: number; readonly steps: readonly number[] } | null {
  const { line } = match;
  // Alone, all of the game would be one turn: the last step is what was.
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

/** The line before the turn it ends with. */
function beforeTurn(line: Line): Line {
  let start = line;
  while (start.last && start.last.seat === line.last?.seat) start = start.before;
  return start;
}

/** The moves of the line in turns of one seat each: how a list of moves is read. */
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
