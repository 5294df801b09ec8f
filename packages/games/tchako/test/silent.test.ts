import { readdirSync, readFileSync } from 'node:fs';
import { readPlay } from '@tablee/conform';
import { type Game, searchChance } from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import { Survey } from '../src/bot/survey.ts';
import { captureFrom } from '../src/control.ts';
import {
  clone,
  controlOf,
  countOf,
  hasTchako,
  heldBy,
  play,
  type State,
  tchako,
  tchakoRules1,
} from '../src/index.ts';

const folder = new URL('plays/', import.meta.url);

/** Every position of the golden plays, and the move that was played in it. */
function* positions(): Generator<{ readonly s: State; readonly text: string; readonly file: string }> {
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.play')) continue;
    const game = file.startsWith('rules-1') ? tchakoRules1 : tchako;
    const { table, moves } = readPlay(game as Game, readFileSync(new URL(file, folder), 'utf8'));
    const { state } = game.setup(table as Parameters<typeof game.setup>[0], searchChance(1));
    for (const { move: text } of moves) {
      yield { s: state, text, file };
      play(state, tchako.readMove(text)!, []);
    }
  }
}

describe('a move that is told to no one', () => {
  it('leaves the same position, in every golden play', () => {
    let count = 0;
    for (const { s, text, file } of positions()) {
      const move = tchako.readMove(text)!;
      const [told, silent] = [clone(s), clone(s)];
      play(told, move, []);
      play(silent, move, null);
      expect(silent, `${file}: ${text}`).toEqual(told);
      count++;
    }
    expect(count).toBeGreaterThan(500);
  });
});

describe("a bot's survey", () => {
  it('TCHAKO-5 TCHAKO-6 TCHAKO-8 sees who holds, captures and threatens what, as the rules do', () => {
    const survey = new Survey();
    for (const { s, file } of positions()) {
      const control = controlOf(s);
      survey.take(s);
      for (const seat of [0, 1] as const) {
        expect(survey.held[seat], file).toBe(heldBy(control, seat));
        expect(survey.count[seat], file).toBe(countOf(s, seat));
        expect(survey.captures(seat), file).toBe(captureFrom(control, seat));
        expect(survey.wayToChain(seat) === 0, file).toBe(hasTchako(s, seat));
      }
    }
  });
});
