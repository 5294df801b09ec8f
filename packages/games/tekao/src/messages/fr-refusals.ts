import type { BadPosition, RefusalKey } from '../refusals.ts';
import type { Reason } from '../state.ts';

export const refusals: { readonly [K in RefusalKey]: string } = {
  'over-flag': 'La partie est finie : un drapeau a été pris.',
  'over-drawn': 'La partie est finie : elle est nulle.',
  'not-your-turn': 'Ce n’est pas à vous de jouer.',
  'no-such-move': 'Un pion va tout droit, du côté d’une de ses armes, ou tourne d’un quart de tour.',
  'place-first': 'La bataille commence quand tous les pions sont posés.',
  'placing-is-over': 'Tous les pions sont posés : la bataille a commencé.',
  'outside-home': 'Un pion se pose dans votre zone de départ.',
  'square-taken': 'Cette case est déjà occupée.',
  'not-the-drawn-piece': 'Posez le pion que vous avez tiré.',
  'not-in-bag': 'Vous n’avez plus de pion de cette sorte à poser.',
  'no-piece-there': 'Il n’y a pas de pion sur cette case.',
  'not-your-piece': 'Ce pion n’est pas de votre camp.',
  'flag-does-not-turn': 'Le drapeau ne tourne pas : il a un drapeau sur chaque côté.',
  'too-far': 'L’arme de ce côté ne va pas si loin.',
  'off-the-board': 'Ce coup sort du plateau.',
  'way-blocked': 'Un pion barre le chemin : on ne peut ni passer par-dessus, ni s’y arrêter.',
  'three-in-a-row': 'Ce pion a déjà joué trois fois de suite : jouez-en un autre.',
  'must-act': 'Vous pouvez jouer : vous ne pouvez pas passer.',
};

export const positions: { readonly [K in BadPosition]: string } = {
  'position-shape': 'Ce texte ne décrit pas une position de Tekao.',
  'position-pieces': 'Un camp a au plus huit pions et un drapeau, un par case, avec les armes G, T, A, P.',
  'position-flags': 'Chaque camp a un drapeau ; un seul des deux peut avoir été pris.',
  'position-turn': 'Le tour indiqué ne convient pas à cette table.',
  'position-streak': 'La suite de coups nomme un pion de son propre camp.',
  'position-quiet': 'Le nombre de tours sans prise ne convient pas à cette position.',
  'position-setup': 'Pions posés, tirés et à tirer ne correspondent pas à cette table.',
  'position-order': 'Les pions s’écrivent dans l’ordre des cases, ceux du sac dans l’ordre alphabétique.',
};

const SIDES = ['Bleu', 'Jaune'];

/** TEKAO-14: the winner's call. The winner is a side, or any seat of it; null if several seats won. */
export const reasons: { readonly [R in Reason]: (winner: number | null) => string } = {
  flag: winner =>
    winner === null
      ? 'Tekao ! Le drapeau est pris.'
      : `Tekao ! ${SIDES[winner % 2]} a pris le drapeau et gagne.`,
  repetition: () => 'Partie nulle : la même position est revenue pour la troisième fois.',
  quiet: () => 'Partie nulle : trop de tours ont passé sans une prise.',
};
