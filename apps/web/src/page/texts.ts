import { type Language, language } from '../storage/settings.ts';
import { type Loaded, useLoaded } from './later.tsx';

/** Texts of a part of the page: one file a language, loaded when they are needed. */
export type Texts<T> = { readonly [L in Language]: () => Promise<T> };

export function useTexts<T>(load: Texts<T>): Loaded<T> {
  const chosen = language.value;
  return useLoaded(load[chosen], [chosen]);
}

/** Texts read before their part is shown, by loader: the part is drawn at once and nothing moves. */
const known = new Map<unknown, unknown>();

export async function readTexts<T>(load: Texts<T>): Promise<void> {
  const chosen = load[language.peek()];
  known.set(chosen, await chosen());
}

/** Null until the texts are loaded. */
export function useReadyTexts<T>(load: Texts<T>): T | null {
  const loaded = useTexts(load);
  if (loaded.state === 'ready') return loaded.value;
  return (known.get(load[language.value]) as T | undefined) ?? null;
}
