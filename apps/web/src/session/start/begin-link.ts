import type { Clock, GameRecord } from '@tablee/kernel';
import type { BotLevel } from '@tablee/wire';
import { createTable } from '../../api/client.ts';
import type { OptionValues, SeatChoice } from '../../storage/choices.ts';
import { saveTable } from '../../storage/tables.ts';

/** A new game, or the record of one to continue. */
export type GameStart =
  | { readonly seats: number; readonly options: OptionValues; readonly clock: Clock | null }
  | { readonly record: GameRecord };

export type LinkOptions = {
  readonly game: string;
  readonly start: GameStart;
  /** 'none': this screen shows the board, and every person plays on a phone. */
  readonly seat: SeatChoice | 'none';
  /** Required for a seat. */
  readonly name?: string;
  readonly avatar?: number;
  readonly bots?: readonly { readonly seat: number; readonly level: BotLevel }[];
};

/** Creates a table on the server, stores it on this device and returns its id. Throws an ApiError. */
export async function beginLink({
  game,
  start,
  seat: choice,
  name,
  avatar,
  bots = [],
}: LinkOptions): Promise<string> {
  const { table, seat, token } = await createTable({
    game,
    seat: choice,
    ...(name === undefined ? {} : { name }),
    ...(avatar === undefined ? {} : { avatar }),
    ...(bots.length === 0 ? {} : { bots: [...bots] }),
    ...start,
  });
  const seats = 'record' in start ? start.record.seats : start.seats;
  const names = Array.from({ length: seats }, (_, s) => (s === seat ? (name ?? null) : null));
  const held = seat === null || token === null ? {} : { seat, token };
  saveTable({ id: table, game, touched: Date.now(), names, over: false, ...held });
  return table;
}
