import { useLayoutEffect, useRef } from 'preact/hooks';

export type KeyMap = { readonly [key: string]: () => void };

/** Keys for a field, a dialog or a focused button. */
function isTaken(e: KeyboardEvent): boolean {
  if (e.ctrlKey || e.metaKey || e.altKey || e.defaultPrevented) return true;
  if (document.querySelector('dialog[open]')) return true;
  const at = e.target;
  if (!(at instanceof Element)) return false;
  if (at.closest('input, textarea, select')) return true;
  return e.key === ' ' && at.closest('button, a, summary') !== null;
}

/** Page shortcuts, written as KeyboardEvent.key with letters in lower case. */
export function useKeys(map: KeyMap): void {
  const current = useRef(map);
  current.current = map;
  // Before the first paint, so that no key press is lost.
  useLayoutEffect(() => {
    const listener = (e: KeyboardEvent) => {
      const act = current.current[e.key.length === 1 ? e.key.toLowerCase() : e.key];
      if (!act || isTaken(e)) return;
      e.preventDefault();
      act();
    };
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, []);
}
