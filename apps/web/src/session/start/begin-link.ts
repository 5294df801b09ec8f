import type { Clock, GameRecord } from '@tablee/kernel';
import type { BotLevel } from '@tablee/wire';
import { createTable } from '../../api/client.ts';
import type { OptionValues, SeatWish } from '../../storage/choices.ts';
import { keepTable } from '../../storage/tables.ts';

/** What a table by link begins with: a fresh game, or one brought along. */
export type Beginning =
  | { readonly seats: number; readonly options: OptionValues; readonly clock: Clock | null }
  | { readonly record: GameRecord };

export type LinkWish = {
  readonly game: string;
  readonly beginning: Beginning;
  /** 'none': this screen is the board for everybody, and each plays from a phone. */
  readonly seat: SeatWish | 'none';
  /** Needed to sit. */
  readonly name?: string;
  readonly bots?: readonly { readonly seat: number; readonly level: BotLevel }[];
};

/** Lays a table on the server and remembers it; its name. Throws an ApiTrouble. */
export async function beginLink({ game, beginning, seat: wish, name, bots = [] }: LinkWish): Promise<string> {
  const { table, seat, token } = await createTable({
    game,
    seat: wish,
    ...(name === undefined ? {} : { name }),
    ...(bots.length === 0 ? {} : { bots: [...bots] }),
    ...beginning,
  });
  const seats = 'record' in beginning ? beginning.record.seats : beginning.seats;
  const names = Array.from({ length: seats }, (_, s) => (s === seat ? (name ?? null) : null));
  const held = seat === null || token === null ? {} : { seat, token };
  keepTable({ id: table, game, touched: Date.now(), names, over: false, ...held });
  return table;
}
