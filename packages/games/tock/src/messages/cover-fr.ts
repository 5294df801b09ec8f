import type { Problem } from '../refusals.ts';

export const COLOURS = ['Rouge', 'Bleu', 'Jaune', 'Vert'];
/** With two players a seat holds two opposite colours. */
export const PAIRS = ['Rouge-Jaune', 'Bleu-Vert'];

const problems: { readonly [K in Problem]: string } = {
  'deal-for-three': 'Écarter une sixième carte ne se joue qu’à trois.',
  'deal-for-two': 'Piocher après chaque carte ne se joue qu’à deux.',
  'order-for-two': 'L’ordre des couleurs ne se règle qu’à deux.',
};

/** What is said of the game before it is loaded: on the home page and where it is set up. */
export const cover = {
  name: 'Tock',
  pitch:
    'Quatre pions, un tour de piste, des cartes qui jouent des tours et un partenaire qui n’a rien le droit de dire.',
  seats: COLOURS,
  /** What the seats are called before the game; with three the lot has yet to give out the colours. */
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
      values: { automatic: 'D’office', choice: 'Au choix de qui joue la carte' },
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
  problems,
};

export type Cover = typeof cover;
