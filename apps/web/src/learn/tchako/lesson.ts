import type { State, TchakoEvent } from '@tablee/tchako';
import type { Lesson } from '../lesson.ts';
import { STEPS } from './steps.ts';

/** TCHAKO-47: the first three minutes; then the book's advice. */
export const lesson: Lesson<State, TchakoEvent> = {
  seat: 0,
  seats: 2,
  steps: STEPS,
  // TCHAKO-22
  ways: {
    aim: { shooting: 'aim', assistance: 'contact' },
    flick: { shooting: 'flick', assistance: 'none' },
  },
  words: {
    fr: async () => (await import('./words-fr.ts')).words,
    en: async () => (await import('./words-en.ts')).words,
  },
};
