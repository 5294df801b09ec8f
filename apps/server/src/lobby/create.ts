import {
  type Clock,
  canLoseAlone,
  type Game,
  readBotsOnlyTable,
  readClock,
  readTable,
  type Seat,
  streamPick,
  type Table,
} from '@tablee/kernel';
import { endAtZero, type Holder, type Holders, isKnownZone, onlyBots } from '@tablee/table';
import type { Laid, newTable as newTableSchema } from '@tablee/wire';
import type { z } from 'zod';
import { problemOf, problemOfRefusal, reading, Trouble, trouble } from '../common/problems.ts';
import { FREE_TERMS, type Terms } from '../limits/quotas.ts';
import { hashSecret, newSecret } from '../people/credentials.ts';
import { OWN_WORK } from '../replays/work-budget.ts';
import { type CreateWrite, StoreError, type TableHead } from '../store/store.ts';
import { type NewTable, newTable } from '../tables/new-table.ts';
import type { Registry } from '../tables/registry.ts';
import { continuedTable, isSameTable, readContinued } from './continued-game.ts';
import { checkName } from './readable-names.ts';

export type NewTableRequest = z.output<typeof newTableSchema>;

/** Creates a table with its bots, and with the host unless the request wants no seat. The token is returned this once. */
export async function createTable(
  registry: Registry,
  request: NewTableRequest,
  guestHash: string,
  { owner, admitBots }: Terms = FREE_TERMS,
  /** Charged for checking a record. */
  address: string = OWN_WORK,
): Promise<Laid> {
  const { name = '', avatar } = request;
  if (request.name !== undefined) checkName(name);
  const created = await prepare(registry, request, address);
  const holders = seatBots(created.write.head.seats, request.bots ?? []);
  if (created.noBots && holders.some(h => h !== null)) throw new Trouble(problemOfRefusal(created.noBots));
  const { seat, lot } = chooseSeat(request.seat, holders, created);
  if (onlyBots(holders)) {
    const problem = await admitBots();
    if (problem) throw new Trouble(problem);
  }
  const token = newSecret();
  const host = { name, tokenHash: hashSecret(token), guestHash, avatar };
  await save(registry, {
    ...created.write,
    head: { ...created.write.head, ...lot },
    holders: holders.map((h, s) => (s === seat ? host : h)),
    host: guestHash,
    owner,
  });
  return { table: created.write.id, seat, token: seat === null ? null : token };
}

function seatBots(seats: number, bots: NonNullable<NewTableRequest['bots']>): Holders {
  const holders = Array.from({ length: seats }, (): Holder | null => null);
  for (const { seat, level } of bots) {
    if (seat >= seats) throw trouble('no-such-seat');
    if (holders[seat]) throw trouble('seat-taken');
    holders[seat] = { bot: level };
  }
  return holders;
}

type Chosen = { readonly seat: Seat | null; readonly lot?: Pick<TableHead, 'lot'> };

function chooseSeat(wanted: NewTableRequest['seat'], holders: Holders, created: NewTable): Chosen {
  if (wanted === 'none') return { seat: null };
  if (wanted === 'lot') return drawSeat(holders, created);
  if (wanted >= holders.length) throw trouble('no-such-seat');
  if (holders[wanted]) throw trouble('seat-taken');
  return { seat: wanted };
}

/** Among the seats without a bot. */
function drawSeat(holders: Holders, { write, seed }: NewTable): Chosen {
  const free = holders.flatMap((h, s) => (h ? [] : [s]));
  if (free.length === 0) throw trouble('no-free-seat');
  const pick = streamPick(seed, 'lot', 0, free.length);
  const seat = free[pick]!;
  // The lot is verified against the first seal, which in a continued game is not ours.
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

async function prepare(registry: Registry, request: NewTableRequest, address: string): Promise<NewTable> {
  if (request.record === undefined) {
    const game = await gameFor(registry, request.game);
    const table = reading(() => readWanted(game, request));
    return newTable(game, table, clockFor(game, table, request.clock), registry.seeds);
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
  const table = reading(() => readTable(game, record.seats, record.options));
  return continuedTable(registry, game, record, clockFor(game, table, clock), address);
}

/** A table whose seats are all for bots gets the options for them (TCHAKO-46). */
function readWanted(game: Game, { seats, options, bots = [] }: NewTableRequest): Table {
  const table = readTable(game, seats, options);
  return bots.length < table.seats ? table : readBotsOnlyTable(game, seats, options);
}

function clockFor(game: Game, table: Table, wanted: unknown): Clock | null {
  if (wanted === null || wanted === undefined) return null;
  const clock = reading(() => readClock(wanted, table.seats));
  const end = endAtZero(clock);
  if (end === 'game' && !canLoseAlone({ game, table })) throw trouble('clock-loss');
  const refusal = end === 'understudy' ? game.noBots?.(table) : null;
  if (refusal) throw new Trouble(problemOfRefusal(refusal));
  if (clock.kind === 'days' && clock.pauses && !isKnownZone(clock.pauses.zone))
    throw trouble('clock', 'This time zone is not known here.');
  return clock;
}

async function gameFor(registry: Registry, id: string, rules?: number): Promise<Game> {
  const game = await registry.gameForNew(id, rules);
  if (game) return game;
  if (rules !== undefined && (await registry.games.load(id))) {
    throw trouble('record-rules', `Rules ${rules} of ${id} are not known here.`);
  }
  throw trouble('no-game', `There is no game "${id}". Games here: ${registry.games.ids.join(', ')}.`);
}
