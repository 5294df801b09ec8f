import { type Chance, type Seat, searchChance } from '@tablee/kernel';
import { expect, it } from 'vitest';
import { readCode, writeCode } from '../src/composer.ts';
import { captureFrom } from '../src/control.ts';
import {
  ADDABLE,
  bandsOf,
  homeOf,
  isSet,
  listMoves,
  type Move,
  OPTIONS,
  PUCKS,
  type State,
  sizeOf,
  type TchakoTable,
  tchako,
} from '../src/index.ts';
import { checkLying, checkSet } from '../src/reading-pucks.ts';
import { tableWith } from './draw.ts';

const TABLES = [
  {},
  { triangle: true, depot: true },
  { carrisk: true, strategic: true },
  { anarchy: true },
  { sumo: true, sudden: 'creations', suddenCreations: 3 },
] as const;

function check(s: State): void {
  checkLying(s);
  checkSet(s);
  expect(s.points).toBeGreaterThanOrEqual(0);
  expect(s.set & ~s.here).toBe(0);
  expect(s.shot & ~s.here).toBe(0);
  for (const puck of PUCKS) {
    if (isSet(s, puck)) expect(homeOf(s, puck)).toBeGreaterThanOrEqual(0);
    if ((s.here & (1 << puck)) === 0) expect([s.x[puck], s.y[puck]]).toEqual([0, 0]);
  }
  expect(bandsOf(s.laid).length).toBeLessThanOrEqual(10);
  if (s.number > 0 && !s.end) expect(s.captured).toBe(captureFrom(s.began, s.turn));
}

it('TCHAKO-21 TCHAKO-24 in random games nothing overlaps, no puck is lost, and every position is read back', () => {
  const chance = searchChance(7);
  for (const options of TABLES) {
    const { state } = tchako.setup(tableWith(options), chance);
    for (let n = 0; n < 60 && !tchako.outcome(state); n++) {
      const before = sizeOf(state.here);
      const news = tchako.apply(state, state.turn, tchako.sample(state, state.turn, chance), chance);
      check(state);
      const gone = news.filter(e => e.kind === 'gone').length;
      const created = news.filter(e => e.kind === 'created').length;
      expect(sizeOf(state.here)).toBe(before - gone + created);
      expect(tchako.writeState(tchako.readState(tchako.writeState(state)))).toBe(tchako.writeState(state));
      expect([...listMoves(state, 1 - state.turn)]).toEqual([]);
    }
  }
}, 20_000);

const oneOf = <T>(list: readonly T[], chance: Chance): T => list[chance.pick(list.length)]!;

/** A code of modes does not name whether a game is casual. */
const { casual: _, ...MODES } = OPTIONS;

/** Random modes without contradictions. */
function anyTable(chance: Chance): TchakoTable {
  for (;;) {
    const values = Object.entries(MODES).map(([name, option]) => {
      if (chance.pick(3) > 0) return [name, option.initial] as const;
      if (option.kind === 'flag') return [name, chance.pick(2) === 0] as const;
      if (option.kind === 'choice') return [name, oneOf<string>(option.of, chance)] as const;
      return [name, option.min + chance.pick(Math.min(12, option.max - option.min + 1))] as const;
    });
    const code = writeCode({ ...tableWith().options, ...Object.fromEntries(values) });
    const table = { seats: 2, options: readCode(code)! };
    if (tchako.problems(table).length === 0) return table;
  }
}

/** A random offer; null: it would be refused. */
function anyOffer(s: State, chance: Chance): Move | null {
  const mode = oneOf(ADDABLE, chance);
  const value = mode === 'hill' ? oneOf(['pair', 'line', 'rhombus'], chance) : 2 + chance.pick(11);
  const m = tchako.readMove(`propose ${mode} ${value}`) ?? tchako.readMove(`propose ${mode}`);
  return m && tchako.refuse(s, s.turn, m) === null ? m : null;
}

/** A sampled move; shots are shifted where that is allowed. */
function anyMove(s: State, seat: Seat, chance: Chance): Move {
  const m = tchako.sample(s, seat, chance);
  if (m.kind !== 'shoot') return m;
  const shifted = { ...m, dx: chance.pick(1_400) - 700, dy: chance.pick(1_400) - 700 };
  return tchako.refuse(s, seat, shifted) === null ? shifted : m;
}

it('TCHAKO-45 random modes, chosen before or during a game, can be played and read back', () => {
  const chance = searchChance(45);
  let [proposed, shifted, ended] = [0, 0, 0];
  for (let game = 0; game < 16; game++) {
    const table = anyTable(chance);
    const { state } = tchako.setup(table, chance);
    for (let n = 0; n < 70 && !state.end; n++) {
      const seat = tchako.actors(state)[0]!;
      const asks = !state.offer && state.number > 0 && chance.pick(5) === 0;
      const m = (asks && anyOffer(state, chance)) || anyMove(state, seat, chance);
      if (m.kind === 'propose') proposed++;
      if (m.kind === 'shoot' && m.dx !== 0) shifted++;
      tchako.apply(state, seat, m, chance);
      if (n % 8 > 0 && !state.end) continue;
      check(state);
      expect(tchako.readState(tchako.writeState(state), table)).toEqual(state);
    }
    if (state.end) ended++;
  }
  expect(Math.min(proposed, shifted)).toBeGreaterThan(20);
  expect(ended).toBeGreaterThan(0);
}, 20_000);

it('TCHAKO-20 a shot mirrored east to west leads to the mirrored position', () => {
  const chance = searchChance(11);
  for (let n = 0; n < 30; n++) {
    const { state } = tchako.setup(tableWith(), chance);
    const direction = chance.pick(4096);
    const power = 1 + chance.pick(900);
    const mirrored = tchako.clone(state);
    const shot = { kind: 'shoot', puck: 1, power, dx: 0, dy: 0, loaded: false } as const;
    tchako.apply(state, 0, { ...shot, direction }, chance);
    tchako.apply(mirrored, 0, { ...shot, direction: (2048 - direction + 4096) % 4096 }, chance);
    // Mirroring swaps the pucks of the left and right base.
    const swap = (puck: number): number => (puck % 12 < 3 ? puck - (puck % 12) + 2 - (puck % 12) : puck);
    for (const puck of PUCKS) {
      expect(mirrored.x[swap(puck)]! + 0).toBe(-state.x[puck]! + 0);
      expect(mirrored.y[swap(puck)]).toBe(state.y[puck]);
    }
  }
});
