import { conform, golden, perftFile } from '@tablee/conform';
import { gameid } from '../src/index.ts';

conform(gameid);

perftFile(gameid, new URL('perft.txt', import.meta.url));

golden(gameid, new URL('plays/', import.meta.url), [
  { name: 'classic' },
  { name: 'misere', options: { last: 'loses' } },
]);
