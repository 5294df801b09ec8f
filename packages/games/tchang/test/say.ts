import { COLOUR_LETTERS, nameCorridor, nameSpace, type TchangEvent } from '../src/index.ts';

const spaces = (list: readonly number[]): string => list.map(nameSpace).join(' ');
const letter = (colour: number): string => COLOUR_LETTERS[colour]!;

/** An event as text, for golden plays and tests. */
export function sayShort(e: TchangEvent): string {
  switch (e.kind) {
    case 'walled':
      return `walls ${e.corridors.map(nameCorridor).join(' ')}`;
    case 'laid':
      return `statues ${spaces(e.statues)} · stones ${spaces(e.stones)}`;
    case 'placed':
      return `${e.seat} places a ${e.what} on ${nameSpace(e.space)}`;
    case 'began':
      return `${e.seat} begins`;
    case 'moved':
      return `${letter(e.pawn)} ${nameSpace(e.from)} to ${nameSpace(e.to)} for ${e.cost}`;
    case 'found':
      return `${letter(e.pawn)} finds ${e.fireflies}${e.taken < e.fireflies ? ` and gets ${e.taken}` : ''}`;
    case 'bitten':
      return `${letter(e.pawn)} bitten on ${nameSpace(e.space)}`;
    case 'freed':
      return `${e.pawns.map(letter).join('')} freed by ${letter(e.by)}`;
    case 'dragon':
      return `dragon ${letter(e.colour)} ${e.shown}/3`;
    case 'tangram':
      return `tangram t${e.piece + 1} ${e.shown}/7`;
    case 'rewarded':
      return `${letter(e.pawn)} gets ${e.fireflies}`;
    case 'exit':
      return `exit ${letter(e.colour)}`;
    case 'opened':
      return `${letter(e.colour)} opens`;
    case 'shared':
      return `${letter(e.giver)} gives ${letter(e.receiver)} ${e.amount}`;
    case 'passed':
      return `${e.seat} ${e.forced ? 'has to pass' : 'passes'}`;
    case 'ended':
      return `${e.seat} ends`;
    case 'warned':
      return 'warning';
    case 'over':
      return `over: ${e.reason}`;
  }
}
