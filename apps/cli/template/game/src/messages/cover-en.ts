import type { Cover } from './cover-fr.ts';

export const cover: Cover = {
  kind: 'Short duel of counting',
  name: 'Gameid',
  pitch: 'Three heaps of stones, two players: who will take the last one?',
  seats: ['Red', 'Blue'],
  options: {
    last: { name: 'The last stone', values: { wins: 'wins', loses: 'loses' } },
  },
  presets: { classic: 'Classic', misere: 'Misère' },
};
