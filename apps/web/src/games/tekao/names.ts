import {
  EMPTY,
  restingSquare,
  type Square,
  type State,
  sayForesight,
  sayMove,
  shapeOf,
  sideOf,
} from '@tablee/tekao';
import type { Foreseen } from './choices.ts';
import type { Scene, SquareRole } from './mode.ts';
import { type Desk, targetAt } from './press.ts';
import type { Words } from './words.ts';

/** TEKAO-7, for whoever hears the board. */
function sayStreak(state: State, square: Square, word: Words): string {
  const side = state.streak.indexOf(square);
  if (side < 0 || state.runs[side] === 0) return '';
  return `, ${restingSquare(state, side) === square ? word.rests : word.streak(state.runs[side]!)}`;
}

/** A move and what it would lead to. */
export function nameMove(
  { move, foresight }: Foreseen,
  { props, word }: Scene,
  hinted: number | null,
): string {
  const { text } = props;
  const advised = move === hinted ? `, ${word.hint}` : '';
  return `${sayMove(move, text)}, ${sayForesight(foresight, text)}${advised}`;
}

export function roleOf(desk: Desk, square: Square, hinted: number | null): SquareRole {
  const { scene, choices, hand } = desk;
  const { state, word, props } = scene;
  const target = targetAt(desk, hand.selected, square);
  if (target) return { name: nameMove(target, scene, hinted), acts: true, drags: false };
  const cell = state.cells[square]!;
  const stands = props.text.square(square, cell === EMPTY ? null : sideOf(cell), shapeOf(cell));
  const name = `${stands}${sayStreak(state, square, word)}`;
  const ways = choices.byPiece.get(square);
  if (!ways) return { name, acts: false, drags: false };
  const pressed = square === hand.selected;
  return { name: `${name}, ${word.ways(ways.length)}`, acts: true, pressed, drags: true };
}
