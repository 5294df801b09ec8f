import type { Seat } from '@tablee/kernel';
import { stonesMoved } from './apply.ts';
import {
  DIRECTIONS,
  type Direction,
  GAPS,
  LINES,
  lineOf,
  ORTHOGONAL,
  PAWNS,
  type Square,
  squareAt,
} from './board.ts';
import type { StoneWay } from './events.ts';
import { countParts } from './field.ts';
import { directionNamed, isJoin, type Move, slidesForward, stoneNamed } from './move.ts';
import { listMoves } from './moves.ts';
import { leadingPlace, slideDistance } from './slide.ts';
import { countStones, type Phase, type State } from './state.ts';

/** The task of the player on turn, or the reason the game ended. */
export const phase = (s: State): Phase => s.phase;

export type Gap = {
  /** 0‥5 rows 1–6, 6‥11 columns a–f. */
  readonly line: number;
  /** The stones on both sides of the gap. */
  readonly before: Square;
  readonly after: Square;
};

export type Slide = {
  readonly move: Move;
  readonly why: 'gap' | 'join';
  readonly line: number;
  readonly stone: Square;
  readonly direction: Direction;
  readonly distance: number;
  /** All sliding stones, the leading one first. */
  readonly stones: readonly StoneWay[];
};

/** Why the field is not sound, and every legal slide with the moves of its stones. */
export function pendingRepairs(s: State): {
  readonly gaps: readonly Gap[];
  readonly parts: number;
  readonly slides: readonly Slide[];
} {
  return {
    gaps: findGaps(s),
    parts: countParts(s.lines),
    slides: s.phase === 'repair' ? listMoves(s).map(m => inspectSlide(s, m)) : [],
  };
}

function findGaps(s: State): Gap[] {
  const gaps: Gap[] = [];
  for (let line = 0; line < LINES; line++) {
    const places = GAPS[s.lines[line]!]!;
    for (let i = 0; i < places.length; i += 2) {
      gaps.push({ line, before: squareAt(line, places[i]!), after: squareAt(line, places[i + 1]!) });
    }
  }
  return gaps;
}

/** The details of a legal slide. */
export function inspectSlide(s: State, m: Move): Slide {
  const stone = stoneNamed(m);
  const line = lineOf(stone, directionNamed(m));
  const distance = slideDistance(s.lines, m);
  return {
    move: m,
    why: isJoin(m) ? 'join' : 'gap',
    line,
    stone,
    direction: DIRECTIONS[directionNamed(m)]!,
    distance,
    stones: stonesMoved(s.cells, line, leadingPlace(s.lines, m), slidesForward(m), distance),
  };
}

/** The part of the field each square belongs to, from 0; -1 for a hole. */
export function partOf(s: State): readonly number[] {
  const part = new Array<number>(s.cells.length).fill(-1);
  let parts = 0;
  for (let square = 0; square < part.length; square++) {
    if (s.cells[square] === 0 || part[square] !== -1) continue;
    const open = [square];
    part[square] = parts;
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      for (const beside of ORTHOGONAL[next]!) {
        if (s.cells[beside] === 0 || part[beside] !== -1) continue;
        part[beside] = parts;
        open.push(beside);
      }
    }
    parts++;
  }
  return part;
}

/** Stones left, and the pawns left and taken of each seat. */
export function count(s: State): {
  readonly black: number;
  readonly grey: number;
  readonly pawns: readonly number[];
  readonly taken: readonly number[];
} {
  return {
    ...countStones(s.cells),
    pawns: [PAWNS - s.taken[1]!, PAWNS - s.taken[0]!],
    taken: s.taken.slice(),
  };
}

export const isOver = (s: State): boolean => s.phase !== 'move' && s.phase !== 'repair';
export const onTurn = (s: State): Seat | null => (isOver(s) ? null : s.side);
