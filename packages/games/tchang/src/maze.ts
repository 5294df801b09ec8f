import type { Chance } from '@tablee/kernel';
import {
  exitAt,
  NO_COLOUR,
  NOWHERE,
  nameSpace,
  readSpace,
  SIZE,
  SPACES,
  type Space,
  TOKENS,
  TOMB,
} from './board.ts';

/** Joins a space with its eastern (even) or northern (odd) neighbour: space * 2 + 0 or 1. */
export type Corridor = number;

export const LABYRINTHS = ['open', 'walls'] as const;
export type Labyrinth = (typeof LABYRINTHS)[number];

/** TCHANG-1: closed corridors under `walls`. */
export const WALLS = 16;

const firstOf = (corridor: Corridor): Space => corridor >> 1;
const secondOf = (corridor: Corridor): Space => (corridor >> 1) + (corridor & 1 ? SIZE : 1);
export const endsOf = (corridor: Corridor): readonly [Space, Space] => [
  firstOf(corridor),
  secondOf(corridor),
];

const isCorridor = (corridor: Corridor): boolean =>
  corridor & 1 ? firstOf(corridor) < SPACES - SIZE : firstOf(corridor) % SIZE < SIZE - 1;

/** Corridors that can be closed, in order. Those to the exits never are. */
export const CORRIDORS: readonly Corridor[] = Array.from({ length: SPACES * 2 }, (_, c) => c).filter(
  c => isCorridor(c) && endsOf(c).every(space => exitAt(space) === NO_COLOUR),
);

export const nameCorridor = (corridor: Corridor): string => endsOf(corridor).map(nameSpace).join('-');

export function readCorridor(text: string): Corridor | null {
  const first = readSpace(text.slice(0, 2));
  const found = CORRIDORS.find(c => firstOf(c) === first && nameCorridor(c) === text);
  return found ?? null;
}

/** Neighbours of every space, in the order north, east, south, west. */
function joinSpaces(closed: readonly Corridor[]): readonly (readonly Space[])[] {
  const walls = new Set(closed);
  return Array.from({ length: SPACES }, (_, space) => {
    const ways: readonly (readonly [Space, Corridor])[] = [
      [space + SIZE, space * 2 + 1],
      [space + 1, space * 2],
      [space - SIZE, (space - SIZE) * 2 + 1],
      [space - 1, (space - 1) * 2],
    ];
    return ways.filter(([, c]) => c >= 0 && isCorridor(c) && !walls.has(c)).map(([to]) => to);
  });
}

const UNREACHED = 255;

/** Steps from one space to all others. TCHANG-12: no route leads through an exit. */
function measure(from: Space, joined: readonly (readonly Space[])[]): Uint8Array {
  const steps = new Uint8Array(SPACES).fill(UNREACHED);
  const queue = [from];
  steps[from] = 0;
  for (let i = 0; i < queue.length; i++) {
    const space = queue[i]!;
    if (i > 0 && exitAt(space) !== NO_COLOUR) continue;
    for (const next of joined[space]!) {
      if (steps[next] !== UNREACHED) continue;
      steps[next] = steps[space]! + 1;
      queue.push(next);
    }
  }
  return steps;
}

/** Corridors of one game with all distances. Immutable, shared by all states of the game. */
export class Maze {
  /** Sorted. */
  readonly closed: readonly Corridor[];
  readonly #joined: readonly (readonly Space[])[];
  readonly #steps = new Uint8Array(SPACES * SPACES);
  /** One row per space: the other spaces of the tomb by distance, then by number. */
  readonly #near = new Uint8Array(SPACES * TOMB.length);
  /** One row per space: number of those spaces within reach of 0‥60 fireflies. */
  readonly #within = new Uint8Array(SPACES * (TOKENS + 1));

  constructor(closed: readonly Corridor[]) {
    this.closed = Object.freeze(closed.toSorted((a, b) => a - b));
    this.#joined = joinSpaces(closed);
    for (let from = 0; from < SPACES; from++) {
      const steps = measure(from, this.#joined);
      const near = TOMB.filter(space => space !== from).sort((a, b) => steps[a]! - steps[b]!);
      this.#steps.set(steps, from * SPACES);
      this.#near.set(near, from * TOMB.length);
      let paid = 0;
      for (let purse = 0; purse <= TOKENS; purse++) {
        while (paid < near.length && steps[near[paid]!]! <= purse) paid++;
        this.#within[from * (TOKENS + 1) + purse] = paid;
      }
    }
    Object.freeze(this);
  }

  /** Number of spaces of the tomb a purse can pay for. */
  countWithin(from: Space, purse: number): number {
    return this.#within[from * (TOKENS + 1) + purse]!;
  }

  /** The i-th nearest space of the tomb. */
  near(from: Space, i: number): Space {
    return this.#near[from * TOMB.length + i]!;
  }

  /** TCHANG-5: length of the shortest route, never through an exit. */
  stepsBetween(from: Space, to: Space): number {
    return this.#steps[from * SPACES + to]!;
  }

  /** Spaces of a shortest route after `from`, including `to`. */
  route(from: Space, to: Space): Space[] {
    const route: Space[] = [];
    for (let at = from; at !== to; ) {
      const left = this.stepsBetween(at, to);
      const nearer = (space: Space): boolean =>
        this.stepsBetween(space, to) === left - 1 && (space === to || exitAt(space) === NO_COLOUR);
      at = this.#joined[at]!.find(nearer) ?? NOWHERE;
      if (at === NOWHERE) throw new Error(`no route from ${nameSpace(from)} to ${nameSpace(to)}`);
      route.push(at);
    }
    return route;
  }
}

export const OPEN_MAZE = new Maze([]);

/** A maze sent from another thread keeps only its closed corridors; rebuild it. */
export function reviveMaze(maze: Maze): Maze {
  if (maze instanceof Maze) return maze;
  const { closed }: Pick<Maze, 'closed'> = maze;
  return closed.length === 0 ? OPEN_MAZE : new Maze(closed);
}

/** Whether every space of the tomb can be reached. */
export function isWhole(closed: readonly Corridor[]): boolean {
  const steps = measure(TOMB[0]!, joinSpaces(closed));
  return TOMB.every(space => steps[space] !== UNREACHED);
}

/** TCHANG-1: closes random corridors one by one, skipping those that would cut off a space. */
export function wallUp(chance: Chance): Maze {
  const free = CORRIDORS.slice();
  const closed: Corridor[] = [];
  while (closed.length < WALLS) {
    const corridor = free.splice(chance.pick(free.length), 1)[0]!;
    if (isWhole([...closed, corridor])) closed.push(corridor);
  }
  return new Maze(closed);
}
