import type { Problem } from '../refusals.ts';

export const SIDES = ['Bleu', 'Jaune'];
const SEATS = ['Bleu 1', 'Jaune 1', 'Bleu 2', 'Jaune 2'];

const problems: { readonly [P in Problem]: string } = {
  'pieces-words': 'Il faut huit mots de quatre lettres parmi G, T, A et P, séparés par un espace.',
};

/** Texts needed before the game is loaded: on the home page and in the set-up. */
export const cover = {
  kind: 'Bataille tactique',
  name: 'Tekao',
  pitch: 'Quatre armes par pion, une par côté : tournez, avancez, frappez, et prenez le drapeau adverse.',
  seats: SEATS,
  /** TEKAO-12: a side of one player needs no number. */
  seatsFor: (players: number): readonly string[] =>
    players === 2 ? SIDES : players === 3 ? ['Bleu 1', 'Jaune', 'Bleu 2'] : SEATS,
  options: {
    setup: {
      name: 'Mise en place',
      values: {
        drawn: 'Pions tirés au sort, un par un',
        arranged: 'Chacun choisit ses pions',
        mirrored: 'Rapide : au hasard, en miroir',
      },
    },
    armoury: {
      name: 'Pions',
      values: { standard: 'Les six sortes', twins: 'Huit pions identiques', custom: 'À composer' },
    },
    pieces: {
      name: 'Vos huit pions',
      hint: 'Un mot de quatre lettres par pion, dans le sens des aiguilles d’une montre depuis le haut : G grappin, T tour, A arc, P pistolet.',
    },
    home: {
      name: 'Zone de départ',
      values: { wide: 'Deux rangées', narrow: 'Deux rangées de six cases', deep: 'Trois rangées' },
    },
    drawAfter: { name: 'Tours sans prise avant la nulle' },
  },
  presets: { classique: 'Classique', rapide: 'Rapide', arrangee: 'Arrangée', jumeaux: 'Jumeaux' },
  problems,
};

export type Cover = typeof cover;
