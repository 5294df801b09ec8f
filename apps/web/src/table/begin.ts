import type { Level } from '@tablee/bots';
import {
  commitTo,
  type Game,
  type GameRecord,
  liveChance,
  readTable,
  streamPick,
  toHex,
} from '@tablee/kernel';
import type { OptionValues, SeatWish } from '../storage/choices.ts';
import { type KeptGame, keepGame, newGameId } from '../storage/games.ts';

type Wishes = {
  readonly options: OptionValues;
  /** Level of the opponent; null when people share this screen. */
  readonly level: Level | null;
  readonly seat: SeatWish;
};

/** Begins a game on this device and keeps it. Throws a BadText when the options do not go together. */
export function beginLocal(game: Game, { options, level, seat }: Wishes): KeptGame {
  const table = readTable(game, undefined, options);
  const seed = crypto.getRandomValues(new Uint8Array(32));
  const setup = liveChance(seed, 0);
  game.setup(table, setup);
  const lot = seat === 'lot' && level !== null ? streamPick(seed, 'lot', 0, table.seats) : null;
  const own = level === null ? null : (lot ?? (seat === 'lot' ? 0 : seat));
  const record: GameRecord = {
    tablee: 1,
    game: game.id,
    rules: game.rules,
    seats: table.seats,
    options: table.options,
    seals: [{ from: 0, commitment: commitTo(seed) }],
    ...(lot === null ? {} : { lot: { of: table.seats, pick: lot } }),
    setup: setup.picks,
    entries: [],
  };
  const bots = Array.from({ length: table.seats }, (_, s) => (own === null || s === own ? null : level));
  const kept = { id: newGameId(), record, bots, seed: toHex(seed), touched: Date.now() };
  keepGame(kept);
  return kept;
}

/** The same again with the places changed round. */
export function rematchLocal(game: Game, { record, bots }: KeptGame): KeptGame {
  const level = bots.find(l => l !== null) ?? null;
  const own = bots.indexOf(null);
  return beginLocal(game, {
    options: record.options,
    level,
    seat: level === null ? 0 : (own + 1) % record.seats,
  });
}

/** A record from elsewhere, kept on this device so that it can be looked at, and gone on with. */
export function adoptRecord(record: GameRecord): KeptGame {
  const kept = {
    id: newGameId(),
    record: { ...record, seals: [] },
    bots: Array.from({ length: record.seats }, () => null),
    seed: toHex(crypto.getRandomValues(new Uint8Array(32))),
    touched: Date.now(),
  };
  keepGame(kept);
  return kept;
}
