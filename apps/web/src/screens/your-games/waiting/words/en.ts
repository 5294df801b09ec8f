import type { Words } from './fr.ts';

export const en: Words = {
  next: 'Next game',
  waits: n => (n === 1 ? '1 is waiting' : `${n} are waiting`),
};
