import type { Level } from '@tablee/bots';
import {
  BadText,
  type Clock,
  commitTo,
  type Game,
  type GameRecord,
  liveChance,
  readBotsOnlyTable,
  readTable,
  type Seat,
  streamPick,
  type Table,
  toHex,
} from '@tablee/kernel';
import { markStarted, type OptionValues, type SeatChoice } from '../../storage/choices.ts';
import { newGameId, type StoredGame, saveGame } from '../../storage/games.ts';

/** Who plays at a table on this device. */
export type Seating =
  /** One person among bots; levels start at the next seat. */
  | { readonly among: 'bots'; readonly seat: SeatChoice; readonly levels: readonly Level[] }
  /** People on one screen: the level of the bot on each seat, null for a person. */
  | { readonly among: 'people'; readonly bots: readonly (Level | null)[] };

type LocalOptions = {
  readonly seats?: number | undefined;
  readonly options: OptionValues;
  readonly seating: Seating;
  readonly clock?: Clock | null | undefined;
};

/** Creates a game on this device and stores it. Throws a BadText for incompatible options. */
export function beginLocal(game: Game, { seats, options, seating, clock }: LocalOptions): StoredGame {
  const table = tableOf(game, seats, options, seating);
  const seed = crypto.getRandomValues(new Uint8Array(32));
  const setup = liveChance(seed, 0);
  game.setup(table, setup);
  const drawn = seating.among === 'bots' && !isSeat(seating.seat, table.seats);
  const lot = drawn ? { of: table.seats, pick: streamPick(seed, 'lot', 0, table.seats) } : null;
  const record: GameRecord = {
    tablee: 1,
    game: game.id,
    rules: game.rules,
    seats: table.seats,
    options: table.options,
    ...(clock ? { clock } : {}),
    seals: [{ from: 0, commitment: commitTo(seed) }],
    ...(lot ? { lot } : {}),
    setup: setup.picks,
    entries: [],
  };
  const bots = levelsBySeat(seating, table.seats, lot?.pick ?? 0);
  const refusal = bots.some(level => level !== null) ? game.noBots?.(table) : null;
  if (refusal) throw new BadText(refusal.key, `Rule ${refusal.rule} lets only people sit at this table.`);
  const stored = { id: newGameId(), record, bots, seed: toHex(seed), touched: Date.now() };
  saveGame(stored);
  markStarted(game.id);
  return stored;
}

/** The set-up gives all options; those left as they are may be replaced where only bots play (TCHAKO-46). */
function tableOf(game: Game, seats: number | undefined, options: OptionValues, seating: Seating): Table {
  const usual = seating.among === 'bots' ? game.againstBots : isShared(seating) ? game.oneScreen : {};
  const table = readTable(game, seats, { ...usual, ...options });
  const people = seating.among === 'bots' || levelsBySeat(seating, table.seats, 0).includes(null);
  if (people) return table;
  const changed = Object.entries(table.options).filter(
    ([name, value]) => value !== game.options[name]?.initial,
  );
  return readBotsOnlyTable(game, table.seats, Object.fromEntries(changed));
}

/** Only people, on one screen. */
const isShared = (seating: Seating): boolean =>
  seating.among === 'people' && seating.bots.every(level => level === null);

/** A choice stored for a larger table does not count. */
const isSeat = (choice: SeatChoice, seats: number): choice is Seat => choice !== 'lot' && choice < seats;

function levelsBySeat(seating: Seating, seats: number, lot: Seat): readonly (Level | null)[] {
  const all = Array.from({ length: seats }, (_, seat) => seat);
  if (seating.among === 'people') return all.map(seat => seating.bots[seat] ?? null);
  const own = isSeat(seating.seat, seats) ? seating.seat : lot;
  return all.map(seat => (seat === own ? null : seating.levels[((seat - own + seats) % seats) - 1]!));
}

/**
 * The same game with the seats rotated by one, so that partners stay partners. Games with a shared goal do not rotate.
 */
export function rematchLocal(game: Game, { record, bots }: StoredGame): StoredGame {
  const { seats, options, clock } = record;
  const moved = game.traits.goal === 'shared' ? 0 : 1;
  const before = (seat: Seat): Seat => (seat + seats - moved) % seats;
  const further = bots.map((_, seat) => bots[before(seat)] ?? null);
  const seating: Seating = { among: 'people', bots: further };
  const stored = beginLocal(game, { seats, options, clock, seating });
  if (!record.names) return stored;
  const names = bots.map((_, seat) => record.names?.[before(seat)] ?? '');
  const named = { ...stored, record: { ...stored.record, names } };
  saveGame(named);
  return named;
}
