import { conform, golden, perftFile } from '@tablee/conform';
import { type DragonsEvent, dragons } from '../src/index.ts';
import { sayShort } from './say.ts';

conform(dragons, { seeds: 1 });

perftFile(dragons, new URL('perft.txt', import.meta.url));

golden(
  dragons,
  new URL('plays/', import.meta.url),
  [
    { name: 'two' },
    { name: 'three', seats: 3 },
    { name: 'four', seats: 4, limit: 150 },
    { name: 'five', seats: 5, limit: 150 },
    { name: 'two-real', options: { hands: 'real' } },
    { name: 'five-real', seats: 5, options: { hands: 'real' } },
  ],
  event => sayShort(event as DragonsEvent),
);
