import type { MineItem } from '@tablee/wire';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { loadWords } from '../../src/messages/index.ts';
import { inOrder, linkRow, mergeTables, type Row } from '../../src/screens/your-games/rows.ts';
import { waitingTables } from '../../src/screens/your-games/waiting/waiting-tables.ts';
import { fr as word } from '../../src/screens/your-games/words/fr.ts';
import { language } from '../../src/storage/settings.ts';
import type { KnownTable } from '../../src/storage/tables.ts';

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: { lang: '' } });
  language.value = 'fr';
  await loadWords();
});

const NOW = Date.parse('2026-03-08T12:00:00Z');
const DAY = 24 * 3_600_000;

const item = (table: string, more: Partial<MineItem> = {}): MineItem => ({
  table,
  game: 'tchag',
  seat: 0,
  people: ['Ada', 'Bo'],
  bots: [null, null],
  n: 4,
  yourTurn: false,
  over: false,
  touched: new Date(NOW - DAY).toISOString(),
  ...more,
});
const known = (id: string, more: Partial<KnownTable> = {}): KnownTable => ({
  id,
  game: 'tchag',
  touched: NOW,
  names: ['Ada', null],
  over: false,
  ...more,
});
const merged = (tables: readonly KnownTable[], mine: readonly MineItem[] | null, hidden: string[] = []) =>
  mergeTables(tables, mine, hidden, NOW);
const ids = (tables: readonly { readonly id: string }[]) => tables.map(({ id }) => id);

describe('tables of a person', () => {
  it('are those of all devices, with the newest facts of the server', () => {
    const tables = merged(
      [known('here', { seat: 0, token: 't' })],
      [item('here'), item('there', { yourTurn: true })],
    );
    expect(ids(tables)).toEqual(['here', 'there']);
    expect(tables[0]).toMatchObject({ names: ['Ada', 'Bo'], touched: NOW - DAY, token: 't', turn: false });
    expect(tables[1]).toMatchObject({ turn: true, seat: 0 });
  });

  it('are those of this device without an answer', () => {
    expect(ids(merged([known('here')], null))).toEqual(['here']);
  });

  it('leave out what was taken off the list, unless it was opened here again', () => {
    expect(ids(merged([], [item('a')], ['a']))).toEqual([]);
    expect(ids(merged([known('a', { seat: 0 })], [item('a')], ['a']))).toEqual(['a']);
  });

  it('leave out games of other devices that ended more than a week ago', () => {
    const old = { over: true, touched: new Date(NOW - 8 * DAY).toISOString() };
    expect(ids(merged([known('here', { seat: 0 })], [item('here', old), item('there', old)]))).toEqual([
      'here',
    ]);
    expect(ids(merged([], [item('there', { over: true })]))).toEqual(['there']);
  });

  it('drop what only the server knew and no longer lists; seats with a token and watched tables stay', () => {
    const tables = [
      known('signed-out', { seat: 1 }),
      known('held', { seat: 1, token: 't' }),
      known('watched'),
    ];
    expect(ids(merged(tables, []))).toEqual(['held', 'watched']);
    // A full list may go on.
    const full = Array.from({ length: 100 }, (_, i) => item(`t${i}`));
    expect(ids(merged(tables, full))).toContain('signed-out');
  });

  it('are listed once for a person with two seats, with the seat whose turn it is', () => {
    const tables = merged([], [item('a'), item('a', { seat: 1, yourTurn: true })]);
    expect(tables).toHaveLength(1);
    expect(tables[0]).toMatchObject({ seat: 1, turn: true });
  });
});

it('a table waits for a person only when somebody else sits there and the game is not over', () => {
  const turn = { yourTurn: true };
  const alone = item('alone', { ...turn, people: ['Ada', null] });
  const bot = item('bot', { ...turn, people: ['Ada', null], bots: [null, 2] });
  const all = [alone, bot, item('over', { ...turn, over: true }), item('other'), item('mine', turn)];
  expect(waitingTables(all).map(({ table }) => table)).toEqual(['bot', 'mine']);
  expect(merged([], [alone])[0]?.turn).toBe(false);
});

it('rows have one’s turn first, then the latest, and say who plays', () => {
  const row = (id: string, touched: number, turn = false) => ({ id, touched, turn }) as Row;
  const rows = inOrder([row('a', 1), row('b', 3), row('c', 2, true)]);
  expect(ids(rows)).toEqual(['c', 'b', 'a']);
  const line = (tables: readonly MineItem[]) => linkRow(merged([], tables)[0]!, word).line;
  expect(line([item('a')])).toBe('par lien, Bo');
  expect(line([item('a', { people: ['Ada', null] })])).toBe('par lien, on attend quelqu’un');
  expect(line([item('a', { people: ['Ada', null], bots: [null, 1] })])).toMatch(/^par lien, Ordinateur/);
});
