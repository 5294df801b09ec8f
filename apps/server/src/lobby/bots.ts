import type { Seat } from '@tablee/kernel';
import type { BotSeated, BotWish, Problem } from '@tablee/wire';
import { problemOf, problemOfRefusal, Trouble } from '../problems.ts';
import { type Holder, isBot, onlyBots, type Write } from '../store/store.ts';
import { peopleOf } from '../tables/frames.ts';
import { type Answer, isProblem, type Referee } from '../tables/referee.ts';
import type { Registry } from '../tables/registry.ts';
import type { LiveTable } from '../tables/table.ts';
import { Message } from '../watch/message.ts';

/**
 * Whoever sits at a table, or laid it, puts a bot on a free seat and sends one away that has not played yet. A person
 * does not push a bot from its chair: somebody at the table makes room first. Bots wait until every seat is taken, so
 * there is time for that.
 */
type Room = { readonly registry: Registry; readonly referee: Referee; readonly table: LiveTable };

export async function seatBot(room: Room, { seat: wanted, level }: BotWish): Promise<BotSeated> {
  const seat = await change(room, { bot: level }, ({ standing: { holders }, match: { game, table } }) => {
    const refusal = game.noBots?.(table);
    if (refusal) return problemOfRefusal(refusal);
    const free = wanted ?? holders.indexOf(null);
    if (free < 0) return problemOf('no-free-seat');
    if (free >= holders.length) return problemOf('no-such-seat');
    return holders[free] ? problemOf('seat-taken') : free;
  });
  return { table: room.table.id, seat, level };
}

export async function sendBotAway(room: Room, seat: Seat): Promise<void> {
  await change(room, null, ({ standing: { holders }, match }) => {
    const holder = holders[seat];
    if (!holder || !isBot(holder)) return problemOf('no-bot');
    return match.line.findLast(played => played.seat === seat) ? problemOf('bot-moved') : seat;
  });
}

/** In the table's queue, so that two never share a seat. */
async function change(
  { registry, referee, table }: Room,
  holder: Holder | null,
  choose: (table: LiveTable) => Seat | Problem,
): Promise<Seat> {
  let changed: Seat = 0;
  const rule = async (): Promise<Answer> => {
    const seat = choose(table);
    if (typeof seat !== 'number') return seat;
    const holders = table.standing.holders.map((h, s) => (s === seat ? holder : h));
    const alone = onlyBots(holders);
    const write: Write = holder
      ? { kind: 'sit', key: table.key, seat, holder, onlyBots: alone }
      : { kind: 'rise', key: table.key, seat };
    const seatNow = async (): Promise<{ n: number }> => {
      await registry.store.write(write);
      changed = seat;
      table.standing = { ...table.standing, holders };
      table.audience.call(Message.of(peopleOf(table)));
      return { n: table.match.n };
    };
    return alone ? registry.rights.withinBots(table.owner, seatNow) : seatNow();
  };
  const answer = await referee.change(table, rule, 'seat-not-saved');
  if (isProblem(answer)) throw new Trouble(answer);
  return changed;
}
