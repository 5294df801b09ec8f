import { BadArguments, parse, readCount, textOf } from '../attack/arguments.ts';

export type FleetArguments = { readonly nodes: number; readonly port: number };

const MAX_NODES = 16;
const MAX_PORT = 65_535;

export function readFleetArguments(args: readonly string[]): FleetArguments {
  const { values } = parse(args, { nodes: { type: 'string' }, port: { type: 'string' } }, false);
  return {
    nodes: readCount('nodes', textOf(values.nodes), 3, MAX_NODES),
    port: readCount('port', textOf(values.port), 8080, MAX_PORT),
  };
}

export type ProofArguments = {
  /** In the order of the list. */
  readonly wanted: readonly string[];
  readonly list: boolean;
  readonly json: boolean;
  readonly kills: number;
  readonly tables: number;
  readonly nodes: number;
  /** Moves a second over all tables. */
  readonly rate: number;
  readonly seed: number | null;
};

export function readProofArguments(args: readonly string[], known: readonly string[]): ProofArguments {
  const { values } = parse(
    args,
    {
      only: { type: 'string' },
      list: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
      kills: { type: 'string' },
      tables: { type: 'string' },
      nodes: { type: 'string' },
      rate: { type: 'string' },
      seed: { type: 'string' },
    },
    false,
  );
  const only = textOf(values.only)?.split(',') ?? known;
  const unknown = only.find(name => !known.includes(name));
  if (unknown !== undefined)
    throw new BadArguments(`There is no proof "${unknown}". Proofs: ${known.join(', ')}.`);
  const seed = textOf(values.seed);
  return {
    wanted: known.filter(name => only.includes(name)),
    list: values.list === true,
    json: values.json === true,
    kills: readCount('kills', textOf(values.kills), 100, 100_000),
    tables: readCount('tables', textOf(values.tables), 200, 5_000),
    nodes: readCount('nodes', textOf(values.nodes), 3, MAX_NODES),
    rate: readCount('rate', textOf(values.rate), 150, 100_000),
    seed: seed === undefined ? null : readCount('seed', seed, 1, 2 ** 31 - 1),
  };
}
