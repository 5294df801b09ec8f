import type { BadPosition, RefusalKey } from '../refusals.ts';
import type { Reason } from '../state.ts';

export const refusals: { readonly [K in RefusalKey]: string } = {
  'over-won': 'La partie est finie : vous êtes tous sortis.',
  'over-lost': 'La partie est finie : le groupe n’est pas sorti de la tombe.',
  'not-your-turn': 'Ce n’est pas à vous de jouer.',
  'no-such-move': 'Ce coup n’existe pas.',
  'place-first': 'L’exploration commence quand statues et pierres sont toutes posées.',
  'placing-is-over': 'Statues et pierres sont toutes posées : l’exploration a commencé.',
  'statues-first': 'Posez d’abord toutes les statues.',
  'stones-now': 'Les dix-neuf statues sont posées : au tour des pierres.',
  'centre-or-exit': 'Rien ne se pose sur la case de départ ni sur une sortie.',
  'space-taken': 'Il y en a déjà une sur cette case.',
  'pawn-not-in-play': 'Ce pion ne joue pas dans cette partie.',
  'not-your-pawn': 'Ce pion n’est pas à vous.',
  'pawn-elsewhere': 'Ce pion n’est pas sur cette case.',
  'already-moved': 'Vous avez déjà déplacé un pion : partagez encore, ou terminez votre tour.',
  'pawn-bitten': 'Ce pion est mordu : un autre doit venir le délivrer.',
  'exit-closed': 'Les sorties sont fermées : il manque des dragons ou des pièces du tangram.',
  'other-exit': 'Ce n’est pas la sortie que les dragons ont indiquée.',
  'too-few-fireflies': 'Ce pion n’a pas assez de lucioles pour aller si loin.',
  'not-together': 'Ces deux pions ne sont pas sur la même case.',
  'not-so-many': 'Ce pion n’a pas autant de lucioles à donner.',
  'share-without-you': 'Vous partagez avec un de vos pions : ces deux-là partageront à leur tour.',
  'nothing-done': 'Vous n’avez encore rien fait : passez plutôt votre tour.',
  'something-done': 'Vous avez déjà agi : terminez votre tour au lieu de passer.',
};

export const positions: { readonly [K in BadPosition]: string } = {
  'position-shape': 'Ce texte ne décrit pas une position de T’Chang.',
  'position-walls': 'Les murs ne conviennent pas à cette table, ou coupent la tombe en deux.',
  'position-statues':
    'Il y a dix-neuf statues : trois dragons par couleur et sept pièces du tangram, hors du départ et des sorties.',
  'position-stones': 'Les pierres posées et celles que personne n’a vues ne vont pas ensemble.',
  'position-pawns':
    'Les pions ne conviennent pas à cette table, ou se tiennent sur ce qu’ils auraient retourné.',
  'position-fireflies': 'Les bourses et la réserve font soixante lucioles en tout.',
  'position-exit': 'La sortie indiquée ne va pas avec les dragons découverts.',
  'position-turn': 'Le tour indiqué ne convient pas à cette position.',
  'position-order': 'Une position s’écrit sans espaces, ses champs et ses cases dans l’ordre.',
};

/** All seats win or lose together, so no name is used. */
export const reasons: { readonly [R in Reason]: (winner: number | null) => string } = {
  escaped: () => 'Tous dehors ! Le dragon vous laisse passer, la partie est gagnée.',
  stranded: () => 'Plus aucun pion ne peut avancer : le groupe reste dans la tombe.',
  quiet: () => 'Deux tours de table sans déplacement ni partage : la dernière lueur s’éteint.',
};
