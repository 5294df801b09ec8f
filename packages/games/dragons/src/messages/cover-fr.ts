import type { Problem } from '../refusals.ts';

export const SEATS = ['Rouge', 'Vert', 'Jaune', 'Bleu', 'Blanc'];

const problems: { readonly [P in Problem]: string } = {
  'no-hands': 'Les ordinateurs n’ont pas de mains : avec de vraies mains, on ne joue qu’entre personnes.',
};

/** Texts needed before the game is loaded: home page and set-up. */
export const cover = {
  kind: 'Mémoire et duels',
  name: 'Combats de dragons',
  pitch:
    'Pierre, papier, ciseaux ! Le vainqueur pêche des lucioles… ou réveille une méchante bête. Dès cinq ans.',
  seats: SEATS,
  options: {
    hands: {
      name: 'Pierre, papier, ciseaux',
      values: { screen: 'À l’écran', real: 'Avec de vraies mains' },
      hint: 'Sans choix de votre part : vraies mains entre personnes sur le même écran, à l’écran avec l’ordinateur ou par un lien.',
    },
  },
  presets: { classique: 'Classique', mains: 'Vraies mains' },
  problems,
};

export type Cover = typeof cover;
