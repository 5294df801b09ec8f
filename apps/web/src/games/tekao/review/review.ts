import { isFlag, type State, sideOf, sideOfSeat, type TekaoEvent } from '@tablee/tekao';
import { counted, type GameReview } from '../../../board/review.ts';

type Kind = 'flag' | 'took' | 'lost';

export const review: GameReview<State, TekaoEvent, Kind> = {
  tally({ events }, [seat = 0]) {
    const tally = { flag: 0, took: 0, lost: 0 };
    for (const event of events) {
      if (event.kind !== 'fell') continue;
      const own = sideOf(event.cell) === sideOfSeat(seat);
      if (own) tally.lost++;
      else tally[isFlag(event.cell) ? 'flag' : 'took']++;
    }
    return tally;
  },
  good: ['flag', 'took'],
  bad: ['lost'],
  say: {
    fr: {
      flag: () => 'prend le drapeau',
      took: counted('prend un pion', n => `prend ${n} pions`),
      lost: counted('laisse prendre un pion', n => `laisse prendre ${n} pions`),
    },
    en: {
      flag: () => 'takes the flag',
      took: counted('takes a piece', n => `takes ${n} pieces`),
      lost: counted('lets a piece be taken', n => `lets ${n} pieces be taken`),
    },
  },
};
