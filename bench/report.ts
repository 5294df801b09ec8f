/** One figure: a line of the table printed, and of the JSON. */
export type Row = {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly target?: { readonly atLeast: number } | { readonly atMost: number };
};
/** Figures side by side: one column per contender. */
export type Grid = {
  readonly columns: readonly string[];
  readonly rows: readonly {
    readonly name: string;
    readonly values: readonly number[];
    readonly unit: string;
  }[];
};
export type Part = {
  readonly title: string;
  readonly grid?: Grid;
  readonly rows: readonly Row[];
  /** Sentences below the table: what a figure does not say by itself. */
  readonly notes?: readonly string[];
};

/** Three digits say enough; a point where there are less. */
export function writeNumber(value: number): string {
  if (Math.abs(value) >= 100) {
    const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.abs(value))) - 2);
    return (Math.round(value / step) * step).toLocaleString('en');
  }
  return value.toLocaleString('en', { maximumSignificantDigits: 3 });
}

export const isMet = ({ value, target }: Row): boolean | null => {
  if (!target) return null;
  return 'atLeast' in target ? value >= target.atLeast : value <= target.atMost;
};

export function printPart(part: Part): string {
  const grid = part.grid ? [...printGrid(part.grid), ''] : [];
  const notes = part.notes ? ['', ...part.notes] : [];
  return ['', `## ${part.title}`, '', ...grid, ...part.rows.map(printRow), ...notes].join('\n');
}

const NAME_WIDTH = 46;
const VALUE_WIDTH = 14;

function printRow(row: Row): string {
  const met = isMet(row);
  const { target } = row;
  const wanted = !target ? '' : 'atLeast' in target ? `≥ ${target.atLeast}` : `≤ ${target.atMost}`;
  const verdict = met === null ? '' : `  ${met ? '✓' : '✗'} ${wanted}`;
  return `${row.name.padEnd(NAME_WIDTH)}${writeNumber(row.value).padStart(VALUE_WIDTH)} ${row.unit}${verdict}`;
}

function printGrid({ columns, rows }: Grid): string[] {
  const cells = (texts: readonly string[]): string => texts.map(text => text.padStart(VALUE_WIDTH)).join('');
  return [
    `${''.padEnd(NAME_WIDTH)}${cells(columns)}`,
    ...rows.map(row => `${row.name.padEnd(NAME_WIDTH)}${cells(row.values.map(writeNumber))} ${row.unit}`),
  ];
}
