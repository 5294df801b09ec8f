import type { Words } from './fr.ts';

export const en: Words = {
  open: 'Open on Tablée',
  live: 'Live',
  gone: 'This game is no longer here.',
  toMove: 'to move',
  first: 'To the start',
  previous: 'Previous move',
  next: 'Next move',
  last: 'To the end',
  play: 'Play the game',
  pause: 'Pause',
};
