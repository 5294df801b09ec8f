import type { Seat } from '@tablee/kernel';
import { botQuestionFrom, type Timeline } from '@tablee/table';
import { sleepingThinker } from './thinker.ts';

const TOP_LEVEL = 5;

export type Adviser = ReturnType<typeof openAdviser>;

/** The top bot, to be asked for a move: loaded by whoever asks. */
export function openAdviser() {
  const thinker = sleepingThinker();
  return {
    async advise(steps: Timeline, seat: Seat): Promise<string> {
      const awake = await thinker.wake();
      const question = botQuestionFrom(steps, steps.at(-1)!.match, seat);
      return (await awake.think({ ...question, level: TOP_LEVEL, steady: true })).move;
    },
    close: () => thinker.close(),
  };
}
