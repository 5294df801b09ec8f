import { describe, expect, it } from 'vitest';
import {
  type Note,
  type Reply,
  readNote,
  withNote,
  writeNote,
} from '../../../src/games/tchang/draw/plans.tsx';
import { at } from './games.ts';

const way = (pawn: number, to: string): Note => ({ kind: 'way', pawn, to: at(to) });
const answer = (reply: Reply, pawn: number, to: string): Note => ({
  kind: 'answer',
  reply,
  pawn,
  to: at(to),
});
const take = (space: string): Note => ({ kind: 'take', space: at(space) });

describe('notes of a plan', () => {
  it('have one spelling, within the limits of the wire', () => {
    for (const note of [
      way(3, 'd6'),
      way(0, 'a1'),
      take('c4'),
      answer('yes', 3, 'd6'),
      answer('no', 0, 'a1'),
    ]) {
      expect(writeNote(note)).toMatch(/^[a-z0-9-]{1,12}$/);
      expect(readNote(writeNote(note))).toEqual(note);
    }
    expect(writeNote(way(3, 'd6'))).toBe('way-b-d6');
  });

  it('unknown texts are not notes', () => {
    for (const text of [
      '',
      'way',
      'way-b',
      'way-x-d6',
      'way-rg-d6',
      'way-b-h9',
      'take-',
      'take-d8',
      'take-c4-x',
      'dig-c4',
      'yes-c4',
      'go-x-d6',
    ])
      expect(readNote(text)).toBeNull();
  });

  it('a route has one answer of a seat; another answer replaces it, the same one takes it back', () => {
    expect(withNote(['yes-b-d6', 'yes-b-d5'], answer('no', 3, 'd6'))).toEqual(['yes-b-d5', 'no-b-d6']);
    expect(withNote(['way-b-d6'], answer('go', 3, 'd6'))).toEqual(['way-b-d6', 'go-b-d6']);
    expect(withNote(['go-b-d6'], answer('go', 3, 'd6'))).toEqual([]);
  });

  it('adding a note again removes it; a pawn has one route; the oldest of eight goes', () => {
    expect(withNote(['take-c4'], take('c4'))).toEqual([]);
    expect(withNote(['way-b-d6', 'take-c4'], way(3, 'a2'))).toEqual(['take-c4', 'way-b-a2']);
    const eight = ['a2', 'a3', 'a4', 'a5', 'a6', 'b1', 'b2', 'b3'].map(space => writeNote(take(space)));
    expect(withNote(eight, take('g4'))).toEqual([...eight.slice(1), 'take-g4']);
  });
});
