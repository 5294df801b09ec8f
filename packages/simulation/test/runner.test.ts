import { loadJudge } from '@tablee/bots/judge';
import { loadGame } from '@tablee/catalogue';
import { defaultTable, readBotsOnlyTable } from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import { type Played, runSimulation, type Settings } from '../src/index.ts';
import { spawnWorker } from '../src/node.ts';
import { openGames } from '../src/play.ts';
import { SETTINGS } from './games.ts';

async function playHere(settings: Settings): Promise<readonly Played[]> {
  const games = await openGames(settings);
  const played: Played[] = [];
  for (let i = 0; i < settings.games; i++) played.push(await games.play(i));
  return played;
}

const settingsOf = async (id: string, change: Partial<Settings>): Promise<Settings> => {
  const game = await loadGame(id);
  const { seats, options } = readBotsOnlyTable(game, change.seats, change.options);
  const bots = Array.from({ length: seats }, () => '1' as const);
  return { game: id, rules: game.rules, seed: 'one', games: 1, bots, ...change, seats, options };
};

describe('the same seed', () => {
  it('gives the same games in workers and without, in any order', async () => {
    const settings = { ...SETTINGS, games: 3 };
    const alone = await playHere(settings);
    const seen: number[] = [];
    const options = { spawn: spawnWorker, workers: 2, onPlayed: ({ i }: Played) => seen.push(i) };
    expect(await runSimulation(settings, options)).toEqual(alone);
    expect(seen.toSorted()).toEqual([0, 1, 2]);
    expect(alone.map(p => p.i)).toEqual([0, 1, 2]);
    expect(new Set(alone.map(p => p.moves)).size).toBeGreaterThan(1);
  });

  it.each([
    ['tchag', '2', {}],
    ['tekao', '2', { options: { setup: 'mirrored' } }],
    ['tock', '2', {}],
    ['tchang', '4', {}],
    ['dragons', '5', {}],
    ['tchako', '3', { options: { countdown: true, countdownTurns: 4 } }],
  ] as const)('repeats a game of %s at level %s, whatever the clock', async (id, bot, change) => {
    const base = await settingsOf(id, change);
    const settings = { ...base, bots: base.bots.map(() => bot) };
    const [first] = await playHere(settings);
    const real = performance.now;
    let time = 0;
    // A machine on which every look at the clock takes a second.
    performance.now = () => (time += 1_000);
    try {
      expect(await playHere(settings)).toEqual([first]);
    } finally {
      performance.now = real;
    }
    expect(first!.leads).not.toBeNull();
  });
});

describe('a run', () => {
  it('that is stopped keeps what was played', async () => {
    const stop = new AbortController();
    const many = { ...SETTINGS, games: 1_000 };
    const options = {
      spawn: spawnWorker,
      workers: 1,
      signal: stop.signal,
      onPlayed: ({ i }: Played) => i === 1 && stop.abort(),
    };
    expect((await runSimulation(many, options)).map(p => p.i)).toEqual([0, 1]);
    expect(await runSimulation(many, options)).toEqual([]);
  });

  it('fails with what a worker says', async () => {
    const wrong = { ...SETTINGS, options: { start: 'nowhere' } };
    await expect(runSimulation(wrong, { spawn: spawnWorker, workers: 1 })).rejects.toThrow(/start/);
  });
});

describe('judgements', () => {
  it.each(['tchag', 'tekao', 'tock', 'tchang', 'dragons', 'tchako'])('exist for %s', async id => {
    const game = await loadGame(id);
    const judge = await loadJudge(game, defaultTable(game));
    expect(judge).not.toBeNull();
  });
});
