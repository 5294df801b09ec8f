import {
  type Chance,
  defaultOptions,
  type OptionsOf,
  refereeOnly,
  type Seat,
  searchChance,
  type Table,
} from '@tablee/kernel';
import {
  type DragonsEvent,
  type DragonsOptions,
  dragons,
  FACE_LETTERS,
  type State,
  SUPPLY,
} from '../src/index.ts';

export type Said = Partial<OptionsOf<DragonsOptions>> & { readonly seats?: 2 | 3 | 4 | 5 };

export const tableFor = ({ seats = 3, ...options }: Said = {}): Table<DragonsOptions> => ({
  seats,
  options: { ...defaultOptions(dragons.options), ...options },
});

/**
 * A position from its stones (`b1:? c1:.3 d4:!2`): what is unseen is the supply less what is named and kept, as long as
 * that fits; animals nobody named are among the unseen. Kept fireflies are worked out for seat 0 unless said.
 */
export type Drawing = {
  readonly stones: string;
  /** By face; by default the animals that are missing, then the poorest stones. */
  readonly unseen?: readonly number[];
  readonly inside?: string;
  readonly chosen?: string;
  readonly last?: string;
  readonly kept?: readonly number[];
  readonly winner?: number | null;
  readonly phase?: string;
};

const order = (stone: string): string => stone[1]! + stone[0]!;

function poorest(stones: readonly string[]): number[] {
  const left = SUPPLY.map(
    (n, face) => n - stones.filter(stone => stone.at(-1) === FACE_LETTERS[face]).length,
  );
  let wanted = stones.filter(stone => stone.endsWith('?')).length;
  return left.map(n => {
    const taken = Math.min(n, wanted);
    wanted -= taken;
    return taken;
  });
}

export function at(drawing: Drawing, said: Said = {}): State {
  const { seats = 3 } = said;
  const stones = drawing.stones.split(' ').sort((a, b) => (order(a) < order(b) ? -1 : 1));
  const unseen = drawing.unseen ?? poorest(stones);
  const here = unseen.map(
    (n, face) => n + stones.filter(stone => stone.at(-1) === FACE_LETTERS[face]).length,
  );
  const gone = SUPPLY.reduce((sum, n, face) => sum + face * (n - here[face]!), 0);
  const all = <T>(value: T): T[] => new Array<T>(seats).fill(value);
  const { winner = null, phase = winner === null ? 'duel' : 'turn' } = drawing;
  const text = [
    `stones=${stones.join()}`,
    `unseen=${unseen.join()}`,
    `in=${drawing.inside ?? all(phase === 'duel' ? 1 : 0).join('')}`,
    `chosen=${drawing.chosen ?? all('-').join('')}`,
    `last=${drawing.last ?? all('-').join('')}`,
    `kept=${(drawing.kept ?? all(0).map((n, seat) => (seat === 0 ? gone : n))).join()}`,
    `winner=${winner ?? '-'}`,
    `phase=${phase}`,
  ].join(' ');
  return dragons.readState(text, tableFor(said));
}

/** A field of the position: `stones`, `unseen`, `in`, `chosen`, `last`, `kept`, `winner`, `phase`. */
export const field = (s: State, name: string): string =>
  dragons
    .writeState(s)
    .split(' ')
    .find(text => text.startsWith(`${name}=`))
    ?.slice(name.length + 1) ?? '';

export const moves = (s: State, seat: Seat): string[] =>
  Array.from(dragons.moves(s, seat), m => dragons.writeMove(m));

export function read(text: string): number {
  const m = dragons.readMove(text);
  if (m === null) throw new Error(`${text} is no move`);
  return m;
}

/** Luck as wanted: these picks, one after the other, and no more. */
export function lucky(...picks: number[]): Chance {
  const left = picks.slice();
  return {
    pick(n) {
      const next = left.shift();
      if (next === undefined || next >= n) throw new Error(`nothing is known of a pick of ${n}`);
      return next;
    },
  };
}

/** Plays a move in place and returns what happened. */
export function newsOf(s: State, seat: Seat, text: string, chance: Chance = refereeOnly): DragonsEvent[] {
  const m = read(text);
  const refused = dragons.refuse(s, seat, m);
  if (refused) throw new Error(`${text} is refused: ${refused.rule} ${refused.key}`);
  return dragons.apply(s, seat, m, chance);
}

/** Everybody named shows a gesture, by first letters from seat 0 on; `-` for those who are out. */
export function duel(s: State, letters: string): DragonsEvent[] {
  const names: { readonly [letter: string]: string } = { r: 'rock', p: 'paper', s: 'scissors' };
  return [...letters].flatMap((letter, seat) => (letter === '-' ? [] : newsOf(s, seat, names[letter]!)));
}

/** "DRAGON-4 no-stone-down", or null for a legal move. */
export function refusal(s: State, seat: Seat, text: string): string | null {
  const refused = dragons.refuse(s, seat, read(text));
  return refused && `${refused.rule} ${refused.key}`;
}

export const start = (said: Said = {}, seed = 7): State =>
  dragons.setup(tableFor(said), searchChance(seed)).state;
