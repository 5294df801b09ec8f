import { controlOf, heldBy, isQueen, ownerOf, type State, sizeOf, type TchakoEvent } from '@tablee/tchako';
import { counted, type GameReview } from '../../../board/review.ts';

type Kind = 'queen' | 'took' | 'zones' | 'created' | 'exposed' | 'lost' | 'given';

export const review: GameReview<State, TchakoEvent, Kind> = {
  tally({ before, after, events }, side) {
    const held = (s: State, seat: number) => sizeOf(heldBy(controlOf(s), seat));
    const [seat = 0] = side;
    const tally = { queen: 0, took: 0, zones: 0, created: 0, exposed: 0, lost: 0, given: 0 };
    tally.zones = Math.max(0, held(after, seat) - held(before, seat));
    tally.given = Math.max(0, held(before, seat) - held(after, seat));
    for (const event of events) {
      if (event.kind === 'gone') {
        const own = side.includes(ownerOf(event.puck));
        if (isQueen(event.puck)) tally[own ? 'exposed' : 'queen']++;
        else tally[own ? 'lost' : 'took']++;
      }
      if (event.kind === 'created' && side.includes(event.seat)) tally.created++;
    }
    return tally;
  },
  good: ['queen', 'took', 'zones', 'created'],
  bad: ['exposed', 'lost', 'given'],
  say: {
    fr: {
      queen: () => 'chasse la reine adverse du terrain',
      took: counted('élimine un palet', n => `élimine ${n} palets`),
      zones: counted('gagne une zone', n => `gagne ${n} zones`),
      created: counted('crée un palet', n => `crée ${n} palets`),
      exposed: () => 'laisse la reine quitter le terrain',
      lost: counted('laisse éliminer un palet', n => `laisse éliminer ${n} palets`),
      given: counted('cède une zone', n => `cède ${n} zones`),
    },
    en: {
      queen: () => 'drives the enemy queen off the board',
      took: counted('eliminates a puck', n => `eliminates ${n} pucks`),
      zones: counted('gains a zone', n => `gains ${n} zones`),
      created: counted('creates a puck', n => `creates ${n} pucks`),
      exposed: () => 'lets the queen leave the board',
      lost: counted('lets a puck be eliminated', n => `lets ${n} pucks be eliminated`),
      given: counted('gives up a zone', n => `gives up ${n} zones`),
    },
  },
};
