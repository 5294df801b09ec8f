import type { TockEvent } from '@tablee/tock';
import { describe, expect, it } from 'vitest';
import type { Piece } from '../../../src/board/piece.ts';
import { lastCards } from '../../../src/games/tock/draw/centre.tsx';
import { placeOf } from '../../../src/games/tock/draw/geometry.ts';
import { follow, layout, trace } from '../../../src/games/tock/draw/pieces.ts';
import { schedule } from '../../../src/games/tock/motion/schedule.ts';
import { planTravels } from '../../../src/games/tock/motion/travels.ts';
import { playTurns } from './positions.ts';

/** All slots of one reserve count as one place. */
const withoutSlot = (at: number): number => (at >= 100 ? 100 + ((at - 100) >> 2) * 4 : at);
const whereAll = (pieces: readonly { kind: string; at: number }[]): string[] =>
  pieces.map(p => `${p.kind}@${withoutSlot(p.at)}`).sort();

describe('pieces', () => {
  it('keep their identities through whole games and stand where the state says', () => {
    for (let seed = 1; seed <= 4; seed++) {
      let pieces: readonly Piece[] | null = null;
      let n = 0;
      for (const { before, after, events } of playTurns(seed, 300)) {
        pieces ??= follow(null, { n: 0, state: before, events: [] });
        const { pieces: moved } = trace(pieces, events);
        const next: readonly Piece[] = follow(pieces, { n: ++n, state: after, events });
        expect(whereAll(next.filter(p => p.on))).toEqual(whereAll(layout(after)));
        // The events alone lead to the same places, without rematching.
        expect(whereAll(moved)).toEqual(whereAll(layout(after)));
        expect(next.map(p => p.id)).toEqual(pieces.map(p => p.id));
        expect(new Set(next.map(p => p.at)).size).toBe(next.length);
        pieces = next;
      }
    }
  });

  it('move in one motion that ends at the new place, with ascending offsets', () => {
    const place = placeOf(0);
    let walks = 0;
    for (const { before, after, events } of playTurns(7, 300)) {
      const pieces = follow(null, { n: 0, state: before, events: [] });
      const next = follow(pieces, { n: 1, state: after, events });
      for (const { id, frames, ms, delay } of planTravels(pieces, { n: 1, state: after, events }, place)) {
        const end = place(next.find(p => p.id === id)!.at);
        expect(frames.at(-1)!.transform).toContain(`translate(${end.x}px, ${end.y}px)`);
        const offsets = frames.map(frame => Number(frame.offset));
        expect(offsets).toEqual(offsets.toSorted((a, b) => a - b));
        expect([offsets[0], offsets.at(-1)]).toEqual([0, 1]);
        expect(ms).toBeGreaterThan(0);
        expect(delay).toBeGreaterThanOrEqual(0);
        walks++;
      }
    }
    expect(walks).toBeGreaterThan(50);
  });
});

describe('schedule', () => {
  const way = [20, 21, 22, 23];
  const king: readonly TockEvent[] = [
    { kind: 'played', seat: 0, card: 12 },
    { kind: 'walked', colour: 0, from: 19, way, back: false, sweeping: true },
    { kind: 'taken', colour: 1, at: 20, by: 0 },
    { kind: 'taken', colour: 2, at: 23, by: 0 },
  ];

  it('TOCK-24 a king captures each pawn as it passes', () => {
    const [card, walk, first, last] = schedule(king);
    expect(walk!.start).toBe(card!.ms);
    expect(first!.start).toBeLessThan(last!.start);
    expect(last!.start).toBeLessThanOrEqual(walk!.start + walk!.ms);
  });
});

describe('the last card of each seat', () => {
  const lay = (n: number, seat: number, card: number) => ({
    n,
    events: [{ kind: 'played', seat, card } as const],
  });
  const past = [lay(1, 0, 3), lay(2, 1, 4), { n: 3, events: [] }, lay(4, 0, 5)];

  it('comes from the earlier entries, the newest last', () => {
    expect(lastCards(past, 4).map(laid => [laid.seat, laid.card])).toEqual([
      [1, 4],
      [0, 5],
    ]);
  });

  it('ignores entries after the one on the screen', () => {
    expect(lastCards(past, 2).map(laid => laid.card)).toEqual([3, 4]);
    expect(lastCards(past, 0)).toEqual([]);
  });
});
