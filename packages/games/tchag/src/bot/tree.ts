import { ALL, NOISY, ROOT, type TurnTree, type Wanted } from '@tablee/kernel';
import { PAWNS, pawnOn } from '../board.ts';
import { recall } from '../memory.ts';
import { isStep, MOVES, type Move, STOP, toOf } from '../move.ts';
import { canStep, listSteps } from '../moves.ts';
import { writeMove } from '../notation.ts';
import type { State } from '../state.ts';
import { judge } from './judge.ts';
import { copyLayout, emptyLayout, hashCells, type Layout, stepPawn } from './layout.ts';
import { RepairWalk, type WalkLimits } from './repairs.ts';

/** The pawn move of a turn whose pawn has already moved. */
const REPAIRING: Move = MOVES;

const LIMITS: { readonly [W in Wanted]: WalkLimits } = {
  0: { layouts: 200, ends: 48 },
  1: { layouts: 120, ends: 24 },
  2: { layouts: 60, ends: 12 },
  3: { layouts: 1_500, ends: 300 },
  4: { layouts: 1_500, ends: 300 },
};

/** A position of the search path and its turns. */
type Frame = {
  position: Layout;
  wanted: Wanted;
  hint: number;
  steps: Move[];
  count: number;
  next: number;
  /** No repair walk of the batch was cut off. */
  complete: boolean;
  readonly ends: Layout[];
  readonly batch: Layout[];
};
const newFrame = (): Frame => ({
  position: emptyLayout(),
  wanted: ALL,
  hint: 0,
  steps: [],
  count: 0,
  next: 0,
  complete: true,
  ends: [],
  batch: [],
});

const WORD = 4294967296;
const SIDE_BIT = 0x155555;
const EXTRA_BIT = 0x0ccccc;
const tagOf = (l: Layout): number => (l.step + 1) * WORD + (l.low >>> 0);
const byScore = (a: Layout, b: Layout): number => b.score - a.score;

/** A tree of whole turns: a pawn move and each sound field its repairs can lead to. */
export class TchagTree implements TurnTree {
  private readonly frames: Frame[] = [newFrame()];
  private ply = 0;
  private readonly walk = new RepairWalk();
  /** History heuristic: how often a pawn move caused a cutoff, by seat. */
  private readonly cutoffs = [new Float64Array(MOVES + 1), new Float64Array(MOVES + 1)];
  /** Only the root can be in the middle of a turn; `already` are the layouts it may not repeat (TCHAG-9). */
  private readonly repairing: boolean;
  private readonly owes: boolean;
  private readonly already: readonly Layout[];

  constructor(s: State) {
    const root = this.frames[0]!.position;
    for (const [i, cell] of s.cells.entries()) root.cells[i] = cell;
    for (const [i, line] of s.lines.entries()) root.lines[i] = line;
    root.taken[0] = s.taken[0]!;
    root.taken[1] = s.taken[1]!;
    root.side = s.side;
    root.extra = s.extra;
    hashCells(root);
    this.repairing = s.phase === 'repair';
    this.owes = this.repairing && s.owes;
    if (s.phase !== 'move' && s.phase !== 'repair') root.payoff = byCount(root);
    this.already = recall(s).map(cells => {
      const layout = { ...emptyLayout(), cells };
      hashCells(layout);
      return layout;
    });
  }

  seat(): number {
    return this.here().position.side;
  }
  payoff(): number {
    return this.here().position.payoff;
  }
  judge(): number {
    return judge(this.here().position);
  }
  key(): number {
    const { low, high, side, extra } = this.here().position;
    const mixed = high ^ (side === 0 ? 0 : SIDE_BIT) ^ (extra ? EXTRA_BIT : 0);
    return (mixed & 0x1fffff) * WORD + (low >>> 0);
  }

  lead(): number {
    const { taken, side } = this.here().position;
    return taken[side]! - taken[1 - side]!;
  }

  open(hint: number, wanted: Wanted): void {
    const frame = this.here();
    frame.wanted = wanted;
    frame.hint = hint;
    frame.next = 0;
    frame.count = this.ply === 0 && this.repairing ? 1 : this.listSteps(frame);
    if (this.ply === 0 && this.repairing) frame.steps[0] = REPAIRING;
  }

  more(): number {
    const frame = this.here();
    frame.batch.length = 0;
    frame.complete = true;
    const whole = frame.wanted === ALL || frame.wanted === ROOT;
    while (frame.next < frame.count && (whole || frame.batch.length === 0)) {
      this.makeEnds(frame, frame.steps[frame.next++]!);
    }
    if (frame.batch.length > 1) this.sort(frame);
    return frame.batch.length;
  }

  complete(): boolean {
    return this.here().complete;
  }
  tag(i: number): number {
    return tagOf(this.here().batch[i]!);
  }
  noisy(i: number): boolean {
    const { position, batch } = this.here();
    const { side } = position;
    return batch[i]!.step === STOP || batch[i]!.taken[side] !== position.taken[side];
  }
  enter(i: number): void {
    const position = this.here().batch[i]!;
    this.ply++;
    this.frames[this.ply] ??= newFrame();
    this.here().position = position;
  }
  leave(): void {
    this.ply--;
  }
  recordCutoff(tag: number, depth: number): void {
    const { side } = this.here().position;
    this.cutoffs[side]![Math.floor(tag / WORD) - 1]! += depth * depth;
  }

