import type { Shown } from '../board/contract.ts';
import { planMotions } from '../board/motion.ts';
import { compare, type Piece, type PlaceOf } from '../board/piece.ts';
import type { BoardAnimator } from '../board/stage.ts';
import type { Clip, PictureProps } from './contract.ts';

type Animated<S, E> = Pick<BoardAnimator<S, E>, 'follow' | 'travel' | 'unit'>;

/** The pieces of a picture, with the identities they had in `from`. */
export const piecesOf = <S, E>(
  follow: BoardAnimator<S, E>['follow'],
  { shown, from }: Pick<PictureProps<S, E>, 'shown' | 'from'>,
): readonly Piece[] => follow(from ? follow(null, from) : null, shown);

/** The clip of a board whose animation is motions of pieces. */
export function pieceClip<S, E, T>(
  { follow, travel, unit }: Animated<S, E>,
  placeFor: (props: PictureProps<S, E, T>) => PlaceOf,
) {
  return (before: Shown<S, E>, props: PictureProps<S, E, T>): Clip<PictureProps<S, E, T>> | null => {
    const [old, place] = [follow(null, before), placeFor(props)];
    const motions = travel
      ? travel(old, props.shown, place)
      : planMotions(compare(old, follow(old, props.shown)), place, unit, false);
    const ms = Math.max(0, ...motions.map(({ delay, ms: own }) => delay + own));
    return ms === 0 ? null : { ms, motions };
  };
}
