import type { Seat } from '@tablee/kernel';
import {
  type CreateMove,
  type Elastic,
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

/** What can be done now, by what it is done with. */
export type Choices = {
  readonly shooters: readonly Puck[];
  readonly creations: readonly CreateMove[];
  readonly elastics: readonly ElasticMove[];
  readonly replacements: readonly ReplaceMove[];
  readonly mayEnd: boolean;
  /** A mode was proposed (TCHAKO-45). */
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

/** Where an elastic in hand may go: with one hook to a post, as a whole to a place. */
export type Landing = {
  readonly move: ElasticMove;
  readonly hooks: readonly Post[];
  readonly to: Post | null;
};

/** One hook in hand leaves the other where it is; a whole elastic may go anywhere it fits. */
export function landingsOf(
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
