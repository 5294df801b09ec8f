import { type Language, language } from '../storage/settings.ts';
import { type Loaded, useLoaded } from './later.tsx';

/** Texts of a part of the page: one file a language, loaded when they are needed. */
export type Texts<T> = { readonly [L in Language]: () => Promise<T> };

export function useTexts<T>(load: Texts<T>): Loaded<T> {
  const chosen = language.value;
  return useLoaded(load[chosen], [chosen]);
}

/** Null until the texts are loaded. */
export function useReadyTexts<T>(load: Texts<T>): T | null {
  const loaded = useTexts(load);
  return loaded.state === 'ready' ? loaded.value : null;
}
