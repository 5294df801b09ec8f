import { NOISY, ROOT, type TurnTree, type Wanted } from '@tablee/kernel';
import { NOWHERE, type Side } from '../board.ts';
import { goMove, type Move, PASS, turnMove } from '../move.ts';
import { writeMove } from '../notation.ts';
import { EMPTY, isFlag, turnCell } from '../piece.ts';
import { NO_SIDE, type State } from '../state.ts';
import { Field, MOST_MEN } from './field.ts';
import { judge } from './judge.ts';
import { CARRIES, IS_TAKEN, look, meetAll, NEXT, newLooks, TAKES, TAKES_FLAG } from './lines.ts';
import { findStrike, NO_MOVE } from './strike.ts';

/** Nine pieces, each with twelve ways to go and two to turn. */
const MOST_MOVES = MOST_MEN * 14;
const TAGS = PASS + 2;

/** A draw is a hair less than half to whoever thinks (as much as a judgement of 20): games are to be played out. */
const RELUCTANCE = 0.00001;

/** Ranks of moves before anything is known about them: what takes first, what falls for nothing last. */
const HINTED = 0x40000000;
const GAIN = 0x1000000;
const KILLER = 0x400000;
const MOST_PRAISE = 0x200000;

/** One position of the walk and the moves it offers. */
type Frame = {
  readonly moves: Int32Array;
  readonly ranks: Int32Array;
  count: number;
  /** The batch given out: one move, or all of them at the root. */
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

/** Tekao's battle as alpha-beta walks it: one move a turn, by side, whoever of the team plays it (TEKAO-12). */
export class TekaoTree implements TurnTree {
  readonly field: Field;
  private readonly frames: Frame[] = [newFrame()];
  /** How often a move refuted a position, by side. */
  private readonly praised = [new Int32Array(TAGS), new Int32Array(TAGS)];

  /** The side that thinks. */
  private readonly thinker: Side;

  constructor(s: State) {
    this.field = new Field(s);
    this.thinker = this.field.side;
  }

  seat(): number {
    return this.field.side;
  }
  payoff(): number {
    const { winner, drawn, side } = this.field;
    if (winner !== NO_SIDE) return winner === side ? 1 : 0;
    return drawn ? 0.5 + (side === this.thinker ? -RELUCTANCE : RELUCTANCE) : -1;
  }
  judge(low?: number, high?: number): number {
    return judge(this.field, low, high);
  }
  key(): number {
    return this.field.key();
  }
  urgent(): boolean {
    const { field } = this;
    return findStrike(field, 1 - field.side) !== NO_MOVE;
  }

  open(hint: number, wanted: Wanted): void {
    const frame = this.here();
    frame.next = 0;
    frame.base = 0;
    frame.whole = wanted === ROOT;
    if (wanted === NOISY && this.field.harmless) {
      frame.count = 0;
      return;
    }
    const strike = frame.whole ? NO_MOVE : findStrike(this.field, this.field.side);
    if (strike === NO_MOVE) {
      this.list(frame, hint, wanted);
      return;
    }
    // TEKAO-10: nothing else is worth a thought.
    frame.moves[0] = strike;
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
    this.field.make(frame.moves[frame.base + i]!);
    this.frames[this.field.ply] ??= newFrame();
  }
  leave(): void {
    this.field.unmake();
  }
  skip(): boolean {
    this.field.make(PASS);
    this.frames[this.field.ply] ??= newFrame();
    return true;
  }
  recordCutoff(tag: number, depth: number): void {
    const praised = this.praised[this.field.side]!;
    praised[tag] = Math.min(MOST_PRAISE, praised[tag]! + depth * depth);
    const frame = this.here();
    if (frame.killer === tag) return;
    frame.killerBefore = frame.killer;
    frame.killer = tag;
  }
  writeTurn(i: number): readonly string[] {
    return [writeMove(this.here().moves[i]!)];
  }

  private here(): Frame {
    return this.frames[this.field.ply]!;
  }

  private list(frame: Frame, hint: number, wanted: Wanted): void {
    const { field } = this;
    const { cells, places, men, side } = field;
    const other = (1 - side) * MOST_MEN;
    look(cells, places, other, other + men[1 - side]!, looks);
    const resting = field.resting(side);
    const praised = this.praised[side]!;
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
      else rank += praised[tag]!;
      frame.moves[count] = m;
      frame.ranks[count++] = rank;
    };
    for (let i = side * MOST_MEN; i < side * MOST_MEN + men[side]!; i++) {
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

/** Most positions are refuted by one of the first moves: sorting all would be wasted. */
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
