import type { Thinker, ThinkRequest } from '@tablee/bots';
import { type Entry, type Game, type Match, readTable, searchChance } from '@tablee/kernel';
import type { Seated } from '@tablee/wire';
import { expect } from 'vitest';
import type { LiveTable } from '../src/tables/live-table.ts';
import type { Line } from './line.ts';
import type { Live } from './live.ts';

/** Tables by link where bots sit, for tests of take-backs. */

export const chance = searchChance(11);

/** Plays any legal move, by its own view alone. */
export const anyMove = (game: Game): Thinker => ({
  async think({ position, seat, seats, options }: ThinkRequest) {
    const view = game.readState(position, readTable(game, seats, options));
    const move = game.writeMove(game.sample(view, seat, chance));
    return { move, turn: [move], value: 0, depth: 0, nodes: 0, ms: 0 };
  },
  evaluate: async () => 1,
  close: () => {},
});

export type Seats = { readonly people: readonly Seated[]; readonly table: LiveTable; readonly line: Line };

type Wanted = {
  readonly game: string;
  readonly seats: number;
  readonly people: number;
  readonly options: { readonly [name: string]: boolean | number | string };
};

/** People on the first seats, bots on the others. */
export async function tableOf(server: Live, { game, seats, people, options }: Wanted): Promise<Seats> {
  const bots = Array.from({ length: seats - people }, (_, i) => ({ seat: people + i, level: 1 }));
  const body = { game, name: 'Ann', seat: 0, options, bots };
  const host = (await server.post<Seated>('/api/tables', body)).body;
  const seated = [host];
  while (seated.length < people)
    seated.push((await server.post<Seated>(`/api/tables/${host.table}/seats`, { name: 'Bob' })).body);
  const table = (await server.server.context.registry.open(host.table))!;
  return { people: seated, table, line: await server.watch(host.table, host.token) };
}

export const entriesOf = (server: Live, table: LiveTable): Promise<readonly Entry[]> =>
  server.server.context.store.entriesSince(table.key, 0, 10_000);

/** The next position in which these seats alone are to act, or the end. */
export async function until(table: LiveTable, seats: readonly number[]): Promise<Match> {
  const asks = () =>
    table.match.outcome !== null || table.game.actors(table.match.state).every(s => seats.includes(s));
  while (!asks() || table.state.offers.back) await new Promise(done => setTimeout(done, 2));
  return table.match;
}

export async function playFor(server: Live, { people, table }: Seats, seat: number): Promise<void> {
  const { match } = table;
  const move = table.game.writeMove(table.game.sample(match.state, seat, chance));
  const { status, body } = await server.play(people[seat]!, match.decisions[seat]!, move);
  expect(status, JSON.stringify(body)).toBe(200);
}

/** Asks, and waits until the request is off the table; what came of it. */
export async function askBack(
  server: Live,
  { people, table }: Seats,
  seat: number,
): Promise<'taken' | 'no' | 'bound'> {
  const { n } = table.match;
  const answer = await server.act(people[seat]!, 'ask-back');
  if (answer.status !== 200) {
    expect(answer.body.key).toBe('bound');
    return 'bound';
  }
  while (table.state.offers.back) await new Promise(done => setTimeout(done, 2));
  const last = (await entriesOf(server, table))[n];
  return last && 'act' in last && last.act === 'back' ? 'taken' : 'no';
}
