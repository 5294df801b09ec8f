import type { Seat } from '@tablee/kernel';
import {
  againstShift,
  type CreateMove,
  type Elastic,
  FINGER,
  type HookMove,
  hooksAfter,
  type LayMove,
  listMoves,
  listShooters,
  type Post,
  type Puck,
  type ReplaceMove,
  type State,
  type Zone,
} from '@tablee/tchako';

type ElasticMove = HookMove | LayMove;

/** The legal moves, grouped by the item they act on. */
export type Choices = {
  readonly shooters: readonly Puck[];
  readonly creations: readonly CreateMove[];
  readonly elastics: readonly ElasticMove[];
  readonly replacements: readonly ReplaceMove[];
  readonly mayEnd: boolean;
  /** The opponent has proposed a mode (TCHAKO-45). */
  readonly mayAnswer: boolean;
};

export const NO_CHOICES: Choices = {
  shooters: [],
  creations: [],
  elastics: [],
  replacements: [],
  mayEnd: false,
  mayAnswer: false,
};

export function listChoices(s: State, seat: Seat | null): Choices {
  if (seat === null) return NO_CHOICES;
  const moves = [...listMoves(s, seat)];
  return {
    shooters: s.offer || s.number === 0 || s.end ? [] : listShooters(s, seat),
    creations: moves.filter(m => m.kind === 'create'),
    elastics: moves.filter(m => m.kind === 'hook' || m.kind === 'lay'),
    replacements: moves.filter(m => m.kind === 'replace'),
    mayEnd: moves.some(m => m.kind === 'end'),
    mayAnswer: moves.some(m => m.kind === 'agree'),
  };
}

export const creationOn = (c: Choices, zone: Zone): CreateMove | null =>
  c.creations.find(m => m.zone === zone) ?? null;

/** A place where the selected elastic may go. `to`: the post one hook moves to; null: the whole elastic moves. */
export type Landing = {
  readonly move: ElasticMove;
  readonly hooks: readonly Post[];
  readonly to: Post | null;
};

export function listLandings(
  s: State,
  c: Choices,
  elastic: Elastic | null,
  from: Post | null,
): readonly Landing[] {
  if (elastic === null) return [];
  return c.elastics
    .filter(m => m.elastic === elastic && (from === null || (m.kind === 'hook' && m.from === from)))
    .map(move => ({
      move,
      hooks: hooksAfter(s, move),
      to: from !== null && move.kind === 'hook' ? move.to : null,
    }));
}

const WAYS = Array.from(
  { length: 16 },
  (_, i) => [Math.cos((i * Math.PI) / 8), Math.sin((i * Math.PI) / 8)] as const,
);

/** Whether a rule allows this puck to be shifted (TCHAKO-15): at least one of 16 directions is free. */
export function mayShift(state: State, puck: Puck): boolean {
  const shot = { kind: 'shoot', puck, direction: 0, power: 1, loaded: false } as const;
  const way = FINGER / 2;
  return WAYS.some(
    ([x, y]) => againstShift(state, { ...shot, dx: Math.round(x * way), dy: Math.round(y * way) }) === null,
  );
}
