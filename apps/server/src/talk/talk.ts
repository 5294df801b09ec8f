import { partnersOf, type Seat } from '@tablee/kernel';
import type { Problem, Reaction, Spoken, TalkFrame } from '@tablee/wire';
import { problemOf } from '../problems.ts';
import { KEPT_LINES, type Line, type Store } from '../store/store.ts';
import type { Answer, Referee } from '../tables/referee.ts';
import type { Ruling } from '../tables/ruling.ts';
import type { LiveTable } from '../tables/table.ts';
import { Message } from '../watch/message.ts';
import { silenceAt } from './quiet.ts';

/** What those who sit say to one another. Watchers read and stay silent: a running game is no place for prompters. */

export const spokenOf = ({ n, seat, text, at }: Line): Spoken => ({
  n,
  seat,
  text,
  at: new Date(at).toISOString(),
});

/** What was said after line `heard`; null when nobody said anything. */
export function talkSince(table: LiveTable, heard: number): TalkFrame | null {
  const lines = table.lines.filter(line => line.n > heard).map(spokenOf);
  return lines.length === 0 ? null : { t: 'talk', table: table.id, lines };
}

/** Written down first, told afterwards, as moves are. */
export async function say(
  store: Store,
  referee: Referee,
  table: LiveTable,
  seat: Seat,
  text: string,
): Promise<Answer> {
  const rule = async (): Promise<Ruling> => {
    const silence = silenceAt(table, seat);
    if (silence) return silence;
    if (!table.patience.spend('line', seat, table.ticker.now())) return problemOf('too-often');
    const line = { n: (table.lines.at(-1)?.n ?? 0) + 1, seat, text, at: Date.now() };
    await store.write({ kind: 'say', key: table.key, line });
    table.lines = [...table.lines, line].slice(-KEPT_LINES);
    table.audience.call(Message.of({ t: 'said', table: table.id, line: spokenOf(line) }));
    return { n: line.n };
  };
  return referee.change(table, rule, 'line-not-saved');
}

/** Shown to everybody at the table for a moment, and gone. */
export function react(table: LiveTable, seat: Seat, reaction: Reaction): Problem | null {
  if (!table.patience.spend('reaction', seat, table.ticker.now())) return problemOf('too-often');
  table.audience.call(Message.of({ t: 'reacted', table: table.id, seat, reaction }));
  return null;
}

/** Points at a place of the board, for those who play on one side (TEKAO-12); everybody sees it, and nobody keeps it. */
export function point(table: LiveTable, seat: Seat, at: string): Problem | null {
  const { game, table: agreed, outcome } = table.match;
  if (outcome !== null) return problemOf('over');
  const silence = silenceAt(table, seat);
  if (silence) return silence;
  if (partnersOf(game, agreed, seat).length === 0) return problemOf('no-partner');
  if (!table.patience.spend('point', seat, table.ticker.now())) return problemOf('too-often');
  table.audience.call(Message.of({ t: 'pointed', table: table.id, seat, at }));
  return null;
}
