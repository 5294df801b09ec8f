import type { Words } from './fr.ts';

const number = (n: number): string => n.toLocaleString('en');

export const en: Words = {
  figure: (wins, games, low, high, seeds) =>
    `Measured: ${number(wins)} wins in ${number(games)} games (seeds ${new Intl.ListFormat('en').format(seeds)}), so between ${low} and ${high} of 100, at 95%.`,
  open: 'Play these games again in the lab',
};
