import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyData, type Location } from '../../apps/server/src/copy/copy.ts';
import { startPostgres } from '../../fleet/postgres.ts';
import type { Grid, Part, Row } from '../report.ts';
import { makeData } from './made-data.ts';

const TABLES = 100_000;
const ENTRIES_EACH = 50;
const MB = 1024 * 1024;
/** Minutes, not hours, for the full size. */
const MOST_MINUTES = 15;

type Run = {
  readonly name: string;
  readonly copySeconds: number;
  readonly seconds: number;
  readonly tables: number;
  readonly entries: number;
  /** Of this process, without PostgreSQL. */
  readonly cpuMicros: number;
  readonly mostMemory: number;
};

/** `share`: 1/50 makes a fiftieth of the tables. Copies a folder to PostgreSQL and back to another folder. */
export async function measureCopy(share: number): Promise<Part> {
  const tables = Math.max(1, Math.round(TABLES * share));
  // With fsync, as SQLite has it.
  const postgres = await startPostgres();
  const folder = await mkdtemp(join(tmpdir(), 'tablee-bench-'));
  try {
    const [source, back] = [join(folder, 'source'), join(folder, 'back')];
    await makeData(source, tables, ENTRIES_EACH);
    const url = await postgres.createDatabase();
    const runs = [
      await run('to PostgreSQL', { folder: source }, { url }),
      await run('to SQLite', { url }, { folder: back }),
    ];
    const title = `Copy: ${tables.toLocaleString('en')} tables of ${ENTRIES_EACH} entries, with archive files for one in a hundred`;
    return { title, grid: compare(runs), rows: judge(runs, share) };
  } finally {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function run(name: string, from: Location, to: Location): Promise<Run> {
  const began = performance.now();
  const usedBefore = process.cpuUsage();
  const since = (): number => (performance.now() - began) / 1_000;
  let copySeconds = 0;
  let mostMemory = 0;
  const { tables, entries, findings } = await copyData({
    from,
    to,
    progress: ({ stage }) => {
      if (stage === 'copy') copySeconds = since();
      mostMemory = Math.max(mostMemory, process.memoryUsage.rss());
    },
  });
  if (findings.length > 0) throw new Error(`${name}: the copy differs`);
  const used = process.cpuUsage(usedBefore);
  return {
    name,
    copySeconds,
    seconds: since(),
    tables,
    entries,
    cpuMicros: used.user + used.system,
    mostMemory,
  };
}

function compare(runs: readonly Run[]): Grid {
  const row = (name: string, unit: string, value: (run: Run) => number) => ({
    name,
    unit,
    values: runs.map(value),
  });
  return {
    columns: runs.map(({ name }) => name),
    rows: [
      row('copy', 's', r => r.copySeconds),
      row('  tables', '/s', r => r.tables / r.copySeconds),
      row('  entries', '/s', r => r.entries / r.copySeconds),
      row('compare', 's', r => r.seconds - r.copySeconds),
      row('copy and compare, entries', '/s', r => r.entries / r.seconds),
      row('  CPU without PostgreSQL', 'µs/entry', r => r.cpuMicros / r.entries),
      row('memory of the process at most', 'MB', r => r.mostMemory / MB),
    ],
  };
}

const judge = (runs: readonly Run[], share: number): Row[] =>
  runs.map(({ name, seconds }) => ({
    name: `${name}: ${TABLES.toLocaleString('en')} tables at this rate`,
    value: seconds / share / 60,
    unit: 'min',
    target: { atMost: MOST_MINUTES },
  }));
