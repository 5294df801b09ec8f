import { hash } from 'node:crypto';
import { type BatchSize, batchesOf } from './batches.ts';
import type { Batch, CopiedRow, CopyReader } from './ends.ts';
import { ARCHIVED, type Place, SECTIONS, type Section } from './sections.ts';

/** `no-file`: an archived table has no file in the source, so its copy has none either. */
export type Difference = 'missing' | 'extra' | 'different' | 'no-file';

export type CopyFinding = {
  readonly section: Section['name'];
  /** The id of a table; a hash or number elsewhere. */
  readonly id: string;
  readonly difference: Difference;
};

export type Comparison = {
  readonly findings: readonly CopyFinding[];
  /** How many more there are than are listed. */
  readonly unlisted: number;
};

/** A target that has nothing in common with its source must not fill the memory. */
const LISTED = 1_000;

const NO_FILE = '';

/** Compares the checksums of every place in both, in the same order. */
export async function compareData(
  source: CopyReader,
  target: CopyReader,
  size: BatchSize,
  progress: (batch: Batch) => void,
): Promise<Comparison> {
  const findings: CopyFinding[] = [];
  let unlisted = 0;
  for (const section of SECTIONS)
    for await (const batch of batchesOf(source, section, section.before, size)) {
      const rows = await target.rows(section, batch.after, batch.upto);
      const ids = idsIn(section, batch.rows, rows);
      const [expected, found] = [
        await checksumsOf(section, batch.rows, source),
        await checksumsOf(section, rows, target),
      ];
      for (const [place, difference] of differencesOf(expected, found))
        if (findings.length < LISTED)
          findings.push({ section: section.name, id: ids.get(place) ?? String(place), difference });
        else unlisted++;
      progress(batch);
    }
  return { findings, unlisted };
}

type Checksum = { readonly rows: string; readonly file: string | null };

function* differencesOf(
  expected: ReadonlyMap<Place, Checksum>,
  found: ReadonlyMap<Place, Checksum>,
): Generator<readonly [Place, Difference]> {
  for (const [place, { rows, file }] of expected) {
    const copied = found.get(place);
    if (!copied) yield [place, 'missing'];
    else if (copied.rows !== rows || copied.file !== file) yield [place, 'different'];
    else if (file === NO_FILE) yield [place, 'no-file'];
  }
  for (const place of found.keys()) if (!expected.has(place)) yield [place, 'extra'];
}

/** Of all rows of a place, in the order of their keys, and of its file. */
async function checksumsOf(
  section: Section,
  rows: Batch['rows'],
  reader: CopyReader,
): Promise<ReadonlyMap<Place, Checksum>> {
  const texts = new Map<Place, string>();
  for (const [i, set] of section.sets.entries()) {
    const hasBytes = set.columns.some(({ type }) => type === 'bytea');
    for (const row of rows[i]!) {
      const place = row[0] as Place;
      const text = JSON.stringify(hasBytes ? withoutBytes(row) : row);
      texts.set(place, `${texts.get(place) ?? ''}${set.name}${text}\n`);
    }
  }
  const checksums = new Map<Place, Checksum>();
  for (const [place, text] of texts)
    checksums.set(place, {
      rows: hash('sha256', text),
      file: section === ARCHIVED ? await fileChecksum(reader, String(place)) : null,
    });
  return checksums;
}

async function fileChecksum(reader: CopyReader, id: string): Promise<string> {
  const bytes = await reader.file(id);
  return bytes === null ? NO_FILE : hash('sha256', bytes);
}

const withoutBytes = (row: CopiedRow): CopiedRow =>
  row.map(value => (value instanceof Uint8Array ? Buffer.from(value).toString('hex') : value));

/** The ids of tables by their key. */
function idsIn({ name, sets }: Section, ...sides: readonly Batch['rows'][]): ReadonlyMap<Place, string> {
  if (name !== 'tables') return new Map();
  const column = sets[0]!.columns.findIndex(({ name: column }) => column === 'id');
  return new Map(
    sides.flatMap(([tables]) => tables!.map(row => [row[0] as Place, String(row[column])] as const)),
  );
}
