import type { DragonsOptions } from '@tablee/dragons';
import type { Changes } from '../../changes.ts';

export const changes: Changes<DragonsOptions> = {
  hands: {
    note: 'Gestures are chosen on the screen, or made for real around the table.',
    says: { real: 'Real hands: make the gesture for real, then touch the dragon who won.' },
  },
};
