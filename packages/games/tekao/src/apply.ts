import type { Chance } from '@tablee/kernel';
import { resolve } from './contact.ts';
import type { TekaoEvent } from './events.ts';
import { isThirdTime, keyOf, remember } from './memory.ts';
import { fromOf, isClockwise, isPlacement, isTurn, type Move, PASS, toOf } from './move.ts';
import { EMPTY, turnCell } from './piece.ts';
import { place } from './placing.ts';
import { NO_SIDE, nextTurn, type Reason, type State, seatToMove, sideToMove } from './state.ts';
import { LONGEST_RUN } from './streak.ts';

/** Plays a legal move in place. */
export function play(s: State, m: Move, chance: Chance, news: TekaoEvent[]): void {
  if (isPlacement(m)) {
    place(s, m, chance, news);
    return;
  }
  act(s, m, null, news);
  // No position from before a capture comes back.
  if (s.quiet === 0) s.memory.length = 0;
}

/**
 * A move of the battle. `trace` keeps what fell, for undo; `news` collects what happened. Search leaves out what it
 * does not need and pays nothing for it.
 */
export function act(s: State, m: Move, trace: number[] | null, news: TekaoEvent[] | null): void {
  let fallen = 0;
  remember(s, m);
  if (m === PASS) {
    news?.push({ kind: 'passed', seat: seatToMove(s) });
  } else {
    const from = fromOf(m);
    const to = toOf(m);
    count(s, from, to, news);
    if (isTurn(m)) turn(s, m, news);
    else go(s, from, to, news);
    fallen = resolve(s, to, trace, news);
  }
  s.quiet = fallen > 0 ? 0 : s.quiet + 1;
  s.turn = nextTurn(s);
  if (s.winner !== NO_SIDE) finish(s, 'flag', news);
  else if (isThirdTime(s)) finish(s, 'repetition', news);
  else if (s.quiet >= s.variant.drawAfter) finish(s, 'quiet', news);
}

function go(s: State, from: number, to: number, news: TekaoEvent[] | null): void {
  const cell = s.cells[from]!;
  s.cells[to] = cell;
  s.cells[from] = EMPTY;
  s.key ^= keyOf(from, cell) ^ keyOf(to, cell);
  news?.push({ kind: 'moved', seat: seatToMove(s), from, to, cell });
}

function turn(s: State, m: Move, news: TekaoEvent[] | null): void {
  const square = fromOf(m);
  const clockwise = isClockwise(m);
  const before = s.cells[square]!;
  const cell = turnCell(before, clockwise);
  s.cells[square] = cell;
  s.key ^= keyOf(square, before) ^ keyOf(square, cell);
  news?.push({ kind: 'turned', seat: seatToMove(s), square, clockwise, cell });
}

/** TEKAO-7, TEKAO-13 */
function count(s: State, from: number, to: number, news: TekaoEvent[] | null): void {
  const side = sideToMove(s);
  const times = s.streak[side] === from ? s.runs[side]! + 1 : 1;
  s.streak[side] = to;
  s.runs[side] = times;
  if (times > LONGEST_RUN) news?.push({ kind: 'lifted', seat: seatToMove(s), square: from, times });
}

function finish(s: State, reason: Reason, news: TekaoEvent[] | null): void {
  s.phase = reason;
  news?.push({ kind: 'over', reason, winner: s.winner === NO_SIDE ? null : s.winner });
}
