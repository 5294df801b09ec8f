import { isBitten, NOWHERE, pawnsOn } from '@tablee/tchang';
import { describe, expect, it } from 'vitest';
import {
  follow,
  isPawn,
  pawnPiece,
  placeAt,
  spaceAt,
  standAt,
} from '../../../src/games/tchang/draw/pieces.ts';
import { canReach, goalsOf, traceRoute } from '../../../src/games/tchang/draw/routes.ts';
import { spaceUnder } from '../../../src/games/tchang/input/gestures.ts';
import { planEntryMotions } from '../../../src/games/tchang/motion/motions.ts';
import { lengthOf, schedule, walkMs } from '../../../src/games/tchang/motion/schedule.ts';
import { at, playGame, stand } from './games.ts';

const GAMES = [1, 2, 3].flatMap(seed => [
  ...playGame(seed, { labyrinth: seed === 2 ? 'walls' : 'open' }, seed + 1),
]);

describe('routes', () => {
  it('TCHANG-5 reachable spaces and their cost are those the rules list', () => {
    for (const { state } of GAMES.filter(entry => entry.state.phase === 'explore')) {
      for (const pawn of state.variant.colours) {
        const goals = new Map(goalsOf(state, pawn).map(({ space, cost }) => [space, cost]));
        for (let space = 0; space < 49; space++) {
          expect(canReach(state, pawn, space)).toBe(goals.has(space));
          const route = traceRoute(state, pawn, space);
          if (goals.has(space)) expect(route?.cost).toBe(goals.get(space));
        }
      }
    }
  });

  it('TCHANG-5 a route states missing fireflies and whether it reveals something', () => {
    const state = stand({ 0: ['d4', 2] }, { stones: ['d7'] });
    expect(traceRoute(state, 0, at('d7'))).toMatchObject({ cost: 3, left: -1, reveals: true });
    expect(traceRoute(state, 0, at('d6'))).toMatchObject({ cost: 2, left: 0, reveals: false });
    expect(traceRoute(state, 0, at('d4'))).toBeNull();
  });
});

describe('pieces and motions', () => {
  it('every pawn has its own place within its space', () => {
    for (const { state } of GAMES) {
      const pawns = follow(null, { n: 0, state, events: [] }).filter(isPawn);
      expect(pawns).toHaveLength(state.variant.colours.length);
      expect(new Set(pawns.map(p => p.at)).size).toBe(pawns.length);
      for (const { at: spot } of pawns) {
        expect(spaceUnder(placeAt(spot))).toBe(spaceAt(spot));
        expect(pawnsOn(state, spaceAt(spot)).length).toBeGreaterThan(0);
      }
    }
    expect(spaceAt(standAt(48, 3, 4))).toBe(48);
    expect(spaceUnder({ x: -1, y: 5 })).toBeNull();
  });

  it('motions of an entry are unique, ordered, and end at the drawn place', () => {
    let bites = 0;
    for (const { before, events, state } of GAMES) {
      const pieces = follow(null, { n: 0, state: before, events: [] });
      const shown = { n: 1, state, events };
      const after = follow(pieces, shown);
      const motions = planEntryMotions(pieces, shown, placeAt);
      const ids = motions.map(m => m.id);
      expect(new Set(ids).size).toBe(ids.length);
      for (const { frames } of motions) {
        const offsets = frames.flatMap(f => (typeof f.offset === 'number' ? [f.offset] : []));
        expect(offsets).toEqual(offsets.toSorted((a, b) => a - b));
        expect(offsets.every(o => o >= 0 && o <= 1)).toBe(true);
      }
      for (const pawn of state.variant.colours.filter(p => state.pawns[p] !== NOWHERE)) {
        const motion = motions.find(m => m.id === pawnPiece(pawn));
        const { x, y } = placeAt(after.find(p => p.id === pawnPiece(pawn))!.at);
        if (motion)
          expect(motion.frames.at(-1)).toHaveProperty(
            'transform',
            expect.stringContaining(`translate(${x}px, ${y}px)`),
          );
        if (isBitten(state, pawn) && !isBitten(before, pawn)) bites++;
      }
    }
    expect(bites).toBeGreaterThan(0);
  });

  it('a walk takes at most 900 ms, and a find is shown after it', () => {
    expect([walkMs(1), walkMs(12)]).toEqual([220, 900]);
    const found = GAMES.map(entry => entry.events).find(events => events.some(e => e.kind === 'found'))!;
    const times = schedule(found);
    const walk = times.find(t => t.event.kind === 'moved')!;
    expect(times.find(t => t.event.kind === 'found')!.start).toBe(walk.start + walk.ms);
    expect(lengthOf(found)).toBeGreaterThan(walk.ms);
  });
});
