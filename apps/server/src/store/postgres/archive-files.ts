import type { ArchiveFiles } from '../archive-files.ts';
import { StoreError } from '../errors.ts';
import type { Statement } from './link.ts';
import type { ReadLinks } from './read-links.ts';

const PUT: Statement = {
  name: 'put-archive-file',
  text: `INSERT INTO archive_files (id, bytes) VALUES ($1, $2)
    ON CONFLICT (id) DO UPDATE SET bytes = excluded.bytes`,
};
const GET: Statement = { name: 'archive-file', text: 'SELECT bytes FROM archive_files WHERE id = $1' };
const REMOVE: Statement = { name: 'remove-archive-file', text: 'DELETE FROM archive_files WHERE id = $1' };

/** Archived tables in the database, within reach of every node. Each statement may run twice. */
export class PostgresArchiveFiles implements ArchiveFiles {
  readonly #links: ReadLinks;

  constructor(links: ReadLinks) {
    this.#links = links;
  }

  async write(id: string, bytes: Uint8Array): Promise<void> {
    await this.#links.rows(PUT, id, Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  }

  async read(id: string): Promise<Uint8Array> {
    const [row] = await this.#links.rows(GET, id);
    if (!row) throw new StoreError('failed', `there is no archive file of table ${id}`);
    return row.bytes as Buffer;
  }

  async remove(id: string): Promise<void> {
    await this.#links.rows(REMOVE, id);
  }
}
