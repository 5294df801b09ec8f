import type { Language } from '../../../storage/settings.ts';

/** Texts of the interactive figure on the rules page. */
const lucioles = (n: number): string =>
  n === 0 ? 'aucune luciole' : n === 1 ? 'une luciole' : `${n} lucioles`;
const fireflies = (n: number): string =>
  n === 0 ? 'no firefly' : n === 1 ? 'one firefly' : `${n} fireflies`;

const fr = {
  ready: (purse: number, goals: number): string =>
    purse === 0
      ? 'Sans luciole, le pion ne va nulle part : il attend que quelqu’un partage.'
      : `Avec ${lucioles(purse)}, le pion a le choix entre ${goals} cases.`,
  went: (space: string, cost: number, left: number): string =>
    `Le pion va en ${space} pour ${lucioles(cost)} ; il lui reste ${lucioles(left)}.`,
  go: (space: string, cost: number): string =>
    `Aller en ${space}, pour ${cost} ${cost === 1 ? 'luciole' : 'lucioles'}`,
  fewer: 'Une luciole de moins',
  more: 'Une luciole de plus',
  walls: 'Des couloirs murés',
  again: 'Recommencer',
};
type Words = typeof fr;

const en: Words = {
  ready: (purse, goals) =>
    purse === 0
      ? 'Without a firefly the pawn goes nowhere: it waits for somebody to share.'
      : `With ${fireflies(purse)} the pawn can go to ${goals} spaces here.`,
  went: (space, cost, left) =>
    `The pawn goes to ${space} for ${fireflies(cost)}; it has ${fireflies(left)} left.`,
  go: (space, cost) => `Go to ${space}, for ${cost} ${cost === 1 ? 'firefly' : 'fireflies'}`,
  fewer: 'One firefly less',
  more: 'One firefly more',
  walls: 'Walled corridors',
  again: 'Start again',
};

export const words: { readonly [L in Language]: Words } = { fr, en };
