import { describe, expect, it } from 'vitest';
import { isSound, phase, tchag } from '../../src/index.ts';
import { after, at, play, refusal, texts } from '../draw.ts';

describe('four captures', () => {
  const last = () =>
    at(`
      . . . . . .
      . . x . . .
      . + x + . .
      . x R y + .
      . + x + x .
      . . . . . .`);

  it('TCHAG-11 the fourth capture wins at once, even with repairs pending', () => {
    const s = last();
    const news = play(s, 'c3d3');
    expect(news.at(-1)).toEqual({ kind: 'over', reason: 'captured', winner: 0 });
    expect(isSound(s.lines)).toBe(false);
    expect(tchag.actors(s)).toEqual([]);
    expect([...tchag.moves(s, 0)]).toEqual([]);
    expect(tchag.outcome(s)).toEqual({ payoff: [1, 0], score: [4, 3], reason: 'captured' });
  });

  it('TCHAG-11 the text names the winner and reads back as a finished game', () => {
    const text = tchag.writeState(after(last(), 'c3d3'));
    expect(text).toBe('....../..x.../.+x+../.x.r+./.+x+x./...... r 4-3');
    const read = tchag.readState(text);
    expect(phase(read)).toBe('captured');
    expect(refusal(read, 'd3e4', 0)).toBe('TCHAG-11 over-captured');
  });

  it('TCHAG-11 captures do not matter before the fourth', () => {
    expect(tchag.outcome(last())).toBeNull();
  });
});

describe('blocked', () => {
  const alone = () =>
    at(
      `
      . . . . . .
      . . . . . .
      . . . . . .
      . . . . + .
      . . . r y .
      . . . . . .`,
      'r',
      '*',
    );

  it('TCHAG-12 a player who cannot move is skipped: the other plays again', () => {
    const s = at(`
      . . . . . .
      . . . . . .
      . . . . . .
      . R + y . .
      . . . . . .
      . . . . . .`);
    const news = play(s, 'b3c3');
    expect(news.slice(2)).toEqual([
      { kind: 'passed', seat: 1 },
      { kind: 'blocked', seat: 1, again: 0 },
    ]);
    expect(tchag.writeState(s)).toBe('....../....../....../..Ry../....../...... r 3-3 *');
  });

  it('TCHAG-12 on an extra turn the game may be stopped; the move is listed last', () => {
    expect(texts(alone())).toEqual(['d2e3', 'stop']);
  });

  it('TCHAG-12 every extra turn offers stop', () => {
    const s = after(alone(), 'd2e3');
    expect(tchag.writeState(s)).toBe('....../....../....../....R./....y./...... r 3-3 *');
    expect(texts(s)).toEqual(['e3e2', 'stop']);
  });

  it('TCHAG-12 stopped with equal captures is a draw', () => {
    const s = alone();
    expect(play(s, 'stop')).toEqual([
      { kind: 'stopped', seat: 0 },
      { kind: 'over', reason: 'stopped', winner: null },
    ]);
    expect(tchag.outcome(s)).toEqual({ payoff: [0.5, 0.5], score: [3, 3], reason: 'stopped' });
    expect(tchag.writeState(s).endsWith(' r 3-3 * stop')).toBe(true);
    expect(phase(tchag.readState(tchag.writeState(s)))).toBe('stopped');
    expect(refusal(s, 'stop', 0)).toBe('TCHAG-12 over-stopped');
  });

  it('TCHAG-12 after a stop, the player with more captures wins', () => {
    const s = at(
      `
      . . . . . .
      . . . . . .
      . . R . . .
      . Y y . . .
      . . . . . .
      . . . . . .`,
      'r',
      '*',
    );
    expect(tchag.outcome(after(s, 'stop'))).toEqual({ payoff: [0, 1], score: [2, 3], reason: 'stopped' });
  });

  it('TCHAG-12 the extra turns end when the other can move again', () => {
    const s = at(
      `
      . . . . . .
      . . . . . .
      . . R . . .
      . Y y . . .
      . . . . . .
      . . . . . .`,
      'r',
      '*',
    );
    expect(tchag.writeState(after(s, 'c4c3'))).toBe('....../....../....../.Yr.../....../...... y 3-3');
  });

  it('TCHAG-12 the extra turn stays marked during its repairs, and stop is not offered with them', () => {
    const s = at(
      `
      . . . . . .
      . . . . . .
      . . . y R x
      . . . . . .
      . . . . . .
      . . . . . .`,
      'r',
      '*',
    );
    const broken = after(s, 'e4f4');
    expect(tchag.writeState(broken)).toBe('....../....../...y.r/....../....../...... r 3-3 *');
    expect(texts(broken)).toEqual(['d4>', 'f4<']);
    expect(refusal(broken, 'stop')).toBe('TCHAG-12 repair-before-stop');
  });

  it('TCHAG-13 when neither player can move, the game ends and captures count', () => {
    const s = at(
      `
      . . . . . .
      . . . . . .
      . . . y R x
      . . . . . .
      . . . . . .
      . . . . . .`,
      'r',
      '*',
    );
    const end = after(s, 'e4f4', 'f4<');
    expect(phase(end)).toBe('both-blocked');
    expect(tchag.outcome(end)).toEqual({ payoff: [0.5, 0.5], score: [3, 3], reason: 'both-blocked' });
  });

  it('TCHAG-13 the text names the next player and marks no extra turn', () => {
    const end = at(
      `
      . . . . . .
      . . . . . .
      . . . y r .
      . . . r . .
      . . . . . .
      . . . . . .`,
      'y',
    );
    expect(phase(end)).toBe('both-blocked');
    expect(tchag.writeState(end)).toBe('....../....../...yr./...r../....../...... y 3-2');
    expect(tchag.outcome(end)).toMatchObject({ payoff: [1, 0], reason: 'both-blocked' });
    expect(refusal(end, 'd4e3', 1)).toBe('TCHAG-13 over-blocked');
  });
});
