import type { Language } from '../../settings.ts';

/** What only the drawn board says; all other words come with the game. */
const fr = {
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
};
export type Words = typeof fr;

const en: Words = {
  board: lower => `Tekao board, ${lower} at the bottom`,
  ways: n => (n === 0 ? 'blocked' : n === 1 ? '1 possible move' : `${n} possible moves`),
  hint: 'advised',
  streak: n => (n === 1 ? 'played last' : `played ${n} times in a row`),
  rests: 'rests after three times in a row',
  left: n => (n === 1 ? '1 piece on the board' : `${n} pieces on the board`),
  placed: n => (n === 1 ? '1 piece placed' : `${n} pieces placed`),
  quiet: n =>
    n === 1 ? 'A draw at the next turn without a capture' : `A draw in ${n} turns without a capture`,
  keys: [
    ['+ −', 'turn the chosen piece, right or left'],
    ['M', 'show threats'],
    ['F', 'who beats whom'],
    ['P', 'show the square to your team'],
  ],
  tools: 'Help',
  threats: 'Threats',
  threatened: squares =>
    squares.length === 0 ? 'No piece is threatened.' : `Threatened: ${squares.join(', ')}.`,
  wheel: 'Who beats whom',
  wheelTitle: 'Who beats whom?',
  point: 'Show',
  pointNow: 'Tap the square to show.',
  brief: {
    piece: square => `Piece on ${square}`,
    flag: square => `Flag on ${square}`,
    pass: 'Passes',
  },
};

export const words: { readonly [L in Language]: Words } = { fr, en };
