import { type Clock, type Game, readClock, readTable, type Seat, streamPick } from '@tablee/kernel';
import type { Laid, newTable } from '@tablee/wire';
import type { z } from 'zod';
import { FREE_TERMS, type Terms } from '../limits/quotas.ts';
import { hashSecret, newSecret } from '../people/credentials.ts';
import { problemOf, problemOfRefusal, reading, Trouble, trouble } from '../problems.ts';
import { OWN_WORK } from '../replays/work-budget.ts';
import { type CreateWrite, type Holder, onlyBots, StoreError, type TableHead } from '../store/store.ts';
import type { Registry } from '../tables/registry.ts';
import { continuedTable, isSameTable, readContinued } from './continued.ts';
import { type FreshTable, freshTable } from './fresh.ts';
import { checkName } from './names.ts';

export type NewTableRequest = z.output<typeof newTable>;

/** Lays a table, seats bots, and the host unless a screen for all is wanted. The token is told this once. */
export async function createTable(
  registry: Registry,
  request: NewTableRequest,
  guestHash: string,
  { owner, admitBots }: Terms = FREE_TERMS,
  /** Who is charged for checking a record. */
  address: string = OWN_WORK,
): Promise<Laid> {
  const { name = '' } = request;
  if (request.name !== undefined) checkName(name);
  const fresh = await prepare(registry, request, address);
  const holders = seatBots(fresh.write.head.seats, request.bots ?? []);
  if (fresh.noBots && holders.some(h => h !== null)) throw new Trouble(problemOfRefusal(fresh.noBots));
  const { seat, lot } = chooseSeat(request.seat, holders, fresh);
  if (onlyBots(holders)) {
    const problem = await admitBots();
    if (problem) throw new Trouble(problem);
  }
  const token = newSecret();
  const host = { name, tokenHash: hashSecret(token), guestHash };
  await save(registry, {
    ...fresh.write,
    head: { ...fresh.write.head, ...lot },
    holders: holders.map((h, s) => (s === seat ? host : h)),
    host: guestHash,
    owner,
  });
  return { table: fresh.write.id, seat, token: seat === null ? null : token };
}

function seatBots(seats: number, bots: NonNullable<NewTableRequest['bots']>): readonly (Holder | null)[] {
  const holders = Array.from({ length: seats }, (): Holder | null => null);
  for (const { seat, level } of bots) {
    if (seat >= seats) throw trouble('no-such-seat');
    if (holders[seat]) throw trouble('seat-taken');
    holders[seat] = { bot: level };
  }
  return holders;
}

type Chosen = { readonly seat: Seat | null; readonly lot?: Pick<TableHead, 'lot'> };

function chooseSeat(
  wish: NewTableRequest['seat'],
  holders: readonly (Holder | null)[],
  fresh: FreshTable,
): Chosen {
  if (wish === 'none') return { seat: null };
  if (wish === 'lot') return drawSeat(holders, fresh);
  if (wish >= holders.length) throw trouble('no-such-seat');
  if (holders[wish]) throw trouble('seat-taken');
  return { seat: wish };
}

/** Among the seats no bot has. */
function drawSeat(holders: readonly (Holder | null)[], { write, seed }: FreshTable): Chosen {
  const free = holders.flatMap((h, s) => (h ? [] : [s]));
  if (free.length === 0) throw trouble('no-free-seat');
  const pick = streamPick(seed, 'lot', 0, free.length);
  const seat = free[pick]!;
  // The lot can be checked against the first seal only: in a continued game that one is not ours.
  const ours = write.entries.length === 0 && !write.head.lot;
  return ours ? { seat, lot: { lot: { of: free.length, pick } } } : { seat };
}

async function save(registry: Registry, write: CreateWrite): Promise<void> {
  try {
    await registry.store.write(write);
  } catch (e) {
    throw e instanceof StoreError ? new Trouble(problemOf('table-not-saved'), e) : e;
  }
}

async function prepare(registry: Registry, request: NewTableRequest, address: string): Promise<FreshTable> {
  if (request.record === undefined) {
    const game = await gameFor(registry, request.game);
    const table = reading(() => readTable(game, request.seats, request.options));
    return freshTable(game, table, clockFor(request.clock, table.seats), registry.seeds);
  }
  const record = readContinued(request.record);
  if (record.game !== request.game) throw trouble('record-game');
  const game = await gameFor(registry, record.game, record.rules);
  if (request.options !== undefined || request.seats !== undefined) {
    const table = reading(() =>
      readTable(game, request.seats ?? record.seats, request.options ?? record.options),
    );
    if (!isSameTable(table, record)) throw trouble('record-options');
  }
  const clock = request.clock === undefined ? record.clock : request.clock;
  return continuedTable(registry, game, record, clockFor(clock, record.seats), address);
}

const clockFor = (wish: unknown, seats: number): Clock | null =>
  wish === null || wish === undefined ? null : reading(() => readClock(wish, seats));

async function gameFor(registry: Registry, id: string, rules?: number): Promise<Game> {
  const game = await registry.shelf.load(id, rules);
  if (game) return game;
  if (rules !== undefined && (await registry.shelf.load(id))) {
    throw trouble('record-rules', `Rules ${rules} of ${id} are not known here.`);
  }
  throw trouble('no-game', `There is no game "${id}". Games here: ${registry.shelf.ids.join(', ')}.`);
}
