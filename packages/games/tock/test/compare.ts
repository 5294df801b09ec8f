import { type Chance, NeedsReferee, refereeOnly } from '@tablee/kernel';
import { expect } from 'vitest';
import type { Tock } from '../src/index.ts';
import type { State } from '../src/state.ts';
import { restOfPack, type Said, tableFor } from './draw.ts';
import * as reference from './reference/index.ts';

export const agreedOn = (said: Said, rules: 1 | 2): reference.Agreed => {
  const { seats, options } = tableFor(said);
  return {
    rules,
    players: seats,
    teams: options.teams,
    deal: options.deal === 'auto' ? (['draw', 'cull', 'hands'] as const)[seats - 2]! : options.deal,
    alternate: options.colourOrder === 'alternate',
    choice: options.houseEntry === 'choice',
    selfCapture: options.selfCapture,
  };
};

/** Compares the move lists of all seats, plays a move, and compares the positions after it. */
export function comparePly(game: Tock, state: State, said: Said, chance: Chance): void {
  const agreed = agreedOn(said, game.rules === 1 ? 1 : 2);
  const text = game.writeState(state);
  const slow = reference.readPosition(text);
  expect(reference.writePosition(slow)).toBe(text);
  const letters = [...slow.hands.keys()];
  const lists = letters.map((_, seat) => Array.from(game.moves(state, seat), m => game.writeMove(m)));
  for (const [seat, letter] of letters.entries())
    expect(lists[seat], `${letter} in ${text}`).toEqual(reference.listMoves(slow, agreed, letter));
  const actors = game.actors(state);
  expect(actors.toSorted()).toEqual(lists.flatMap((list, seat) => (list.length > 0 ? [seat] : [])));
  const seat = actors[chance.pick(actors.length)]!;
  const move = choose(lists[seat]!, chance);
  const { position, drawn } = reference.play(slow, agreed, letters[seat]!, move);
  const fell = [...drawn.values()].some(n => n > 0);
  const parsed = game.readMove(move)!;
  const predicted = game.clone(state);
  if (fell) expect(() => game.apply(predicted, seat, parsed, refereeOnly), text).toThrow(NeedsReferee);
  else game.apply(predicted, seat, parsed, refereeOnly);
  game.apply(state, seat, parsed, chance);
  const now = game.writeState(state);
  if (!fell) expect(game.writeState(predicted)).toBe(now);
  expect(withoutLuck(now, position, drawn), `${move} in ${text}`).toBe(reference.writePosition(position));
}

/** A random move; moves into the house are preferred, so that games end. */
function choose(list: readonly string[], chance: Chance): string {
  const home = list.filter(text => /-.H/.test(text));
  const from = home.length > 0 && chance.pick(3) > 0 ? home : list;
  return from[chance.pick(from.length)]!;
}

/** The position without newly drawn cards; checks that they come from the sgame. */
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
