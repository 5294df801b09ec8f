import { type Match, reachesOverSecrets, type Seat, takeBack } from '@tablee/kernel';
import type { Person } from '@tablee/wire';
import type { BackWay } from './session.ts';

/** How the last step may be taken back where the others sit elsewhere, and some of them may be bots. */
export function backByLink(match: Match, seat: Seat | null, people: readonly Person[]): BackWay {
  if (seat === null) return 'watching';
  if (match.outcome) return 'over';
  const way = takeBack(match.line, seat, match.game.actors(match.state).includes(seat));
  if (typeof way === 'string') return way;
  // A bot would decline, so the request is not sent.
  const bots = people.some(p => p.bot !== null);
  if (bots && reachesOverSecrets(match, way.to, seat)) return 'bound';
  const alone = people.every((p, s) => s === seat || p.name === null);
  return way.consent && !alone ? 'ask' : 'free';
}
