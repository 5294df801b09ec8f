import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { gunzipSync } from 'node:zlib';
import { loadGame } from '@tablee/catalogue';
import { readTable, searchChance } from '@tablee/kernel';
import type { Story, TableAnswer, TalkAnswer } from '@tablee/wire';
import { describe, expect, it } from 'vitest';
import { type Live, live, newFolder } from './live.ts';

/**
 * A database written by version 0.1 (before packages/table): ten tables of all six games, with what the server
 * answered then. Later versions must answer the same and play on. The files are never made anew.
 */
const FOLDER = new URL('./fixtures/database-0.1/', import.meta.url);

type OldTable = {
  readonly name: string;
  readonly game: string;
  readonly id: string;
  readonly tokens: readonly string[];
  readonly seen: readonly { readonly now: TableAnswer; readonly chapters: number; readonly last: unknown }[];
  readonly talk: readonly unknown[];
};
type Answers = {
  readonly entries: number;
  readonly entriesHash: string;
  readonly tables: readonly OldTable[];
};

const answers = JSON.parse(readFileSync(new URL('answers.json', FOLDER), 'utf8')) as Answers;

function unpacked(): string {
  const data = newFolder();
  writeFileSync(join(data, 'tablee.db'), gunzipSync(readFileSync(new URL('tablee.db.gz', FOLDER))));
  return data;
}

const oldLength = new Map(answers.tables.map(t => [t.id, t.seen[0]!.now.now.n]));

/** How many entries there are, and a hash of those that version 0.1 wrote. */
function entriesIn(data: string): { count: number; hash: string } {
  const db = new DatabaseSync(join(data, 'tablee.db'), { readOnly: true });
  const rows = db
    .prepare(
      'SELECT t.id AS id, e.n AS n, e.entry AS entry FROM entries e JOIN tables t ON t.key = e.table_key ORDER BY t.key, e.n',
    )
    .all();
  db.close();
  const hash = createHash('sha256');
  for (const { id, n, entry } of rows)
    if (Number(n) <= oldLength.get(String(id))!) hash.update(JSON.stringify([id, n, entry]));
  return { count: rows.length, hash: hash.digest('hex') };
}

/** Answers without what depends on the time of the request. */
const timeless = ({ now, ...rest }: TableAnswer) => ({
  ...rest,
  now: {
    ...now,
    people: now.people.map(({ away, ...person }) => person),
    clock: now.clock && { left: now.clock.left },
  },
});

async function look(server: Live, id: string, token: string | undefined) {
  const by = token ? { token } : {};
  const { body: now } = await server.get<TableAnswer>(`/api/tables/${id}`, by);
  const { body: story } = await server.get<Story>(`/api/tables/${id}/story`, by);
  return { now, chapters: story.chapters.length, last: story.chapters.at(-1) };
}

describe('a database of version 0.1', () => {
  it('opens and is answered from as before, for every pair of eyes', async () => {
    const server = await live({ data: unpacked() });
    for (const { name, id, tokens, seen, talk } of answers.tables) {
      for (const [i, token] of [...tokens, undefined].entries()) {
        const found = await look(server, id, token);
        const expected = seen[i]!;
        expect(timeless(found.now), name).toEqual(timeless(expected.now));
        expect([found.chapters, found.last], name).toEqual([expected.chapters, expected.last]);
      }
      const said = await server.get<TalkAnswer>(`/api/tables/${id}/talk`, { token: tokens[0]! });
      expect(said.body.lines, name).toEqual(talk);
    }
  });

  it('plays on at every table that is not over, and changes none of its old entries', async () => {
    const data = unpacked();
    expect(entriesIn(data)).toEqual({ count: answers.entries, hash: answers.entriesHash });
    const server = await live({ data, bots: { thinkers: 1, pauseMs: 60_000, ms: 20 } });
    let played = 0;
    for (const { name, game: id, id: table, tokens } of answers.tables) {
      const game = await loadGame(id);
      for (const [seat, token] of tokens.entries()) {
        const { now, head } = (await server.get<TableAnswer>(`/api/tables/${table}`, { token })).body;
        if (now.decision < 0) continue;
        const state = game.readState(now.view, readTable(game, head.seats, head.options));
        const move = game.writeMove(game.sample(state, seat, searchChance(1)));
        const answer = await server.play({ table, seat, token }, now.decision, move);
        expect(answer.status, `${name}: ${move} ${JSON.stringify(answer.body)}`).toBe(200);
        played++;
        break;
      }
    }
    expect(played).toBe(answers.tables.filter(t => !t.seen[0]!.now.now.outcome).length);
    await server.server.stop();
    expect(entriesIn(data)).toEqual({ count: answers.entries + played, hash: answers.entriesHash });
  });
});
