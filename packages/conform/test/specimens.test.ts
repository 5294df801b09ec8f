import { conform, golden, perftFile } from '../src/index.ts';
import { duel, lob, nim } from '../src/specimens/index.ts';

conform(nim);
conform(lob);
conform(duel);

const plays = new URL('./plays/', import.meta.url);
perftFile(nim, new URL('./perft.txt', import.meta.url));
golden(nim, new URL('nim/', plays), [{ name: 'classic' }, { name: 'misere', options: { misere: true } }]);
golden(lob, new URL('lob/', plays), [{ name: 'pair' }, { name: 'three', seats: 3 }]);
golden(duel, new URL('duel/', plays), [{ name: 'two' }, { name: 'three', seats: 3, options: { hand: 1 } }]);
