import { BadText, type Game, NeedsReferee, readTable, refereeOnly, type Table } from '@tablee/kernel';

/** The number of sequences of `depth` moves. Seats with simultaneous choices move in seat order. */
export function perft(game: Game, state: unknown, depth: number): number {
  if (depth === 0) return 1;
  const seat = game.actors(state)[0];
  if (seat === undefined) return 0;
  let nodes = 0;
  for (const m of game.moves(state, seat)) {
    if (depth === 1) {
      nodes++;
      continue;
    }
    const next = game.clone(state);
    game.apply(next, seat, m, refereeOnly);
    nodes += perft(game, next, depth - 1);
  }
  return nodes;
}

/** The same count for each first move. */
export function divide(game: Game, state: unknown, depth: number): readonly (readonly [string, number])[] {
  const seat = game.actors(state)[0];
  if (seat === undefined) return [];
  return Array.from(game.moves(state, seat), m => {
    const next = game.clone(state);
    if (depth > 1) game.apply(next, seat, m, refereeOnly);
    return [game.writeMove(m), perft(game, next, depth - 1)] as const;
  });
}

/** Throws a BadText if luck is drawn within this depth. */
export function countTree(game: Game, state: unknown, depth: number): number {
  if (game.traits.moves === 'sampled')
    throw new BadText('perft', `The moves of ${game.id} cannot be listed, so they cannot be counted.`, [
      game.id,
    ]);
  try {
    return perft(game, state, depth);
  } catch (e) {
    if (e instanceof NeedsReferee)
      throw new BadText('perft', 'Luck falls within this depth; count less deep.');
    throw e;
  }
}

/** One row of a `perft.txt`: a position, its counts by depth, optionally its moves in order, and its origin. */
export type PerftRow = {
  readonly line: number;
  readonly position: string;
  readonly table: Table;
  readonly counts: readonly (readonly [depth: number, nodes: number])[];
  readonly order: readonly string[] | null;
  readonly origin: string;
};

/**
 * Fields are separated by semicolons: the position, any of `depth nodes`, `seats n`, `options JSON`, `order m m …`, and
 * `origin …`. Empty lines and lines that begin with # are comments.
 */
export function readPerft(game: Game, text: string): readonly PerftRow[] {
  return text.split('\n').flatMap((raw, i) => {
    const row = raw.trim();
    return row === '' || row.startsWith('#') ? [] : [readRow(game, row, i + 1)];
  });
}

function readRow(game: Game, row: string, line: number): PerftRow {
  const bad = (what: string) => new BadText('perft', `Line ${line} of the perft file: ${what}.`);
  const [position = '', ...fields] = row.split(';').map(f => f.trim());
  const counts: (readonly [number, number])[] = [];
  let [seats, options]: [number | undefined, unknown] = [undefined, undefined];
  let order: readonly string[] | null = null;
  let origin = '';
  for (const field of fields) {
    const [word = '', rest = ''] = [field.split(' ', 1)[0], field.slice(field.indexOf(' ') + 1)];
    if (/^[0-9]+$/.test(word) && /^[0-9]+$/.test(rest)) counts.push([Number(word), Number(rest)]);
    else if (word === 'seats') seats = Number(rest);
    else if (word === 'options') options = JSON.parse(rest);
    else if (word === 'order') order = rest.split(' ').filter(m => m !== '');
    else if (word === 'origin') origin = rest;
    else throw bad(`"${field}" is no field`);
  }
  if (origin === '') throw bad('the origin of the position is missing');
  if (counts.length === 0 && order === null) throw bad('nothing is counted');
  return { line, position, table: readTable(game, seats, options), counts, order, origin };
}

/** The mismatches of a row. */
export function checkRow(game: Game, row: PerftRow): readonly string[] {
  const state = game.readState(row.position, row.table);
  const wrong = row.counts.flatMap(([depth, said]) => {
    const nodes = countTree(game, state, depth);
    return nodes === said ? [] : [`line ${row.line}: depth ${depth} has ${nodes} nodes, not ${said}`];
  });
  const seat = game.actors(state)[0];
  const listed = seat === undefined ? [] : Array.from(game.moves(state, seat), m => game.writeMove(m));
  if (row.order && row.order.join(' ') !== listed.join(' '))
    wrong.push(`line ${row.line}: the moves come as ${listed.join(' ')}`);
  return wrong;
}

export const checkPerft = (game: Game, text: string): readonly string[] =>
  readPerft(game, text).flatMap(row => checkRow(game, row));
