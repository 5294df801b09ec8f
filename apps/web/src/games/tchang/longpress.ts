import { nameSpace } from '@tablee/tchang';
import { useLongPress as useAnyLongPress } from '../../board/longpress.ts';
import type { BoardPoint } from '../../board/piece.ts';
import { spaceUnder } from './spots.ts';

const nameAt = (at: BoardPoint): string | null => {
  const space = spaceUnder(at);
  return space === null ? null : nameSpace(space);
};

/** A finger that rests on a space points to it. */
export const useLongPress = (
  root: { readonly current: SVGSVGElement | null },
  point: ((at: string) => void) | null,
): ((event: PointerEvent) => void) => useAnyLongPress(root, nameAt, point);
