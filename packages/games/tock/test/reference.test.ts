import { type Chance, NeedsReferee, refereeOnly, searchChance } from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import { tock } from '../src/index.ts';
import type { State } from '../src/state.ts';
import { restOfPack, type Said, tableFor } from './draw.ts';
import * as reference from './reference/index.ts';

/** LONG=20 in the environment plays twenty times as many games. */
const LONG = Number(process.env.LONG ?? 1);

const VARIANTS: readonly Said[] = [
  {},
  { teams: false },
  { seats: 3 },
  { seats: 3, deal: 'hands' },
  { seats: 2 },
  { seats: 2, deal: 'hands' },
  { seats: 2, colourOrder: 'alternate' },
  { seats: 2, colourOrder: 'alternate', deal: 'hands', houseEntry: 'choice' },
  { houseEntry: 'choice' },
  { selfCapture: true },
  { selfCapture: true, houseEntry: 'choice', teams: false },
  { seats: 2, selfCapture: true, fastStart: true },
  { fastStart: true, selfCapture: true },
  { seats: 3, fastStart: true, houseEntry: 'choice' },
];

const agreedOn = (said: Said): reference.Agreed => {
  const { seats, options } = tableFor(said);
  return {
    players: seats,
    teams: options.teams,
    deal: options.deal === 'auto' ? (['draw', 'cull', 'hands'] as const)[seats - 2]! : options.deal,
    alternate: options.colourOrder === 'alternate',
    choice: options.houseEntry === 'choice',
    selfCapture: options.selfCapture,
  };
};

/** The same list for every seat, then the same position after the move. */
function comparePly(state: State, said: Said, chance: Chance): void {
  const agreed = agreedOn(said);
  const text = tock.writeState(state);
  const slow = reference.readPosition(text);
  expect(reference.writePosition(slow)).toBe(text);
  const letters = [...slow.hands.keys()];
  const lists = letters.map((_, seat) => Array.from(tock.moves(state, seat), m => tock.writeMove(m)));
  for (const [seat, letter] of letters.entries())
    expect(lists[seat], `${letter} in ${text}`).toEqual(reference.listMoves(slow, agreed, letter));
  const actors = tock.actors(state);
  expect(actors.toSorted()).toEqual(lists.flatMap((list, seat) => (list.length > 0 ? [seat] : [])));
  const seat = actors[chance.pick(actors.length)]!;
  const move = choose(lists[seat]!, chance);
  const { position, drawn } = reference.play(slow, agreed, letters[seat]!, move);
  const fell = [...drawn.values()].some(n => n > 0);
  const parsed = tock.readMove(move)!;
  const predicted = tock.clone(state);
  if (fell) expect(() => tock.apply(predicted, seat, parsed, refereeOnly), text).toThrow(NeedsReferee);
  else tock.apply(predicted, seat, parsed, refereeOnly);
  tock.apply(state, seat, parsed, chance);
  const now = tock.writeState(state);
  if (!fell) expect(tock.writeState(predicted)).toBe(now);
  expect(withoutLuck(now, position, drawn), `${move} in ${text}`).toBe(reference.writePosition(position));
}

/** Mostly anything; often what the reader of a game would do, or games would never come to an end. */
function choose(list: readonly string[], chance: Chance): string {
  const home = list.filter(text => /-.H/.test(text));
  const from = home.length > 0 && chance.pick(3) > 0 ? home : list;
  return from[chance.pick(from.length)]!;
}

/** The position without the cards luck put into the hands; they must come from the stock. */
function withoutLuck(text: string, expected: reference.Position, drawn: ReadonlyMap<string, number>): string {
  const now = reference.readPosition(text);
  const culled = [...(now.culled?.values() ?? [])].filter(card => card !== '-');
  restOfPack(...now.out, ...culled, ...[...now.hands.values()].flat());
  const hands = new Map(
    [...now.hands].map(([seat, cards]) => {
      const kept = [...expected.hands.get(seat)!];
      const luck = cards.filter(card => {
        const i = kept.indexOf(card);
        if (i >= 0) kept.splice(i, 1);
        return i < 0;
      });
      expect([luck.length, kept], `${seat} in ${text}`).toEqual([drawn.get(seat) ?? 0, []]);
      return [seat, expected.hands.get(seat)!];
    }),
  );
  return reference.writePosition({ ...now, hands });
}

describe('the game and the slow reference agree', () => {
  it.each(VARIANTS)(
    'on every list of moves and every position of random games: %j',
    { timeout: 600_000 },
    said => {
      for (let game = 0; game < 4 * LONG; game++) {
        const chance = searchChance(1000 + game);
        const { state } = tock.setup(tableFor(said), chance);
        for (let ply = 0; ply < 300 && tock.actors(state).length > 0; ply++) comparePly(state, said, chance);
      }
    },
  );
});
