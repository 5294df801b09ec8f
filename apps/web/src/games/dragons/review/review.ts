import type { DragonsEvent, State } from '@tablee/dragons';
import { counted, type GameReview } from '../../../board/review.ts';

type Kind = 'kept' | 'lost';

export const review: GameReview<State, DragonsEvent, Kind> = {
  tally({ events }, side) {
    const tally = { kept: 0, lost: 0 };
    for (const event of events) {
      if (event.kind === 'kept' && side.includes(event.seat)) tally.kept += event.fireflies;
      if (event.kind === 'lost' && side.includes(event.seat)) tally.lost += event.fireflies;
    }
    return tally;
  },
  good: ['kept'],
  bad: ['lost'],
  say: {
    fr: {
      kept: counted('garde une luciole', n => `garde ${n} lucioles`),
      lost: counted('fait fuir une luciole', n => `fait fuir ${n} lucioles`),
    },
    en: {
      kept: counted('keeps a firefly', n => `keeps ${n} fireflies`),
      lost: counted('scares a firefly away', n => `scares ${n} fireflies away`),
    },
  },
};
