import type { Cover } from './cover-fr.ts';

export const cover: Cover = {
  name: 'Gameid',
  pitch: '',
  seats: ['First', 'Second'],
  options: {},
  presets: {},
};
