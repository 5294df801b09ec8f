import { type Entry, isMove } from '@tablee/kernel';
import { LEASE_MS } from '../../apps/server/src/fleet/duties.ts';
import type { Duty, Fence } from '../../apps/server/src/store/fleet-store.ts';
import type { TableRow } from './game-tables.ts';
import type { FleetNode } from './node.ts';
import type { Person, Told } from './people.ts';
import { type CheckParts, STUCK_MS, TableChecks } from './table-checks.ts';

/** Within this time a move is accepted or refused. */
const PATIENCE_MS = 12_000;

/** Watches a run, and reports what must not be. */
export class Checks {
  readonly #parts: CheckParts;
  readonly #moves: { person: Person; decision: number; move: string; n: number }[] = [];
  readonly #lines: { person: Person; text: string; n: number }[] = [];
  readonly #seats: Person[] = [];
  /** Every grant of a duty: "name epoch" to the node. */
  readonly #grants = new Map<string, string>();

  readonly #tables: TableChecks;

  constructor(parts: CheckParts) {
    this.#parts = parts;
    this.#tables = new TableChecks(parts);
  }

  get moves(): number {
    return this.#moves.length;
  }

  readonly told: Told = {
    moved: (person, decision, move, n) => {
      this.#moves.push({ person, decision, move, n });
      this.#parts.world.note(`${person.name} was told that ${move} at ${decision} is entry ${n}`);
    },
    said: (person, text, n) => this.#lines.push({ person, text, n }),
    sat: person => this.#seats.push(person),
    refused: (person, decision, key) => this.#refused(person, decision, key),
  };

  readonly changed = (row: TableRow): void => this.#tables.changed(row);

  /** A duty has changed hands in the database. */
  readonly granted = ({ name, node, epoch }: Duty): void => {
    const { world } = this.#parts;
    const grant = `${name} ${epoch}`;
    const before = this.#grants.get(grant);
    if (before !== undefined) world.report(`epoch ${epoch} of ${name} was given to ${before} and to ${node}`);
    this.#grants.set(grant, node);
    world.note(`${node} gets ${name}, epoch ${epoch}`);
    for (const other of this.#parts.nodes()) {
      const { process } = other.parts;
      // A machine that was suspended does not know it until its lease is over by its own clock: fences are for that.
      const knows = process.runs && process.clockRanFor > LEASE_MS;
      if (knows && process.name !== node && believes(other, name))
        world.report(`${name} was given to ${node} while ${process.name} still acted for it`);
    }
  };

  /** A fenced write was accepted. */
  readonly fenced = ({ name, node, epoch }: Fence): void => {
    const holder = this.#parts.database().duties.holderOf(name);
    if (holder?.node !== node || holder.epoch !== epoch)
      this.#parts.world.report(
        `a write of ${node} for ${name} with epoch ${epoch} was accepted, but ${holder?.node ?? 'no node'} holds it with epoch ${holder?.epoch ?? 0}`,
      );
  };

  #refused(person: Person, decision: number, key: string): void {
    const row = this.#parts.database().tables.row(person.table);
    if (!row || person.seat === null) return;
    const match = this.#tables.replay(row);
    if (key === 'bug') this.#parts.world.report(`${person.name} met a bug at table ${person.table}`);
    if (match?.decisions[person.seat] === decision && !match.outcome)
      this.#parts.world.report(
        `${person.name} was refused (${key}) at table ${person.table} although decision ${decision} is open`,
      );
  }

  /** At the end of a run, long after the last fault. */
  checkEnd(people: readonly Person[]): void {
    this.#checkPatience(people);
    this.#checkPromises();
    this.#checkChores();
    this.#checkDuties();
    for (const row of this.#parts.database().tables.rows) this.#tables.checkEnd(row);
  }

  #checkPromises(): void {
    const { world, database } = this.#parts;
    const answered = new Map<string, number>();
    for (const { person, decision, move, n } of this.#moves) {
      const text = database().tables.row(person.table)?.entries[n - 1]?.text;
      const entry = text === undefined ? null : (JSON.parse(text) as Entry);
      if (!entry || !isMove(entry) || entry.seat !== person.seat || entry.move !== move)
        world.report(
          `${person.name} was told that ${move} is entry ${n} of ${person.table}, which is ${text}`,
        );
      const key = `${person.table} ${person.seat} ${decision}`;
      const before = answered.get(key);
      if (before !== undefined && before !== n)
        world.report(`the move of ${person.name} at decision ${decision} is stored as ${before} and as ${n}`);
      answered.set(key, n);
    }
    for (const { person, text, n } of this.#lines)
      if (
        database()
          .tables.row(person.table)
          ?.lines.find(line => line.n === n)?.text !== text
      )
        world.report(`${person.name} was told that "${text}" is line ${n}, which it is not`);
    for (const person of this.#seats) {
      const holder = database().tables.row(person.table)?.seats[person.seat ?? -1];
      if (!holder || !('tokenHash' in holder) || holder.tokenHash !== person.tokenHash)
        world.report(`${person.name} was told to have seat ${person.seat}, which another one has`);
    }
  }

  #checkChores(): void {
    const periods = new Set<number>();
    const { chores } = this.#parts.database();
    for (const { period, fence } of chores) {
      if (periods.has(period))
        this.#parts.world.report(`the chore of period ${period} was done twice, last by ${fence.node}`);
      periods.add(period);
    }
    const last = Math.max(...periods);
    const due = Math.floor((this.#parts.database().now() - STUCK_MS) / 1_000);
    if (!(last >= due)) this.#parts.world.report('the chore is no longer done');
  }

  /** At most one node acts for a duty, and it is the one the database names. */
  #checkDuties(): void {
    const { world, nodes, database } = this.#parts;
    for (const name of [
      'maintenance',
      ...database().tables.rows.map(({ created }) => `table/${created.id}`),
    ]) {
      const acting = nodes().filter(node => believes(node, name));
      const holder = database().duties.holderOf(name)?.node;
      const names = acting.map(({ parts }) => parts.process.name);
      if (names.length > 1 || (names.length === 1 && names[0] !== holder))
        world.report(`${names.join(' and ')} act for ${name}, which belongs to ${holder ?? 'no node'}`);
      if (name === 'maintenance' && names.length === 0) world.report('no node does the chores');
    }
  }

  #checkPatience(people: readonly Person[]): void {
    for (const person of people)
      if (person.waitsFor > PATIENCE_MS)
        this.#parts.world.report(
          `${person.name} has waited for ${Math.round(person.waitsFor)} ms for an answer`,
        );
  }
}

/** Whether a node acts for a duty now. */
function believes({ fleet, registry }: FleetNode, name: string): boolean {
  if (name === 'maintenance') return fleet.isMaintainer();
  const table = registry.inMemory(name.slice('table/'.length));
  return table !== null && fleet.fenceOf(table).epoch !== 0;
}
