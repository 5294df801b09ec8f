import { signal } from '@preact/signals';
import { LANGUAGES, type Language } from '@tablee/kernel';
import { load, save } from './store.ts';

/** Settings of this device. Each is a signal. */

export const THEMES = ['system', 'day', 'evening'] as const;
export type Theme = (typeof THEMES)[number];
export { LANGUAGES, type Language };

function storedSetting<T extends string>(key: string, initial: T, allowed: readonly T[]) {
  const stored = load(key);
  const value = signal<T>(allowed.find(v => v === stored) ?? initial);
  let first = true;
  value.subscribe(v => {
    if (!first) save(key, v);
    first = false;
  });
  return value;
}

// Must agree with public/before-paint.js.
const spoken: Language = navigator.language.toLowerCase().startsWith('fr') ? 'fr' : 'en';
export const language = storedSetting<Language>('language', spoken, LANGUAGES);
export const theme = storedSetting<Theme>('theme', 'system', THEMES);
export const sound = storedSetting<'on' | 'off'>('sound', 'on', ['on', 'off']);
/** How fast bots play, and how fast their turns are shown. */
export const BOT_SPEEDS = ['calm', 'normal', 'fast'] as const;
export type BotSpeed = (typeof BOT_SPEEDS)[number];
export const botSpeed = storedSetting<BotSpeed>('bot-speed', 'normal', BOT_SPEEDS);
/** Factors of durations: above 1 is slower. */
const PACES: { readonly [S in BotSpeed]: number } = { calm: 1.7, normal: 1, fast: 0.45 };
/** The factor of pauses before a bot acts, and of what it does on the board. */
export const botPace = (speed: BotSpeed = botSpeed.value): number => PACES[speed];

/** Prompts are read aloud in games for children who cannot read yet. */
export const aloud = storedSetting<'on' | 'off'>('aloud', 'on', ['on', 'off']);

/** With reduced motion, pieces fade instead of moving. */
export const prefersStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
