import { describe, expect, it } from 'vitest';
import {
  advance,
  extend,
  type Film,
  type FilmFrame,
  handsOn,
  isSettled,
  newest,
  onScreen,
  openFilm,
  settle,
} from '../../src/board/film.ts';

type Made = FilmFrame<string, string>;
const frame = (n: number, mover: number | null, at = n): Made => ({
  shown: { n, state: `s${n}`, events: mover === null ? [] : ['e'] },
  pieces: [{ id: 'p', kind: 'pawn', at, on: true }],
  mover,
});
const filmOf = (...movers: (number | null)[]): Film<string, string> =>
  movers
    .slice(1)
    .reduce((film, mover, i) => extend(film, frame(i + 1, mover)), openFilm(frame(0, movers[0]!)));

describe('a film', () => {
  it('shows entries one after the other', () => {
    let film = filmOf(null, 0, 0);
    expect(onScreen(film).shown.n).toBe(0);
    expect(isSettled(film)).toBe(false);
    film = advance(advance(film));
    expect(onScreen(film).shown.n).toBe(2);
    expect(isSettled(film)).toBe(true);
    expect(advance(film)).toBe(film);
  });

  it('hurries to the newest', () => expect(onScreen(settle(filmOf(null, 0, 1, 0))).shown.n).toBe(3));

  it('begins anew after a jump, forwards without events or backwards', () => {
    for (const jump of [frame(9, null), frame(1, 0)]) {
      const film = extend(settle(filmOf(null, 0, 1, 0)), jump);
      expect(film.frames).toEqual([{ ...jump, mover: null }]);
    }
  });

  it('keeps what was seen when the referee confirms the newest entry', () => {
    const film = settle(filmOf(null, 0, 0));
    const confirmed = { ...frame(2, null), shown: { n: 2, state: 'confirmed', events: [] } };
    const next = extend(film, confirmed);
    expect(next.frames).toHaveLength(3);
    expect(newest(next).shown.state).toBe('confirmed');
    expect(newest(next).pieces).toBe(newest(film).pieces);
    expect(newest(next).mover).toBe(0);
  });

  it('takes the position of a confirmed entry that differs from what was predicted', () => {
    const next = extend(settle(filmOf(null, 0)), frame(1, 0, 30));
    expect(newest(next).pieces[0]!.at).toBe(30);
  });
});

describe('who may act on what is seen', () => {
  const at = (n: number, ...decisions: number[]) => ({ n, decisions });

  it('is everybody whose hand it is, once it is the newest', () => {
    expect(handsOn([0, 2], at(4, 4, -1, 4), at(4, 4, -1, 4))).toEqual([0, 2]);
  });

  it('is, while an entry waits to be shown, who chooses at the same time and has not answered', () => {
    // Posed to three by entry 4; 1 has answered with entry 5, which is not on the screen yet.
    expect(handsOn([0, 2], at(4, 4, 4, 4), at(5, 4, -1, 4))).toEqual([0, 2]);
  });

  it('is empty while what led to the choice is still to be shown', () => {
    expect(handsOn([0], at(4, 4, -1), at(6, 6, -1))).toEqual([]);
    expect(handsOn([0], at(4, -1, 4), at(5, 5, -1))).toEqual([]);
  });

  it('is only asked of the newest, where decisions are not told', () => {
    expect(handsOn([0], { n: 5 }, { n: 5 })).toEqual([0]);
    expect(handsOn([0], { n: 4 }, { n: 5 })).toEqual([]);
  });
});
