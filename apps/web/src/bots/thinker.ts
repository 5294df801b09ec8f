import type { Thinker } from '@tablee/bots';
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
      import('@tablee/bots/worker?worker'),
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

/** Asks the strongest bot for a move. */
export function openAdviser() {
  const thinker = lazyThinker();
  return {
    async advise(steps: Timeline, seat: Seat): Promise<string> {
      const awake = await thinker.wake();
      const question = botQuestionFrom(steps, steps.at(-1)!.match, seat);
      return (await awake.think({ ...question, level: TOP_LEVEL, steady: true })).move;
    },
    close: () => thinker.close(),
  };
}
