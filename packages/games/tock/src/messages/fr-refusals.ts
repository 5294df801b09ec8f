import type { BadPosition, Reason, RefusalKey } from '../refusals.ts';

export const refusals: { readonly [K in RefusalKey]: string } = {
  over: 'La partie est finie : tous les pions des gagnants sont rentrés.',
  'not-your-turn': 'Ce n’est pas encore à vous : chacun joue une carte à son tour.',
  'no-such-move': 'Ce coup n’existe pas.',
  'swap-first': 'Choisissez d’abord une carte pour votre partenaire.',
  'already-given': 'Vous avez déjà choisi votre carte : on attend les autres.',
  'no-swap-now': 'L’échange se fait juste après la distribution, pas maintenant.',
  'no-partner': 'Chacun joue pour soi : on n’échange pas de cartes.',
  'cull-first': 'Écartez d’abord une de vos six cartes.',
  'already-culled': 'Vous avez déjà écarté une carte : on attend les autres.',
  'no-cull-now': 'On n’écarte une carte que lorsqu’on en a reçu six.',
  'not-in-hand': 'Cette carte n’est pas dans votre main.',
  'must-play': 'Une de vos cartes peut se jouer : il faut en jouer une.',
  blocked: 'Un 10 bloque votre tour : défaussez une carte.',
  'no-pawn-for-card': 'Aucun pion ne peut jouer cette carte.',
  'no-pawn-there': 'Il n’y a pas de pion ici.',
  'not-your-pawn': 'Vous ne jouez pas ce pion.',
  'other-colour-first': 'C’est au tour de votre autre couleur.',
  'own-pawns-first': 'Rentrez d’abord tous vos pions : ensuite vous jouerez ceux de votre partenaire.',
  'card-does-not-enter': 'Cette carte ne fait pas entrer de pion : il faut un as, un roi ou un joker.',
  'all-in-reserve': 'Vos pions attendent dans la réserve : il faut un as, un roi ou un joker pour entrer.',
  'enters-on-18': 'On entre sur la case 18 de son côté.',
  'own-pawn-on-18': 'Un pion de cette couleur occupe déjà la case 18.',
  'wrong-count': 'Cette carte ne mène pas à cette case.',
  'own-pawn-there': 'Un pion de la même couleur occupe cette case.',
  'fresh-pawn-blocks': 'Un pion tout juste entré sur sa case 18 barre la route.',
  'own-pawn-on-seven':
    'On saute d’une case 7 à celle d’en face : un pion de la même couleur occupe l’une des deux.',
  'leap-goes-on': 'Sur une case 7, on ne s’arrête pas : on saute en face.',
  'house-takes-in': 'Le compte est bon : ce pion rentre dans sa maison.',
  'house-way-blocked': 'Dans la maison, on ne dépasse pas un autre pion.',
  'house-exact-count': 'Dans la maison, il faut le compte exact.',
  'house-too-short': 'La maison n’a que quatre cases : ce pion ne peut pas aller si loin.',
  'house-forward-only': 'Dans la maison, on ne fait qu’avancer.',
  'four-not-in-house': 'Le 4 ne fait pas reculer un pion rentré, et l’on ne rentre pas à reculons.',
  'four-goes-back': 'Le 4 fait reculer de quatre cases.',
  'five-rivals-only':
    'Le 5 fait avancer le pion d’un adversaire, jamais un des vôtres ni de votre partenaire.',
  'no-rival-for-five': 'Aucun pion adverse ne peut avancer de 5.',
  'split-sum': 'Les parts d’un 7 partagé doivent faire 7 en tout.',
  'split-pawn-twice': 'Dans un 7, chaque pion n’avance qu’une fois.',
  'split-order': 'Ce partage du 7 s’écrit dans un autre ordre.',
  'split-last-pawn': 'Un 7 ne vaut moins de 7 que pour rentrer votre tout dernier pion.',
  'jack-swaps': 'Le valet n’avance pas : il échange deux pions.',
  'swap-on-track': 'Le valet n’échange que des pions sur la piste.',
  'swap-own-18': 'On n’échange pas le pion d’un autre posé sur sa propre case 18.',
  'swap-own-pawn': 'Un des deux pions échangés doit être à vous.',
  'swap-two-pawns': 'Il faut deux pions différents pour un échange.',
  'swap-order': 'Cet échange s’écrit dans l’autre sens.',
  'no-pair-to-swap': 'Il n’y a pas deux pions à échanger.',
};

export const positions: { readonly [K in BadPosition]: string } = {
  'position-shape': 'Ce texte ne décrit pas une position de Tock.',
  'position-table':
    'Cette position est celle d’une autre table : le nombre de joueurs ou les réglages diffèrent.',
  'position-pawns': 'Chaque couleur en jeu a quatre pions, un seul par case.',
  'position-cards': 'Les cartes ne font pas un paquet de 54, ou les mains ne vont pas avec la distribution.',
  'position-turn': 'Ce ne peut pas être au joueur nommé de jouer.',
  'position-phase': 'Ce moment du jeu ne va pas avec le reste de la position.',
  'position-order': 'Cette position s’écrit dans un autre ordre.',
};

/** Several winners are partners. */
export const reasons: { readonly [R in Reason]: (winner: number | null, who?: string) => string } = {
  home: (winner, who) =>
    winner === null
      ? `${who ?? 'Les gagnants'} ont rentré leurs huit pions.`
      : `${who ?? 'Le gagnant'} a rentré tous ses pions.`,
};
