import type { GameRecord } from '@tablee/kernel';
import { type FullTable, holdersOf } from '../store/full-table.ts';
import { nameOf, type Summary } from '../store/store.ts';
import { recordOf } from '../tables/table.ts';

/**
 * The format of archive files: a Tablée record that every reader of records understands, with a field `kept` for the
 * rest of the table. Secrets of a running game are in that field only.
 */
const FORMAT = 1;

type Rest = Omit<FullTable, 'entries' | 'summary'> & {
  readonly format: typeof FORMAT;
  readonly summary: Omit<Summary, 'outcome'>;
};
export type ArchivedRecord = GameRecord & { readonly kept: Rest };

export function writeArchived({ entries, summary, ...rest }: FullTable): string {
  const { outcome, ...present } = summary;
  const record: ArchivedRecord = {
    ...recordOf(rest.head, entries, outcome !== null),
    names: holdersOf(rest).map(holder => nameOf(holder) ?? ''),
    ...(outcome ? { outcome } : {}),
    kept: { format: FORMAT, ...rest, summary: present },
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
  if (kept === undefined) throw new Error('this record was written by no archive');
  if (kept.format !== FORMAT) throw new Error(`this archive has the format ${kept.format}, not ${FORMAT}`);
  const { format, summary, ...rest } = kept;
  return { ...rest, entries, summary: { ...summary, outcome: outcome ?? null } };
}
