import {
  DIRECTIONS,
  HOLE,
  isGrey,
  lineOf,
  PAWNS,
  pawnOn,
  SIDE,
  type Square,
  squareAt,
  stoneOf,
  withPawn,
} from './board.ts';
import type { StoneWay, TchagEvent } from './events.ts';
import { isSound } from './field.ts';
import { forget, remember } from './memory.ts';
import {
  directionNamed,
  fromOf,
  isJoin,
  isStep,
  type Move,
  STOP,
  slidesForward,
  stoneNamed,
  toOf,
} from './move.ts';
import { canStep } from './moves.ts';
import { canRepair } from './repairs.ts';
import { leadingPlace, slide, slideDistance } from './slide.ts';
import type { State } from './state.ts';

/** Plays a legal move in place. Events are added to `events`; search passes null to skip them. */
export function play(s: State, m: Move, events: TchagEvent[] | null): void {
  if (m === STOP) {
    events?.push({ kind: 'stopped', seat: s.side });
    s.phase = 'stopped';
    finish(s, events);
  } else if (isStep(m)) {
    step(s, fromOf(m), toOf(m), events);
  } else {
    repair(s, m, events);
  }
}

function step(s: State, from: Square, to: Square, events: TchagEvent[] | null): void {
  const { cells, lines, side } = s;
  const left = cells[from]!;
  const captured = pawnOn(cells[to]!);
  cells[to] = withPawn(cells[to]!, side);
  cells[from] = HOLE;
  const x = from % SIDE;
  const y = (from / SIDE) | 0;
  lines[y]! &= ~(1 << x);
  lines[SIDE + x]! &= ~(1 << y);
  s.owes = false;
  events?.push(
    { kind: 'moved', seat: side, from, to, captured: captured < 0 ? null : captured },
    { kind: 'removed', square: from, grey: isGrey(stoneOf(left)) },
  );
  if (captured >= 0 && ++s.taken[side]! === PAWNS) {
    // TCHAG-11: at once, even with repairs pending.
    forget(s);
    s.phase = 'captured';
    finish(s, events);
    return;
  }
  continueTurn(s, events);
}

function repair(s: State, m: Move, events: TchagEvent[] | null): void {
  const { cells, lines } = s;
  const direction = directionNamed(m);
  const line = lineOf(stoneNamed(m), direction);
  const distance = slideDistance(lines, m);
  const place = leadingPlace(lines, m);
  const forward = slidesForward(m);
  events?.push({
    kind: 'slid',
    seat: s.side,
    why: isJoin(m) ? 'join' : 'gap',
    line,
    direction: DIRECTIONS[direction]!,
    distance,
    stones: stonesMoved(cells, line, place, forward, distance),
  });
  slide(cells, lines, line, place, forward, distance);
  continueTurn(s, events);
}

/** The stones moved by a slide, the leading one first. */
export function stonesMoved(
  cells: readonly number[],
  line: number,
  place: number,
  forward: boolean,
  distance: number,
): StoneWay[] {
  const ways: StoneWay[] = [];
  const step = forward ? -1 : 1;
  for (let p = place; p >= 0 && p < SIDE; p += step) {
    const from = squareAt(line, p);
    const cell = cells[from]!;
    if (cell === HOLE) continue;
    const pawn = pawnOn(cell);
    ways.push({ from, to: squareAt(line, p - step * distance), pawn: pawn < 0 ? null : pawn });
  }
  return ways;
}

/** TCHAG-7: repairs continue until the field is sound; then the turn passes (TCHAG-10). */
function continueTurn(s: State, events: TchagEvent[] | null): void {
  const sound = isSound(s.lines);
  if (!sound) {
    remember(s);
    if (canRepair(s)) {
      s.phase = 'repair';
      return;
    }
    events?.push({ kind: 'unfinished', seat: s.side });
  }
  forget(s);
  if (s.owes) {
    // TCHAG-9: this player repaired what the previous one left, and now moves a pawn.
    startStep(s, events);
    return;
  }
  s.side = 1 - s.side;
  s.extra = false;
  s.owes = true;
  events?.push({ kind: 'passed', seat: s.side });
  if (!sound) {
    // TCHAG-9: the next player repairs first, with an empty memory, or moves a pawn if no repair exists.
    remember(s);
    if (canRepair(s)) {
      s.phase = 'repair';
      return;
    }
    forget(s);
  }
  startStep(s, events);
}

/** TCHAG-12, TCHAG-13: the player on turn moves a pawn; if blocked, the other one does; if both are, the game ends. */
function startStep(s: State, events: TchagEvent[] | null): void {
  s.phase = 'move';
  if (canStep(s.cells, s.side)) return;
  const again = 1 - s.side;
  if (canStep(s.cells, again)) {
    events?.push({ kind: 'blocked', seat: s.side, again });
    s.side = again;
    s.extra = true;
    return;
  }
  s.phase = 'both-blocked';
  s.extra = false;
  finish(s, events);
}

/** The seat with more captures, or null when they are equal. */
export function leader(s: State): number | null {
  const [red, yellow] = [s.taken[0]!, s.taken[1]!];
  return red === yellow ? null : red > yellow ? 0 : 1;
}

function finish(s: State, events: TchagEvent[] | null): void {
  if (s.phase === 'move' || s.phase === 'repair') throw new Error(`a game in phase ${s.phase} is not over`);
  events?.push({ kind: 'over', reason: s.phase, winner: leader(s) });
}
