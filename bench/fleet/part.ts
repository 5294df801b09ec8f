import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { startPostgres } from '../../fleet/postgres.ts';
import { type Script, writeScripts } from '../games.ts';
import { playRound, type Round } from '../load.ts';
import type { Usage } from '../process.ts';
import type { Grid, Part, Row } from '../report.ts';
import { median, quantile } from '../statistics.ts';
import { type FleetContender, peerAt, startNodes, startSqlite } from './contenders.ts';

const TABLES = 50;
const MOVES = 60;
const WARM_ROUNDS = 3;
const ROUNDS = 9;
const STEADY_ROUNDS = 3;
const STEADY_RATE = 500;
const SPECTATORS = [0, 1, 10, 40];
const SPECTATED_TABLES = 20;
/** Tables that share the same rate of moves. */
const TABLE_COUNTS = [50, 100, 400];
/** Moves of one round in all, so that every number of tables has as many. */
const SHARED_MOVES = 2_400;
/** PostgreSQL adds up its counters about once a second. */
const COUNTERS_MS = 1_500;

type Measured = { readonly contender: FleetContender; readonly flatOut: Round[]; readonly steady: Round[] };

/** The same games on SQLite, and on 1, 2 and 3 nodes with one PostgreSQL, round by round in turn. */
export async function measureFleet(): Promise<Part> {
  // With fsync, as SQLite has it.
  const postgres = await startPostgres({ settings: { max_connections: 200 } });
  const measured: Measured[] = [];
  try {
    const scripts = writeScripts(TABLES, MOVES);
    const add = async (contender: FleetContender): Promise<void> => {
      measured.push({ contender, flatOut: [], steady: [] });
      for (let round = 0; round < WARM_ROUNDS; round++)
        await playRound(contender.peer, contender.server, scripts);
    };
    await add(await startSqlite());
    for (const count of [1, 2, 3]) await add(await startNodes(postgres, count));
    await playAll(measured, scripts);
    const grid = compare(measured);
    const crowded = await measureTables(measured[2]!.contender);
    const watched = await measureSpectators(measured.at(-1)!.contender);
    const title = `Fleet: ${TABLES} tables, two players each on different nodes, the same ${MOVES} moves on each`;
    return { title, grid, rows: [...judge(measured), ...crowded, ...watched], notes: [NOTE] };
  } finally {
    await Promise.all(measured.map(({ contender }) => contender.server.stop()));
    await postgres.stop();
  }
}

const NOTE =
  'CPU is that of the server processes together, without PostgreSQL. All run on one machine with the players: nodes share its cores.';

async function playAll(measured: readonly Measured[], scripts: readonly Script[]): Promise<void> {
  const inTurn = (round: number): Measured[] =>
    measured.map((_, i) => measured[(i + round) % measured.length]!);
  for (let round = 0; round < ROUNDS; round++)
    for (const { contender, flatOut } of inTurn(round))
      flatOut.push(await playRound(contender.peer, contender.server, scripts));
  for (let round = 0; round < STEADY_ROUNDS; round++)
    for (const { contender, steady } of inTurn(round))
      steady.push(await playRound(contender.peer, contender.server, scripts, STEADY_RATE));
}

const perMove = (rounds: readonly Round[]): number => median(rounds.map(r => r.cpuMicros / r.moves));
const delay = (rounds: readonly Round[], share: number): number =>
  median(rounds.map(r => quantile(r.delays, share)));

function compare(measured: readonly Measured[]): Grid {
  const row = (name: string, unit: string, value: (m: Measured) => number) => ({
    name,
    unit,
    values: measured.map(value),
  });
  return {
    columns: measured.map(({ contender }) => contender.name),
    rows: [
      row('flat out', 'moves/s', m => median(m.flatOut.map(r => r.moves / r.seconds))),
      row('  a move until the opponent sees it, p50', 'ms', m => delay(m.flatOut, 0.5)),
      row('  p99', 'ms', m => delay(m.flatOut, 0.99)),
      row('  CPU of all nodes', 'µs/move', m => perMove(m.flatOut)),
      row(`at ${STEADY_RATE} moves/s, p50`, 'ms', m => delay(m.steady, 0.5)),
      row('  p99', 'ms', m => delay(m.steady, 0.99)),
      row('  CPU of all nodes', 'µs/move', m => perMove(m.steady)),
    ],
  };
}

function judge(measured: readonly Measured[]): Row[] {
  const [sqlite, alone, ...several] = measured as [Measured, Measured, ...Measured[]];
  const ratio = perMove(alone.flatOut) / perMove(sqlite.flatOut);
  return [
    { name: 'CPU a move, PostgreSQL against SQLite', value: ratio, unit: '×', target: { atMost: 2 } },
    ...several.flatMap(({ contender, steady }): Row[] => [
      {
        name: `seen on another node at ${STEADY_RATE} moves/s, ${contender.name}, p50`,
        value: delay(steady, 0.5),
        unit: 'ms',
        target: { atMost: 30 },
      },
      { name: '  p99', value: delay(steady, 0.99), unit: 'ms', target: { atMost: 100 } },
    ]),
  ];
}

/** The same number of moves at the same rate, on more and more tables. Rounds alternate, so that other load meets all. */
async function measureTables({ name, peer, server }: FleetContender): Promise<Row[]> {
  const scripts = TABLE_COUNTS.map(tables => writeScripts(tables, SHARED_MOVES / tables));
  const costs = TABLE_COUNTS.map((): number[] => []);
  for (let round = 0; round < STEADY_ROUNDS; round++)
    for (const [i, games] of scripts.entries()) {
      const { cpuMicros, moves } = await playRound(peer, server, games, STEADY_RATE);
      costs[i]!.push(cpuMicros / moves);
    }
  return TABLE_COUNTS.map((tables, i) => ({
    name: `${tables} tables at ${STEADY_RATE} moves/s in all, ${name}: CPU`,
    value: median(costs[i]!),
    unit: 'µs/move',
  }));
}

/** Both players on the first node, spectators on the last: what a move costs there and in the database. */
async function measureSpectators({ name, nodes, url }: FleetContender): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url ?? '' });
  await client.connect();
  const transactions = async (): Promise<number> => {
    await sleep(COUNTERS_MS);
    const { rows } = await client.query<{ count: string }>(
      'SELECT xact_commit AS count FROM pg_stat_database WHERE datname = current_database()',
    );
    return Number(rows[0]!.count);
  };
  const scripts = writeScripts(SPECTATED_TABLES, MOVES);
  const watching = nodes.at(-1)!;
  const rows: Row[] = [];
  try {
    for (const spectators of SPECTATORS) {
      const counts: number[] = [];
      // Asked right before the first move and after the last.
      const sample = async (): Promise<Usage> => {
        counts.push(await transactions());
        return watching.sample();
      };
      const peer = peerAt(name, nodes, spectators);
      const { moves, cpuMicros } = await playRound(peer, { ...watching, sample }, scripts, STEADY_RATE);
      rows.push(
        {
          name: `${spectators} spectators a table on another node: CPU there`,
          value: cpuMicros / moves,
          unit: 'µs/move',
        },
        { name: '  transactions of all nodes', value: (counts[1]! - counts[0]!) / moves, unit: 'a move' },
      );
    }
  } finally {
    await client.end();
  }
  return rows;
}
