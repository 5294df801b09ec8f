import type { TchangOptions } from '@tablee/tchang';
import type { Changes } from '../../changes.ts';

export const changes: Changes<TchangOptions> = {
  fireflies: {
    note: 'La lumière de chaque pion au départ : moins il y en a, plus c’est difficile.',
    says: n => `Chaque pion part avec ${n} lucioles, au lieu de 6.`,
  },
  animals: {
    note: 'Les bêtes cachées sous les pierres : moins il y en a, plus c’est facile.',
    says: n => `Il n’y a que ${n} animaux dangereux, au lieu de 4.`,
  },
  tangramBonus: {
    note: 'Chaque pièce trouvée peut rapporter une luciole.',
    says: n => `Chaque pièce du tangram trouvée offre ${n === 1 ? 'une luciole' : `${n} lucioles`}.`,
  },
  statues: {
    note: 'Plus les statues sont loin du départ, plus c’est difficile.',
    says: {
      near: 'Les statues sont près du départ : plus facile.',
      far: 'Les statues sont loin du départ : plus difficile.',
    },
  },
  cover: {
    note: 'Posées sur les statues, les pierres épargnent des détours.',
    says: {
      none: 'Les pierres sont à côté des statues : chaque trouvaille demande un détour.',
      all: 'Chaque statue est sous une pierre : une seule visite suffit.',
    },
  },
  placement: {
    note: 'Le hasard prépare le plateau, ou vous-mêmes.',
    says: { manual: 'Vous posez statues et pierres à la main, chacun son tour.' },
  },
  labyrinth: {
    note: 'Des couloirs murés rallongent le chemin.',
    says: { walls: 'Certains couloirs sont murés : il faut trouver son chemin.' },
  },
};
