import type { Seat } from '@tablee/kernel';
import { questionFor } from '../session/local/bot.ts';
import type { Moment } from '../session/moment.ts';
import { sleepingThinker } from './thinker.ts';

const TOP_LEVEL = 5;

export type Adviser = ReturnType<typeof openAdviser>;

/** The top bot, to be asked for a move: loaded by whoever asks. */
export function openAdviser() {
  const thinker = sleepingThinker();
  return {
    async advise(moments: readonly Moment[], seat: Seat): Promise<string> {
      const awake = await thinker.wake();
      const question = questionFor(moments, moments.at(-1)!.match, seat);
      return (await awake.think({ ...question, level: TOP_LEVEL, steady: true })).move;
    },
    close: () => thinker.close(),
  };
}
