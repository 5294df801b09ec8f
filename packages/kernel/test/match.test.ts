import { duel, lob, nim } from '@tablee/conform/specimens';
import { describe, expect, it } from 'vitest';
import {
  agreeDraw,
  defaultTable,
  goBack,
  isRefused,
  readPlay,
  resign,
  TABLE_REFUSALS,
} from '../src/index.ts';
import { begin, keyOf, play, playAll, taken } from './playing.ts';

describe('a move', () => {
  it('makes the next match and the entry that leads to it', () => {
    const step = taken(play(begin(nim), 0, '3-2'));
    expect(step.entry).toEqual({ seat: 0, move: '3-2' });
    expect(step.events).toEqual([{ kind: 'took', seat: 0, heap: 2, take: 2 }]);
    expect(step.match.n).toBe(1);
    expect(step.match.state.heaps).toEqual([3, 4, 3]);
    expect(step.match.line.toArray()).toEqual([{ n: 1, seat: 0, move: '3-2', binding: false }]);
  });

  it('leaves the match unchanged', () => {
    const before = playAll(begin(duel), [
      [0, duel.writeMove(duel.idle(begin(duel).state, 0, { pick: () => 0 }))],
    ]);
    const contents = () => ({
      state: before.state,
      line: before.line.toArray(),
      decisions: before.decisions,
    });
    const frozen = structuredClone(contents());
    const [move] = duel.moves(before.state, 1);
    taken(play(before, 1, duel.writeMove(move!)));
    taken(resign(before, 0));
    taken(agreeDraw(before, 0));
    expect(contents()).toEqual(frozen);
  });

  it('records its picks only if it drew any', () => {
    const match = begin(duel);
    const [first] = duel.moves(match.state, 0);
    const chosen = taken(play(match, 0, duel.writeMove(first!)));
    expect(chosen.entry).not.toHaveProperty('picks');
    const [second] = duel.moves(match.state, 1);
    const shown = taken(play(chosen.match, 1, duel.writeMove(second!)));
    expect(shown.entry).toHaveProperty('picks.length', 2);
  });

  it.each([
    [0, '9-1', 'not-a-move'],
    [0, '', 'not-a-move'],
    [0, '4-1', 'no-such-heap'],
    [0, '1-9', 'too-many'],
    [1, '1-1', 'not-your-turn'],
    [2, '1-1', 'no-such-seat'],
    [-1, '1-1', 'no-such-seat'],
    [0.5, '1-1', 'no-such-seat'],
    [Number.NaN, '1-1', 'no-such-seat'],
  ])('of seat %s, %j, is refused: %s', (seat, move, key) => {
    expect(keyOf(play(begin(nim), seat, move))).toBe(key);
  });

  it('that is refused is never applied', () => {
    const strict: typeof nim = {
      ...nim,
      apply(s, seat, m, chance) {
        if (nim.refuse(s, seat, m)) throw new Error(`${nim.writeMove(m)} is refused, and applied`);
        return nim.apply(s, seat, m, chance);
      },
    };
    const match = begin(strict);
    for (let seat = -1; seat <= 2; seat++)
      for (let heap = 0; heap <= 5; heap++)
        for (let take = 0; take <= 9; take++) {
          const text = `${heap}-${take}`;
          const m = nim.readMove(text);
          const legal = m !== null && nim.refuse(match.state, seat, m) === null;
          expect(isRefused(play(match, seat, text)), `seat ${seat}, ${text}`).toBe(!legal);
        }
  });

  it('is refused with a rule of the game or of the table', () => {
    expect(play(begin(nim), 0, '1-9')).toEqual({ refusal: { rule: 'NIM-3', key: 'too-many' } });
    expect(play(begin(nim), 1, '1-1')).toEqual({ refusal: { rule: 'TABLE', key: 'not-your-turn' } });
    expect(TABLE_REFUSALS).toContain('not-your-turn');
  });

  it('can be read without playing it', () => {
    expect(readPlay(begin(nim), 0, '1-3')).toEqual({ move: { heap: 0, take: 3 } });
    expect(isRefused(readPlay(begin(nim), 0, '1-4'))).toBe(true);
  });

  it('after the end is refused', () => {
    const over = playAll(begin(nim, { seats: 2, options: { heaps: 1, misere: false } }), [[0, '1-3']]);
    expect(over.outcome).toEqual({ payoff: [1, 0], reason: 'all-taken' });
    expect(over.decisions).toEqual([-1, -1]);
    for (const step of [play(over, 1, '1-1'), resign(over, 1), agreeDraw(over, 1)])
      expect(keyOf(step)).toBe('over');
  });
});

describe('resigning', () => {
  it('by the clock is an entry of its own kind, with its own reason', () => {
    const { match, entry } = taken(resign(begin(nim), 1, 'clock'));
    expect(entry).toEqual({ act: 'resign', seat: 1, clock: true });
    expect(match.outcome).toEqual({ payoff: [1, 0], reason: 'table-time' });
  });

  it('loses a game of two sides', () => {
    const { match, entry } = taken(resign(begin(nim), 1));
    expect(entry).toEqual({ act: 'resign', seat: 1 });
    expect(match.outcome).toEqual({ payoff: [1, 0], reason: 'table-resigned' });
    expect([match.n, match.decisions]).toEqual([1, [-1, -1]]);
  });

  it('out of turn is allowed', () => {
    expect(taken(resign(begin(nim), 1)).match.outcome?.payoff).toEqual([1, 0]);
  });

  it('loses for all seats with a shared goal', () => {
    expect(taken(resign(begin(lob), 0)).match.outcome?.payoff).toEqual([0, 0]);
  });

  it('is refused to three sides and to unknown seats', () => {
    const three = begin(duel, { ...defaultTable(duel), seats: 3 });
    expect(keyOf(resign(three, 0))).toBe('no-resign');
    for (const seat of [-1, 2, 0.5]) expect(keyOf(resign(begin(nim), seat))).toBe('no-such-seat');
  });
});

describe('a draw', () => {
  it('is agreed by rivals', () => {
    const { match, entry } = taken(agreeDraw(begin(nim), 1));
    expect(entry).toEqual({ act: 'draw', seat: 1 });
    expect(match.outcome).toEqual({ payoff: [0.5, 0.5], reason: 'table-agreed' });
  });

  it('is refused with a shared goal and to unknown seats', () => {
    expect(keyOf(agreeDraw(begin(lob), 0))).toBe('no-draw');
    expect(keyOf(agreeDraw(begin(nim), 2))).toBe('no-such-seat');
  });
});

describe('taking back', () => {
  const start = begin(nim);
  const one = playAll(start, [[0, '1-1']]);
  const two = playAll(one, [[1, '2-2']]);

  it('adds an entry to the log', () => {
    const { match, entry } = goBack(two, one, 1);
    expect(entry).toEqual({ act: 'back', seat: 1, to: 1 });
    expect(match.n).toBe(3);
    expect(match.state).toEqual(one.state);
    expect(match.state).not.toBe(one.state);
    expect(match.line).toBe(one.line);
  });

  it('poses the decision again, so that an old answer is stale', () => {
    expect(two.decisions).toEqual([2, -1]);
    expect(goBack(two, one, 1).match.decisions).toEqual([-1, 3]);
  });

  it('continues a game after a resignation', () => {
    const given = taken(resign(two, 0)).match;
    const { match } = goBack(given, two, 0);
    expect(match.outcome).toBeNull();
    expect(keyOf(play(match, 0, '1-1'))).toBe('played');
  });
});
