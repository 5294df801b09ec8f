import {
  type DragonsEvent,
  dragons,
  hidingPlaces,
  nameSpace,
  readSpace,
  type State,
  TOMB,
} from '@tablee/dragons';
import { fr as text } from '@tablee/dragons/messages/fr';
import { readTable } from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import { moveAt, rolesOf } from '../../../src/games/dragons/input/spaces.tsx';
import { en } from '../../../src/games/dragons/text/en.ts';
import { fr } from '../../../src/games/dragons/text/fr.ts';
import { type Prompt, promptOf, sayNews, winnersOf } from '../../../src/games/dragons/text/words.ts';

const at = (position: string, options = {}): State =>
  dragons.readState(position, readTable(dragons, 2, options));
/** Four animals and three stones with fireflies; all others are kept. */
const turning = (first: string, down: string, phase = 'turn'): State =>
  at(
    `stones=b1:${first},b2:?,b3:?,c7:?,d7:?,e7:?,f7:? down=${down} in=00 chosen=-- last=-- kept=45,0 winner=1 phase=${phase}`,
  );
const DUEL =
  'stones=b1:?,b2:?,b3:?,c7:?,d7:?,e7:?,f7:? down=4,1,1,0,1 in=11 chosen=-- last=-- kept=45,0 winner=- phase=duel';

describe('DRAGON-9 the prompt', () => {
  it.each([
    ['asks for a gesture', at(DUEL), 'choose'],
    ['asks who won with real hands (DRAGON-10)', at(DUEL, { hands: 'real' }), 'tell'],
    ['asks for a stone', turning('?', '4,1,1,0,1'), 'turn'],
    ['asks for another stone or to stop', turning('!1', '4,0,1,0,1'), 'more'],
    ['asks where to hide', turning('!a', '3,1,1,0,1', 'hide'), 'hide'],
  ] as const)('%s', (_, state, prompt) => {
    expect(promptOf(state, [1])).toBe(prompt);
    expect(promptOf(state, [])).toBe('watch');
  });

  it('has a spoken sentence in both languages, except while waiting', () => {
    for (const word of [fr, en])
      for (const prompt of Object.keys(word.spoken) as Prompt[])
        expect(word.spoken[prompt] === '').toBe(prompt === 'watch');
  });

  it('events are spoken, but nothing about a hidden stone', () => {
    const state = turning('!2', '4,1,0,0,1');
    const say = (...events: DragonsEvent[]) => sayNews({ state, events }, text, fr);
    expect(say({ kind: 'turned', seat: 1, space: readSpace('b1'), face: 2 })).toBe('2 lucioles\u00a0!');
    expect(say({ kind: 'hid', seat: 1, from: readSpace('b1'), to: readSpace('d4') })).toBeNull();
    expect(say({ kind: 'chose', seat: 1, gesture: 0 })).toBeNull();
  });

  it('DRAGON-7 the seats with most fireflies win together', () => {
    expect(winnersOf({ ...at(DUEL), kept: [20, 32] })).toEqual([1]);
    expect(winnersOf({ ...at(DUEL), kept: [26, 26, 3] })).toEqual([0, 1]);
    expect(fr.winners(['Rouge', 'Vert'], 26)).toContain('rouge et vert gagnent ensemble');
  });
});

describe('the role of a space', () => {
  const asked = (state: State, held: string | null = null, hint: string | null = null) => {
    const prompt = promptOf(state, [1]);
    return { state, prompt, held: held === null ? null : readSpace(held), hint, text, word: fr };
  };
  const spacesThat = (ask: ReturnType<typeof asked>, role: string): string[] =>
    TOMB.filter(space => rolesOf(ask)(space).role === role).map(nameSpace);

  it('DRAGON-4 stones face down can be turned, and their names do not differ', () => {
    const ask = asked(turning('!1', '4,0,1,0,1'));
    expect(spacesThat(ask, 'turn')).toEqual(['b2', 'b3', 'c7', 'd7', 'e7', 'f7']);
    const names = spacesThat(ask, 'turn').map(space => rolesOf(ask)(readSpace(space)).name.slice(2));
    expect(new Set(names).size).toBe(1);
    expect(rolesOf(ask)(readSpace('b1')).name).toBe('b1, 1 luciole');
  });

  it('DRAGON-6 hiding places are those of the rules, and a press hides the selected stone there', () => {
    const ask = asked(turning('!a', '3,1,1,0,1', 'hide'), 'b1');
    expect(spacesThat(ask, 'hide').sort()).toEqual(hidingPlaces(ask.state).map(nameSpace).sort());
    expect(spacesThat(ask, 'take')).toEqual(['b1']);
    expect(dragons.writeMove(moveAt(ask, readSpace('d4'))!)).toBe('hide b1>d4');
    expect(moveAt(ask, readSpace('b1'))).toBeNull();
  });

  it('a hint marks its space', () => {
    const ask = asked(turning('?', '4,1,1,0,1'), null, 'turn d7');
    expect(TOMB.filter(space => rolesOf(ask)(space).hinted).map(nameSpace)).toEqual(['d7']);
  });
});
