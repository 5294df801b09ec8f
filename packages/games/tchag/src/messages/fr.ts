import { nameSquare, type Square } from '../board.ts';
import type { BadPosition, RefusalKey } from '../refusals.ts';
import type { Reason } from '../state.ts';
import { cover, SEATS } from './cover-fr.ts';

const PAWN_OF = ['rouge', 'jaune'];
/** As the reader sees the board. */
const ON_SCREEN = { '^': 'vers le haut', '>': 'vers la droite', v: 'vers le bas', '<': 'vers la gauche' };
/** By the letters and numbers at the edge, for readers on either side. */
const BY_EDGE = {
  '^': 'vers la ligne 6',
  '>': 'vers la colonne f',
  v: 'vers la ligne 1',
  '<': 'vers la colonne a',
};

const stones = (n: number): string => (n === 1 ? '1 pierre' : `${n} pierres`);
const pawns = (n: number): string => (n === 1 ? '1 pion' : `${n} pions`);
const steps = (n: number): string => (n === 1 ? 'd’une case' : `de ${n} cases`);
const lineName = (line: number): string =>
  line < 6 ? `la ligne ${line + 1}` : `la colonne ${'abcdef'[line - 6]}`;

const refusals: { readonly [K in RefusalKey]: string } = {
  'over-captured': 'La partie est finie : les quatre pions d’un camp ont été pris.',
  'over-stopped': 'La partie est finie : elle a été arrêtée.',
  'over-blocked': 'La partie est finie : plus personne ne peut bouger.',
  'not-your-turn': 'Ce n’est pas à vous : le tour passe quand le terrain est en ordre.',
  'no-such-move': 'Ce coup n’existe pas.',
  'close-gap-first': 'Refermez d’abord la brèche : une ligne ou une colonne est coupée.',
  'join-parts-first': 'Réunissez d’abord les îlots : le terrain est en plusieurs morceaux.',
  'no-stone': 'Il n’y a plus de pierre à cet endroit.',
  'no-pawn': 'Il n’y a pas de pion sur cette pierre.',
  'not-your-pawn': 'Ce pion n’est pas à vous.',
  'not-a-neighbour': 'Un pion va seulement sur une pierre voisine.',
  'black-goes-straight': 'Depuis une pierre noire, on avance tout droit, jamais en diagonale.',
  'grey-goes-diagonal': 'Depuis une pierre grise, on avance seulement en diagonale.',
  'no-stone-there': 'Il n’y a pas de pierre où poser ce pion.',
  'own-pawn-there': 'Votre propre pion occupe déjà cette pierre.',
  'nothing-to-repair': 'Rien n’est à réparer : déplacez un pion.',
  'no-stone-to-slide': 'Il n’y a pas de pierre à faire glisser ici.',
  'no-gap-there': 'Cette pierre ne borde pas de brèche de ce côté.',
  'gaps-before-parts': 'Refermez les brèches avant de réunir les îlots.',
  'no-gap-left': 'Il n’y a plus de brèche : faites glisser une ligne ou une colonne entière.',
  'name-lowest-stone':
    'Une ligne entière se désigne par sa pierre la plus proche de la colonne a ou de la ligne 1.',
  'touches-no-part': 'De ce côté, cette ligne n’atteint aucun autre îlot.',
  'must-join': 'Un autre glissement réunit des îlots : il faut en choisir un qui réunit.',
  'repeats-layout': 'Ce glissement recréerait un terrain déjà vu pendant ce tour.',
  'stop-not-offered': 'On ne peut arrêter la partie que si l’adversaire est bloqué.',
  'repair-before-stop': 'Terminez d’abord vos réparations.',
};

