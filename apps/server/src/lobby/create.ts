import { type Game, readTable, type Seat, streamPick } from '@tablee/kernel';
import type { newTable, Seated } from '@tablee/wire';
import type { z } from 'zod';
import { hashSecret, newSecret } from '../guests/secrets.ts';
import { problemOf, reading, Trouble, trouble } from '../problems.ts';
import { StoreError } from '../store/store.ts';
import type { Registry } from '../tables/registry.ts';
import { continuedTable, isSameTable, readContinued } from './continued.ts';
import { type FreshTable, freshTable, seatOne } from './fresh.ts';

export type NewTableRequest = z.output<typeof newTable>;

/** Lays a table and seats the host. The token is told this once. */
export async function createTable(
  registry: Registry,
  request: NewTableRequest,
  guestHash: string,
): Promise<Seated> {
  const { write, seed } = await prepare(registry, request);
  const { seats } = write.head;
  const byLot = request.seat === 'lot';
  const seat: Seat = byLot ? streamPick(seed, 'lot', 0, seats) : (request.seat as Seat);
  if (seat >= seats) throw trouble('no-such-seat');
  const token = newSecret();
  const holder = { name: request.name, tokenHash: hashSecret(token), guestHash };
  // The lot can be checked against the first seal only: in a continued game that one is not ours.
  const lot =
    byLot && write.entries.length === 0 && !write.head.lot ? { lot: { of: seats, pick: seat } } : {};
  try {
    await registry.store.write({
      ...write,
      head: { ...write.head, ...lot },
      holders: seatOne(seats, seat, holder),
    });
  } catch (e) {
    throw e instanceof StoreError ? new Trouble(problemOf('not-saved')) : e;
  }
  return { table: write.id, seat, token };
}

async function prepare(registry: Registry, request: NewTableRequest): Promise<FreshTable> {
  if (request.record === undefined) {
    const game = await gameFor(registry, request.game);
    return freshTable(
      game,
      reading(() => readTable(game, request.seats, request.options)),
    );
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
  return continuedTable(game, record);
}

async function gameFor(registry: Registry, id: string, rules?: number): Promise<Game> {
  const game = await registry.shelf.load(id, rules);
  if (game) return game;
  if (rules !== undefined && (await registry.shelf.load(id))) {
    throw trouble('record-rules', `Rules ${rules} of ${id} are not known here.`);
  }
  throw trouble('no-game', `There is no game "${id}". Games here: ${registry.shelf.ids.join(', ')}.`);
}
