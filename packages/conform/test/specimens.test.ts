import { conform } from '../src/index.ts';
import { duel, lob, nim } from '../src/specimens/index.ts';

conform(nim);
conform(lob);
conform(duel);
