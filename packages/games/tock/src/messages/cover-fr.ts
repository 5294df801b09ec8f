import type { Problem } from '../refusals.ts';

export const COLOURS = ['Rouge', 'Bleu', 'Jaune', 'Vert'];
/** Names of the seats with two players, who hold two opposite colours each. */
export const PAIRS = ['Rouge-Jaune', 'Bleu-Vert'];

const problems: { readonly [K in Problem]: string } = {
  'deal-for-three': 'Écarter une sixième carte ne se joue qu’à trois.',
  'deal-for-two': 'Piocher après chaque carte ne se joue qu’à deux.',
  'order-for-two': 'L’ordre des couleurs ne se règle qu’à deux.',
};

/** The texts needed before the game is loaded: on the home page and in the setup. */
export const cover = {
  kind: 'Course aux cartes',
  name: 'Tock',
  pitch:
    'Quatre pions, un tour de piste, des cartes qui jouent des tours et un partenaire qui n’a rien le droit de dire.',
  seats: COLOURS,
  /** Names of the seats before the game; with three players, colours are drawn later. */
  seatsFor: (players: number): readonly string[] =>
    players === 2 ? PAIRS : players === 3 ? ['Place 1', 'Place 2', 'Place 3'] : COLOURS,
  options: {
    teams: { name: 'En équipes (à quatre)' },
    deal: {
      name: 'Distribution',
      values: {
        auto: 'Selon le nombre de joueurs',
        hands: 'Des mains à finir',
        cull: 'Six cartes, une écartée (à trois)',
        draw: 'On pioche après chaque carte (à deux)',
      },
    },
    colourOrder: {
      name: 'Ordre des couleurs (à deux)',
      values: { free: 'Chacun choisit', alternate: 'Chaque couleur à son tour' },
    },
    houseEntry: {
      name: 'Entrée dans la maison',
      values: { automatic: 'D’office', choice: 'Au choix du joueur' },
    },
    selfCapture: { name: 'Prendre ses propres pions' },
    fastStart: { name: 'Départ rapide : un pion déjà en piste' },
    touchMove: { name: 'Carte posée, carte jouée' },
    partnerChat: { name: 'Parler entre partenaires' },
  },
  presets: {
    classique: 'Classique',
    chacun: 'Chacun pour soi',
    mains: 'Des mains à finir',
    confirmes: 'Joueurs confirmés',
    rapide: 'Départ rapide',
  },
  presetNotes: () => ({
    classique: 'La règle du livre ; à quatre, deux équipes.',
    chacun: 'À quatre, sans partenaire.',
    mains: 'À deux ou à trois : on ne pioche pas et l’on n’écarte rien.',
    confirmes: 'Une carte posée ne se reprend plus.',
    rapide: 'Chaque couleur commence avec un pion déjà en piste.',
  }),
  problems,
};

export type Cover = typeof cover;
