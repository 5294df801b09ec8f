import { type TekaoEvent, tekao } from '@tablee/tekao';
import { describe, expect, it } from 'vitest';
import type { Piece } from '../../../src/board/piece.ts';
import { captorAt, isTray, placeOf } from '../../../src/games/tekao/draw/geometry.ts';
import { applyEvent, copyPieces, follow, layout, pieceAt } from '../../../src/games/tekao/draw/pieces.ts';
import { planTravels } from '../../../src/games/tekao/motion/travels.ts';
import { playGame, position } from './games.ts';

/** Ignores the slot and the orientation of pieces in a tray. */
const whereAll = (pieces: readonly Pick<Piece, 'kind' | 'at' | 'lies'>[]): string[] =>
  pieces
    .map(p => (isTray(p.at) ? `${p.kind} taken by ${captorAt(p.at)}` : `${p.kind}@${p.at} ${p.lies}`))
    .sort();

describe('pieces', () => {
  it('keep their identities through whole games and match the position', () => {
    let taken = 0;
    for (let seed = 1; seed <= 6; seed++) {
      let pieces: readonly Piece[] = [];
      let n = 0;
      for (const { before, events, state } of playGame(seed, { setup: 'mirrored' })) {
        if (n === 0) pieces = follow(null, { n: 0, state: before, events: [] });
        const moved = copyPieces(pieces);
        for (const event of events) applyEvent(moved, event);
        const next = follow(pieces, { n: ++n, state, events });
        expect(whereAll(next.filter(p => p.on))).toEqual(whereAll(layout(state)));
        // The events explain every change: no identity was guessed.
        expect(moved).toEqual(next);
        expect(next.map(p => p.id)).toEqual(pieces.map(p => p.id));
        expect(new Set(next.map(p => p.at)).size).toBe(next.length);
        pieces = next;
      }
      taken += pieces.filter(p => isTray(p.at)).length;
    }
    expect(taken).toBeGreaterThan(20);
  });

  it('appear one by one while they are placed', () => {
    let pieces: readonly Piece[] = [];
    let n = 0;
    for (const { before, events, state } of playGame(3)) {
      if (before.phase !== 'place') break;
      const next = follow(pieces, { n: ++n, state, events });
      expect(next).toHaveLength(n);
      expect(next.slice(0, -1)).toEqual(pieces);
      pieces = next;
    }
    expect(n).toBe(18);
  });

  it('return from the tray to their squares when a move is taken back', () => {
    const before = position('b:c1:FFFF,e4:PTAG y:e6:GTAP,d8:FFFF turn=0 streak=-/- quiet=0');
    const after = tekao.readState(tekao.writeState(before));
    const pieces = follow(null, { n: 0, state: before, events: [] });
    const events = play(after, 'e4n1');
    const taken = follow(pieces, { n: 1, state: after, events });
    expect(events.map(e => e.kind)).toContain('fell');
    expect(follow(taken, { n: 2, state: before, events: [] })).toEqual(pieces);
  });
});

function play(state: ReturnType<typeof position>, text: string): TekaoEvent[] {
  return tekao.apply(state, tekao.actors(state)[0]!, tekao.readMove(text)!, { pick: () => 0 });
}

describe('planTravels', () => {
  it('moves each piece from its old place to its new one, animating transform and opacity only', () => {
    const place = placeOf(true);
    let effects = 0;
    for (const { before, events, state } of playGame(5, { setup: 'mirrored' })) {
      const pieces = follow(null, { n: 0, state: before, events: [] });
      const next = follow(pieces, { n: 1, state, events });
      for (const { id, frames } of planTravels(pieces, { n: 1, state, events }, place)) {
        for (const frame of frames) {
          const animated = Object.keys(frame).filter(key => key !== 'offset' && key !== 'easing');
          expect(animated.sort()).toEqual(['opacity', 'transform']);
        }
        const piece = next.find(p => p.id === id);
        if (!piece) {
          // Effects are invisible before and after.
          expect([frames[0].opacity, frames.at(-1)!.opacity]).toEqual([0, 0]);
          effects++;
          continue;
        }
        const end = place(piece.at);
        expect(frames.at(-1)!.transform).toContain(`translate(${end.x}px, ${end.y}px)`);
        const offsets = frames.map(frame => Number(frame.offset));
        expect(offsets).toEqual(offsets.toSorted((a, b) => a - b));
        expect([offsets[0], offsets.at(-1)]).toEqual([0, 1]);
      }
    }
    expect(effects).toBeGreaterThan(5);
  });

  it('TEKAO-8 the acting piece arrives, then strikes, and only then a piece falls', () => {
    const before = position('b:c1:FFFF,e4:PTAG y:e6:GTAP,d8:FFFF turn=0 streak=-/- quiet=0');
    const pieces = follow(null, { n: 0, state: before, events: [] });
    const actor = pieceAt(pieces, 28)!;
    const victim = pieceAt(pieces, 44)!;
    const after = tekao.readState(tekao.writeState(before));
    const events = play(after, 'e4n1');
    const motions = planTravels(pieces, { n: 1, state: after, events }, placeOf(false));
    const of = (id: string) => motions.find(m => m.id === id)!;
    expect(of(actor.id).delay).toBe(0);
    const clash = motions.find(m => m.id.startsWith('clash'))!;
    const shards = motions.find(m => m.id.startsWith('shards'))!;
    expect(clash.delay).toBeGreaterThan(0);
    expect(shards.delay).toBeGreaterThan(clash.delay);
    expect(of(victim.id).delay).toBeLessThan(shards.delay);
    expect(of(victim.id).delay + of(victim.id).ms).toBeGreaterThan(shards.delay);
  });
});
