import type { TchagOptions } from '@tablee/tchag';
import type { Changes } from '../../changes.ts';

export const changes: Changes<TchagOptions> = {
  start: {
    note: 'D’où partent les quatre pions de chacun.',
    says: { diamond: 'Départ en losange : les deux pions du milieu commencent une case plus avant.' },
  },
};
