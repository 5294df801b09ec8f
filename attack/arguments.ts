import { parseArgs } from 'node:util';

/** Printed to the user, with exit code 2. */
export class BadArguments extends Error {}

export type AttackArguments = {
  /** In the order of the list. */
  readonly wanted: readonly string[];
  readonly list: boolean;
  /** Larger attacks: minutes instead of seconds. */
  readonly long: boolean;
  /** Number of malformed frames and requests. */
  readonly frames: number;
  readonly json: boolean;
};

const FRAMES = 5_000;
const MAX_COUNT = 1_000_000_000;

export function readCount(name: string, text: string | undefined, fallback: number, max = MAX_COUNT): number {
  if (text === undefined) return fallback;
  const count = Number(text);
  if (/^\d+$/.test(text) && count >= 1 && count <= max) return count;
  throw new BadArguments(`--${name} must be a whole number from 1 to ${max}; "${text}" is not.`);
}

export function readAttackArguments(args: readonly string[], known: readonly string[]): AttackArguments {
  const { values, positionals } = parse(args, {
    list: { type: 'boolean', default: false },
    long: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    frames: { type: 'string' },
  });
  const unknown = positionals.find(name => !known.includes(name));
  if (unknown !== undefined)
    throw new BadArguments(`There is no attack "${unknown}". Attacks: ${known.join(', ')}.`);
  return {
    wanted: positionals.length === 0 ? known : known.filter(name => positionals.includes(name)),
    list: values.list === true,
    long: values.long === true,
    json: values.json === true,
    frames: readCount('frames', textOf(values.frames), FRAMES),
  };
}

export type SoakArguments = { readonly minutes: number; readonly moves: number };

export function readSoakArguments(args: readonly string[]): SoakArguments {
  const { values } = parse(args, { minutes: { type: 'string' }, moves: { type: 'string' } }, false);
  return {
    minutes: readCount('minutes', textOf(values.minutes), 60, 10_000),
    moves: readCount('moves', textOf(values.moves), 200, 5_000),
  };
}

export type KillArguments = { readonly times: number; readonly tables: number };

export function readKillArguments(args: readonly string[]): KillArguments {
  const { values } = parse(args, { times: { type: 'string' }, tables: { type: 'string' } }, false);
  return {
    times: readCount('times', textOf(values.times), 100, 100_000),
    tables: readCount('tables', textOf(values.tables), 50, 1_000),
  };
}

type OptionKinds = {
  readonly [name: string]: { readonly type: 'boolean' | 'string'; readonly default?: boolean };
};
type Value = string | boolean | undefined;
type Parsed = {
  readonly values: { readonly [name: string]: Value };
  readonly positionals: readonly string[];
};

export function parse(args: readonly string[], options: OptionKinds, names = true): Parsed {
  try {
    const { values, positionals } = parseArgs({ args: [...args], allowPositionals: names, options });
    return { values: values as { [name: string]: Value }, positionals };
  } catch (e) {
    throw new BadArguments(e instanceof Error ? e.message : String(e));
  }
}

export const textOf = (value: Value): string | undefined => (typeof value === 'string' ? value : undefined);

/** Runs a script. Wrong arguments are reported in a sentence, with exit code 2. */
export async function runScript(usage: string, body: () => Promise<number>): Promise<never> {
  try {
    process.exit(await body());
  } catch (e) {
    if (!(e instanceof BadArguments)) throw e;
    console.error(`${e.message}\n${usage}`);
    process.exit(2);
  }
}
