import type { Thinker, ThinkRequest } from '@tablee/bots';
import type { Seat } from '@tablee/kernel';
import { botQuestionFrom, type Timeline } from '@tablee/table';

/**
 * Starts the bot worker when it is first needed. Opponent and adviser need two: a new question interrupts the previous
 * one.
 */
export function lazyThinker(): { wake(): Promise<Thinker>; close(): void } {
  let awake: Promise<Thinker> | null = null;
  const start = async (): Promise<Thinker> => {
    const [{ thinkerOver }, { default: BotWorker }] = await Promise.all([
      import('@tablee/bots'),
      import('./worker.ts?worker'),
    ]);
    return thinkerOver(() => new BotWorker());
  };
  return {
    wake() {
      awake ??= start().catch((error: unknown) => {
        // Allows another attempt: the file may load next time.
        awake = null;
        throw error;
      });
      return awake;
    },
    close() {
      void awake?.then(thinker => thinker.close());
      awake = null;
    },
  };
}

const TOP_LEVEL = 5;

export type Adviser = ReturnType<typeof openAdviser>;

/** Where shots are sampled, thoughts end the search and never the clock, so that the answer is the same each time. */
const COUNTED = { counted: true } as const;

/** The question for the strongest bot's move in the last of these positions. The same position gets the same answer. */
export function topQuestion(steps: Timeline, seat: Seat): ThinkRequest {
  const { match } = steps.at(-1)!;
  const counted = match.game.traits.moves === 'sampled' ? COUNTED : {};
  return { ...botQuestionFrom(steps, match, seat), ...counted, level: TOP_LEVEL, steady: true, seed: 1 };
}

/** Asks the strongest bot for a move. The same position gets the same answer while the table is open. */
export function openAdviser() {
  const thinker = lazyThinker();
  const given = new Map<string, string>();
  return {
    async advise(steps: Timeline, seat: Seat): Promise<string> {
      const awake = await thinker.wake();
      const question = topQuestion(steps, seat);
      const key = JSON.stringify(question);
      const known = given.get(key);
      if (known !== undefined) return known;
      const { move } = await awake.think(question);
      given.set(key, move);
      return move;
    },
    close: () => thinker.close(),
  };
}
