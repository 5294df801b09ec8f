import { useState } from 'preact/hooks';
import type { BoardPoint, Root } from './piece.ts';

/** A focusable element with `data-stop` = `id`, and where it is drawn. */
export type Stop = BoardPoint & { readonly id: string };

const WAYS: { readonly [key: string]: BoardPoint } = {
  ArrowUp: { x: 0, y: -1 },
  ArrowRight: { x: 1, y: 0 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
};

/** The cost of a unit sideways relative to a unit ahead. */
const ASIDE = 2.5;

/** The nearest stop in an arrow key's direction; null at the edge, or for any other key. */
export function stopBeside(stops: readonly Stop[], from: BoardPoint, key: string): Stop | null {
  const way = WAYS[key];
  if (!way) return null;
  let best: Stop | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const stop of stops) {
    const dx = stop.x - from.x;
    const dy = stop.y - from.y;
    const along = dx * way.x + dy * way.y;
    const aside = Math.abs(dx * way.y) + Math.abs(dy * way.x);
    if (along < 1) continue;
    const cost = along + ASIDE * aside;
    if (cost < least) {
      least = cost;
      best = stop;
    }
  }
  return best;
}

export type Roving = {
  readonly tabIndex: (id: string) => 0 | -1;
  readonly onFocus: (event: FocusEvent) => void;
  /** Moves the focus; true when it was an arrow key on a stop. */
  readonly walk: (event: KeyboardEvent) => boolean;
};

const stopOf = (event: Event): string | null =>
  event.target instanceof Element
    ? (event.target.closest('[data-stop]')?.getAttribute('data-stop') ?? null)
    : null;

export function focusStop(root: Element | null, id: string): void {
  root?.querySelector<SVGElement>(`[data-stop="${CSS.escape(id)}"]`)?.focus();
}

/** Roving tabindex: one tab stop for the whole board, arrow keys between its stops. */
export function useRoving(root: Root, stops: readonly Stop[], first: string | null): Roving {
  const [last, setLast] = useState<string | null>(null);
  const known = (id: string | null): boolean => stops.some(stop => stop.id === id);
  const active = known(last) ? last : known(first) ? first : (stops[0]?.id ?? null);
  return {
    tabIndex: id => (id === active ? 0 : -1),
    onFocus: event => {
      const id = stopOf(event);
      if (id !== null && known(id)) setLast(id);
    },
    walk: event => {
      const from = stops.find(stop => stop.id === stopOf(event));
      const next = from ? stopBeside(stops, from, event.key) : null;
      if (next) focusStop(root.current, next.id);
      return from !== undefined && event.key in WAYS;
    },
  };
}

export const isPress = (event: KeyboardEvent): boolean => event.key === 'Enter' || event.key === ' ';
