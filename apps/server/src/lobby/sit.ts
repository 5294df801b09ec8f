import type { Seat } from '@tablee/kernel';
import { looksAlike } from '@tablee/table';
import type { Problem, Seated, SitDown } from '@tablee/wire';
import { hashSecret, newSecret } from '../people/credentials.ts';
import { problemOf, Trouble } from '../problems.ts';
import { isBot, StoreError } from '../store/store.ts';
import { peopleOf } from '../tables/frames.ts';
import { type Answer, isProblem, type Referee } from '../tables/referee.ts';
import type { Registry } from '../tables/registry.ts';
import type { LiveTable } from '../tables/table.ts';
import { Message } from '../watch/message.ts';
import { checkName } from './names.ts';

/** Takes a free seat: the one asked for, else the first. In the table's queue, so that two never share one. */
export async function sitDown(
  registry: Registry,
  referee: Referee,
  table: LiveTable,
  request: SitDown,
  guestHash: string,
): Promise<Seated> {
  checkName(request.name);
  const token = newSecret();
  let taken: Seat = 0;
  const rule = async (): Promise<Answer> => {
    const seat = chooseSeat(table, request.seat, guestHash);
    if (typeof seat !== 'number') return seat;
    if (isNameTaken(table, request.name, guestHash)) return problemOf('name-taken');
    const holder = { name: request.name, tokenHash: hashSecret(token), guestHash };
    try {
      await registry.store.write({ kind: 'sit', key: table.key, seat, holder });
    } catch (e) {
      if (e instanceof StoreError && e.kind === 'conflict') {
        await registry.reload(table);
        return problemOf('seat-taken');
      }
      throw e;
    }
    taken = seat;
    const holders = table.standing.holders.map((h, s) => (s === seat ? holder : h));
    table.standing = { ...table.standing, holders };
    table.audience.call(Message.of(peopleOf(table)));
    return { n: table.match.n };
  };
  const answer = await referee.change(table, rule, 'seat-not-saved');
  if (isProblem(answer)) throw new Trouble(answer);
  return { table: table.id, seat: taken, token };
}

function chooseSeat(table: LiveTable, wanted: Seat | undefined, guestHash: string): Seat | Problem {
  const { holders } = table.standing;
  if (wanted === undefined) {
    // Whoever plays both sides says so by naming the seat.
    if (table.seatOfGuest(guestHash) !== null) return problemOf('already-seated');
    const free = holders.indexOf(null);
    return free < 0 ? problemOf('no-free-seat') : free;
  }
  if (wanted >= holders.length) return problemOf('no-such-seat');
  const holder = holders[wanted];
  if (!holder) return wanted;
  return problemOf(!isBot(holder) && holder.guestHash === guestHash ? 'already-seated' : 'seat-taken');
}

/** By somebody else: who plays several seats may have one name. */
const isNameTaken = ({ standing }: LiveTable, name: string, guestHash: string): boolean =>
  standing.holders.some(
    h => h !== null && !isBot(h) && h.guestHash !== guestHash && looksAlike(h.name, name),
  );
