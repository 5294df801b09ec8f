import { PostgresArchiveFiles } from '../store/postgres/archive-files.ts';
import type { Statement } from '../store/postgres/link.ts';
import { openDatabase } from '../store/postgres/open-database.ts';
import { ReadLinks } from '../store/postgres/read-links.ts';
import { headIn, type Row } from '../store/rows.ts';
import { gameIn, type StoredGame, type StoredGames } from './stored-games.ts';

/** Ids read by one statement: the list of a large database takes longer than a statement may. */
const PAGE = 10_000;

const TABLES: Statement = {
  name: 'audit-tables',
  text: 'SELECT id, key AS place FROM tables WHERE key > $1 ORDER BY key LIMIT $2',
};
const ARCHIVED: Statement = {
  name: 'audit-archived',
  text: 'SELECT id, id AS place FROM archived WHERE id > $1 ORDER BY id LIMIT $2',
};
const IS_ARCHIVED: Statement = { name: 'audit-is-archived', text: 'SELECT 1 FROM archived WHERE id = $1' };
/** One statement sees one moment: the server may write in between. */
const GAME: Statement = {
  name: 'audit-game',
  text: `SELECT t.head,
    (SELECT row_to_json(u) FROM summaries u WHERE u.table_key = t.key) AS summary,
    (SELECT coalesce(json_agg(e ORDER BY e.n), '[]') FROM entries e WHERE e.table_key = t.key) AS entries
    FROM tables t WHERE t.id = $1`,
};

export class PostgresGames implements StoredGames {
  readonly archiveFiles: PostgresArchiveFiles;
  readonly #links: ReadLinks;

  private constructor(links: ReadLinks) {
    this.#links = links;
    this.archiveFiles = new PostgresArchiveFiles(links);
  }

  /** Rejects with StoreUnusable. */
  static async open(url: string): Promise<PostgresGames> {
    const name = 'tablee audit';
    const log = { error: () => {}, info: () => {} };
    return new PostgresGames(new ReadLinks({ url, name, log }, await openDatabase(url, name)));
  }

  tables(): Promise<readonly string[]> {
    return this.#ids(TABLES, 0);
  }

  archived(): Promise<readonly string[]> {
    return this.#ids(ARCHIVED, '');
  }

  async isArchived(id: string): Promise<boolean> {
    return (await this.#links.rows(IS_ARCHIVED, id)).length > 0;
  }

  async read(id: string): Promise<StoredGame | null> {
    const [row] = await this.#links.rows(GAME, id);
    if (!row) return null;
    return gameIn(headIn(row), row.entries as readonly Row[], (row.summary as Row | null) ?? undefined);
  }

  close(): Promise<void> {
    return this.#links.close();
  }

  async #ids(statement: Statement, first: unknown): Promise<readonly string[]> {
    const ids: string[] = [];
    for (let from = first; ; ) {
      const rows = await this.#links.rows(statement, from, PAGE);
      for (const row of rows) ids.push(String(row.id));
      if (rows.length < PAGE) return ids;
      from = rows.at(-1)?.place;
    }
  }
}
