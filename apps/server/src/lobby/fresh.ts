import { type Clock, type Game, liveChance, openMatch, type Refusal, type Table } from '@tablee/kernel';
import { newTableId } from '../people/credentials.ts';
import { type CreateWrite, NO_WISHES, type TableHead } from '../store/store.ts';
import { summarize } from '../tables/table.ts';
import { newSeal, type Seeds } from './seal.ts';

export type FreshTable = {
  readonly write: Omit<CreateWrite, 'holders' | 'host' | 'owner'>;
  readonly seed: Uint8Array;
  /** Why only people can sit here. */
  readonly noBots: Refusal | null;
};

/** A table with its set-up drawn; who sits where comes after. */
export function freshTable(game: Game, table: Table, clock: Clock | null, seeds: Seeds): FreshTable {
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
    summary: summarize(match, NO_WISHES),
    entries: [],
  };
  return { write, seed, noBots: game.noBots?.(table) ?? null };
}
