import { signal } from '@preact/signals';

/** localStorage. Private windows forbid it and full disks fail: both must not stop a game. */

const prefix = 'tablee.';

/** True after a failed write: the page shows a notice. */
export const storageFailed = signal(false);

function openStorage(): Storage | null {
  try {
    return localStorage;
  } catch {
    // Reading `localStorage` throws when storage is forbidden.
    return null;
  }
}

export const load = (key: string): string | null => openStorage()?.getItem(prefix + key) ?? null;

export function save(key: string, text: string): boolean {
  try {
    const place = openStorage();
    place?.setItem(prefix + key, text);
    storageFailed.value = place === null;
    return place !== null;
  } catch {
    storageFailed.value = true;
    return false;
  }
}

export const remove = (key: string): void => openStorage()?.removeItem(prefix + key);

export function keysUnder(start: string): string[] {
  const place = openStorage();
  if (!place) return [];
  return Array.from({ length: place.length }, (_, i) => place.key(i) ?? '')
    .filter(key => key.startsWith(prefix + start))
    .map(key => key.slice(prefix.length));
}

/** Calls back when another tab changes the key. */
export function watchKey(key: string, changed: () => void): () => void {
  const listener = (e: StorageEvent) => {
    if (e.key === prefix + key) changed();
  };
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
}

/** Null if the key is missing or not JSON. The caller validates. */
export function loadJson(key: string): unknown {
  const text = load(key);
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

export type Fields = { readonly [name: string]: unknown };
export const isFields = (x: unknown): x is Fields => typeof x === 'object' && x !== null && !Array.isArray(x);
