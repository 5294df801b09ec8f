import { type Entry, type Game, type Match, replaySteps } from '@tablee/kernel';
import { actorsOf, allSeatsTaken, isBotSeat } from '@tablee/table';
import { recordOf } from '../../apps/server/src/tables/records.ts';
import type { SimulatedDatabase } from './database.ts';
import { type Standing, standingOf, type TableRow } from './game-tables.ts';
import type { FleetNode } from './node.ts';
import type { World } from './world.ts';

export type CheckParts = {
  readonly world: World;
  readonly games: readonly Game[];
  readonly database: () => SimulatedDatabase;
  /** All nodes that were not killed. */
  readonly nodes: () => readonly FleetNode[];
};

/** After the faults, tables follow within this time. */
const FOLLOW_MS = 3_000;
/** After the faults, bots and clocks go on within this time: two pauses before a retry, and a bank of time. */
export const STUCK_MS = 12_000;

type Change = { readonly at: number; readonly standing: Standing };

/** What must hold for every table: its log, what nodes show of it, and that its game goes on. */
export class TableChecks {
  readonly #parts: CheckParts;
  readonly #changes = new Map<number, Change[]>();

  constructor(parts: CheckParts) {
    this.#parts = parts;
  }

  /** A table has changed in the database. */
  changed(row: TableRow): void {
    const { world } = this.#parts;
    const changes = this.#changes.get(row.key) ?? [];
    const standing = standingOf(row);
    changes.push({ at: world.now, standing });
    this.#changes.set(row.key, changes);
    world.note(
      `table ${row.created.id} stands at ${standing.n}, offers ${standing.offers}: ${row.entries.at(-1)?.text}`,
    );
  }

  /** At the end of a run, long after the last fault. */
  checkEnd(row: TableRow): void {
    const match = this.replay(row);
    if (!match) return;
    this.#checkFollowing(row, match);
    this.#checkProgress(row, match);
  }

  /** Null when the stored log does not follow the rules. */
  replay({ created, entries }: TableRow): Match | null {
    const game = this.#parts.games.find(({ id }) => id === created.head.game)!;
    const record = recordOf(
      created.head,
      entries.map(({ text }) => JSON.parse(text) as Entry),
      true,
    );
    try {
      let match: Match | null = null;
      for (const step of replaySteps(game, record)) match = step.match;
      return match;
    } catch (error) {
      this.#parts.world.report(`the log of table ${created.id} cannot be replayed: ${String(error)}`);
      return null;
    }
  }

  /** What every node must know of a table by now. */
  #checkFollowing(row: TableRow, match: Match): void {
    const { world, nodes } = this.#parts;
    const { id } = row.created;
    const known = this.#changes.get(row.key)?.findLast(({ at }) => at <= world.now - FOLLOW_MS)?.standing;
    for (const node of nodes()) {
      const table = node.registry.inMemory(id);
      if (!table) continue;
      const { name } = node.parts.process;
      if (table.status !== 'ready') world.report(`${name} does not know how table ${id} stands`);
      const { n, offers, line } = known ?? { n: 0, offers: 0, line: 0 };
      const behind =
        table.n < n || table.state.offers.version < offers || (table.state.lines.at(-1)?.n ?? 0) < line;
      if (behind)
        world.report(
          `${name} has not followed table ${id}: it is at ${table.n}, the database at ${row.entries.length}`,
        );
      if (table.n === row.entries.length) {
        const mine = table.game.writeState(table.match.state);
        if (mine !== table.game.writeState(match.state))
          world.report(`${name} shows another position of table ${id} than the database`);
      }
      if (
        known?.seats === row.seatsVersion &&
        JSON.stringify(table.state.holders) !== JSON.stringify(row.seats)
      )
        world.report(`${name} shows other people at table ${id} than the database`);
    }
  }

  /** Bots move and clocks ring, and one node does it. */
  #checkProgress(row: TableRow, match: Match): void {
    const { world, nodes } = this.#parts;
    const { id } = row.created;
    const watched = nodes().some(node => (node.registry.inMemory(id)?.audience.size ?? 0) > 0);
    if (match.outcome || !watched) return;
    const changedAt = this.#changes.get(row.key)?.at(-1)?.at ?? 0;
    const still = Math.round(world.now - changedAt);
    const botActs = allSeatsTaken(row.seats) && actorsOf(match).some(seat => isBotSeat(row.seats, seat));
    const { clock } = row.summary;
    const runs = clock !== undefined && clock.pouring.length > 0;
    const due = runs ? clock.holdMs + Math.max(...clock.pouring.map(seat => clock.left[seat]!)) : 0;
    if (botActs && still > STUCK_MS)
      world.report(`a bot at table ${id} has not moved for ${still} ms; ${this.#service(id)}`);
    if (runs && still > STUCK_MS + due)
      world.report(`the clock of table ${id} did not ring for ${still} ms; ${this.#service(id)}`);
    if (!runs && still > STUCK_MS && this.#clockCouldRun(row, match))
      world.report(`the clock of table ${id} has stood for ${still} ms; ${this.#service(id)}`);
  }

  /** A person is there, and the clock was not stopped for lack of players. */
  #clockCouldRun({ created: { id, head }, seats }: TableRow, match: Match): boolean {
    const actors = actorsOf(match).length;
    const tables = this.#parts.nodes().flatMap(node => node.registry.inMemory(id) ?? []);
    const attended = seats.some((_, seat) =>
      tables.some(({ audience }) => audience.here.seats.includes(seat)),
    );
    const timed = head.clock !== undefined && allSeatsTaken(seats) && actors > 0 && actors < seats.length;
    return timed && attended && tables.every(table => !table.idle);
  }

  /** Who does the work of a table, for the report of a finding. */
  #service(id: string): string {
    const { database, nodes } = this.#parts;
    const duty = database().duties.holderOf(`table/${id}`);
    const views = nodes().map(node => {
      const table = node.registry.inMemory(id);
      if (!table) return `${node.parts.process.name}: not in memory`;
      const { audience } = table;
      return `${node.parts.process.name}: at ${table.n}, epoch ${node.fleet.fenceOf(table).epoch}, ${audience.size} watch here, ${audience.isWatched ? 'watched' : 'unwatched'}, ${table.status}`;
    });
    return `the duty belongs to ${duty ? `${duty.node} with epoch ${duty.epoch}` : 'no node'}; ${views.join('; ')}`;
  }
}
