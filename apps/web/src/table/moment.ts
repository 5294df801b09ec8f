import type { Entry, Frame, Match, Seat } from '@tablee/kernel';
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

export const momentOf = (frame: Frame): Moment => ({
  n: frame.n,
  told: frame.entry && toldOf(frame.entry, frame.n),
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
  match.line.flatMap(({ n }) => (n < match.n && moments[n] ? [moments[n]] : []));

/** Where a bot begins to think: as far back as the moves since can be made again. */
export function thinkingStart(match: Match): { readonly n: number; readonly moves: readonly string[] } {
  const moves = recallMoves(match);
  const before = match.line[match.line.length - moves.length - 1];
  return { n: moves.length === 0 ? match.n : (before?.n ?? 0), moves: moves.map(p => p.move) };
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
  if (match.table.seats === 1)
    return line.length === 0 ? null : { from: line.at(-2)?.n ?? 0, steps: [line.at(-1)!.n] };
  let end = line.length;
  const actors = match.outcome ? [] : match.game.actors(match.state);
  let start = runStart(match, end);
  if (start > 0 && end > 0 && actors.includes(line[end - 1]!.seat)) {
    end = start;
    start = runStart(match, end);
  }
  if (start === end) return null;
  if (own !== null && line[end - 1]!.seat !== own) {
    while (start > 0 && line[start - 1]!.seat !== own) start--;
  }
  return { from: start === 0 ? 0 : line[start - 1]!.n, steps: line.slice(start, end).map(p => p.n) };
}

function runStart(match: Match, end: number): number {
  let i = end;
  while (i > 0 && match.line[i - 1]!.seat === match.line[end - 1]!.seat) i--;
  return i;
}

/** The moves of the line in turns of one seat each: how a list of moves is read. */
export type Turn = {
  readonly seat: Seat;
  readonly steps: readonly { readonly n: number; readonly move: string }[];
};

export function turnsOf(match: Match): Turn[] {
  const turns: { seat: Seat; steps: { n: number; move: string }[] }[] = [];
  for (const { n, seat, move } of match.line) {
    const last = turns.at(-1);
    if (last?.seat === seat) last.steps.push({ n, move });
    else turns.push({ seat, steps: [{ n, move }] });
  }
  return turns;
}
