import { randomBytes } from 'node:crypto';
import {
  type Clock,
  commitTo,
  type Game,
  liveChance,
  openMatch,
  type Refusal,
  SEED_BYTES,
  seedFromText,
  type Table,
  toHex,
} from '@tablee/kernel';
import { actorsOf, NO_OFFERS, type Rematch } from '@tablee/table';
import { newTableId } from '../people/credentials.ts';
import type { CreateWrite, SecretSeal, TableHead } from '../store/store.ts';
import type { LiveTable } from './live-table.ts';

/** Returns the secret seed of the next new table. */
export type Seeds = () => Uint8Array;

export const secretSeeds: Seeds = () => randomBytes(SEED_BYTES);

/** The same seeds in the same order whenever the server starts with these words. Not secret. */
export function fixedSeeds(words: string): Seeds {
  let tables = 0;
  return () => seedFromText(`${words} ${++tables}`);
}

/** A new seed for the luck from entry `from` on, and the commitment to it. */
export function newSeal(from: number, seeds: Seeds): { seal: SecretSeal; seed: Uint8Array } {
  const seed = seeds();
  return { seal: { from, commitment: commitTo(seed), seed: toHex(seed) }, seed };
}

export type NewTable = {
  readonly write: Omit<CreateWrite, 'holders' | 'host' | 'owner'>;
  readonly seed: Uint8Array;
  /** Why bots may not sit here. */
  readonly noBots: Refusal | null;
};

/** A table after its set-up, without holders. */
export function newTable(game: Game, table: Table, clock: Clock | null, seeds: Seeds): NewTable {
  const { seal, seed } = newSeal(0, seeds);
  const chance = liveChance(seed, 0);
  const { match } = openMatch(game, table, chance);
  const head: TableHead = {
    game: game.id,
    rules: game.rules,
    seats: table.seats,
    options: table.options,
    ...(clock ? { clock } : {}),
    seals: [seal],
    setup: [...chance.picks],
  };
  const write = {
    kind: 'create' as const,
    id: newTableId(),
    head,
    summary: { n: 0, actors: actorsOf(match), outcome: match.outcome, offers: NO_OFFERS },
    entries: [],
  };
  return { write, seed, noBots: game.noBots?.(table) ?? null };
}

/** The table of a rematch. Token hashes are copied, so the old links of the players open it too. */
export function rematchTable(table: LiveTable, { id, holders }: Rematch, seeds: Seeds): CreateWrite {
  const { write } = newTable(table.game, table.match.table, table.head.clock ?? null, seeds);
  return {
    ...write,
    id,
    head: { ...write.head, rematchOf: table.id },
    host: table.state.host,
    owner: table.owner,
    holders,
  };
}
