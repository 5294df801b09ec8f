import { type Chance, type Game, isRefused, type Match, type MoveEntry, playMove } from '@tablee/kernel';
import type { askedChance, Stop } from './checks/walk.ts';

/** The twin plays what was played in the first world; where that is impossible, whoever is asked plays something. */
export function stepTwin(
  game: Game,
  match: Match,
  wanted: MoveEntry,
  luck: ReturnType<typeof askedChance>,
  dice: Chance,
): Stop | null {
  const actors = game.actors(match.state);
  if (match.outcome || actors.length === 0) return null;
  const same = playMove(match, wanted.seat, wanted.move, luck);
  if (!isRefused(same)) return { match: same.match, entry: same.entry, events: same.events, of: luck.of };
  const seat = actors.includes(wanted.seat) ? wanted.seat : actors[0]!;
  const other = playMove(match, seat, game.writeMove(game.sample(match.state, seat, dice)), luck);
  if (isRefused(other)) return null;
  return { match: other.match, entry: other.entry, events: other.events, of: luck.of };
}
