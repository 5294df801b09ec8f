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

/** A piece of the example, known by where it stood first. */
export type Actor = {
  readonly id: Square;
  readonly square: Square;
  readonly cell: Cell;
  /** Still in the game. */
  readonly on: boolean;
};

/** One step of a move: what happened in it, and how the pieces stand then. */
export type Step = {
  readonly actors: readonly Actor[];
  readonly edges: readonly Edge[];
  /** The squares of those who fell in it. */
  readonly fallen: readonly Square[];
  readonly events: readonly TekaoEvent[];
};

export type Film = {
  /** Which edges the move makes, and how they end. */
  readonly foresight: Foresight;
  /** Before the move, then the move itself, then edge by edge. */
  readonly steps: readonly Step[];
  /** Where it leads. */
  readonly end: State;
};

export const actorsOf = (s: State): readonly Actor[] =>
  s.cells.flatMap((cell, square) => (cell === EMPTY ? [] : [{ id: square, square, cell, on: true }]));

/** TEKAO-8, TEKAO-9: a move taken apart, by the rules themselves. The state given stays as it is. */
export function filmMove(s: State, move: Move): Film {
  const end = tekao.clone(s);
  const events = tekao.apply(end, seatToMove(s), move, refereeOnly);
  const foresight = foresee(s, move);
  const steps: Step[] = [{ actors: actorsOf(s), edges: [], fallen: [], events: [] }];
  for (const scene of cut(events)) {
    const actors = scene.reduce(follow, steps.at(-1)!.actors);
    const met = scene.filter(e => e.kind === 'met').map(e => e.direction);
    const fallen = scene.filter(e => e.kind === 'fell').map(e => e.square);
    const shown = foresight.edges.filter(e => met.includes(e.direction));
    steps.push({ actors, edges: shown, fallen, events: scene });
  }
  return { foresight, steps, end };
}

/** Each edge is a scene with what falls by it; those that take the acting piece do so together. */
function cut(events: readonly TekaoEvent[]): readonly (readonly TekaoEvent[])[] {
  const scenes: TekaoEvent[][] = [];
  for (const event of events) {
    const last = scenes.at(-1);
    const first = last?.[0];
    const joins =
      event.kind !== 'met' ||
      (event.meeting === 'taken' && first?.kind === 'met' && first.meeting === 'taken');
    if (last && joins) last.push(event);
    else scenes.push([event]);
  }
  return scenes;
}

function follow(actors: readonly Actor[], event: TekaoEvent): readonly Actor[] {
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
