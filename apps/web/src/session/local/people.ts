import type { Thinker } from '@tablee/bots';
import type { Match, Seat } from '@tablee/kernel';
import { acceptsDraw, botQuestionFrom, type Holder, isDrawTooEarly, type Timeline } from '@tablee/table';
import type { StoredGame } from '../../storage/games.ts';
import type { SeatInfo } from '../session.ts';

/** The seat of the only person among bots; null with several people, or without bots. */
export function ownSeat(bots: StoredGame['bots']): Seat | null {
  const people = bots.flatMap((level, seat) => (level === null ? [seat] : []));
  return people.length === 1 ? people[0]! : null;
}

export const peopleOf = ({ bots, record }: StoredGame): readonly SeatInfo[] =>
  bots.map((bot, seat) => ({ name: record.names?.[seat] || null, here: true, bot }));

export const holdersOf = ({ bots }: StoredGame): readonly Holder[] =>
  bots.map(bot => (bot === null ? { name: '', tokenHash: '', guestHash: null } : { bot }));

type DrawOffer = {
  readonly match: Match;
  /** Unredacted; each bot is asked with its own view. */
  readonly steps: Timeline;
  readonly levels: StoredGame['bots'];
  readonly speaker: Seat;
  readonly wake: () => Promise<Thinker>;
};

/** Asks every bot on another side about a draw. Returns the seat that agrees last; null: one declines. */
export async function askBotsForDraw({
  match,
  steps,
  levels,
  speaker,
  wake,
}: DrawOffer): Promise<Seat | null> {
  if (isDrawTooEarly(match)) return null;
  const mine = match.game.teams(match.table).find(team => team.includes(speaker)) ?? [];
  const thinker = await wake();
  let last: Seat | null = null;
  for (const [bot, level] of levels.entries()) {
    if (level === null || mine.includes(bot)) continue;
    if (!acceptsDraw(await thinker.evaluate(botQuestionFrom(steps, match, bot)))) return null;
    last = bot;
  }
  return last ?? speaker;
}
