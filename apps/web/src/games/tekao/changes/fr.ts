import type { TekaoOptions } from '@tablee/tekao';
import type { Changes } from '../../changes.ts';

export const changes: Changes<TekaoOptions> = {
  setup: {
    note: 'Comment les pions arrivent sur le plateau.',
    says: {
      arranged: 'Chacun choisit l’ordre de ses pions et les pose comme il veut : plus de hasard.',
      mirrored: 'Les pions sont posés au hasard, en miroir : on joue tout de suite, à armes égales.',
    },
  },
  armoury: {
    note: 'Les armes que portent les huit pions de chacun.',
    says: {
      twins: 'Les huit pions sont identiques : seule compte la façon de les tourner.',
      custom: 'Chacun joue avec les huit pions que vous composez.',
    },
  },
  pieces: {
    note: 'Les quatre armes de chaque pion, côté par côté.',
    says: pieces => `Les huit pions : ${pieces}.`,
  },
  home: {
    note: 'Les cases où chacun pose ses pions.',
    says: {
      narrow: 'La zone de départ a deux rangées de six cases : les pions sont plus serrés.',
      deep: 'La zone de départ a trois rangées : il reste des cases vides entre les pions.',
    },
  },
  drawAfter: {
    note: 'Sans aucune prise pendant ce nombre de tours, la partie est nulle.',
    says: turns => `La partie est nulle après ${turns} tours sans prise, au lieu de 100.`,
  },
};
