import type { GameRecord } from '@tablee/kernel';
import { holdersOf, type KeptTable } from '../store/kept.ts';
import { nameOf, type Summary } from '../store/store.ts';
import { recordOf } from '../tables/table.ts';

/**
 * An archived table as a file: a Tablée record that every reader of records understands, and beside it what the table
 * needs to come back as it was. Secrets of a running game are in that part alone.
 */
const FORMAT = 1;

type Beside = Omit<KeptTable, 'entries' | 'summary'> & {
  readonly format: typeof FORMAT;
  readonly summary: Omit<Summary, 'outcome'>;
};
export type KeptRecord = GameRecord & { readonly kept: Beside };

export function writeKept({ entries, summary, ...rest }: KeptTable): string {
  const { outcome, ...standing } = summary;
  const record: KeptRecord = {
    ...recordOf(rest.head, entries, outcome !== null),
    names: holdersOf(rest).map(holder => nameOf(holder) ?? ''),
    ...(outcome ? { outcome } : {}),
    kept: { format: FORMAT, ...rest, summary: standing },
  };
  return JSON.stringify(record);
}

/**
 * Throws when the text is no such file. It was written by a server, whose limits may have been others than today's: its
 * shape is trusted, so that no old table is refused.
 */
export function readKept(text: string): KeptTable {
  const { kept, entries, outcome } = JSON.parse(text) as Omit<KeptRecord, 'kept'> & {
    readonly kept?: Beside;
  };
  if (kept === undefined) throw new Error('this record was written by no archive');
  if (kept.format !== FORMAT) throw new Error(`this archive has the format ${kept.format}, not ${FORMAT}`);
  const { format, summary, ...rest } = kept;
  return { ...rest, entries, summary: { ...summary, outcome: outcome ?? null } };
}
