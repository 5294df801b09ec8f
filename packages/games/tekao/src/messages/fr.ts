import { nameSquare, type Square } from '../board.ts';
import type { Meeting } from '../events.ts';
import { isFlag, type Shape, weaponAt } from '../piece.ts';
import type { Weapon } from '../weapons.ts';
import { cover, SIDES } from './cover-fr.ts';
import { positions, reasons, refusals } from './fr-refusals.ts';

const COLOURS = ['bleu', 'jaune'];
const WEAPONS = ['grappin', 'tour', 'arc', 'pistolet', 'drapeau'];
const THE = ['le grappin', 'la tour', 'l’arc', 'le pistolet', 'le drapeau'];
/** Clockwise, as the reader sees the piece: on a turned board callers turn the shape. */
const DIRECTIONS = ['en haut', 'à droite', 'en bas', 'à gauche'];

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
const around = (shape: Shape): string =>
  DIRECTIONS.map((_, direction) => WEAPONS[weaponAt(shape, direction)]).join(', ');
const aPiece = (shape: Shape): string => (isFlag(shape) ? 'le drapeau' : `un pion (${around(shape)})`);
const hand = (clockwise: boolean): string => (clockwise ? 'vers la droite' : 'vers la gauche');

const meetings: { readonly [M in Meeting]: (mine: string, theirs: string, at: string) => string } = {
  takes: (mine, theirs, at) => `${capital(mine)} prend ${theirs} en ${at}.`,
  equal: (mine, _, at) => `${capital(mine)} trouve une arme identique en ${at} : il ne se passe rien.`,
  taken: (mine, theirs, at) => `En ${at}, ${theirs} l’emporte sur ${mine}.`,
};

const several = (names: readonly string[]): string =>
  names.length > 1 ? `${names.slice(0, -1).join(', ')} et ${names.at(-1)}` : (names[0] ?? 'rien');

/** The type of all languages. */

export const fr = {
  ...cover,
  inBrief: 'Prenez le drapeau adverse : l’arme la plus forte l’emporte.',
  sides: SIDES,
  weapons: WEAPONS,
  directions: DIRECTIONS,
  refusals,
  positions,
  reasons,
  tasks: {
    drawn: 'Posez le pion que vous avez tiré',
    flag: 'Posez votre drapeau',
    arrange: 'Choisissez un pion et posez-le',
    act: 'Déplacez un pion ou tournez-le d’un quart de tour',
    pass: 'Vous ne pouvez rien jouer : passez',
    over: 'La partie est finie',
  },
  moves: {
    go: (from: Square, to: Square) => `${nameSquare(from)} vers ${nameSquare(to)}`,
    turn: (square: Square, clockwise: boolean) => `Tourner ${nameSquare(square)} ${hand(clockwise)}`,
    place: (shape: Shape, square: Square) => `Poser ${aPiece(shape)} en ${nameSquare(square)}`,
    pass: 'Passer',
  },
  events: {
    drew: (who: string, piece: Shape) => `${who} tire ${aPiece(piece)}.`,
    placed: (who: string, piece: Shape, square: Square) =>
      `${who} pose ${aPiece(piece)} en ${nameSquare(square)}.`,
    mirrored: 'Le hasard a placé les deux camps, en miroir.',
    began: (who: string) => `La bataille commence. À ${who} de jouer.`,
    moved: (who: string, from: Square, to: Square) => `${who} va de ${nameSquare(from)} à ${nameSquare(to)}.`,
    turned: (who: string, square: Square, clockwise: boolean) =>
      `${who} tourne ${nameSquare(square)} ${hand(clockwise)}.`,
    lifted: (who: string, times: number) =>
      `${who} joue ce pion pour la ${times}e fois de suite : aucun autre ne peut agir.`,
    met: (meeting: Meeting, mine: Weapon, theirs: Weapon, other: Square) =>
      meetings[meeting](THE[mine] ?? '', THE[theirs] ?? '', nameSquare(other)),
    fell: (side: number, flag: boolean, square: Square) =>
      `Le ${flag ? 'drapeau' : 'pion'} ${COLOURS[side]} ${nameSquare(square)} est pris.`,
    passed: (who: string) => `${who} ne peut rien jouer et passe.`,
  },
  /** The content of a square, for screen readers. */
  square: (square: Square, side: number | null, shape: Shape) => {
    if (side === null) return `${nameSquare(square)}, vide`;
    if (isFlag(shape)) return `${nameSquare(square)}, drapeau ${COLOURS[side]}`;
    const weapons = DIRECTIONS.map((way, direction) => `${way} ${WEAPONS[weaponAt(shape, direction)]}`);
    return `${nameSquare(square)}, pion ${COLOURS[side]} : ${weapons.join(', ')}`;
  },
  /** The outcome of a move, before it is played. */
  foresight: {
    wins: 'prend le drapeau',
    loses: 'perd le drapeau',
    takes: (n: number) => (n === 1 ? 'prend 1 pion' : `prend ${n} pions`),
    taken: 'serait pris',
    quiet: 'sans prise',
  },
  /** Strength and reach of a weapon (TEKAO-3, TEKAO-6), beside the diagram. */
  strength: {
    title: 'Qui bat qui ?',
    beats: (weapon: Weapon, weaker: readonly Weapon[]) => {
      const over = several(weaker.map(w => THE[w] ?? ''));
      return `${capital(THE[weapon] ?? '')} ${weaker.length > 0 ? 'bat' : 'ne bat'} ${over}.`;
    },
    reach: (squares: number) => (squares === 1 ? 'avance d’une case' : `avance de 1 à ${squares} cases`),
  },
};

export type Messages = typeof fr;
