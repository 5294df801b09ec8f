import { useLayoutEffect, useRef } from 'preact/hooks';
import { focusStop } from '../../board/keyboard.ts';
import type { Root } from '../../board/piece.ts';

/**
 * Pictures come and go below the board. Whoever plays by keyboard stood on one that is gone: the next one takes over, or
 * where there is none the first flagstone that can be touched.
 */
export function useKeptFocus(
  desk: { readonly current: HTMLElement | null },
  board: Root,
  first: string | null,
): void {
  const stood = useRef(false);
  useLayoutEffect(() => {
    const at = document.activeElement;
    if (stood.current && (at === null || at === document.body)) {
      const picture = desk.current?.querySelector('button');
      if (picture) picture.focus({ preventScroll: true });
      else if (first !== null) focusStop(board.current, first);
    }
    stood.current = at === document.body ? stood.current : (desk.current?.contains(at) ?? false);
  });
}
