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
export function play(s: State, m: Move, chance: Chance, events: TekaoEvent[]): void {
  if (isPlacement(m)) {
    place(s, m, chance, events);
    return;
  }
  act(s, m, null, events);
  // A position from before a capture cannot recur.
  if (s.quiet === 0) s.memory.length = 0;
}

/** Plays a move of the battle. `trace` gets fallen pieces for `unmake`; search passes null to skip either list. */
export function act(s: State, m: Move, trace: number[] | null, events: TekaoEvent[] | null): void {
  let fallen = 0;
  remember(s, m);
  if (m === PASS) {
    events?.push({ kind: 'passed', seat: seatToMove(s) });
  } else {
    const from = fromOf(m);
    const to = toOf(m);
    countRun(s, from, to, events);
    if (isTurn(m)) turn(s, m, events);
    else go(s, from, to, events);
    fallen = resolve(s, to, trace, events);
  }
  s.quiet = fallen > 0 ? 0 : s.quiet + 1;
  s.turn = nextTurn(s);
  if (s.winner !== NO_SIDE) finish(s, 'flag', events);
  else if (isThirdTime(s)) finish(s, 'repetition', events);
  else if (s.quiet >= s.variant.drawAfter) finish(s, 'quiet', events);
}

function go(s: State, from: number, to: number, events: TekaoEvent[] | null): void {
  const cell = s.cells[from]!;
  s.cells[to] = cell;
  s.cells[from] = EMPTY;
  s.key ^= keyOf(from, cell) ^ keyOf(to, cell);
  events?.push({ kind: 'moved', seat: seatToMove(s), from, to, cell });
}

function turn(s: State, m: Move, events: TekaoEvent[] | null): void {
  const square = fromOf(m);
  const clockwise = isClockwise(m);
  const before = s.cells[square]!;
  const cell = turnCell(before, clockwise);
  s.cells[square] = cell;
  s.key ^= keyOf(square, before) ^ keyOf(square, cell);
  events?.push({ kind: 'turned', seat: seatToMove(s), square, clockwise, cell });
}

/** TEKAO-7, TEKAO-13 */
function countRun(s: State, from: number, to: number, events: TekaoEvent[] | null): void {
  const side = sideToMove(s);
  const times = s.streak[side] === from ? s.runs[side]! + 1 : 1;
  s.streak[side] = to;
  s.runs[side] = times;
  if (times > LONGEST_RUN) events?.push({ kind: 'lifted', seat: seatToMove(s), square: from, times });
}

function finish(s: State, reason: Reason, events: TekaoEvent[] | null): void {
  s.phase = reason;
  events?.push({ kind: 'over', reason, winner: s.winner === NO_SIDE ? null : s.winner });
}
