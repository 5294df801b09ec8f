import { defaultTable, searchChance } from '@tablee/kernel';
import { listMoves, tchag } from '@tablee/tchag';
import { describe, expect, it } from 'vitest';
import { compare, type Piece } from '../../../src/board/piece.ts';
import { squareCentre, squareUnder } from '../../../src/games/tchag/draw/geometry.ts';
import { follow, layout } from '../../../src/games/tchag/draw/pieces.ts';

const shown = (text: string, events: Parameters<typeof follow>[1]['events'] = []) => ({
  n: 0,
  state: tchag.readState(text),
  events,
});
const lying = (pieces: readonly Piece[]): string[] =>
  pieces
    .filter(p => p.on)
    .map(p => `${p.kind}@${p.at}`)
    .sort();

function play(text: string, move: string) {
  const before = follow(null, shown(text));
  const state = tchag.readState(text);
  const events = tchag.apply(state, state.side, tchag.readMove(move)!, searchChance(0));
  const after = follow(before, { n: 1, state, events });
  return compare(before, after).map(
    c => `${after.find(p => p.id === c.id)!.kind} ${c.what} ${c.from} ${c.to}`,
  );
}

const START = 'x+x+x+/+yYyYx/x+x+x+/+x+x+x/xRrRr+/+x+x+x r 0-0';

describe('pieces', () => {
  it('TCHAG-5 a pawn moves and the stone it left is removed', () =>
    expect(play(START, 'd2d3').sort()).toEqual(['black left 9 9', 'red moved 9 15']));

  it('TCHAG-4 a taken pawn goes to the first slot of its captor’s tray', () => {
    const facing = 'x+x+x+/+yYxYx/x+x+x+/+x+y+x/xRrRr+/+x+x+x r 0-0';
    expect(play(facing, 'c2d3').sort()).toEqual(['grey left 8 8', 'red moved 8 15', 'yellow moved 15 100']);
  });

  it('matches the position and keeps every identity through whole games', () => {
    for (let seed = 1; seed <= 40; seed++) {
      const chance = searchChance(seed);
      const { state } = tchag.setup(defaultTable(tchag), chance);
      let pieces = follow(null, { n: 0, state, events: [] });
      for (let n = 1; tchag.actors(state).length > 0; n++) {
        const moves = listMoves(state);
        const events = tchag.apply(state, state.side, moves[chance.pick(moves.length)]!, chance);
        const next = follow(pieces, { n, state, events });
        expect(lying(next)).toEqual(
          layout(state)
            .map(w => `${w.kind}@${w.at}`)
            .sort(),
        );
        expect(next.map(p => p.id)).toEqual(pieces.map(p => p.id));
        // TCHAG-6: a slide moves stones and the pawns on them by the same offset.
        const slid = events.find(e => e.kind === 'slid');
        const changes = compare(pieces, next);
        if (slid) expect(new Set(changes.map(c => c.to - c.from)).size).toBe(1);
        pieces = next;
      }
    }
  });

  it('restores the pieces when a move is taken back', () => {
    const before = follow(null, shown(START));
    const state = tchag.readState(START);
    const events = tchag.apply(state, 0, tchag.readMove('d2d3')!, searchChance(0));
    const after = follow(before, { n: 1, state, events });
    const back = follow(after, { ...shown(START), n: 2 });
    expect(compare(before, back)).toEqual([]);
  });
});

describe('geometry', () => {
  it('finds the square under each square’s centre, from both sides', () => {
    for (const flipped of [false, true]) {
      for (let square = 0; square < 36; square++) {
        expect(squareUnder(squareCentre(square, flipped), flipped)).toBe(square);
      }
    }
    expect(squareUnder({ x: 2, y: 2 }, false)).toBeNull();
  });
});
