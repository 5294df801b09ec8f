import type { TekaoOptions } from '@tablee/tekao';
import type { Changes } from '../../changes.ts';

export const changes: Changes<TekaoOptions> = {
  setup: {
    note: 'How the pieces come onto the board.',
    says: {
      arranged: 'Each side chooses the order of its pieces and places them freely: no luck is left.',
      mirrored: 'Pieces are placed at random, mirrored: you play at once, with equal arms.',
    },
  },
  armoury: {
    note: 'The weapons on the eight pieces of each side.',
    says: {
      twins: 'All eight pieces are the same: only how you turn them counts.',
      custom: 'Both sides play with the eight pieces you compose.',
    },
  },
  pieces: {
    note: 'The four weapons of each piece, side by side.',
    says: pieces => `The eight pieces: ${pieces}.`,
  },
  home: {
    note: 'The squares where each side places its pieces.',
    says: {
      narrow: 'The home has two rows of six squares: pieces stand closer together.',
      deep: 'The home has three rows: squares between the pieces stay empty.',
    },
  },
  drawAfter: {
    note: 'After this many turns without a capture the game is a draw.',
    says: turns => `The game is a draw after ${turns} turns without a capture, instead of 100.`,
  },
};
