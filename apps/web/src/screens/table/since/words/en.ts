import type { Words } from './fr.ts';

export const en: Words = {
  since: {
    move: (who, many) => `Since your last move, ${who} ${many ? 'have' : 'has'} played.`,
    look: (who, many) => `Since your last visit, ${who} ${many ? 'have' : 'has'} played.`,
  },
  skip: 'Skip',
  skipLong: 'Show the current position at once',
};
