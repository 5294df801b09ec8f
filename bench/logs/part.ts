import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Part } from '../report.ts';

/** A log to be made and replayed. */
export type Asked = {
  readonly id: string;
  readonly entries: number;
  readonly seed: number;
  /** Of a hundred entries that could be take-backs, so many are. */
  readonly backs: number;
  /** The moves of an absent player. */
  readonly idle?: boolean;
};
export type Cost = { readonly entries: number; readonly ms: number; readonly bytes: number };

const LENGTHS = [1_000, 10_000, 100_000];
const HEAP_MB = 256;
const MB = 1024 * 1024;

type Log = Omit<Asked, 'entries'> & { readonly name: string };
/** No game of Tchag or Tekao is that long: their logs are moves and take-backs. */
const LOGS: readonly Log[] = [
  { name: 'Tchag, moves and take-backs', id: 'tchag', seed: 7, backs: 10 },
  { name: 'Tekao, moves and take-backs', id: 'tekao', seed: 7, backs: 10 },
  { name: 'Tock, cards given and taken back', id: 'tock', seed: 7, backs: 40 },
  { name: 'T’Chang, moves and take-backs', id: 'tchang', seed: 5, backs: 75 },
  { name: 'T’Chako, turns let go by', id: 'tchako', seed: 7, backs: 0, idle: true },
  { name: 'Combats de dragons, duels without end', id: 'dragons', seed: 7, backs: 0 },
];

/** What replaying a log costs, by its length: the same for every entry, and no more memory than a small server has. */
export async function measureLogs(): Promise<Part> {
  const grid: { name: string; values: number[]; unit: string }[] = [];
  let mostBytes = 0;
  for (const { name, ...log } of LOGS) {
    const costs: Cost[] = [];
    for (const entries of LENGTHS) costs.push(await costOf({ ...log, entries }));
    const reached = costs.map(cost => cost.entries);
    if (reached.join() !== LENGTHS.join()) throw new Error(`${name} reached ${reached.join(', ')} entries`);
    grid.push(
      { name, values: costs.map(cost => cost.ms), unit: 'ms' },
      { name: '  each entry', values: costs.map(microsEach), unit: 'µs' },
      { name: '  memory held at most', values: costs.map(cost => cost.bytes / MB), unit: 'MB' },
    );
    mostBytes = Math.max(mostBytes, ...costs.map(cost => cost.bytes));
  }
  return {
    title: 'Logs: a full replay by the number of entries',
    grid: { columns: LENGTHS.map(entries => entries.toLocaleString('en')), rows: grid },
    rows: [{ name: 'The most memory held', value: mostBytes / MB, unit: 'MB', target: { atMost: HEAP_MB } }],
  };
}

const microsEach = ({ ms, entries }: Cost): number => (ms * 1000) / entries;

const CHILD = fileURLToPath(new URL('./child.ts', import.meta.url));

/** In a process of its own, ended when the memory does not do. */
async function costOf(asked: Asked): Promise<Cost> {
  const flags = ['--expose-gc', `--max-old-space-size=${HEAP_MB}`];
  const { stdout } = await promisify(execFile)(process.execPath, [...flags, CHILD, JSON.stringify(asked)]);
  return JSON.parse(stdout);
}
