import { defaultTable, searchChance } from '@tablee/kernel';
import { readPuck, readZone, type State, tchako } from '@tablee/tchako';
import { describe, expect, it } from 'vitest';
import { listChoices } from '../../../src/games/tchako/choices.ts';
import { EMPTY_HAND, type Hand } from '../../../src/games/tchako/hand.ts';
import { pickNearest } from '../../../src/games/tchako/pick.ts';
import { listStands, type Thing } from '../../../src/games/tchako/things.ts';

const start = (): State => tchako.setup(defaultTable(tchako), searchChance(1)).state;

function touch(state: State, x: number, y: number, hand: Partial<Hand> = {}, turned = false): Thing | null {
  const desk = { state, turned, seat: 0, choices: listChoices(state, 0), hand: { ...EMPTY_HAND, ...hand } };
  return pickNearest({ x, y }, listStands(desk));
}

describe('what a finger means', () => {
  it('is the nearest thing, from 22 px beside it on a phone', () => {
    const state = start();
    // 0.88 px a mm: 24 mm are 21 px.
    expect(touch(state, -100, 86.6 + 24)).toEqual({ kind: 'puck', puck: readPuck('s1') });
    expect(touch(state, -50, 20)).toEqual({ kind: 'space', zone: readZone('N2') });
    expect(touch(state, 0, 240)).toBeNull();
  });

  it('is the same place seen from the other side', () => {
    expect(touch(start(), 100, -86.6, {}, true)).toEqual({ kind: 'puck', puck: readPuck('s1') });
  });

  it('TCHAKO-14 is a hook of one’s own, or the whole elastic by its middle', () => {
    const state = start();
    expect(touch(state, -76, 44)).toMatchObject({ kind: 'hook' });
    expect(touch(state, 1, 43)).toMatchObject({ kind: 'elastic', elastic: 2 });
    // As far beside it as a puck: a hook is as wide a target, and takes none of what a puck or a space is drawn on.
    expect(touch(state, -173, 86.6)).toMatchObject({ kind: 'hook' });
    expect(touch(state, -113, 86.6)).toMatchObject({ kind: 'puck' });
    expect(touch(state, -163, 0)).toMatchObject({ kind: 'space' });
    // North's can be looked at, not unhooked.
    expect(touch(state, -76, -44)?.kind).not.toBe('hook');
  });

  it('TCHAKO-14 is where the elastic in hand may go, before anything else', () => {
    const state = start();
    const [m] = listChoices(state, 0).elastics.filter(move => move.kind === 'hook');
    if (m?.kind !== 'hook') throw new Error('no hook can go anywhere');
    const desk = {
      state,
      turned: false,
      seat: 0,
      choices: listChoices(state, 0),
      hand: { ...EMPTY_HAND, elastic: m.elastic, from: m.from },
    };
    const lit = listStands(desk).filter(({ what }) => what.kind === 'landing');
    expect(lit.length).toBeGreaterThan(0);
    for (const { x, y } of lit) expect(pickNearest({ x, y }, listStands(desk))?.kind).toBe('landing');
  });

  it('every stand has a name of its own', () => {
    const state = start();
    const desk = { state, turned: false, seat: 0, choices: listChoices(state, 0), hand: EMPTY_HAND };
    const ids = listStands(desk).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
