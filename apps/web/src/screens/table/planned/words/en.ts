import type { Words } from './fr.ts';

export const en: Words = {
  planned: n => (n === 1 ? 'One reply is planned.' : `${n} replies are planned.`),
  played: move => `Your planned reply was played: ${move}.`,
};
