import type { TchagOptions } from '@tablee/tchag';
import type { Changes } from '../../changes.ts';

export const changes: Changes<TchagOptions> = {
  start: {
    note: 'Where the four pawns of each side start.',
    says: { diamond: 'Diamond start: the two middle pawns begin one square further on.' },
  },
};
