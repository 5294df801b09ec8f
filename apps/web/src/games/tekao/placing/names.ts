import { DIRECTIONS, isFlag, nameSquare, type Shape, type Square, weaponAt } from '@tablee/tekao';
import type { Messages } from '@tablee/tekao/messages/fr';
import type { Words } from './words-fr.ts';

/** `nord pistolet, est tour, sud arc, ouest grappin`: what a piece carries where, for whoever hears it. */
export const sayShape = (shape: Shape, text: Messages): string =>
  isFlag(shape)
    ? text.weapons[weaponAt(shape, 0)]!
    : DIRECTIONS.map((_, way) => `${text.directions[way]} ${text.weapons[weaponAt(shape, way)]}`).join(', ');

type Saying = { readonly word: Words; readonly scene: { readonly props: { readonly text: Messages } } };

export const sayPreview = ({ word, scene }: Saying, square: Square, shape: Shape): string =>
  word.preview(nameSquare(square), sayShape(shape, scene.props.text));
export const sayPlanned = ({ word, scene }: Saying, square: Square, shape: Shape): string =>
  word.planned(nameSquare(square), sayShape(shape, scene.props.text));
