import { type Place, SECTIONS, type Section } from './sections.ts';

export type Value = string | number | boolean | null | Uint8Array;
/** Values in the order of the columns. */
export type CopiedRow = readonly Value[];

/** All rows of the places after `after`, up to and including `upto`. */
export type Batch = {
  readonly section: Section;
  readonly after: Place;
  readonly upto: Place;
  /** For each set of the section, in its order. */
  readonly rows: readonly (readonly CopiedRow[])[];
};

/** A place with the size of what belongs to it. */
export type Weighed = { readonly place: Place; readonly weight: number };

export type Counts = { readonly tables: number; readonly entries: number; readonly archived: number };

/** Data that can be read: the source of a copy, or its target when it is compared. */
export interface CopyReader {
  /** Up to `limit` places of a section in order. */
  places(section: Section, after: Place, limit: number): Promise<readonly Weighed[]>;
  rows(section: Section, after: Place, upto: Place): Promise<Batch['rows']>;
  /** The archive file of a table; null when there is none. */
  file(id: string): Promise<Uint8Array | null>;
  counts(): Promise<Counts>;
  close(): Promise<void>;
}

/** Where a copy stands: everything up to this place is on disk in the target. */
export type Mark = {
  /** Tells one source from another. */
  readonly source: string;
  readonly section: Section['name'];
  readonly place: Place;
};

/** From the columns source, section and place, stored as text. */
export function markIn([source, name, text]: readonly [string, string, string]): Mark {
  const section = SECTIONS.find(known => known.name === name);
  if (!section) throw new Error(`the copy stands at "${name}", which is not known here`);
  return { source, section: section.name, place: typeof section.before === 'number' ? Number(text) : text };
}

export interface CopyTarget extends CopyReader {
  /** Null when no copy was begun. */
  mark(): Promise<Mark | null>;
  hasTables(): Promise<boolean>;
  /** Removes what a server creates in an empty database, and sets the first mark. */
  begin(mark: Mark): Promise<void>;
  /** Rows, files and mark, or nothing. */
  write(batch: Batch, mark: Mark, file: CopyReader['file']): Promise<void>;
  /** Everything is copied: prepares the data for use. */
  settle(): Promise<void>;
  /** The copy is complete and compared: a server may use the data. */
  finish(): Promise<void>;
}

export type CopyEnd = 'from' | 'to';

export type CopyProblemKey =
  /** Source and target are the same. */
  | 'same'
  /** There is no data of Tablée in the source. */
  | 'no-data'
  /** Servers use the database, or another copy does. */
  | 'in-use'
  /** The source is an unfinished copy itself. */
  | 'unfinished'
  /** The target has tables already. */
  | 'not-empty'
  /** The target has an unfinished copy of another source. */
  | 'other-copy'
  /** The cause is a StoreUnusable. */
  | 'unusable'
  /** A database failed on the way: its own words. */
  | 'failed';

export class CopyProblem extends Error {
  readonly key: CopyProblemKey;
  readonly end: CopyEnd;
  /** The folder, or server and database without user and password; for `failed`, the message. */
  readonly detail: string;

  constructor(key: CopyProblemKey, end: CopyEnd, detail: string, cause?: unknown) {
    super(`${key}: --${end} ${detail}`, cause === undefined ? {} : { cause });
    this.name = 'CopyProblem';
    this.key = key;
    this.end = end;
    this.detail = detail;
  }
}
