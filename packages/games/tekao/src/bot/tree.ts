import { NOISY, ROOT, type TurnTree, type Wanted } from '@tablee/kernel';
import { NOWHERE, type Side } from '../board.ts';
import { goMove, type Move, PASS, turnMove } from '../move.ts';
import { writeMove } from '../notation.ts';
import { EMPTY, isFlag, turnCell } from '../piece.ts';
import { NO_SIDE, type State } from '../state.ts';
import { findFlagCapture, NO_MOVE } from './flag-capture.ts';
import { judge } from './judge.ts';
import { MOST_PIECES, SearchBoard } from './search-board.ts';
import { CARRIES, IS_TAKEN, look, meetAll, NEXT, newLooks, TAKES, TAKES_FLAG } from './tables.ts';

/** Nine pieces with twelve moves and two turns each. */
const MOST_MOVES = MOST_PIECES * 14;
const TAGS = PASS + 2;

/** A draw counts slightly less than half for the searching side, as much as a judgement of 20. */
const DRAW_PENALTY = 0.00001;

/** Move ordering: captures first, losing moves last. */
const HINTED = 0x40000000;
const GAIN = 0x1000000;
const KILLER = 0x400000;
const MOST_CUTOFFS = 0x200000;

/** A position of the search path and its moves. */
type Frame = {
  readonly moves: Int32Array;
  readonly ranks: Int32Array;
  count: number;
  /** The current batch: one move, or all at the root. */
  next: number;
  base: number;
  whole: boolean;
  killer: number;
  killerBefore: number;
};
const newFrame = (): Frame => ({
  moves: new Int32Array(MOST_MOVES),
  ranks: new Int32Array(MOST_MOVES),
  count: 0,
  next: 0,
  base: 0,
  whole: false,
  killer: 0,
  killerBefore: 0,
});

const looks = newLooks();

/** The battle as a tree with one move per turn, by side: team members count as one (TEKAO-12). */
export class TekaoTree implements TurnTree {
  readonly board: SearchBoard;
  private readonly frames: Frame[] = [newFrame()];
  /** History heuristic: how often a move caused a cutoff, by side. */
  private readonly cutoffs = [new Int32Array(TAGS), new Int32Array(TAGS)];

  /** The side that searches. */
  private readonly searcher: Side;

  constructor(s: State) {
    this.board = new SearchBoard(s);
    this.searcher = this.board.side;
  }

  seat(): number {
    return this.board.side;
  }
  payoff(): number {
    const { winner, drawn, side } = this.board;
    if (winner !== NO_SIDE) return winner === side ? 1 : 0;
    return drawn ? 0.5 + (side === this.searcher ? -DRAW_PENALTY : DRAW_PENALTY) : -1;
  }
  judge(low?: number, high?: number): number {
    return judge(this.board, low, high);
  }
  key(): number {
    return this.board.key();
  }
  urgent(): boolean {
    const { board } = this;
    return findFlagCapture(board, 1 - board.side) !== NO_MOVE;
  }

  lead(): number {
    const { counts, side } = this.board;
    return counts[side]! - counts[1 - side]!;
  }

  open(hint: number, wanted: Wanted): void {
    const frame = this.here();
    frame.next = 0;
    frame.base = 0;
    frame.whole = wanted === ROOT;
    if (wanted === NOISY && this.board.harmless) {
      frame.count = 0;
      return;
    }
    const capture = frame.whole ? NO_MOVE : findFlagCapture(this.board, this.board.side);
    if (capture === NO_MOVE) {
      this.list(frame, hint, wanted);
      return;
    }
    // TEKAO-10: a capture of the flag wins, so no other move is needed.
    frame.moves[0] = capture;
    frame.ranks[0] = GAIN * 8;
    frame.count = 1;
  }

  more(): number {
    const frame = this.here();
    if (frame.next >= frame.count) return 0;
    if (frame.whole) {
      frame.base = 0;
      frame.next = frame.count;
      return frame.count;
    }
    frame.base = frame.next++;
    pickBest(frame, frame.base);
    return 1;
  }

