import { effect, signal } from '@preact/signals';
import type { Thinker } from '@tablee/bots';
import { type Game, isRefused, liveChance, openMatch, playMove, readTable } from '@tablee/kernel';
import type { Timeline } from '@tablee/table';
import { tchako } from '@tablee/tchako';
import { expect, it, vi } from 'vitest';
import { driveBots } from '../../src/session/local/bot-driver.ts';

it('TCHAKO-18 a bot has one label for its whole turn, however many actions it takes', async () => {
  vi.useFakeTimers();
  const game = tchako as unknown as Game;
  const seed = new Uint8Array(32);
  const opened = openMatch(game, readTable(game, 2, {}), liveChance(seed, 0));
  const steps = signal([{ match: opened.match, entry: null, events: opened.events }] as unknown as Timeline);
  const moves = ['shoot s1 1024 10', 'shoot s2 1024 10', 'end'];
  const thinker = {
    think: async () => ({ move: moves[0]!, turn: [moves.shift()!] }),
    close() {},
  } as unknown as Thinker;
  const bots = driveBots({
    steps,
    levels: [1, null],
    wake: async () => thinker,
    play: (seat, move) => {
      const { match } = steps.peek().at(-1)!;
      const step = playMove(match, seat, move, liveChance(seed, match.n + 1));
      if (isRefused(step)) return false;
      steps.value = [...steps.peek(), step] as unknown as Timeline;
      return true;
    },
    failed: error => {
      throw error;
    },
  });
  const labels: (number | null)[] = [];
  const stop = effect(() => void labels.push(bots.thinking.value));
  await vi.advanceTimersByTimeAsync(20_000);
  expect(steps.peek().at(-1)!.match.n).toBe(3);
  expect(labels).toEqual([0, null]);
  stop();
  bots.close();
  vi.useRealTimers();
});

it('the pause before a bot acts follows its pace', async () => {
  vi.useFakeTimers();
  const game = tchako as unknown as Game;
  const seed = new Uint8Array(32);
  const opened = openMatch(game, readTable(game, 2, {}), liveChance(seed, 0));
  const waited = async (pace: number): Promise<number> => {
    const steps = signal([
      { match: opened.match, entry: null, events: opened.events },
    ] as unknown as Timeline);
    const began = Date.now();
    let played = Number.NaN;
    const bots = driveBots({
      steps,
      levels: [1, null],
      wake: async () => ({ think: async () => ({ move: 'end', turn: ['end'] }) }) as unknown as Thinker,
      pace: () => pace,
      play: () => {
        played = Date.now();
        bots.close();
        return false;
      },
      failed: () => undefined,
    });
    await vi.advanceTimersByTimeAsync(5_000);
    return played - began;
  };
  const normal = await waited(1);
  expect(normal).toBeGreaterThan(0);
  expect(await waited(0.5)).toBe(normal / 2);
  expect(await waited(2)).toBe(normal * 2);
  vi.useRealTimers();
});
