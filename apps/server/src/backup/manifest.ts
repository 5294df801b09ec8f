import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isMissing, writeDurably } from './files.ts';
import { BackupProblem } from './problem.ts';

/** Written last: a folder that contains it is a complete backup. */
export const MANIFEST_FILE = 'backup.json';
const FORMAT = 1;

export type Manifest = {
  readonly tablee: 'backup';
  readonly format: typeof FORMAT;
  readonly made: string;
  /** Format of the database. */
  readonly version: number;
  readonly tables: number;
  readonly entries: number;
  readonly archived: number;
};

export const manifestOf = (counts: Omit<Manifest, 'tablee' | 'format' | 'made'>): Manifest => ({
  tablee: 'backup',
  format: FORMAT,
  made: new Date().toISOString(),
  ...counts,
});

export const writeManifest = (folder: string, manifest: Manifest): Promise<void> =>
  writeDurably(join(folder, MANIFEST_FILE), `${JSON.stringify(manifest, null, 2)}\n`);

export async function readManifest(folder: string): Promise<Manifest> {
  let text: string;
  try {
    text = await readFile(join(folder, MANIFEST_FILE), 'utf8');
  } catch (e) {
    if (isMissing(e) || (e instanceof Error && 'code' in e && e.code === 'ENOTDIR'))
      throw new BackupProblem('no-backup', [folder], e);
    throw e;
  }
  const manifest = parse(text);
  if (manifest?.tablee !== 'backup' || typeof manifest.format !== 'number')
    throw new BackupProblem('no-backup', [folder]);
  if (manifest.format > FORMAT) throw new BackupProblem('newer', [folder]);
  return manifest as Manifest;
}

function parse(text: string): Partial<Manifest> | null {
  try {
    return JSON.parse(text) as Partial<Manifest> | null;
  } catch {
    return null;
  }
}