const positions: { readonly [K in BadPosition]: string } = {
  'position-shape': 'Ce texte ne décrit pas une position de Tchag.',
  'position-stones': 'Il n’y a que 18 pierres noires et 18 pierres grises.',
  'position-pawns': 'Pions en jeu et pions pris doivent faire quatre pour chaque camp.',
  'position-winner': 'Après la quatrième prise, la partie est finie et le camp nommé est le vainqueur.',
  'position-stop': 'La partie ne peut être arrêtée que lors d’un tour supplémentaire, réparations finies.',
  'position-blocked': 'Le camp nommé ne peut pas bouger : ce serait le tour supplémentaire de l’autre.',
  'position-both-blocked': 'Plus personne ne peut bouger : il n’y a pas de tour supplémentaire.',
  'position-extra': 'L’autre camp peut bouger : ce n’est pas un tour supplémentaire.',
};

const reasons: { readonly [R in Reason]: (winner: number | null) => string } = {
  captured: winner => `${SEATS[winner ?? 0]} a pris les quatre pions adverses et gagne.`,
  stopped: winner =>
    winner === null
      ? 'La partie est arrêtée : autant de prises de part et d’autre, égalité.'
      : `La partie est arrêtée : ${SEATS[winner]} a pris le plus de pions et gagne.`,
  'both-blocked': winner =>
    winner === null
      ? 'Plus personne ne peut bouger : égalité.'
      : `Plus personne ne peut bouger : ${SEATS[winner]} a pris le plus de pions et gagne.`,
};

/** The type of all languages. */

export const fr = {
  ...cover,
  inBrief: 'Prenez 4 pions. Noir : tout droit. Gris : en diagonale.',
  refusals,
  positions,
  reasons,
  tasks: {
    move: 'Déplacez un pion',
    extra: 'L’adversaire est bloqué : rejouez, ou arrêtez la partie',
    gap: 'Refermez une brèche',
    join: 'Réunissez les îlots',
    over: 'La partie est finie',
  },
  moves: {
    step: (from: Square, to: Square) => `${nameSquare(from)} vers ${nameSquare(to)}`,
    gap: (stone: Square, towards: string) => `Refermer depuis ${nameSquare(stone)}, ${towards}`,
    join: (stone: Square, towards: string) => `Réunir : toute la file de ${nameSquare(stone)}, ${towards}`,
    stop: 'Arrêter la partie',
  },
  events: {
    moved: (seat: number, from: Square, to: Square, captured: number | null) =>
      captured === null
        ? `${SEATS[seat]} va de ${nameSquare(from)} à ${nameSquare(to)}.`
        : `${SEATS[seat]} va de ${nameSquare(from)} à ${nameSquare(to)} et prend un pion ${PAWN_OF[captured]}.`,
    removed: (square: Square, grey: boolean) =>
      `La pierre ${grey ? 'grise' : 'noire'} ${nameSquare(square)} est retirée.`,
    slid: (line: number, towards: string, distance: number, moved: number, riding: number) => {
      const riders = riding === 0 ? '' : `, ${pawns(riding)} à bord`;
      return `Dans ${lineName(line)}, ${stones(moved)} ${moved === 1 ? 'glisse' : 'glissent'} ${steps(distance)} ${towards}${riders}.`;
    },
    unfinished: (seat: number) => `${SEATS[seat]} n’a plus de réparation possible ; le tour s’arrête là.`,
    passed: (seat: number) => `À ${SEATS[seat]} de jouer.`,
    blocked: (seat: number, again: number) => `${SEATS[seat]} est bloqué : ${SEATS[again]} rejoue.`,
    stopped: (seat: number) => `${SEATS[seat]} arrête la partie.`,
  },
  /** The content of a square, for screen readers. */
  square: (square: Square, stone: 'black' | 'grey' | null, pawn: number | null) =>
    stone === null
      ? `${nameSquare(square)}, vide`
      : `${nameSquare(square)}, pierre ${stone === 'black' ? 'noire' : 'grise'}${pawn === null ? '' : `, pion ${PAWN_OF[pawn]}`}`,
  /** Directions of a slide: on the reader's screen, or by the edge of the board. */
  towards: { screen: ON_SCREEN, edge: BY_EDGE } as const,
  line: lineName,
  stones,
  taken: (n: number) => (n === 0 ? 'aucun pion pris' : n === 1 ? '1 pion pris' : `${n} pions pris`),
};

export type Messages = typeof fr;
