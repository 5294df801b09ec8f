import type { Words } from './fr.ts';

export const en: Words = {
  since: {
    move: (who, many) => `Since your last move, ${who} ${many ? 'have' : 'has'} played.`,
    look: (who, many) => `Since your last visit, ${who} ${many ? 'have' : 'has'} played.`,
  },
  skip: 'Skip',
  skipLong: 'Show the current position at once',
  next: 'Next game',
  waits: n => (n === 1 ? '1 is waiting' : `${n} are waiting`),
  planNow: 'It is your turn: replies are planned while others move.',
  planShort: 'Plan',
  plan: 'Plan a reply',
  planned: n => (n === 1 ? 'One reply is planned.' : `${n} replies are planned.`),
  played: move => `Your planned reply was played: ${move}.`,
};
