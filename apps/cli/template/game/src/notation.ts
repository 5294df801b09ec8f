import type { Move } from './moves.ts';
import { reader } from './refusals.ts';
import { HEAPS, LAST, type Last, type State } from './state.ts';

/** `2-3` takes three stones from the second heap. Every move has one spelling. */
export const writeMove = ({ heap, take }: Move): string => `${heap + 1}-${take}`;

export function readMove(text: string): Move | null {
  const found = /^([1-3])-([1-5])$/.exec(text);
  return found && { heap: Number(found[1]) - 1, take: Number(found[2]) };
}

export const writeState = ({ heaps, turn, last }: State): string => `${heaps.join('/')} ${turn} ${last}`;

const SHAPE = new RegExp(`^([0-5]/[0-5]/[0-5]) ([01]) (${LAST.join('|')})$`);

export function readState(text: string): State {
  const [, sizes, turn, last] = reader.match(text, SHAPE);
  const heaps = sizes!.split('/').map(Number);
  if (heaps.some((size, heap) => size > HEAPS[heap]!))
    reader.bad('position-heaps', 'A heap never grows: at most 3, 4 and 5 stones.');
  return { heaps, turn: Number(turn), last: last as Last };
}
