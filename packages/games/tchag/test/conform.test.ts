import { conform, golden, perftFile } from '@tablee/conform';
import { sayEvent, type TchagEvent, tchag } from '../src/index.ts';
import { en } from '../src/messages/en.ts';

conform(tchag, {
  skip: [{ test: 'state-whole', why: 'a position text remembers only its own layout of the turn (TCHAG-9)' }],
});

perftFile(tchag, new URL('perft.txt', import.meta.url));

golden(
  tchag,
  new URL('plays/', import.meta.url),
  [
    { name: 'rows-captured', options: { start: 'rows' } },
    { name: 'rows-stopped-8', options: { start: 'rows' } },
    { name: 'diamond-captured', options: { start: 'diamond' } },
    { name: 'diamond-blocked-9', options: { start: 'diamond' } },
  ],
  event => sayEvent(event as TchagEvent, en, false).replace(/\.$/, ''),
);
