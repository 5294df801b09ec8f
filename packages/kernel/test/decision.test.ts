import { duel, lob, nim } from '@tablee/conform/specimens';
import { describe, expect, it } from 'vitest';
import {
  defaultTable,
  goBack,
  Line,
  type Match,
  reachesOverSecrets,
  stepBack,
  takeBack,
} from '../src/index.ts';
import { begin, play, playAll, taken } from './playing.ts';

const firstOf = (match: Match, seat: number): string =>
  match.game.writeMove([...match.game.moves(match.state, seat)][0]);

describe('a decision', () => {
  it('is named by the entry that posed it', () => {
    const start = begin(nim);
    expect(start.decisions).toEqual([0, -1]);
    const next = playAll(start, [[0, '1-1']]);
    expect(next.decisions).toEqual([-1, 1]);
    expect(playAll(next, [[1, '1-1']]).decisions).toEqual([2, -1]);
  });

  it('stays the same while other seats answer a simultaneous choice', () => {
    const start: Match = begin(duel, { ...defaultTable(duel), seats: 3 });
    expect(start.decisions).toEqual([0, 0, 0]);
    const one = playAll(start, [[1, firstOf(start, 1)]]);
    expect(one.decisions).toEqual([0, -1, 0]);
    const two = playAll(one, [[0, firstOf(one, 0)]]);
    expect(two.decisions).toEqual([-1, -1, 0]);
    const all = playAll(two, [[2, firstOf(two, 2)]]);
    expect(all.decisions).toEqual([3, 3, 3]);
  });
});

describe('taking back', () => {
  const played = (n: number, seat: number, binding = false) => ({ n, seat, move: 'x', binding });

  it('is free within the running turn, one move', () => {
    expect(takeBack(Line.from([played(1, 0)]), 0, true)).toEqual({ to: 0, consent: false });
    expect(takeBack(Line.from([played(1, 1), played(2, 0), played(3, 0)]), 0, true)).toEqual({
      to: 2,
      consent: false,
    });
  });

  it('needs consent after the turn, and undoes the whole turn', () => {
    const line = Line.from([played(1, 1), played(2, 0), played(3, 0)]);
    expect(takeBack(line, 0, false)).toEqual({ to: 1, consent: true });
  });

  it('undoes only the last move of the seat where moves are sampled', () => {
    const line = Line.from([played(1, 1), played(2, 0), played(3, 0), played(4, 1)]);
    expect(takeBack(line, 0, true, 'sampled')).toEqual({ to: 2, consent: true });
    expect(takeBack(line.until(3), 0, false, 'sampled')).toEqual({ to: 2, consent: true });
    expect(takeBack(line.until(1), 0, true, 'sampled')).toBe('nothing-to-take-back');
    expect(takeBack(Line.from([played(1, 0, true), played(2, 1)]), 0, true, 'sampled')).toBe('bound');
  });

  it("needs consent over another seat's turn", () => {
    const line = Line.from([played(1, 0), played(2, 1), played(3, 1)]);
    expect(takeBack(line, 0, true)).toEqual({ to: 0, consent: true });
  });

  it('never undoes a binding move', () => {
    expect(takeBack(Line.from([played(1, 0, true)]), 0, true)).toBe('bound');
    expect(takeBack(Line.from([played(1, 0), played(2, 1, true)]), 0, true)).toBe('bound');
    expect(takeBack(Line.from([played(1, 0, true), played(2, 0), played(3, 1)]), 0, false)).toBe('bound');
  });

  it('is possible after a binding move', () => {
    expect(takeBack(Line.from([played(1, 1, true), played(2, 0)]), 0, true)).toEqual({
      to: 1,
      consent: false,
    });
  });

  it('needs a move of the asking seat', () => {
    expect(takeBack(Line.from([]), 0, true)).toBe('nothing-to-take-back');
    expect(takeBack(Line.from([played(1, 1)]), 0, true)).toBe('nothing-to-take-back');
  });

  it('on a shared screen undoes one move of any seat', () => {
    expect(stepBack(Line.from([]))).toBe('nothing-to-take-back');
    expect(stepBack(Line.from([played(1, 0), played(4, 1)]))).toEqual({ to: 1, consent: false });
    expect(stepBack(Line.from([played(1, 0), played(2, 1, true)]))).toBe('bound');
  });

  it('follows the line, not the log', () => {
    const start = begin(nim);
    const one = playAll(start, [[0, '1-1']]);
    const two = playAll(one, [[1, '2-1']]);
    const back = goBack(two, one, 1).match;
    const again = playAll(back, [[1, '2-2']]);
    expect(again.line.toArray().map(p => p.n)).toEqual([1, 4]);
    expect(takeBack(again.line, 1, false)).toEqual({ to: 1, consent: true });
    expect(stepBack(back.line)).toEqual({ to: 0, consent: false });
  });

  it('asks the game which moves are binding', () => {
    const match = begin(lob);
    expect(takeBack(taken(play(match, 0, 'pass')).match.line, 0, false)).toEqual({ to: 0, consent: true });
    expect(takeBack(taken(play(match, 0, 'throw 500')).match.line, 0, false)).toBe('bound');
  });

  it('reaches over secrets if another seat moved since, in a game with secrets', () => {
    const start: Match = begin(duel, { ...defaultTable(duel), seats: 3 });
    const one = playAll(start, [[0, firstOf(start, 0)]]);
    expect(reachesOverSecrets(one, 0, 0)).toBe(false);
    const two = playAll(one, [[1, firstOf(one, 1)]]);
    expect(takeBack(two.line, 0, false)).toEqual({ to: 0, consent: true });
    expect(reachesOverSecrets(two, 0, 0)).toBe(true);
    expect(reachesOverSecrets(two, 1, 1)).toBe(false);
    expect(reachesOverSecrets(goBack(two, one, 1).match, 0, 0)).toBe(false);
    const chosen = { ...two, game: { ...two.game, traits: { ...two.game.traits, secrets: false } } };
    expect(reachesOverSecrets(chosen, 0, 0)).toBe(true);
    const open = playAll(begin(nim), [
      [0, '1-1'],
      [1, '2-1'],
    ]);
    expect(reachesOverSecrets(open, 0, 0)).toBe(false);
  });
});
