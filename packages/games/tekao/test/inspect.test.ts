import { refereeOnly, searchChance } from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import {
  actionsOf,
  BLUE,
  clone,
  deadlySquares,
  foresee,
  isOver,
  listMoves,
  make,
  nameSquare,
  reachOf,
  readSquare,
  seatToMove,
  type Trace,
  tekao,
  threatsTo,
  unmake,
  YELLOW,
} from '../src/index.ts';
import { at, read, tableFor } from './draw.ts';

const names = (squares: readonly number[]): string => squares.map(nameSquare).join(' ');

describe('inspecting a position', () => {
  it('reachOf lists the squares of each direction', () => {
    const s = at('b:d4:GTAP,d2:TTTT y:b4:TTTT');
    expect(reachOf(s, readSquare('d4')).map(names)).toEqual(['d5', 'e4', 'd3', 'c4']);
    expect(reachOf(s, readSquare('e5')).map(names)).toEqual(['', '', '', '']);
    expect(reachOf(s, readSquare('b4')).map(names)).toEqual(['b5', 'c4', 'b3', 'a4']);
  });

  it('foresee lists the pieces a move takes and the pieces that take it', () => {
    const s = at('b:d3:TPGA y:d5:PPGP,e4:TTTA,c4:TGTT');
    const f = foresee(s, read('d3n1'));
    expect([names([f.to]), names(f.takes), names(f.takenBy), f.wins, f.loses]).toEqual([
      'd4',
      'e4 c4',
      'd5',
      false,
      false,
    ]);
    expect(f.edges.map(edge => [edge.direction, edge.meeting])).toEqual([
      [0, 'taken'],
      [1, 'takes'],
      [3, 'takes'],
    ]);
    expect(foresee(s, read('d3+')).edges).toEqual([]);
    expect(foresee(at('b:a1:FFFF y:a2:GTAP,b1:GTAP'), read('pass')).edges).toEqual([]);
  });

  it('foresee agrees with apply, in random games', () => {
    const chance = searchChance(21);
    let fallen = 0;
    for (let game = 0; game < 10; game++) {
      const { state } = tekao.setup(tableFor({ setup: 'mirrored' }), chance);
      while (!isOver(state)) {
        const m = tekao.sample(state, seatToMove(state), chance);
        const { takes, takenBy, to, wins, loses } = foresee(state, m);
        const news = tekao.apply(state, seatToMove(state), m, refereeOnly);
        const fell = news.flatMap(e => (e.kind === 'fell' ? [e.square] : []));
        fallen += fell.length;
        expect(fell).toEqual(takenBy.length > 0 ? [...takes, to] : takes);
        expect(wins || loses).toBe(state.phase === 'flag');
      }
    }
    expect(fallen).toBeGreaterThan(50);
  });

  it('deadlySquares lists where a piece would be taken', () => {
    const s = at('b:d4:PPPP y:f6:TTTT');
    expect(names(deadlySquares(s, readSquare('d4')))).toBe('f5 e6 g6 f7');
    expect(deadlySquares(s, readSquare('e5'))).toEqual([]);
    expect(names(deadlySquares(at('b:e6:PPPP y:f6:TTTT'), readSquare('e6')))).toBe('f5 g6 f7');
  });

  it('actionsOf lists the actions of a piece, threatsTo the threatened pieces', () => {
    const s = at('b:d4:TTTT y:d6:PPPP,g4:GGGG');
    const write = (ms: readonly number[]): string => ms.map(m => tekao.writeMove(m)).join(' ');
    expect(write(actionsOf(s, readSquare('d4')))).toBe('d4n1 d4e1 d4s1 d4w1 d4+ d4-');
    expect([...threatsTo(s, YELLOW)].map(([square, ms]) => [nameSquare(square), write(ms)])).toEqual([
      ['d6', 'd4n1'],
    ]);
    expect([...threatsTo(s, BLUE)]).toEqual([]);
    const near = at('b:d4:TTTT y:f4:GGGG');
    expect([...threatsTo(near, BLUE)].map(([square, ms]) => [nameSquare(square), write(ms)])).toEqual([
      ['d4', 'f4w1'],
    ]);
    // A resting piece is no threat.
    const resting = at('b:d4:TTTT y:f4:GGGG,h2:GTAP streak=-/f4:3');
    expect([...threatsTo(resting, BLUE)]).toEqual([]);
  });
});

describe('make and unmake', () => {
  it('unmake restores the state', () => {
    const chance = searchChance(8);
    for (const seats of [2, 3, 4] as const) {
      const { state } = tekao.setup(tableFor({ seats, setup: 'mirrored', drawAfter: 20 }), chance);
      const trace: Trace = [];
      const stack = [clone(state)];
      const line = clone(state);
      for (let n = 0; n < 150 && !isOver(line); n++) {
        const moves = listMoves(line);
        make(line, moves[chance.pick(moves.length)]!, trace);
        stack.push(clone(line));
      }
      expect(stack.length).toBeGreaterThan(15);
      for (let before = stack.pop(); stack.length > 0; before = stack.pop()) {
        expect(line).toEqual(before);
        unmake(line, trace);
      }
      expect(line).toEqual(state);
      expect(trace).toEqual([]);
    }
  });

  it('unmake restores the state after a pass', () => {
    const s = at('b:a1:FFFF y:a2:GTAP,b1:GTAP');
    const before = clone(s);
    const trace: Trace = [];
    make(s, read('pass'), trace);
    unmake(s, trace);
    expect(s).toEqual(before);
  });

  it('make and apply lead to the same position and outcome', () => {
    const chance = searchChance(17);
    for (let game = 0; game < 20; game++) {
      const { state } = tekao.setup(tableFor({ setup: 'mirrored', drawAfter: 40 }), chance);
      const made = clone(state);
      const trace: Trace = [];
      while (!isOver(state)) {
        const m = tekao.sample(state, seatToMove(state), chance);
        tekao.apply(state, seatToMove(state), m, refereeOnly);
        make(made, m, trace);
        expect([made.cells, made.phase, made.quiet, made.key]).toEqual([
          state.cells,
          state.phase,
          state.quiet,
          state.key,
        ]);
      }
    }
  });
});

describe('idle', () => {
  const idle = (drawn: string): string => tekao.writeMove(tekao.idle(at(drawn), 0, refereeOnly));

  it('takes the flag, else a piece without loss', () => {
    expect(idle('b:d6:GTAP,b2:TTTT y:d8:FFFF,b4:AAAA')).toBe('d6n1');
    expect(idle('b:d6:GTAP,b2:TTTT y:h8:FFFF,b4:AAAA')).toBe('b2n1');
  });

  it('avoids moves that lose a piece', () => {
    expect(idle('b:a1:FFFF y:a3:TTTT,h8:FFFF')).toBe('a1e1');
    expect(idle('b:d4:PPPP y:f6:TTTT')).toBe('d4n1');
    expect(idle('b:a1:FFFF y:a2:GTAP,b1:GTAP')).toBe('pass');
  });

  it('places the flag at the back and weapons at the front, for both sides', () => {
    const { state } = tekao.setup(tableFor(), { pick: () => 0 });
    const play = (): string => {
      const seat = seatToMove(state);
      const m = tekao.idle(state, seat, refereeOnly);
      tekao.apply(state, seat, m, { pick: () => 0 });
      return tekao.writeMove(m).slice(5);
    };
    expect([play(), play(), play(), play()]).toEqual(['a1', 'h8', 'h2', 'a7']);
  });
});
