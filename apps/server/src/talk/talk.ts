import type { Seat } from '@tablee/kernel';
import { say as sayLine } from '@tablee/table';
import type { TalkFrame } from '@tablee/wire';
import { problemOf } from '../common/problems.ts';
import type { LiveTable } from '../tables/live-table.ts';
import type { Answer, Referee } from '../tables/referee.ts';
import { spokenOf } from '../tables/view-encoder.ts';
import { silenceAt } from './hints.ts';

/** The chat lines after line `heard`; null when there are none. */
export function talkSince({ id, state }: LiveTable, heard: number): TalkFrame | null {
  const lines = state.lines.filter(line => line.n > heard).map(spokenOf);
  return lines.length === 0 ? null : { t: 'talk', table: id, lines };
}

/** Only players talk: spectators could advise them. */
export const say = (referee: Referee, table: LiveTable, seat: Seat, text: string): Promise<Answer> =>
  referee.run(
    table,
    (state, context) => {
      const silence = silenceAt(table, seat);
      if (silence) return silence;
      if (!table.ephemera.talkLimits.spend('line', seat, context.now)) return problemOf('too-often');
      return sayLine(state, seat, text, Date.now());
    },
    { unsaved: 'line-not-saved' },
  );
