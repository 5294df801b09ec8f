import { LEVELS, type Level, type ThinkRequest, type Thought } from '@tablee/bots';
import { type Chance, type Game, type Seat, searchChance, type Table } from '@tablee/kernel';
import { botQuestionFrom } from '@tablee/table';
import { Wrong } from './io.ts';
import { mistakes } from './mistakes.ts';
import type { Sitting } from './sitting.ts';

/** Searches for a level: a worker in a game with people, the search itself in a simulation. */
export type Mind = { think(request: ThinkRequest): Promise<Thought> };

export type Bot = { choose(sitting: Sitting, seat: Seat): Promise<string> };

export const BOT_NAMES: readonly string[] = ['random', 'idle', ...LEVELS.map(String)];

const isLevel = (n: number): n is Level => (LEVELS as readonly number[]).includes(n);

/** `--bots a,b`: one name per seat, in seat order. */
export function readBots(text: string, seats: number, others: readonly string[] = []): readonly string[] {
  const names = text.split(',').map(name => name.trim());
  const known = [...BOT_NAMES, ...others];
  const odd = names.find(name => !known.includes(name));
  if (odd !== undefined) throw new Wrong(mistakes.noBot(odd, known.join(', ')));
  if (names.length !== seats) throw new Wrong(mistakes.botCount(seats, names.length));
  return names;
}

/** Throws if this table does not allow bots. */
export function checkCompany(game: Game, table: Table, names: readonly string[]): void {
  const refusal = names.some(name => BOT_NAMES.includes(name)) ? game.noBots?.(table) : null;
  if (refusal) throw new Wrong(mistakes.peopleOnly(refusal.rule));
}

const drawFrom = (game: Game, sitting: Sitting, seat: Seat, chance: Chance): string =>
  game.writeMove(game.sample(sitting.match.state, seat, chance));

/** The same name and seed choose the same moves, unless the time budget interferes. */
export function makeBot(name: string, mind: Mind, seed: number): Bot {
  const dice = searchChance(seed);
  if (name === 'random')
    return { choose: async (sitting, seat) => drawFrom(sitting.match.game, sitting, seat, dice) };
  if (name === 'idle')
    return {
      async choose({ match: { game, state } }, seat) {
        return game.writeMove(game.idle(state, seat, dice));
      },
    };
  const level = Number(name);
  if (!isLevel(level)) throw new Wrong(mistakes.noBot(name, BOT_NAMES.join(', ')));
  return {
    choose: async (sitting, seat) =>
      (await mind.think({ ...questionOf(sitting, seat), level, seed: dice.pick(2 ** 31) })).move,
  };
}

export const questionOf = ({ frames, match }: Sitting, seat: Seat): Omit<ThinkRequest, 'level'> =>
  botQuestionFrom(frames, match, seat);
