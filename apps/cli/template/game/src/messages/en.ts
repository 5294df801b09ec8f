import { cover } from './cover-en.ts';
import type { Messages } from './fr.ts';

const stones = (n: number): string => (n === 1 ? '1 stone' : `${n} stones`);

export const en: Messages = {
  ...cover,
  refusals: {
    over: 'The game is over.',
    'not-your-turn': 'It is not your turn.',
    'too-many': 'There are not so many stones in this heap.',
  },
  positions: {
    'position-shape': 'This text does not describe a position.',
    'position-heaps': 'A heap has too many stones.',
  },
  reasons: {
    'last-stone': winner =>
      `The last stone is taken${winner === null ? '' : `: ${cover.seats[winner]} wins`}.`,
  },
  tasks: { take: 'Take stones from one heap', over: 'The game is over' },
  moves: { take: (n, heap) => `Take ${stones(n)} from heap ${heap}` },
  events: { took: (who, n, heap) => `${who} takes ${stones(n)} from heap ${heap}.` },
};
