import {
  DIRECTIONS,
  EMPTY,
  type Foresight,
  fromOf,
  isClockwise,
  isFlag,
  kindOf,
  type Move,
  nameSquare,
  restingSquare,
  type Shape,
  type Square,
  type State,
  sayForesight,
  sayMove,
  seenShape,
  shapeOf,
  shapePlaced,
  sideOf,
  squarePlaced,
  tekao,
  toOf,
  weaponAt,
} from '@tablee/tekao';
import type { Messages } from '@tablee/tekao/messages/fr';
import { boardWords } from '../../board-words.ts';
import type { Words } from './fr.ts';

export type { PlacingWords, Words } from './fr.ts';

export const { words, ready } = boardWords({
  fr: async () => (await import('./fr.ts')).fr,
  en: async () => (await import('./en.ts')).en,
});

/** A move in the list of moves: one or two squares and what happened there. */
export function briefMove(move: string): string {
  const m = tekao.readMove(move);
  if (m === null) return move;
  const { brief } = words();
  switch (kindOf(m)) {
    case 'go':
      return `${nameSquare(fromOf(m))} → ${nameSquare(toOf(m))}`;
    case 'turn':
      return `${nameSquare(fromOf(m))} ${isClockwise(m) ? '↻' : '↺'}`;
    case 'place':
      return (isFlag(shapePlaced(m)) ? brief.flag : brief.piece)(nameSquare(squarePlaced(m)));
    case 'pass':
      return brief.pass;
  }
}

/** TEKAO-7, for screen readers: how often the piece on a square has been played in a row, or nothing. */
export function sayStreak(state: State, square: Square, word: Words): string {
  const side = state.streak.indexOf(square);
  if (side < 0 || state.runs[side] === 0) return '';
  return `, ${restingSquare(state, side) === square ? word.rests : word.streak(state.runs[side]!)}`;
}

type Outcome = { readonly move: Move; readonly foresight: Foresight };
type Texts = {
  readonly word: Words;
  readonly flipped: boolean;
  readonly props: { readonly text: Messages };
};
type Drawn = Texts & { readonly state: State };

/** A move and its outcome, for screen readers. */
export function sayOutcome(
  { move, foresight }: Outcome,
  { word, props }: Texts,
  hinted: Move | null,
): string {
  const advised = move === hinted ? `, ${word.hint}` : '';
  return `${sayMove(move, props.text)}, ${sayForesight(foresight, props.text)}${advised}`;
}

/** `en haut pistolet, à droite tour, en bas arc, à gauche grappin`: a piece as the reader's board shows it. */
export function sayShape(shape: Shape, text: Messages, flipped: boolean): string {
  const seen = seenShape(shape, flipped);
  return isFlag(seen)
    ? text.weapons[weaponAt(seen, 0)]!
    : DIRECTIONS.map((_, way) => `${text.directions[way]} ${text.weapons[weaponAt(seen, way)]}`).join(', ');
}

/** The content of a square, as the reader's board shows it. */
export const saySquare = ({ state, flipped, props }: Drawn, square: Square): string => {
  const cell = state.cells[square]!;
  const shape = seenShape(shapeOf(cell), flipped);
  return props.text.square(square, cell === EMPTY ? null : sideOf(cell), shape);
};

/** A piece shown on a square but not placed yet. */
export const sayPreview = ({ word, flipped, props }: Texts, square: Square, shape: Shape): string =>
  word.placing.preview(nameSquare(square), sayShape(shape, props.text, flipped));
/** A piece of the draft. */
export const sayPlanned = ({ word, flipped, props }: Texts, square: Square, shape: Shape): string =>
  word.placing.planned(nameSquare(square), sayShape(shape, props.text, flipped));
