import { coloursOf, countHome, type State, seatOf, type TockEvent } from '@tablee/tock';
import { counted, type GameReview } from '../../../board/review.ts';

type Kind = 'home' | 'took' | 'entered' | 'lost' | 'wasted';

export const review: GameReview<State, TockEvent, Kind> = {
  tally({ before, after, events }, side) {
    const own = (colour: number) => side.includes(seatOf(after, colour));
    const colours = side.flatMap(seat => coloursOf(after, seat));
    const home = countHome(after, colours) - countHome(before, colours);
    const tally = { home: Math.max(0, home), took: 0, entered: 0, lost: 0, wasted: 0 };
    for (const event of events) {
      if (event.kind === 'taken') tally[own(event.colour) ? 'lost' : 'took']++;
      if (event.kind === 'entered' && own(event.colour)) tally.entered++;
      if (event.kind === 'dropped' && side.includes(event.seat)) tally.wasted++;
    }
    return tally;
  },
  good: ['home', 'took', 'entered'],
  bad: ['lost', 'wasted'],
  say: {
    fr: {
      home: counted('rentre un pion', n => `rentre ${n} pions`),
      took: counted('renvoie un pion adverse', n => `renvoie ${n} pions adverses`),
      entered: () => 'fait entrer un pion',
      lost: counted('renvoie son propre pion', n => `renvoie ${n} de ses pions`),
      wasted: () => 'jette une carte pour rien',
    },
    en: {
      home: counted('brings a pawn home', n => `brings ${n} pawns home`),
      took: counted('sends a rival pawn back', n => `sends ${n} rival pawns back`),
      entered: () => 'enters a pawn',
      lost: counted('sends its own pawn back', n => `sends ${n} of its own pawns back`),
      wasted: () => 'wastes a card',
    },
  },
};
