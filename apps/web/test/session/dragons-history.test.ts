import { dragons } from '@tablee/dragons';
import {
  type Game,
  isRefused,
  liveChance,
  openMatch,
  playMove,
  readTable,
  searchChance,
  seedFromText,
} from '@tablee/kernel';
import { isMemoryGame } from '@tablee/table';
import type { Story } from '@tablee/wire';
import { expect, it } from 'vitest';
import { stepsOfHistory } from '../../src/session/history/history.ts';

const game = dragons as unknown as Game;
const seed = seedFromText('a story without faces');

it('DRAGON-8 a history without faces leads to the same choices after a reconnection', () => {
  const table = readTable(game, 3, {});
  const taste = searchChance(11);
  let match = openMatch(game, table, liveChance(seed, 0)).match;
  const chapters: Story['chapters'] = [];
  const addChapter = (told: Story['chapters'][number]['told'], events: readonly unknown[]) =>
    chapters.push({
      n: match.n,
      told,
      view: game.writeState(game.redact(match.state, 'public')),
      events: [...events],
      actors: [...game.actors(match.state)],
    });
  addChapter(null, []);
  for (let i = 0; i < 60 && !match.outcome; i++) {
    const seat = game.actors(match.state)[0]!;
    const step = playMove(
      match,
      seat,
      game.writeMove(game.sample(match.state, seat, taste)),
      liveChance(seed, match.n + 1),
    );
    if (isRefused(step)) throw new Error(step.refusal.key);
    match = step.match;
    addChapter({ n: match.n, seat, act: 'move' }, step.events);
    const forgotten = chapters.map((chapter, n) => {
      if (n === match.n) return chapter;
      const past = game.forget!(game.redact(game.readState(chapter.view, table), 'public'));
      return { ...chapter, view: game.writeState(past), events: [] };
    });
    const history = { chapters: forgotten, outcome: null } as unknown as Story;
    const last = stepsOfHistory(history, game, table).at(-1)!;
    expect(last.match.decisions).toEqual(match.decisions);
    expect(isMemoryGame(last.match)).toBe(true);
  }
  expect(match.n).toBeGreaterThan(40);
});
