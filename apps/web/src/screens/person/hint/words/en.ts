import type { Words } from './fr.ts';

export const en: Words = {
  hint: 'Only this device knows your games by link. Would you like to find them elsewhere too?',
  keep: 'Keep my games',
};
