import type { State, TchagEvent } from '@tablee/tchag';
import { counted, type GameReview } from '../../../board/review.ts';

type Kind = 'took' | 'lost' | 'again';

export const review: GameReview<State, TchagEvent, Kind> = {
  tally({ events }, side) {
    const tally = { took: 0, lost: 0, again: 0 };
    for (const event of events) {
      if (event.kind === 'moved' && event.captured !== null)
        tally[side.includes(event.captured) ? 'lost' : 'took']++;
      if (event.kind === 'blocked' && side.includes(event.again)) tally.again++;
    }
    return tally;
  },
  good: ['took', 'again'],
  bad: ['lost'],
  say: {
    fr: {
      took: counted('prend un pion', n => `prend ${n} pions`),
      again: () => 'bloque l’adversaire et rejoue',
      lost: counted('laisse prendre un pion', n => `laisse prendre ${n} pions`),
    },
    en: {
      took: counted('takes a pawn', n => `takes ${n} pawns`),
      again: () => 'blocks the opponent and plays again',
      lost: counted('lets a pawn be taken', n => `lets ${n} pawns be taken`),
    },
  },
};
