import { act } from './apply.ts';
import { BLUE, YELLOW } from './board.ts';
import { recall } from './memory.ts';
import { fromOf, isClockwise, isTurn, type Move, PASS, toOf } from './move.ts';
import { EMPTY, sideOf, turnCell } from './piece.ts';
import { NO_SIDE, type State } from './state.ts';

/** Undo stack of a search: fallen pieces (square, cell), then the values a move overwrites. */
export type Trace = number[];

/** Plays a move of the battle so that `unmake` can take it back. Several moves share one trace. */
export function make(s: State, m: Move, trace: Trace): void {
  const before = trace.length;
  const [quiet, turn] = [s.quiet, s.turn];
  const [blue, blueRuns, yellow, yellowRuns] = [
    s.streak[BLUE]!,
    s.runs[BLUE]!,
    s.streak[YELLOW]!,
    s.runs[YELLOW]!,
  ];
  act(s, m, trace, null);
  trace.push(quiet, turn, blue, blueRuns, yellow, yellowRuns, trace.length - before);
}

/** Takes back the last move. */
export function unmake(s: State, trace: Trace): void {
  const take = (): number => trace.pop()!;
  const fallen = take() / 2;
  s.runs[YELLOW] = take();
  s.streak[YELLOW] = take();
  s.runs[BLUE] = take();
  s.streak[BLUE] = take();
  s.turn = take();
  s.quiet = take();
  s.phase = 'battle';
  s.winner = NO_SIDE;
  for (let i = 0; i < fallen; i++) {
    const cell = take();
    s.cells[take()] = cell;
    s.men[sideOf(cell)]!++;
  }
  const m = recall(s);
  if (m === PASS) return;
  const from = fromOf(m);
  const to = toOf(m);
  if (isTurn(m)) {
    s.cells[from] = turnCell(s.cells[from]!, !isClockwise(m));
    return;
  }
  s.cells[from] = s.cells[to]!;
  s.cells[to] = EMPTY;
}
