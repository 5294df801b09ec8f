import { refereeOnly } from '@tablee/kernel';
import {
  type Cell,
  type Edge,
  EMPTY,
  type Foresight,
  foresee,
  type Move,
  type Square,
  type State,
  seatToMove,
  type TekaoEvent,
  tekao,
} from '@tablee/tekao';

/** A piece of the example. */
export type Actor = {
  /** The square where it first was. */
  readonly id: Square;
  readonly square: Square;
  readonly cell: Cell;
  /** Still in the game. */
  readonly on: boolean;
};

/** One step of a move, and the pieces after it. */
export type MoveStep = {
  readonly actors: readonly Actor[];
  readonly edges: readonly Edge[];
  /** The squares of the pieces taken in this step. */
  readonly fallen: readonly Square[];
  readonly events: readonly TekaoEvent[];
};

export type MoveSteps = {
  /** The edges the move creates, and their outcomes. */
  readonly foresight: Foresight;
  /** The position before the move, the move itself, then edge by edge. */
  readonly steps: readonly MoveStep[];
  /** The position after the move. */
  readonly end: State;
};

export const actorsOf = (s: State): readonly Actor[] =>
  s.cells.flatMap((cell, square) => (cell === EMPTY ? [] : [{ id: square, square, cell, on: true }]));

/** TEKAO-8, TEKAO-9: splits a move into steps, using the rules. Does not change the given state. */
export function splitMove(s: State, move: Move): MoveSteps {
  const end = tekao.clone(s);
  const events = tekao.apply(end, seatToMove(s), move, refereeOnly);
  const foresight = foresee(s, move);
  const steps: MoveStep[] = [{ actors: actorsOf(s), edges: [], fallen: [], events: [] }];
  for (const group of groupEvents(events)) {
    const actors = group.reduce(applyEvent, steps.at(-1)!.actors);
    const met = group.filter(e => e.kind === 'met').map(e => e.direction);
    const fallen = group.filter(e => e.kind === 'fell').map(e => e.square);
    const shown = foresight.edges.filter(e => met.includes(e.direction));
    steps.push({ actors, edges: shown, fallen, events: group });
  }
  return { foresight, steps, end };
}

/** Each edge and the pieces it takes form a group; edges that take the acting piece share one. */
function groupEvents(events: readonly TekaoEvent[]): readonly (readonly TekaoEvent[])[] {
  const groups: TekaoEvent[][] = [];
  for (const event of events) {
    const last = groups.at(-1);
    const first = last?.[0];
    const joins =
      event.kind !== 'met' ||
      (event.meeting === 'taken' && first?.kind === 'met' && first.meeting === 'taken');
    if (last && joins) last.push(event);
    else groups.push([event]);
  }
  return groups;
}

function applyEvent(actors: readonly Actor[], event: TekaoEvent): readonly Actor[] {
  const change = (square: Square, to: Partial<Actor>): readonly Actor[] =>
    actors.map(actor => (actor.on && actor.square === square ? { ...actor, ...to } : actor));
  switch (event.kind) {
    case 'moved':
      return change(event.from, { square: event.to });
    case 'turned':
      return change(event.square, { cell: event.cell });
    case 'fell':
      return change(event.square, { on: false });
    default:
      return actors;
  }
}
