import { conform, golden, perftFile } from '@tablee/conform';
import { type TchangEvent, tchang, tchangRules1 } from '../src/index.ts';
import { sayShort } from './say.ts';

const say = (event: unknown): string => sayShort(event as TchangEvent);

conform(tchang, { seeds: 1 });
perftFile(tchang, new URL('perft.txt', import.meta.url));
golden(
  tchang,
  new URL('plays/', import.meta.url),
  [
    { name: 'four-classique' },
    { name: 'four-generous-near-bonus', options: { fireflies: 9, statues: 'near', tangramBonus: 1 } },
    { name: 'four-far-all', options: { statues: 'far', cover: 'all' } },
    { name: 'three-beside-3', seats: 3, options: { cover: 'none', animals: 3 } },
    { name: 'three-walls', seats: 3, options: { labyrinth: 'walls' } },
    { name: 'two-manual', seats: 2, options: { placement: 'manual' }, limit: 80 },
    { name: 'two-near-all', seats: 2, options: { statues: 'near', cover: 'all', fireflies: 8 } },
    { name: 'one-poor-far-3', seats: 1, options: { fireflies: 3, statues: 'far', animals: 3 } },
    {
      name: 'one-walls-beside-bonus',
      seats: 1,
      options: { labyrinth: 'walls', cover: 'none', tangramBonus: 1 },
    },
    { name: 'one-manual-walls', seats: 1, options: { placement: 'manual', labyrinth: 'walls' }, limit: 80 },
  ],
  say,
);

// Stored games of rules 1 go on under them.
conform(tchangRules1, { seeds: 1 });
perftFile(tchangRules1, new URL('perft-rules-1.txt', import.meta.url));
golden(tchangRules1, new URL('plays/rules-1/', import.meta.url), [], say);
