import { duel, lob, nim } from '@tablee/conform/specimens';
import {
  type Chance,
  defaultTable,
  type Game,
  isRefused,
  liveChance,
  type Match,
  openMatch,
  seedFromText,
} from '@tablee/kernel';
import {
  type Change,
  type CommandResult,
  type Context,
  type Holder,
  isChange,
  NO_OFFERS,
  openClock,
  type PersonHolder,
  type TableState,
} from '../src/index.ts';

/** Table states and contexts for tests. */

const SEED = seedFromText('table tests');

export const NIM = nim as unknown as Game;
export const DUEL = duel as unknown as Game;
export const LOB = lob as unknown as Game;

export const person = (name: string, guestHash: string | null = `guest of ${name}`): PersonHolder => ({
  name,
  tokenHash: `token of ${name}`,
  guestHash,
});
export const ANN = person('Ann');
export const BOB = person('Bob');
export const CID = person('Cid');
export const BOT: Holder = { bot: 2 };

type Wanted = {
  readonly holders?: readonly (Holder | null)[];
  readonly seats?: number;
  /** Seconds of an hourglass. */
  readonly clock?: number;
};

export function tableOf(game: Game, { holders = [ANN, BOB], seats, clock }: Wanted = {}): TableState {
  const agreed = defaultTable(game);
  const count = seats ?? holders.length;
  const { match } = openMatch(game, { ...agreed, seats: count }, liveChance(SEED, 0));
  return {
    match,
    last: null,
    offers: NO_OFFERS,
    holders,
    clock: clock === undefined ? null : openClock({ kind: 'hourglass', seconds: clock }, count, 0),
    lines: [],
    host: ANN.guestHash,
    restsAt: 0,
  };
}

type Given = Partial<Pick<Context, 'now' | 'maxEntries' | 'idle'>> & {
  /** Earlier positions at hand. */
  readonly past?: readonly Match[];
};

export const at = ({ now = 0, maxEntries = 1_000, idle = false, past = [] }: Given = {}): Context => ({
  now,
  maxEntries,
  idle,
  chance: (n: number): Chance & { readonly picks: readonly number[] } => liveChance(SEED, n),
  matchAt: n => past.find(match => match.n === n) ?? null,
  newId: () => 'next-table',
});

/** The change a command must have come to. */
export function changed(result: CommandResult): Change {
  if (!isChange(result)) throw new Error(`no change: ${JSON.stringify(result)}`);
  return result;
}

export const after = (result: CommandResult): TableState => changed(result).state;

export const keyOf = (result: CommandResult): string =>
  isRefused(result) ? result.refusal.key : 'not refused';
