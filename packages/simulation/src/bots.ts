import { LEVELS, type Level, type ThinkRequest, type Thought } from '@tablee/bots';
import { type Game, type Seat, searchChance } from '@tablee/kernel';
import { botQuestionFrom } from '@tablee/table';
import type { BotName } from './settings.ts';
import type { Sitting } from './sitting.ts';

/** Searches for a level: a worker in a game with people, the search itself in a simulation. */
export type Mind = { think(request: ThinkRequest): Promise<Thought> };

export type Bot = { choose(sitting: Sitting, seat: Seat): Promise<string> };

const isLevel = (n: number): n is Level => (LEVELS as readonly number[]).includes(n);

/** The same name and seed choose the same moves, unless a time budget interferes. */
export function makeBot(name: BotName, mind: Mind, seed: number): Bot {
  const dice = searchChance(seed);
  const chosen = (choose: (game: Game, state: unknown, seat: Seat) => unknown): Bot => ({
    choose: async ({ match: { game, state } }, seat) => game.writeMove(choose(game, state, seat)),
  });
  if (name === 'random') return chosen((game, state, seat) => game.sample(state, seat, dice));
  if (name === 'idle') return chosen((game, state, seat) => game.idle(state, seat, dice));
  const level = Number(name);
  if (!isLevel(level)) throw new Error(`there is no bot ${name}`);
  return {
    choose: async ({ frames, match }, seat) => {
      const question = botQuestionFrom(frames, match, seat);
      return (await mind.think({ ...question, level, seed: dice.pick(2 ** 31) })).move;
    },
  };
}
