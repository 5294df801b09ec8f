import { signal } from '@preact/signals';

/** The device's drawer. Private windows close it and full disks refuse: both are ordinary, neither may stop a game. */

const prefix = 'tablee.';

/** True once something could not be kept: the page then says so. */
export const drawerFull = signal(false);

function drawer(): Storage | null {
  try {
    return localStorage;
  } catch {
    // A browser that forbids storage throws on the very name.
    return null;
  }
}

export const take = (key: string): string | null => drawer()?.getItem(prefix + key) ?? null;

export function keep(key: string, text: string): boolean {
  try {
    const place = drawer();
    place?.setItem(prefix + key, text);
    drawerFull.value = place === null;
    return place !== null;
  } catch {
    drawerFull.value = true;
    return false;
  }
}

export const forget = (key: string): void => drawer()?.removeItem(prefix + key);

export function keysUnder(start: string): string[] {
  const place = drawer();
  if (!place) return [];
  return Array.from({ length: place.length }, (_, i) => place.key(i) ?? '')
    .filter(key => key.startsWith(prefix + start))
    .map(key => key.slice(prefix.length));
}

/** Calls back when another tab changed this key. */
export function watchKey(key: string, changed: () => void): () => void {
  const hear = (e: StorageEvent) => {
    if (e.key === prefix + key) changed();
  };
  addEventListener('storage', hear);
  return () => removeEventListener('storage', hear);
}

/** JSON from the drawer; null when it is missing or not JSON. The caller checks the shape. */
export function takeJson(key: string): unknown {
  const text = take(key);
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

export type Fields = { readonly [name: string]: unknown };
export const isFields = (x: unknown): x is Fields => typeof x === 'object' && x !== null && !Array.isArray(x);
