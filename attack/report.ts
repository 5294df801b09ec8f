import { isMet, type Row, writeNumber } from '../bench/report.ts';

/** One result of an attack: `name` is what happened, `target` its limit. */
export type Finding = Row & { readonly sent: string };

export type Report = {
  readonly attack: string;
  readonly seconds: number;
  readonly findings: readonly Finding[];
};

/** Null for a result without a limit. */
export const isOk = (finding: Finding): boolean | null => isMet(finding);

/** False when an attack broke a limit or measured nothing. */
export const isAllOk = (reports: readonly Report[]): boolean =>
  reports.length > 0 &&
  reports.every(
    ({ findings }) => findings.some(f => isOk(f) !== null) && findings.every(f => isOk(f) !== false),
  );

/** The result of an attack that failed or was aborted. */
export const failure = (error: unknown): Finding => ({
  sent: 'the attack itself',
  name: `failed: ${error instanceof Error ? error.message : String(error)}`,
  value: 1,
  unit: '',
  target: { atMost: 0 },
});

const HEADS = ['what was sent', 'what happened', 'result', 'limit', ''];
const MAX_CELL = 76;

const cut = (text: string): string => (text.length > MAX_CELL ? `${text.slice(0, MAX_CELL - 1)}…` : text);

function cellsOf(attack: string, finding: Finding): string[] {
  const { sent, name, value, unit, target } = finding;
  const limit = !target
    ? ''
    : 'atLeast' in target
      ? `≥ ${writeNumber(target.atLeast)}`
      : `≤ ${writeNumber(target.atMost)}`;
  const ok = isOk(finding);
  const result = Number.isFinite(value) ? `${writeNumber(value)} ${unit}`.trim() : 'never';
  return [attack, cut(sent), cut(name), result, limit, ok === null ? '' : ok ? 'ok' : 'NOT OK'];
}

/** Aligns columns; repeated cells are left empty. `first`: the head of the first column. */
export function printReports(reports: readonly Report[], first = 'attack'): string {
  const heads = [first, ...HEADS];
  const rows = reports.flatMap(({ attack, findings }) =>
    findings.map((finding, i) => {
      const cells = cellsOf(i === 0 ? attack : '', finding);
      return i > 0 && findings[i - 1]!.sent === finding.sent ? cells.with(1, '') : cells;
    }),
  );
  const widths = heads.map((head, i) => Math.max(head.length, ...rows.map(row => row[i]!.length)));
  const line = (cells: readonly string[]): string =>
    cells
      .map((cell, i) => (i === 3 ? cell.padStart(widths[i]!) : cell.padEnd(widths[i]!)))
      .join('  ')
      .trimEnd();
  return [line(heads), line(widths.map(width => '-'.repeat(width))), ...rows.map(line)].join('\n');
}