  writeTurn(i: number): readonly string[] {
    const end = this.here().batch[i]!;
    if (end.step === STOP) return [writeMove(STOP)];
    const repairing = end.step === REPAIRING;
    const first = repairing ? [] : [writeMove(end.step)];
    if (end.payoff === 1 && end.side === this.seat() && end.taken[end.side] === PAWNS) return first;
    this.walkFrom(this.here().position, end.step, LIMITS[ROOT]);
    const at = this.walk.ends.find(e => {
      const { low, high } = this.walk.pool[e]!;
      return low === end.low && high === end.high;
    });
    return [...first, ...this.walk.way(at!).map(writeMove)];
  }

  private here(): Frame {
    return this.frames[this.ply]!;
  }

  /** The wanted pawn moves, best first, and `stop` where it is allowed (TCHAG-12). */
  private listSteps(frame: Frame): number {
    const { position, steps, wanted } = frame;
    const { cells, side, extra } = position;
    let count = listSteps(cells, side, steps);
    if (wanted === NOISY) {
      let kept = 0;
      for (let i = 0; i < count; i++) {
        if (pawnOn(cells[toOf(steps[i]!)]!) >= 0) steps[kept++] = steps[i]!;
      }
      count = kept;
    }
    if (extra) steps[count++] = STOP;
    this.sortSteps(frame, count);
    return count;
  }

  private sortSteps(frame: Frame, count: number): void {
    const { steps, position } = frame;
    const hinted = Math.floor(frame.hint / WORD) - 1;
    const cutoffs = this.cutoffs[position.side]!;
    const rank = (m: Move): number => {
      if (m === hinted) return Number.MAX_VALUE;
      const takes = isStep(m) && pawnOn(position.cells[toOf(m)]!) >= 0;
      return (takes || m === STOP ? WORD : 0) + cutoffs[m]!;
    };
    for (let i = 1; i < count; i++) {
      const m = steps[i]!;
      const r = rank(m);
      let j = i - 1;
      for (; j >= 0 && rank(steps[j]!) < r; j--) steps[j + 1] = steps[j]!;
      steps[j + 1] = m;
    }
  }

  private walkFrom(position: Layout, step: Move, limits: WalkLimits): Layout {
    const repairing = step === REPAIRING;
    const first = this.walk.begin(repairing ? this.already : []);
    copyLayout(position, first);
    if (repairing) first.step = REPAIRING;
    else stepPawn(first, step);
    if (first.taken[first.side] !== PAWNS) this.walk.run(limits);
    return first;
  }

  private makeEnds(frame: Frame, step: Move): void {
    const { position } = frame;
    if (step === STOP) {
      const end = this.takeEnd(frame, position);
      end.step = STOP;
      end.payoff = byCount(end);
      return;
    }
    const first = this.walkFrom(position, step, LIMITS[frame.wanted]);
    if (first.taken[first.side] === PAWNS) {
      // TCHAG-11: the game ends at once.
      this.takeEnd(frame, first).payoff = 1;
      return;
    }
    // TCHAG-9: without an end, the turn ends unfinished; such turns are not listed.
    if (this.walk.cut || this.walk.ends.length === 0) frame.complete = false;
    const passes = !(step === REPAIRING && this.owes);
    for (const at of this.walk.ends) pass(this.takeEnd(frame, this.walk.pool[at]!), passes);
  }

  private takeEnd(frame: Frame, from: Layout): Layout {
    const { ends, batch } = frame;
    // Batches of one position share the pool: earlier batches have been searched.
    const end = ends[batch.length] ?? emptyLayout();
    ends[batch.length] = end;
    copyLayout(from, end);
    batch.push(end);
    return end;
  }

  private sort(frame: Frame): void {
    const { side } = frame.position;
    for (const end of frame.batch) {
      const value = end.payoff >= 0 ? (end.payoff * 2 - 1) * WORD : judge(end);
      end.score = tagOf(end) === frame.hint ? Number.MAX_VALUE : end.side === side ? value : -value;
    }
    frame.batch.sort(byScore);
  }
}

const byCount = (l: Layout): number => {
  const more = l.taken[l.side]! - l.taken[1 - l.side]!;
  return more > 0 ? 1 : more < 0 ? 0 : 0.5;
};

/** TCHAG-10, 12, 13: passes the turn after the field is sound. */
function pass(l: Layout, passes: boolean): void {
  l.extra = false;
  if (passes) l.side = 1 - l.side;
  if (canStep(l.cells, l.side)) return;
  if (canStep(l.cells, 1 - l.side)) {
    l.side = 1 - l.side;
    l.extra = true;
  } else {
    l.payoff = byCount(l);
  }
}
