import {
  type Chance,
  defaultOptions,
  type OptionsOf,
  refereeOnly,
  type Seat,
  searchChance,
  type Table,
} from '@tablee/kernel';
import { type State, type TekaoEvent, type TekaoOptions, tekao } from '../src/index.ts';

/** What is not said is the default: two players, pieces drawn. */
export type Said = Partial<OptionsOf<TekaoOptions>> & { readonly seats?: 2 | 3 | 4 };

export const tableFor = ({ seats = 2, ...options }: Said = {}): Table<TekaoOptions> => ({
  seats,
  options: { ...defaultOptions(tekao.options), ...options },
});

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

export const actor = (s: State): Seat => {
  const seat = tekao.actors(s)[0];
  if (seat === undefined) throw new Error('nobody is to play');
  return seat;
};

export const moves = (s: State, seat: Seat = actor(s)): string[] =>
  Array.from(tekao.moves(s, seat), m => tekao.writeMove(m));

/** The moves of one piece. */
export const movesOf = (s: State, square: string): string[] => moves(s).filter(m => m.startsWith(square));

export function read(text: string): number {
  const m = tekao.readMove(text);
  if (m === null) throw new Error(`${text} is no move`);
  return m;
}

/** Plays a move in place and returns what happened. */
export function newsOf(s: State, text: string, chance: Chance = refereeOnly): TekaoEvent[] {
  const m = read(text);
  const refused = tekao.refuse(s, actor(s), m);
  if (refused) throw new Error(`${text} is refused: ${refused.rule} ${refused.key}`);
  return tekao.apply(s, actor(s), m, chance);
}

/** Plays moves one after the other; the state given stays as it is. */
export function after(s: State, ...texts: string[]): State {
  const next = tekao.clone(s);
  for (const text of texts) newsOf(next, text);
  return next;
}

/** "TEKAO-6 too-far", or null for a legal move. */
export function refusal(s: State, text: string, seat: Seat = actor(s)): string | null {
  const refused = tekao.refuse(s, seat, read(text));
  return refused && `${refused.rule} ${refused.key}`;
}

/** A new game and how it came about. */
export function start(said: Said = {}, seed = 7): { state: State; events: TekaoEvent[]; chance: Chance } {
  const chance = searchChance(seed);
  return { ...tekao.setup(tableFor(said), chance), chance };
}
