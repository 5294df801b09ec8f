import type { Level } from '@tablee/bots';
import {
  BadText,
  type Clock,
  commitTo,
  type Game,
  type GameRecord,
  liveChance,
  readTable,
  type Seat,
  streamPick,
  toHex,
} from '@tablee/kernel';
import type { OptionValues, SeatWish } from '../../storage/choices.ts';
import { type KeptGame, keepGame, newGameId } from '../../storage/games.ts';

/** Who sits at a table on this device. */
export type Company =
  /** One person among bots, whose levels are told from the next player on. */
  | { readonly among: 'bots'; readonly seat: SeatWish; readonly levels: readonly Level[] }
  /** Whoever shares the screen: the level of the bot on each seat, null for a person. */
  | { readonly among: 'people'; readonly bots: readonly (Level | null)[] };

type Wishes = {
  readonly seats?: number | undefined;
  readonly options: OptionValues;
  readonly company: Company;
  readonly clock?: Clock | null | undefined;
};

/** Begins a game on this device and keeps it. Throws a BadText when the options do not go together. */
export function beginLocal(game: Game, { seats, options, company, clock }: Wishes): KeptGame {
  const table = readTable(game, seats, options);
  const seed = crypto.getRandomValues(new Uint8Array(32));
  const setup = liveChance(seed, 0);
  game.setup(table, setup);
  const drawn = company.among === 'bots' && !isSeat(company.seat, table.seats);
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
  const bots = seatCompany(company, table.seats, lot?.pick ?? 0);
  const refusal = bots.some(level => level !== null) ? game.noBots?.(table) : null;
  if (refusal) throw new BadText(refusal.key, `Rule ${refusal.rule} lets only people sit at this table.`);
  const kept = { id: newGameId(), record, bots, seed: toHex(seed), touched: Date.now() };
  keepGame(kept);
  return kept;
}

/** A wish from a larger table is none. */
const isSeat = (wish: SeatWish, seats: number): wish is Seat => wish !== 'lot' && wish < seats;

function seatCompany(company: Company, seats: number, lot: Seat): readonly (Level | null)[] {
  const all = Array.from({ length: seats }, (_, seat) => seat);
  if (company.among === 'people') return all.map(seat => company.bots[seat] ?? null);
  const own = isSeat(company.seat, seats) ? company.seat : lot;
  return all.map(seat => (seat === own ? null : company.levels[((seat - own + seats) % seats) - 1]!));
}

/** The same again, everybody one place further: partners stay partners. Where all play together nobody moves. */
export function rematchLocal(game: Game, { record, bots }: KeptGame): KeptGame {
  const { seats, options, clock } = record;
  const moved = game.traits.goal === 'shared' ? 0 : 1;
  const before = (seat: Seat): Seat => (seat + seats - moved) % seats;
  const further = bots.map((_, seat) => bots[before(seat)] ?? null);
  const company: Company = { among: 'people', bots: further };
  const kept = beginLocal(game, { seats, options, clock, company });
  if (!record.names) return kept;
  const names = bots.map((_, seat) => record.names?.[before(seat)] ?? '');
  const named = { ...kept, record: { ...kept.record, names } };
  keepGame(named);
  return named;
}

/**
 * A record from elsewhere, kept on this device so that it can be looked at, and gone on with. Its seals stay; what is
 * drawn from here on has one of its own.
 */
export function adoptRecord(record: GameRecord): KeptGame {
  const seed = crypto.getRandomValues(new Uint8Array(32));
  const from = record.entries.length + 1;
  const ended = record.outcome !== undefined;
  const earlier = record.seals.filter(seal => seal.from < from);
  const kept = {
    id: newGameId(),
    record: ended ? record : { ...record, seals: [...earlier, { from, commitment: commitTo(seed) }] },
    bots: Array.from({ length: record.seats }, () => null),
    seed: toHex(seed),
    touched: Date.now(),
    ...(ended ? { over: true } : {}),
  };
  keepGame(kept);
  return kept;
}
