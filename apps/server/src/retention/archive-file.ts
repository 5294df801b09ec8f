import { BadText, type GameRecord } from '@tablee/kernel';
import { type FrozenClock, NO_OFFERS, nameOf, type Offers } from '@tablee/table';
import { type FullTable, holdersOf } from '../store/full-table.ts';
import { offersKept } from '../store/rows.ts';
import type { Summary } from '../store/store.ts';
import { recordOf } from '../tables/records.ts';

/**
 * The format of archive files: a Tablée record that every reader of records understands, with a field `kept` for the
 * rest of the table. Secrets of a running game are in that field only.
 */
const FORMAT = 1;

type Rest = Omit<FullTable, 'entries' | 'summary'> & {
  readonly format: typeof FORMAT;
  /** Under the names these fields have had since format 1. */
  readonly summary: Pick<Summary, 'n' | 'actors'> & {
    readonly wishes: Partial<Offers>;
    readonly sand?: FrozenClock;
  };
};
export type ArchivedRecord = GameRecord & { readonly kept: Rest };

export function writeArchived({ entries, summary, ...rest }: FullTable): string {
  const { n, actors, outcome, clock } = summary;
  const wishes = offersKept(summary.offers);
  const record: ArchivedRecord = {
    ...recordOf(rest.head, entries, outcome !== null),
    names: holdersOf(rest).map(holder => nameOf(holder) ?? ''),
    ...(outcome ? { outcome } : {}),
    kept: { format: FORMAT, ...rest, summary: { n, actors, wishes, ...(clock ? { sand: clock } : {}) } },
  };
  return JSON.stringify(record);
}

/**
 * Throws when the text is not an archive file. Its contents are trusted: limits may have been different when a server
 * wrote it, and no old table may be refused.
 */
export function readArchived(text: string): FullTable {
  const { kept, entries, outcome } = JSON.parse(text) as Omit<ArchivedRecord, 'kept'> & {
    readonly kept?: Rest;
  };
  if (kept === undefined) throw new BadText('archive', 'This record is not an archive file.');
  if (kept.format !== FORMAT)
    throw new BadText('archive-format', `The archive file has format ${kept.format}, not ${FORMAT}.`, [
      kept.format,
      FORMAT,
    ]);
  const { format, summary, ...rest } = kept;
  const { n, actors, wishes, sand } = summary;
  const offers = { ...NO_OFFERS, ...wishes, version: 0 };
  return {
    ...rest,
    entries,
    summary: { n, actors, outcome: outcome ?? null, offers, ...(sand ? { clock: sand } : {}) },
  };
}
