import { canonical, FLAG_PIECE, nameShape, readShape, type Shape } from './piece.ts';

export const ARMOURIES = ['standard', 'twins', 'custom'] as const;
export type Armoury = (typeof ARMOURIES)[number];

export const WEAPON_PIECES = 8;
/** TEKAO-2: eight weapon pieces and the flag. */
export const PIECES = WEAPON_PIECES + 1;

/** TEKAO-2: the six orders in which four weapons go round a piece, and one pair of mirror images again. */
export const STANDARD = 'PTAG PTGA PATG PAGT PGTA PGAT PTAG PGAT';
const TWINS = new Array<string>(WEAPON_PIECES).fill('PTAG').join(' ');
/** As long as eight words can be. */
export const PIECES_LENGTH = STANDARD.length;

/** Eight words of G, T, A and P, or null. */
export function readPieces(text: string): readonly Shape[] | null {
  if (!/^[GTAP]{4}(?: [GTAP]{4}){7}$/.test(text)) return null;
  return text.split(' ').map(word => readShape(word)!);
}

/** What lies in each side's bag: the kinds of pieces in the order of their spelling, and how many of each. */
export type Supply = { readonly kinds: readonly Shape[]; readonly counts: readonly number[] };

export function supplyOf(armoury: Armoury, pieces: string): Supply {
  const words = armoury === 'standard' ? STANDARD : armoury === 'twins' ? TWINS : pieces;
  const weapons = readPieces(words);
  if (!weapons) throw new Error(`"${words}" are no eight pieces`);
  const all = [FLAG_PIECE, ...weapons.map(canonical)];
  const kinds = [...new Set(all)].sort((a, b) => (nameShape(a) < nameShape(b) ? -1 : 1));
  const counts = kinds.map(kind => all.filter(piece => piece === kind).length);
  return Object.freeze({ kinds: Object.freeze(kinds), counts: Object.freeze(counts) });
}
