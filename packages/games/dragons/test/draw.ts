import { driveGame, type TableChoices } from '@tablee/conform/testkit';
import type { Chance, Seat } from '@tablee/kernel';
import {
  type DragonsEvent,
  type DragonsOptions,
  dragons,
  FACE_LETTERS,
  type State,
  SUPPLY,
} from '../src/index.ts';

export type Said = TableChoices<DragonsOptions>;

const driver = driveGame(dragons, 3);
export const { moves, positionKey, read, tableFor } = driver;

/**
 * A position from its stones (`b1:? c1:.3 d4:!2`): what is unseen is the supply less what is named and kept, as long as
 * that fits; animals that are not named are among the unseen. Kept fireflies are worked out for seat 0 unless said.
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

/** Several seats choose at the same time, so the seat always comes first. */
export const play = (s: State, seat: Seat, text: string, chance?: Chance): DragonsEvent[] =>
  driver.play(s, text, chance, seat);

export const refusal = (s: State, seat: Seat, text: string): string | null => driver.refusal(s, text, seat);

export const start = (said?: Said, seed?: number): State => driver.start(said, seed).state;

/** Shows gestures by first letter, from seat 0 on; `-` for a seat that is out. */
export function duel(s: State, letters: string): DragonsEvent[] {
  const names: { readonly [letter: string]: string } = { r: 'rock', p: 'paper', s: 'scissors' };
  return [...letters].flatMap((letter, seat) => (letter === '-' ? [] : play(s, seat, names[letter]!)));
}
