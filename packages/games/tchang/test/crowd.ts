import type { Chance } from '@tablee/kernel';
import { GROUND, nameSpace, type State, standTogether, type Tchang, tchang } from '../src/index.ts';
import { type Said, tableFor } from './draw.ts';

/** Random items of a list. */
function take<T>(from: readonly T[], count: number, chance: Chance): T[] {
  const left = from.slice();
  return Array.from({ length: count }, () => left.splice(chance.pick(left.length), 1)[0]!);
}

const WORDS = 'r r r g g g y y y b b b t1 t2 t3 t4 t5 t6 t7'.split(' ');
const EXIT = { r: 'a7', g: 'g7', y: 'g1', b: 'a1' } as const;

/** A random late position: much is face up, purses are small, pawns share spaces or are bitten. */
export function crowd(chance: Chance, said: Said, game: Tchang = tchang): State {
  const { seats = 4, animals = 4 } = said;
  const letters = [...(seats === 3 ? 'rgy' : 'rgyb')];
  const [seenOf10, pieces, purse] = [1 + chance.pick(9), 4 + chance.pick(4), 2 + chance.pick(6)];
  const spaces = take(GROUND.map(nameSpace), 19, chance);
  const faces = take(WORDS, 19, chance);
  const seen = faces.filter(
    word => chance.pick(10) < seenOf10 || (word.startsWith('t') && Number(word[1]) <= pieces),
  );
  const statues = new Map(spaces.map((space, i) => [space, seen[i] ?? '?']));
  const complete = [...'rgyb'].filter(colour => seen.filter(word => word === colour).length === 3);
  const exit = complete.length > 0 ? (complete[chance.pick(complete.length)] as keyof typeof EXIT) : null;
  const open = exit !== null && seen.filter(word => word.startsWith('t')).length === 7;
  const stones = new Map<string, string>();
  for (const space of take(GROUND.map(nameSpace), chance.pick(9), chance))
    if (!statues.has(space) || statues.get(space) === '?') stones.set(space, '?');
  const places = ['d4', ...take(GROUND.map(nameSpace), 3, chance), ...(open ? [EXIT[exit]] : [])];
  const pawns = Object.fromEntries(letters.map(letter => [letter, places[chance.pick(places.length)]!]));
  let biting = 0;
  for (const space of new Set(Object.values(pawns))) {
    const covered = stones.delete(space) || statues.get(space) === '?';
    if (covered && biting < animals) {
      stones.set(space, 'animal');
      biting++;
    } else if (covered) {
      statues.delete(space);
    }
  }
  // A statue under a pawn is moved elsewhere.
  for (const space of GROUND.map(nameSpace)) {
    if (statues.size === 19) break;
    if (!statues.has(space) && !Object.values(pawns).includes(space)) statues.set(space, '?');
  }
  const down = [...stones.values()].filter(word => word === '?').length;
  const unseen = [0, 0, 0, 0, 0];
  for (const face of take([...'0000111112222223333344444'].map(Number).slice(biting), down, chance))
    unseen[face]!++;
  if (unseen[0]! + biting > animals) return crowd(chance, said, game);
  const purses = Object.fromEntries(
    letters.map(letter => [letter, chance.pick(3) > 0 ? 0 : chance.pick(purse)]),
  );
  const inOrder = (lying: Map<string, string>) =>
    Object.fromEntries(
      GROUND.map(nameSpace).flatMap(space => (lying.has(space) ? [[space, lying.get(space)]] : [])),
    );
  const quiet = chance.pick(2 * seats);
  const document = {
    statues: inOrder(statues),
    stones: inOrder(stones),
    unseen,
    pawns,
    purses,
    reserve: 60 - Object.values(purses).reduce((sum, n) => sum + n, 0),
    exit,
    turn: chance.pick(seats),
    step: 'start',
    quiet,
  };
  const read = (more: object): State =>
    game.readState(JSON.stringify({ ...document, ...more }), tableFor(said));
  const begun = read({});
  const step = standTogether(begun) ? (['start', 'shared', 'moved'] as const)[chance.pick(3)]! : 'start';
  return step === 'start' ? begun : read({ step, quiet: 0 });
}
