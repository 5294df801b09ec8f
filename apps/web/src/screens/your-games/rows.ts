import { findCard } from '@tablee/catalogue';
import type { MineItem } from '@tablee/wire';
import { words } from '../../messages/index.ts';
import { paths } from '../../page/routes.ts';
import { isLevel } from '../../storage/choices.ts';
import type { StoredGame } from '../../storage/games.ts';
import type { KnownTable } from '../../storage/tables.ts';
import { isAccompanied } from './waiting/waiting-tables.ts';
import type { Words } from './words/index.ts';

/** A row of the list, for a game on this device or on the server. */
export type Row = {
  readonly id: string;
  readonly game: string;
  readonly href: string;
  readonly line: string;
  readonly touched: number;
  /** It is this person's turn, and others wait for it. */
  readonly turn: boolean;
  /** Where the game is: which question is asked before it is forgotten. */
  readonly kept: 'device' | 'token' | 'server';
};

/** A finished game played on another device is listed here for so long. */
const FINISHED_MS = 7 * 24 * 3_600_000;

/** The server lists no more tables than this: one that is missing may be further down. */
const MOST_LISTED = 100;

/** A table on the server or known to this device, with the newest facts about it. */
export type ListedTable = KnownTable & {
  readonly bots: readonly (number | null)[];
  readonly turn: boolean;
  /** The server knows the seat of this person. */
  readonly served: boolean;
};

function listed(item: MineItem, known: KnownTable | undefined): ListedTable {
  const { table: id, game, people: names, bots, over, seat } = item;
  const turn = item.yourTurn && !over && isAccompanied(item);
  return {
    ...known,
    id,
    game,
    names,
    bots,
    over,
    seat,
    turn,
    touched: Date.parse(item.touched),
    served: true,
  };
}

/** Tables of this device and of the person's other devices. `mine`: null without an answer of the server. */
export function mergeTables(
  known: readonly KnownTable[],
  mine: readonly MineItem[] | null,
  hidden: readonly string[],
  now: number,
): readonly ListedTable[] {
  const here = new Map(known.map(table => [table.id, table]));
  const served = new Map<string, ListedTable>();
  for (const item of mine ?? []) {
    const before = here.get(item.table);
    const isOld = item.over && now - Date.parse(item.touched) > FINISHED_MS;
    if (!before && (isOld || hidden.includes(item.table))) continue;
    // A person with two seats at a table has two items.
    if (!served.get(item.table)?.turn) served.set(item.table, listed(item, before));
  }
  const complete = mine !== null && mine.length < MOST_LISTED;
  const rest = known.filter(
    // Known through the server alone, which no longer lists it: another person signed in here.
    ({ id, seat, token }) => !served.has(id) && !(complete && seat !== undefined && token === undefined),
  );
  return [...served.values(), ...rest.map(t => ({ ...t, bots: [], turn: false, served: false }))];
}

export function localRow({ id, record, bots, touched, over }: StoredGame, word: Words): Row {
  const text = words();
  const level = bots.find(l => l !== null);
  const people = bots.filter(l => l === null).length;
  const against = findCard(record.game)?.shared ? text.shared.withBot : word.against;
  const who =
    isLevel(level) && people === 1
      ? against(text.levels[level])
      : record.seats === 1
        ? text.shared.soloRow
        : word.together(people);
  const line = `${who} · ${over ? word.finished : word.moves(record.entries.length)}`;
  return { id, game: record.game, href: paths.local(id), line, touched, turn: false, kept: 'device' };
}

export function linkRow(table: ListedTable, word: Words): Row {
  const text = words();
  const { id, game, names, bots, seat, over, touched, turn, served } = table;
  const people = names.flatMap((name, i) => (name === null || i === seat ? [] : [name || text.someone]));
  const level = bots.find(l => l !== null);
  // With bots only, one of them represents all.
  const others = people.length > 0 || !isLevel(level) ? people : [text.table.bot(text.levels[level])];
  const who =
    seat === undefined ? word.watched : others.length > 0 ? word.byLink(text.and(others)) : word.waiting;
  const line = over ? `${who} · ${word.finished}` : who;
  return { id, game, href: paths.table(id), line, touched, turn, kept: served ? 'server' : 'token' };
}

/** One's turn first, then the latest. */
export const inOrder = (rows: readonly Row[]): readonly Row[] =>
  rows.toSorted((a, b) => Number(b.turn) - Number(a.turn) || b.touched - a.touched);
