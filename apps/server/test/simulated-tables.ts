import { nim } from '@tablee/conform/specimens';
import { type Clock, isMove, type Seat } from '@tablee/kernel';
import type { ClientEyes } from '@tablee/table';
import { READY_MS } from '@tablee/table';
import { onTestFinished } from 'vitest';
import type { Watcher } from '../src/bus/audience.ts';
import { ClockRunner } from '../src/clocks/clock-runner.ts';
import { createTable } from '../src/lobby/create.ts';
import { sitDown } from '../src/lobby/seats.ts';
import { guestAlone } from '../src/people/identity.ts';
import { ownDuties } from '../src/tables/duties.ts';
import type { LiveTable } from '../src/tables/live-table.ts';
import { Referee } from '../src/tables/referee.ts';
import { Registry } from '../src/tables/registry.ts';
import { clockTold } from '../src/tables/view-encoder.ts';
import { shelfOf } from './games.ts';
import { newFolder } from './live.ts';
import { SimulatedTime } from './simulated-time.ts';
import { storeIn } from './test-store.ts';

/** Tables, their real store and their clocks, without doors: time passes when a test says so. */

export const RED = { kind: 'hourglass', seconds: 120 } as const;

/** Nim that takes its time: what is taken from the first heap slides for two seconds. */
export const sliding = { ...nim, lasts: (_: unknown, m: { heap: number }) => (m.heap === 0 ? 2_000 : 0) };

export function openTables(data = newFolder(), game: unknown = nim, time = new SimulatedTime()) {
  const store = storeIn(data);
  onTestFinished(() => store.close());
  const troubles: unknown[] = [];
  const registry = new Registry({
    store,
    games: shelfOf(game),
    onBroken: (_id, e) => troubles.push(e),
    onDrop: () => {},
    idleMs: 0,
    now: time.now,
    scheduler: time,
    onOpened: table => clocks.notice(table),
  });
  const referee = new Referee(registry, {
    played: () => {},
    changed: table => clocks.notice(table),
    refused: () => {},
    failed: (_table, e) => troubles.push(e),
  });
  const clocks: ClockRunner = new ClockRunner({ referee, scheduler: time, duties: ownDuties, seeded: true });
  return { data, store, registry, referee, clocks, time, troubles };
}
export type ServerContext = ReturnType<typeof openTables>;

export function come({ clocks }: ServerContext, table: LiveTable, eyes: ClientEyes, lag?: number): Watcher {
  const watcher: Watcher = {
    eyes,
    seen: 0,
    behind: false,
    give: () => true,
    ...(lag === undefined ? {} : { lag }),
  };
  table.audience.join(watcher);
  clocks.notice(table);
  return watcher;
}

export async function lay(
  server: ServerContext,
  clock: Clock | null = RED,
  seat: 0 | 'none' = 0,
): Promise<LiveTable> {
  const request = { game: 'nim', name: 'Ann', seat, options: { heaps: 4 }, clock };
  const { table: id } = await createTable(server.registry, request, 'ann');
  return (await server.registry.open(id))!;
}

/** Two people at a table, both there, and the sand begins to run. */
export async function sit(server: ServerContext, lag = 0, clock: Clock = RED): Promise<LiveTable> {
  const table = await lay(server, clock);
  await sitDown(server.referee, table, { name: 'Bob' }, guestAlone('bob'));
  come(server, table, 0, lag);
  come(server, table, 1, lag);
  await server.time.pass(READY_MS);
  return table;
}

export const left = (table: LiveTable): readonly number[] => clockTold(table)!.left;
/** As a person's move comes through a door. */
export function play(server: ServerContext, table: LiveTable, seat: Seat, move: string, lag = 0) {
  server.clocks.notePlayer(table);
  return playAlone(server, table, seat, move, lag);
}
/** As a bot's comes. */
export const playAlone = (server: ServerContext, table: LiveTable, seat: Seat, move: string, lag = 0) =>
  server.referee.play(table, seat, table.match.n, move, { lagMs: lag });
export const byClock = ({ state: { last } }: LiveTable): boolean =>
  last !== null && isMove(last.entry) && last.entry.clock === true;
