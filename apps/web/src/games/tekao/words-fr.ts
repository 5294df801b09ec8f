import { fr as placing } from './placing/words-fr.ts';

/** What only the drawn board says; all other words come with the game. */
export const fr = {
  board: (lower: string) => `Plateau de Tekao, ${lower} en bas`,
  ways: (n: number) => (n === 0 ? 'bloqué' : n === 1 ? '1 coup possible' : `${n} coups possibles`),
  hint: 'conseillé',
  streak: (n: number) => (n === 1 ? 'joué au dernier tour' : `joué ${n} fois de suite`),
  rests: 'se repose après trois coups de suite',
  left: (n: number) => (n === 1 ? '1 pion sur le plateau' : `${n} pions sur le plateau`),
  placed: (n: number) => (n === 1 ? '1 pion posé' : `${n} pions posés`),
  quiet: (n: number) => (n === 1 ? 'Nulle au prochain tour sans prise' : `Nulle dans ${n} tours sans prise`),
  keys: [
    ['+ −', 'tourner le pion choisi, à droite ou à gauche'],
    ['M', 'montrer les menaces'],
    ['F', 'qui bat qui'],
    ['P', 'montrer la case à son équipe'],
  ] as readonly (readonly [string, string])[],
  tools: 'Aides',
  threats: 'Menaces',
  threatened: (squares: readonly string[]) =>
    squares.length === 0 ? 'Aucun pion menacé.' : `Pions menacés : ${squares.join(', ')}.`,
  wheel: 'Qui bat qui',
  wheelTitle: 'Qui bat qui ?',
  point: 'Montrer',
  pointNow: 'Touchez la case à montrer.',
  brief: {
    piece: (square: string) => `Pion en ${square}`,
    flag: (square: string) => `Drapeau en ${square}`,
    pass: 'Passe',
  },
  placing,
};

export type Words = typeof fr;
