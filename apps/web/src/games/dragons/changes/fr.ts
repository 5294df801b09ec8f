import type { DragonsOptions } from '@tablee/dragons';
import type { Changes } from '../../changes.ts';

export const changes: Changes<DragonsOptions> = {
  hands: {
    note: 'Les gestes se choisissent à l’écran, ou se font pour de bon autour de la table.',
    says: { real: 'Vraies mains : on fait le geste pour de bon, puis on touche le dragon qui a gagné.' },
  },
};