  tag(i: number): number {
    const frame = this.here();
    return frame.moves[frame.base + i]! + 1;
  }
  noisy(i: number): boolean {
    const frame = this.here();
    const rank = frame.ranks[frame.base + i]!;
    return rank >= GAIN / 2;
  }
  enter(i: number): void {
    const frame = this.here();
    this.board.make(frame.moves[frame.base + i]!);
    this.frames[this.board.ply] ??= newFrame();
  }
  leave(): void {
    this.board.unmake();
  }
  skip(): boolean {
    this.board.make(PASS);
    this.frames[this.board.ply] ??= newFrame();
    return true;
  }
  recordCutoff(tag: number, depth: number): void {
    const cutoffs = this.cutoffs[this.board.side]!;
    cutoffs[tag] = Math.min(MOST_CUTOFFS, cutoffs[tag]! + depth * depth);
    const frame = this.here();
    if (frame.killer === tag) return;
    frame.killerBefore = frame.killer;
    frame.killer = tag;
  }
  writeTurn(i: number): readonly string[] {
    return [writeMove(this.here().moves[i]!)];
  }

  private here(): Frame {
    return this.frames[this.board.ply]!;
  }

  private list(frame: Frame, hint: number, wanted: Wanted): void {
    const { board } = this;
    const { cells, places, counts, side } = board;
    const other = (1 - side) * MOST_PIECES;
    look(cells, places, other, other + counts[1 - side]!, looks);
    const resting = board.resting(side);
    const cutoffs = this.cutoffs[side]!;
    const onlyNoisy = wanted === NOISY;
    let count = 0;
    const add = (m: Move, cell: number, to: number): void => {
      const looking = looks[to]!;
      let rank = 0;
      if (looking !== 0) {
        const met = meetAll(cell, looking);
        const taken = (met & IS_TAKEN) !== 0;
        if ((met & TAKES_FLAG) !== 0) rank = GAIN * 8;
        else if ((met & TAKES) !== 0) rank = GAIN * (met & TAKES) - (taken ? (GAIN / 4) * 3 : 0) + GAIN / 2;
        else if (taken) rank = isFlag(cell) ? -2 * GAIN : -GAIN;
      }
      if (onlyNoisy && rank < GAIN / 2) return;
      const tag = m + 1;
      if (tag === hint) rank = HINTED;
      else if (tag === frame.killer) rank += KILLER;
      else if (tag === frame.killerBefore) rank += KILLER - 1;
      else rank += cutoffs[tag]!;
      frame.moves[count] = m;
      frame.ranks[count++] = rank;
    };
    for (let i = side * MOST_PIECES; i < side * MOST_PIECES + counts[side]!; i++) {
      const square = places[i]!;
      if (square === resting) continue;
      const cell = cells[square]!;
      for (let direction = 0; direction < 4; direction++) {
        const reach = CARRIES[(cell >> (3 * direction)) & 7]!;
        let to = NEXT[(square << 2) | direction]!;
        for (let distance = 1; distance <= reach; distance++) {
          if (to === NOWHERE || cells[to] !== EMPTY) break;
          add(goMove(square, direction, distance), cell, to);
          to = NEXT[(to << 2) | direction]!;
        }
      }
      if (isFlag(cell)) continue;
      add(turnMove(square, true), turnCell(cell, true), square);
      add(turnMove(square, false), turnCell(cell, false), square);
    }
    if (count === 0 && !onlyNoisy) {
      frame.moves[0] = PASS;
      frame.ranks[0] = 0;
      count = 1;
    }
    frame.count = count;
  }
}

/** Selects the next move on demand: most positions are refuted by one of the first. */
function pickBest({ moves, ranks, count }: Frame, at: number): void {
  let best = at;
  for (let i = at + 1; i < count; i++) if (ranks[i]! > ranks[best]!) best = i;
  if (best === at) return;
  const move = moves[best]!;
  const rank = ranks[best]!;
  moves[best] = moves[at]!;
  ranks[best] = ranks[at]!;
  moves[at] = move;
  ranks[at] = rank;
}
