import type { TchangEvent } from '@tablee/tchang';
import { describe, expect, it } from 'vitest';
import { lastTurn } from '../../../src/games/tchang/draw/trace.tsx';
import { at, playGame, stand } from './games.ts';

const moved = (seat: number, from: string, to: string, pawn = seat): TchangEvent => ({
  kind: 'moved',
  seat,
  pawn,
  from: at(from),
  to: at(to),
  cost: 2,
});
const ended = (seat: number): TchangEvent => ({ kind: 'ended', seat });
const entries = (...all: readonly (readonly TchangEvent[])[]) =>
  all.map((events, i) => ({ n: i + 1, events }));
const spaces = (...names: readonly string[]) => names.map(at);

describe('the trace of the last turn', () => {
  const tomb = stand({ 0: ['d4', 9], 1: ['a4', 9] });

  it('TCHANG-5 shows the corridors walked, as one way of a pawn', () => {
    const all = entries([moved(0, 'd4', 'd6')], [moved(0, 'd6', 'f6')]);
    expect(lastTurn(all, tomb, 0)).toMatchObject({
      left: spaces('d4'),
      ways: [spaces('d4', 'd5', 'd6', 'e6', 'f6')],
    });
  });

  it('TCHANG-6 crosses a stone that was taken, unless a statue came to light there', () => {
    const found: TchangEvent = { kind: 'found', pawn: 0, space: at('d6'), fireflies: 2, taken: 2 };
    expect(lastTurn(entries([moved(0, 'd4', 'd6'), found]), tomb, 0).taken).toEqual(spaces('d6'));
    const dragon: TchangEvent = { kind: 'dragon', space: at('d6'), colour: 1, shown: 1 };
    expect(lastTurn(entries([moved(0, 'd4', 'd6'), found, dragon]), tomb, 0)).toMatchObject({
      taken: [],
      spots: spaces('d6'),
    });
  });

  it('covers the turns of all others since the own one, and only the last in a replay', () => {
    const all = entries(
      [moved(0, 'd4', 'd6'), ended(0)],
      [moved(1, 'a4', 'a6'), ended(1)],
      [moved(2, 'g4', 'g6')],
    );
    expect(lastTurn(all, tomb, 0).left).toEqual(spaces('a4', 'g4'));
    expect(lastTurn(all, tomb, null).left).toEqual(spaces('g4'));
  });

  it('does not go on into an earlier turn of the same seat', () => {
    const all = entries([moved(0, 'd4', 'd6')], [ended(0)], [moved(0, 'd6', 'd7')]);
    expect(lastTurn(all, tomb, null).ways).toEqual([spaces('d6', 'd7')]);
  });

  it('of a single player is the last move', () => {
    const alone = stand({ 0: ['d6', 9] }, { seats: 1 });
    const all = entries([moved(0, 'd4', 'd6')], [moved(0, 'd6', 'd7')]);
    expect(lastTurn(all, alone, 0).ways).toEqual([spaces('d6', 'd7')]);
  });

  it('ends where the pawns stand, in whole games', () => {
    const all: { n: number; events: readonly TchangEvent[] }[] = [];
    for (const { events, state } of playGame(3, { labyrinth: 'walls' }, 3)) {
      all.push({ n: all.length + 1, events });
      for (const own of [null, 0]) {
        const ends = lastTurn(all, state, own).ways.map(way => way.at(-1)!);
        const stood = all.flatMap(entry => entry.events).filter(e => e.kind === 'moved');
        for (const end of ends) expect(stood.some(e => e.kind === 'moved' && e.to === end)).toBe(true);
      }
    }
  });
});
