import {
  BLUE,
  halfTurn,
  halfTurnShape,
  isFlag,
  NOWHERE,
  nameShape,
  nameSquare,
  PIECES,
  readShape,
  readSquare,
  type Shape,
  type Side,
  type Square,
} from '@tablee/tekao';

/** A piece that stands somewhere, the way it lies. */
export type Post = { readonly square: Square; readonly shape: Shape };
/** An army on its home, or a part of it, in the order it is placed in; as blue sees it, whoever's it is. */
export type Formation = readonly Post[];

/** Blue's squares and pieces as this side has them, and back: yellow's are the half-turn image. */
export const squareSeen = (side: Side, square: Square): Square => (side === BLUE ? square : halfTurn(square));
export const shapeSeen = (side: Side, shape: Shape): Shape => (side === BLUE ? shape : halfTurnShape(shape));
export const postSeen = (side: Side, { square, shape }: Post): Post => ({
  square: squareSeen(side, square),
  shape: shapeSeen(side, shape),
});

/** `a1:PTAG,c2:FFFF`: as a position spells its pieces. */
export const writeFormation = (formation: Formation): string =>
  formation.map(({ square, shape }) => `${nameSquare(square)}:${nameShape(shape)}`).join(',');

/** Null for what is no army: two pieces on a square, two flags, more pieces than there are. */
export function readFormation(text: string): Formation | null {
  const posts: Post[] = [];
  for (const word of text.split(',')) {
    const [at = '', letters = '', ...rest] = word.split(':');
    const square = readSquare(at);
    const shape = readShape(letters);
    if (square === NOWHERE || shape === null || rest.length > 0) return null;
    if (posts.some(post => post.square === square)) return null;
    posts.push({ square, shape });
  }
  const flags = posts.filter(post => isFlag(post.shape)).length;
  return posts.length <= PIECES && flags <= 1 ? posts : null;
}
