import { defaultTable, searchChance } from '@tablee/kernel';
import { readPuck, readZone, type State, tchako } from '@tablee/tchako';
import { describe, expect, it } from 'vitest';
import { NOTHING_SELECTED, type Selection } from '../../../src/games/tchako/draw/board-state.ts';
import { listChoices } from '../../../src/games/tchako/draw/choices.ts';
import { type Item, listTargets, pickNearest } from '../../../src/games/tchako/draw/targets.ts';

const start = (): State => tchako.setup(defaultTable(tchako), searchChance(1)).state;

const boardOf = (state: State, selection: Partial<Selection> = {}, turned = false) => ({
  state,
  turned,
  seat: 0,
  choices: listChoices(state, 0),
  selection: { ...NOTHING_SELECTED, ...selection },
});

const touch = (state: State, x: number, y: number, turned = false): Item | null =>
  pickNearest({ x, y }, listTargets(boardOf(state, {}, turned)));

describe('a touch', () => {
  it('means the nearest item, up to 22 px away on a phone', () => {
    const state = start();
    // 0.88 px per mm: 24 mm are 21 px.
    expect(touch(state, -100, 86.6 + 24)).toEqual({ kind: 'puck', puck: readPuck('s1') });
    expect(touch(state, -50, 20)).toEqual({ kind: 'space', zone: readZone('N2') });
    expect(touch(state, 0, 240)).toBeNull();
  });

  it('is turned with the board', () => {
    expect(touch(start(), 100, -86.6, true)).toEqual({ kind: 'puck', puck: readPuck('s1') });
  });

  it('TCHAKO-14 means a hook of an own elastic, or the whole elastic near its middle', () => {
    const state = start();
    expect(touch(state, -76, 44)).toMatchObject({ kind: 'hook' });
    expect(touch(state, 1, 43)).toMatchObject({ kind: 'elastic', elastic: 2 });
    // A hook has the same reach as a puck, but a puck or a space wins where it is drawn.
    expect(touch(state, -173, 86.6)).toMatchObject({ kind: 'hook' });
    expect(touch(state, -113, 86.6)).toMatchObject({ kind: 'puck' });
    expect(touch(state, -163, 0)).toMatchObject({ kind: 'space' });
    // North's elastics cannot be unhooked by South.
    expect(touch(state, -76, -44)?.kind).not.toBe('hook');
  });

  it('TCHAKO-14 means a landing of the selected elastic before any other item', () => {
    const state = start();
    const [m] = listChoices(state, 0).elastics.filter(move => move.kind === 'hook');
    if (m?.kind !== 'hook') throw new Error('no hook can go anywhere');
    const targets = listTargets(boardOf(state, { elastic: m.elastic, from: m.from }));
    const landings = targets.filter(({ item }) => item.kind === 'landing');
    expect(landings.length).toBeGreaterThan(0);
    for (const { x, y } of landings) expect(pickNearest({ x, y }, targets)?.kind).toBe('landing');
  });

  it('every target has its own id', () => {
    const ids = listTargets(boardOf(start())).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
