import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { describeMachine } from './machine.ts';
import { type Grid, isMet, type Part, type Row, writeNumber } from './report.ts';

/** Measured results are files in `results/`; `docs/figures.md` is printed from them. */

/** A result of a run too long to repeat for every page: it keeps its own date and command. */
export type LongRow = {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  readonly date?: string;
  readonly command?: string;
};
export type Result = {
  readonly title: string;
  /** The place on the page. */
  readonly order: number;
  readonly date: string;
  readonly machine: string;
  readonly command: string;
  readonly notes?: readonly string[];
  readonly grid?: Grid;
  readonly rows: readonly (Row | LongRow)[];
};

const FOLDER = new URL('./results/', import.meta.url);
const PAGE = new URL('../docs/figures.md', import.meta.url);
const today = (): string => new Date().toISOString().slice(0, 10);
const fileOf = (name: string): URL => new URL(`${name}.json`, FOLDER);

function readResult(name: string): Result | null {
  try {
    return JSON.parse(readFileSync(fileOf(name), 'utf8')) as Result;
  } catch {
    return null;
  }
}

function writeResult(name: string, result: Result): void {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(fileOf(name), `${JSON.stringify(result, null, 2)}\n`);
}

/** Replaces the stored result of a part. */
export function savePart(name: string, order: number, part: Part): void {
  const command = `npm run bench -- ${name}`;
  writeResult(name, { ...part, order, date: today(), machine: describeMachine(), command });
}

/** Replaces one row of a stored result, or adds it. */
export function saveRow(name: string, row: LongRow): void {
  const stored = readResult(name);
  if (!stored) throw new Error(`bench/results/${name}.json is missing`);
  const dated = { ...row, date: today() };
  const known = stored.rows.some(other => 'id' in other && other.id === row.id);
  const rows = known
    ? stored.rows.map(other =>
        'id' in other && other.id === row.id ? { ...dated, name: other.name } : other,
      )
    : [...stored.rows, dated];
  writeResult(name, { ...stored, machine: describeMachine(), rows });
}

/** Prints all stored results to docs/figures.md. */
export function writePage(): void {
  const results = readdirSync(FOLDER)
    .filter(file => file.endsWith('.json'))
    .map(file => readResult(file.slice(0, -'.json'.length))!)
    .sort((a, b) => a.order - b.order);
  const text = [
    '# Figures',
    'Printed by `npm run figures` from `bench/results/`, which `npm run bench -- --save` writes. Do not edit this page.',
    'Ratios are measured side by side in one run. Rows of long runs keep the date of their run.',
    ...results.flatMap(printResult),
  ];
  writeFileSync(PAGE, `${text.join('\n\n')}\n`);
}

const printResult = (result: Result): string[] => [
  `## ${result.title}`,
  `Measured ${result.date} on ${result.machine}: \`${result.command}\``,
  ...(result.grid ? [printGrid(result.grid)] : []),
  ...(result.rows.length > 0 ? [printRows(result)] : []),
  ...(result.notes ?? []),
];

function printGrid({ columns, rows }: Grid): string {
  return printTable([
    ['', ...columns, ''],
    ...rows.map(row => [row.name.trim(), ...row.values.map(writeNumber), row.unit]),
  ]);
}

function printRows({ rows }: Result): string {
  const isLong = (row: Row | LongRow): row is LongRow => 'text' in row;
  const ownDates = rows.some(row => isLong(row) && row.date);
  const ownCommands = rows.some(row => isLong(row) && row.command);
  const targets = rows.some(row => !isLong(row) && row.target);
  const cells = (row: Row | LongRow): string[] => [
    row.name.trim(),
    isLong(row) ? row.text : `${writeNumber(row.value)} ${row.unit}`,
    ...(targets ? [isLong(row) ? '' : printTarget(row)] : []),
    ...(ownDates ? [isLong(row) ? (row.date ?? '') : ''] : []),
    ...(ownCommands ? [isLong(row) && row.command ? `\`${row.command}\`` : ''] : []),
  ];
  const head = ['what', 'figure', ...(targets ? ['target'] : [])];
  return printTable([
    [...head, ...(ownDates ? ['date'] : []), ...(ownCommands ? ['command'] : [])],
    ...rows.map(cells),
  ]);
}

function printTarget(row: Row): string {
  if (!row.target) return '';
  const wanted = 'atLeast' in row.target ? `≥ ${row.target.atLeast}` : `≤ ${row.target.atMost}`;
  return `${wanted} ${isMet(row) ? '✓' : '✗'}`;
}

/** Columns are padded as the formatter of the project does. */
function printTable(rows: readonly (readonly string[])[]): string {
  const [head, ...body] = rows;
  const widths = head!.map((_, k) => Math.max(3, ...rows.map(cells => cells[k]!.length)));
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell, k) => cell.padEnd(widths[k]!)).join(' | ')} |`;
  return [line(head!), line(widths.map(width => '-'.repeat(width))), ...body.map(line)].join('\n');
}
