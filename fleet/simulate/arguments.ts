import { parseArgs } from 'node:util';
import { BadArguments, readCount } from '../../attack/arguments.ts';
import { BROKEN, type Broken, isBroken } from './broken.ts';

export type SimulateArguments = {
  readonly runs: number;
  /** Of the first run; the next one has the next seed. */
  readonly seed: number;
  /** One run, with its last events. */
  readonly only: number | null;
  /** Only this broken protocol, until it is found out. */
  readonly broken: Broken | null;
};

const RUNS = 1_000;

export function readSimulateArguments(args: readonly string[]): SimulateArguments {
  const values = parse(args);
  const { broken, only } = values;
  if (broken !== undefined && !isBroken(broken))
    throw new BadArguments(
      `There is no broken protocol "${broken}". Broken protocols: ${Object.keys(BROKEN).join(', ')}.`,
    );
  return {
    runs: readCount('runs', values.runs, RUNS),
    seed: readCount('seed', values.seed, 1),
    only: only === undefined ? null : readCount('only', only, 1),
    broken: broken ?? null,
  };
}

const OPTIONS = {
  runs: { type: 'string' },
  seed: { type: 'string' },
  only: { type: 'string' },
  broken: { type: 'string' },
} as const;

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS }).values;
  } catch (error) {
    throw new BadArguments(error instanceof Error ? error.message : String(error));
  }
}
