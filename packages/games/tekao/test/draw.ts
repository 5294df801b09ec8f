import { driveGame, type TableChoices } from '@tablee/conform/testkit';
import { type State, type TekaoOptions, tekao } from '../src/index.ts';

export type Said = TableChoices<TekaoOptions>;

export const { actor, after, moves, play, positionKey, read, refusal, start, tableFor } = driveGame(tekao);

const squareOrder = (item: string): string => item[1]! + item[0]!;
const sorted = (list: string): string =>
  list
    .split(',')
    .sort((a, b) => (squareOrder(a) < squareOrder(b) ? -1 : 1))
    .join();

/**
 * A position of the battle from what matters: `b:e4:PTAG y:e6:GTAP turn=0 streak=-/- quiet=0` with any part but the
 * pieces left out, and pieces in any order. A flag not named stands in its corner, a1 or h8, out of the way.
 */
export function at(drawn: string, said: Said = {}): State {
  const take = (name: string, otherwise: string): string =>
    new RegExp(`(?:^| )${name}[:=](\\S*)`).exec(drawn)?.[1] ?? otherwise;
  const pieces = (side: string, flag: string): string => {
    const list = take(side, '');
    return sorted(list.includes('FFFF') ? list : [flag, list].filter(Boolean).join());
  };
  const text = `b:${pieces('b', 'a1:FFFF')} y:${pieces('y', 'h8:FFFF')} turn=${take('turn', '0')}`;
  return tekao.readState(
    `${text} streak=${take('streak', '-/-')} quiet=${take('quiet', '0')}`,
    tableFor(said),
  );
}

/** A field of the position: `b`, `y`, `turn`, `streak`, `quiet`, `bag`, `drawn`. */
export const field = (s: State, name: string): string => {
  const found = tekao
    .writeState(s)
    .split(' ')
    .find(text => text.startsWith(`${name}:`) || text.startsWith(`${name}=`));
  return found === undefined ? '' : found.slice(name.length + 1);
};

/** The weapon pieces of both sides, without the flags: `b e4:PTAG y -`. */
export const board = (s: State): string =>
  ['b', 'y']
    .map(side => {
      const weapons = field(s, side)
        .split(',')
        .filter(item => !item.endsWith('FFFF'));
      return `${side} ${weapons.join() || '-'}`;
    })
    .join(' ');

/** The moves of one piece. */
export const movesOf = (s: State, square: string): string[] => moves(s).filter(m => m.startsWith(square));
