import { type Chance, searchChance } from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import {
  EXITS,
  exitAt,
  faceOf,
  GROUND,
  hasAnimal,
  hasHiddenStatue,
  hasStatue,
  hasStone,
  isGo,
  isOver,
  NO_COLOUR,
  piecesShown,
  STATUE_SUPPLY,
  type State,
  type TchangEvent,
  tchang,
  toOf,
} from '../src/index.ts';
import { type Said, tableFor } from './draw.ts';

const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);
const count = (s: State, is: (cell: number) => boolean): number => s.cells.filter(is).length;

/** Material that has left the game, according to the events. */
type Gone = { stones: number; animals: number };

/** Invariants of every reachable position. */
function wrongWith(s: State, gone: Gone): string[] {
  const wrong: string[] = [];
  const hold = (what: string, is: boolean): void => {
    if (!is) wrong.push(what);
  };
  const playing = s.phase !== 'place';
  const down = count(s, hasStone);
  const biting = count(s, hasAnimal);
  hold('60 tokens', s.reserve + sum(s.purses) === 60);
  hold('no debts', s.reserve >= 0 && s.purses.every(n => n >= 0));
  hold('19 statues', !playing || count(s, hasStatue) === 19);
  hold('all stones', !playing || down + biting + gone.stones + gone.animals === s.variant.stones);
  hold('unseen stones', !playing || down === sum(s.stonesLeft));
  hold('animals', s.stonesLeft[0]! + biting + gone.animals === s.variant.stoneSupply[0]);
  hold('unseen statues', !playing || count(s, hasHiddenStatue) === sum(s.statuesLeft));
  const shown = STATUE_SUPPLY.map((_, face) => count(s, cell => faceOf(cell) === face));
  hold(
    'faces',
    shown.every((n, face) => n + s.statuesLeft[face]! === STATUE_SUPPLY[face]),
  );
  hold(
    'nothing off the ground',
    s.cells.every((cell, space) => cell === 0 || GROUND.includes(space)),
  );
  hold(
    'an animal keeps one pawn',
    s.cells.every((c, i) => !hasAnimal(c) || s.pawns.filter(p => p === i).length === 1),
  );
  hold(
    'nobody on a stone',
    s.pawns.every(space => space < 0 || !hasStone(s.cells[space]!)),
  );
  hold('an exit has three dragons', s.exit === NO_COLOUR || s.statuesLeft[s.exit] === 0);
  hold('open when complete', s.open === (s.exit !== NO_COLOUR && piecesShown(s) === 7));
  hold(
    'exits',
    s.pawns.every(at => at < 0 || exitAt(at) === NO_COLOUR || (s.open && at === EXITS[s.exit])),
  );
  return wrong;
}

function note(gone: Gone, news: readonly TchangEvent[]): void {
  for (const e of news) {
    if (e.kind === 'found') gone.stones++;
    if (e.kind === 'freed') gone.animals++;
  }
}

/** A thrifty policy that goes to finds and sometimes shares, for long games. */
function chooseFrugally(s: State, chance: Chance): number {
  if (chance.pick(4) === 0) return tchang.sample(s, s.turn, chance);
  const moves = [...tchang.moves(s, s.turn)];
  const turning = moves.find(m => tchang.binding(s, m) || (isGo(m) && hasAnimal(s.cells[toOf(m)]!)));
  const out = moves.find(m => /-(a1|g1|a7|g7)$/.test(tchang.writeMove(m)));
  return out ?? turning ?? tchang.sample(s, s.turn, chance);
}

const TABLES: readonly Said[] = [
  {},
  { seats: 1, fireflies: 9, tangramBonus: 1, statues: 'near' },
  { seats: 2, animals: 3, fireflies: 9, cover: 'none' },
  { seats: 3, labyrinth: 'walls', cover: 'all' },
  { seats: 4, placement: 'manual', fireflies: 9 },
];

describe('invariants', () => {
  it.each(TABLES)(
    'TCHANG-2 stones, statues and fireflies are conserved, at %j',
    said => {
      const chance = searchChance(11);
      const seen = new Set<string>();
      for (let game = 0; game < 60; game++) {
        const { state } = tchang.setup(tableFor(said), chance);
        const gone: Gone = { stones: 0, animals: 0 };
        for (let n = 0; n < 400 && !isOver(state); n++) {
          const news = tchang.apply(state, state.turn, chooseFrugally(state, chance), chance);
          note(gone, news);
          for (const e of news) seen.add(e.kind);
          expect(wrongWith(state, gone), tchang.writeState(state)).toEqual([]);
        }
      }
      expect([...seen]).toEqual(
        expect.arrayContaining(['found', 'bitten', 'freed', 'dragon', 'tangram', 'shared', 'over']),
      );
    },
    60_000,
  );
});
