import { conform, golden, perftFile } from '@tablee/conform';
import { type TockEvent, tock, tockRules1 } from '../src/index.ts';
import { sayShort } from './say.ts';

// One short game for every number of players, preset and option. `npm run fuzz` plays whole games.
conform(tock, { seeds: 1, limit: 80 });
conform(tockRules1, { seeds: 1, limit: 80 });

// Rules 2 differ with two players only (TOCK-14): the positions of three and four players are counted under rules 1.
perftFile(tock, new URL('perft.txt', import.meta.url));
perftFile(tockRules1, new URL('perft-rules-1.txt', import.meta.url));

const say = (event: unknown): string => sayShort(event as TockEvent);

golden(
  tock,
  new URL('plays/', import.meta.url),
  [
    { name: 'four-teams', limit: 60 },
    { name: 'two-draw', seats: 2, options: { fastStart: true }, limit: 90 },
    { name: 'two-self-capture', seats: 2, options: { fastStart: true, selfCapture: true }, limit: 90 },
    {
      name: 'two-hands-alternate',
      seats: 2,
      options: { deal: 'hands', colourOrder: 'alternate', fastStart: true },
      limit: 90,
    },
  ],
  say,
);

golden(
  tockRules1,
  new URL('plays/rules-1/', import.meta.url),
  [
    { name: 'four-teams', limit: 110 },
    { name: 'four-alone', options: { teams: false }, limit: 70 },
    { name: 'four-house-choice', options: { houseEntry: 'choice', fastStart: true }, limit: 90 },
    { name: 'four-self-capture', options: { selfCapture: true, fastStart: true }, limit: 90 },
    { name: 'three-cull', seats: 3, limit: 80 },
    { name: 'three-hands', seats: 3, options: { deal: 'hands' }, limit: 70 },
    { name: 'three-home-41', seats: 3, options: { fastStart: true } },
    { name: 'two-draw', seats: 2, limit: 80 },
    {
      name: 'two-hands-alternate',
      seats: 2,
      options: { deal: 'hands', colourOrder: 'alternate' },
      limit: 80,
    },
  ],
  say,
);
