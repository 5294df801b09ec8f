import { createHash } from 'node:crypto';
import { realpathSync } from 'node:fs';
import { resolve } from 'node:path';
import { StoreUnusable, sentenceOf } from '../store/errors.ts';
import { isConnectionLoss } from '../store/postgres/postgres-errors.ts';
import { lossOf } from '../store/sqlite/wal-check.ts';
import type { StoreWarning } from '../store/store.ts';
import { BATCH_SIZE, type BatchSize, batchesOf } from './batches.ts';
import { type Comparison, compareData } from './compare.ts';
import {
  type Batch,
  type CopyEnd,
  CopyProblem,
  type CopyReader,
  type CopyTarget,
  type Counts,
  type Mark,
} from './ends.ts';
import { openPostgresSource, openPostgresTarget, postgresIdentity, postgresLabel } from './postgres-ends.ts';
import { type Place, SECTIONS, type Section } from './sections.ts';
import { openSqliteSource, openSqliteTarget } from './sqlite-ends.ts';

/** A data folder, or a PostgreSQL database. */
export type Location = { readonly folder: string } | { readonly url: string };

export type CopyProgress = {
  readonly stage: 'copy' | 'compare';
  readonly tables: number;
  readonly of: number;
  readonly entries: number;
};

export type CopyOptions = {
  readonly from: Location;
  readonly to: Location;
  readonly progress?: (progress: CopyProgress) => void;
  readonly size?: BatchSize;
};

export type CopyReport = Counts &
  Comparison & {
    /** Tables that an earlier, interrupted run had copied. */
    readonly resumedAfter: number;
    /** Losses found in the source. */
    readonly warnings: readonly StoreWarning[];
  };

/**
 * Copies everything from one database to an empty one and compares both. A run that was interrupted goes on where it
 * stopped. Until both are found equal, no server can use the target. Rejects with a CopyProblem.
 */
export async function copyData(options: CopyOptions): Promise<CopyReport> {
  const { from, to } = options;
  if (await isSame(from, to)) throw new CopyProblem('same', 'to', labelOf(to));
  const { reader, warnings } = await openSource(from);
  try {
    const target = await opening(to, 'to', async () =>
      'url' in to ? openPostgresTarget(to.url) : openSqliteTarget(to.folder),
    );
    try {
      return { ...(await copyInto(reader, target, options)), warnings };
    } finally {
      await target.close();
    }
  } catch (e) {
    throw isDatabaseFault(e) ? new CopyProblem('failed', 'to', sentenceOf(e), e) : e;
  } finally {
    await reader.close();
  }
}

/** An error of SQLite, PostgreSQL, a connection or the file system. */
const isDatabaseFault = (e: unknown): boolean =>
  isConnectionLoss(e) ||
  (e instanceof Error && ('errcode' in e || 'severity' in e || ('code' in e && 'syscall' in e)));

async function openSource(
  from: Location,
): Promise<{ readonly reader: CopyReader; readonly warnings: readonly StoreWarning[] }> {
  return opening(from, 'from', async () => {
    if ('url' in from) return { reader: await openPostgresSource(from.url), warnings: [] };
    const { reader, lostPages } = openSqliteSource(from.folder);
    return { reader, warnings: lostPages > 0 ? [lossOf(lostPages)] : [] };
  });
}

async function opening<T>(location: Location, end: CopyEnd, open: () => Promise<T>): Promise<T> {
  try {
    return await open();
  } catch (e) {
    if (!(e instanceof StoreUnusable)) throw e;
    // Thrown before a connection was given away: its cause may be a problem of the copy.
    if (e.cause instanceof CopyProblem) throw e.cause;
    throw new CopyProblem('unusable', end, labelOf(location), e);
  }
}

const labelOf = (location: Location): string =>
  'url' in location ? postgresLabel(location.url) : location.folder;

async function isSame(from: Location, to: Location): Promise<boolean> {
  if ('folder' in from && 'folder' in to) return realPath(from.folder) === realPath(to.folder);
  if (!('url' in from && 'url' in to)) return false;
  const [source, target] = [
    await opening(from, 'from', () => postgresIdentity(from.url)),
    await opening(to, 'to', () => postgresIdentity(to.url)),
  ];
  return source === target;
}

function realPath(folder: string): string {
  try {
    return realpathSync(folder);
  } catch {
    // It does not exist yet, so it is no link.
    return resolve(folder);
  }
}

async function copyInto(
  source: CopyReader,
  target: CopyTarget,
  { to, progress, size = BATCH_SIZE }: CopyOptions,
): Promise<Omit<CopyReport, 'warnings'>> {
  const identity = await identityOf(source);
  let mark = await target.mark();
  if (mark === null) {
    if (await target.hasTables()) throw new CopyProblem('not-empty', 'to', labelOf(to));
    const [first] = SECTIONS;
    mark = { source: identity, section: first!.name, place: first!.before };
    await target.begin(mark);
  } else if (mark.source !== identity) throw new CopyProblem('other-copy', 'to', labelOf(to));
  const total = await source.counts();
  const before = await target.counts();
  const copied = counting('copy', before, total, progress);
  for (const [section, place] of remaining(mark))
    for await (const batch of batchesOf(source, section, place, size)) {
      const next: Mark = { source: identity, section: section.name, place: batch.upto };
      await target.write(batch, next, id => source.file(id));
      copied(batch);
    }
  await target.settle();
  const comparison = await compareData(source, target, size, counting('compare', NOTHING, total, progress));
  if (comparison.findings.every(({ difference }) => difference === 'no-file')) await target.finish();
  return { ...total, ...comparison, resumedAfter: before.tables };
}

const NOTHING = { tables: 0, entries: 0 };

/** Reports the tables and entries of batches as they are done. */
function counting(
  stage: CopyProgress['stage'],
  { tables, entries }: Pick<Counts, 'tables' | 'entries'>,
  total: Counts,
  progress: CopyOptions['progress'],
): (batch: Batch) => void {
  const done = { tables, entries };
  return ({ section: { sets }, rows }) => {
    for (const [i, { name }] of sets.entries())
      if (name === 'tables' || name === 'entries') done[name] += rows[i]!.length;
    progress?.({ stage, of: total.tables, ...done });
  };
}

/** The sections that are not complete, each with the place after which it goes on. */
function remaining(mark: Mark): readonly (readonly [Section, Place])[] {
  const at = SECTIONS.findIndex(({ name }) => name === mark.section);
  return SECTIONS.slice(at).map((section, i) => [section, i === 0 ? mark.place : section.before] as const);
}

/**
 * A hash of the secrets of a source, which no other server has; without secrets, of its first table. It stays the same
 * when tables are added.
 */
async function identityOf(source: CopyReader): Promise<string> {
  const identity = createHash('sha256');
  const [secrets, tables] = ['secrets', 'tables'].map(name => SECTIONS.find(s => s.name === name)!);
  const [rows] = await source.rows(secrets!, secrets!.before, secrets!.after);
  for (const [name, value] of rows!) identity.update(String(name)).update(value as Uint8Array);
  if (rows!.length === 0) {
    const [first] = await source.places(tables!, tables!.before, 1);
    const [table] = first ? await source.rows(tables!, tables!.before, first.place) : [];
    identity.update(String(table?.[0]?.[1] ?? ''));
  }
  return identity.digest('hex');
}
