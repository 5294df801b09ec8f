import { signal } from '@preact/signals';
import { LANGUAGES, type Language } from '@tablee/kernel';
import { keep, take } from './store.ts';

/** What this device's owner chose; kept on the device. One signal each, read wherever it matters. */

export const THEMES = ['system', 'day', 'evening'] as const;
export type Theme = (typeof THEMES)[number];
export { LANGUAGES, type Language };

function kept<T extends string>(key: string, initial: T, allowed: readonly T[]) {
  const stored = take(key);
  const value = signal<T>(allowed.find(v => v === stored) ?? initial);
  let first = true;
  value.subscribe(v => {
    if (!first) keep(key, v);
    first = false;
  });
  return value;
}

// Must agree with public/before-paint.js.
const spoken: Language = navigator.language.toLowerCase().startsWith('fr') ? 'fr' : 'en';
export const language = kept<Language>('language', spoken, LANGUAGES);
export const theme = kept<Theme>('theme', 'system', THEMES);
export const sound = kept<'on' | 'off'>('sound', 'on', ['on', 'off']);
/** Prompts read aloud, in games for those who cannot read yet. */
export const aloud = kept<'on' | 'off'>('aloud', 'on', ['on', 'off']);

/** Motion is for those who want it: pieces then fade instead of travelling. */
export const prefersStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
