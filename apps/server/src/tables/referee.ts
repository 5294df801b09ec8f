import type { Seat } from '@tablee/kernel';
import {
  act,
  areSameOffers,
  type CommandResult,
  type Facts,
  isBot,
  looksSame,
  type Needs,
  play,
  type TableState,
} from '@tablee/table';
import type { Act, Problem } from '@tablee/wire';
import { Message } from '../bus/message.ts';
import { type ProblemKey, problemOf, problemOfRefusal } from '../common/problems.ts';
import type { Fence } from '../store/fleet-store.ts';
import { bytesOf } from '../store/maintenance.ts';
import { StoreError } from '../store/store.ts';
import { type Answer, isProblem, type StoredChange, type TableCommand, writesOf } from './command-result.ts';
import type { LiveTable } from './live-table.ts';
import type { Registry } from './registry.ts';
import { tellWrites } from './tells.ts';
import { peopleFrame, saidMessage, viewsOf } from './view-encoder.ts';

export { type Answer, isProblem } from './command-result.ts';

export type RefereeEvents = {
  /** An entry was added. */
  readonly played: (table: LiveTable) => void;
  /** A command was accepted. */
  readonly changed: (table: LiveTable) => void;
  readonly refused: (problem: Problem) => void;
  readonly failed: (table: LiveTable, error: unknown) => void;
};

export type RunOptions = {
  /** The problem when the change cannot be stored. Default: 'not-saved'. */
  readonly unsaved?: ProblemKey;
  /** Wraps the storing of a change, for example in a quota check. */
  readonly around?: (change: StoredChange, save: () => Promise<void>) => Promise<Problem | null>;
  /** Refused unless this process still has the duty. */
  readonly fence?: Fence | undefined;
  /** Doing it twice is the same as doing it once, so it is repeated when its commit is uncertain. */
  readonly repeatable?: boolean;
  /** The caller has seen the table with this many entries, perhaps at another node. */
  readonly seen?: number;
};

export type PlayOptions = {
  /** How long the move took to arrive, as far as that is credited against a clock. */
  readonly lagMs?: number;
  readonly fence?: Fence | undefined;
  /** An understudy plays for an absent person. */
  readonly understudy?: boolean;
};

const NO_FACTS: Facts = {};
const NO_OPTIONS: RunOptions = {};
const REPEATABLE: RunOptions = { repeatable: true };
const NO_LAG: PlayOptions = {};
/**
 * A conflict means that another writer came first: the command is computed again on what that one left. Seats that
 * choose at the same time at several nodes conflict once each.
 */
const MAX_TRIES = 6;

/** The only way to change a table: in its queue, a command's change is stored, then adopted, then announced. */
export class Referee {
  readonly #registry: Registry;
  readonly #events: RefereeEvents;
  #stopping = false;

  constructor(registry: Registry, events: RefereeEvents) {
    this.#registry = registry;
    this.#events = events;
  }

  /** Accepts nothing new; resolves when everything accepted is stored and announced. */
  async stop(): Promise<void> {
    this.#stopping = true;
    await this.#registry.drained();
  }

  play(
    table: LiveTable,
    seat: Seat,
    decision: number,
    move: string,
    { lagMs = 0, fence, understudy = false }: PlayOptions = NO_LAG,
  ): Promise<Answer> {
    // Taken before the queue: waiting there is not deducted either.
    const since = table.state.clock ? table.now - lagMs : 0;
    return this.run(
      table,
      (state, context, facts) => play(state, { seat, decision, move, since, understudy }, context, facts),
      fence || decision > table.n ? { repeatable: true, fence, seen: decision } : REPEATABLE,
    );
  }

  act(table: LiveTable, seat: Seat, what: Act, fence?: Fence): Promise<Answer> {
    return this.run(table, (state, context, facts) => act(state, seat, what, context, facts), {
      repeatable: true,
      fence,
    });
  }

  /** Runs any command. */
  run(table: LiveTable, command: TableCommand, options: RunOptions = NO_OPTIONS): Promise<Answer> {
    return table.queue.run(() => this.#execute(table, command, options));
  }

  async #execute(table: LiveTable, command: TableCommand, options: RunOptions): Promise<Answer> {
    let answer: Answer;
    for (let tries = 1; ; tries++) {
      try {
        if (table.status === 'uncertain' && !this.#stopping) await this.#registry.reload(table);
        else if (options.seen !== undefined && options.seen > table.n) await this.#follow(table);
        if (this.#stopping) answer = problemOf('stopping');
        else if (table.status === 'removed') answer = problemOf('no-table');
        else {
          const found = command(table.state, table, NO_FACTS);
          // Most results are not promises, and awaiting them would cost a move more than its rules do.
          let result = found instanceof Promise ? await found : found;
          if ('needs' in result) result = await this.#supply(table, command, result);
          if ('state' in result) {
            const change = result;
            let problem: Problem | null = null;
            const { around, fence } = options;
            if (around) problem = await around(change, () => this.#save(table, change, fence));
            else await this.#save(table, change, fence);
            answer = problem ?? this.#adopt(table, change);
          } else answer = 'refusal' in result ? problemOfRefusal(result.refusal) : result;
        }
      } catch (error) {
        const repeats = tries < MAX_TRIES && mayRepeat(error, options);
        if (repeats && (await this.#reload(table, error))) continue;
        answer = await this.#explain(table, error, options.unsaved ?? 'not-saved', repeats);
      }
      break;
    }
    if (isProblem(answer)) this.#events.refused(answer);
    else {
      table.ephemera.growth ??= 0;
      this.#events.changed(table);
    }
    return answer;
  }

  /** A person may have come from a node that knows more than this one. */
  async #follow(table: LiveTable): Promise<void> {
    if (this.#registry.store.fleet && !this.#stopping) await this.#registry.catchUp(table);
  }

  /** Calls the command again with the fact it asked for. */
  async #supply(
    table: LiveTable,
    command: TableCommand,
    needed: Needs,
  ): Promise<Exclude<CommandResult, Needs> | Answer | StoredChange> {
    const { replays, store, quotas } = this.#registry;
    let facts: Facts;
    if (needed.needs === 'match') facts = { match: await replays.matchAt(table, needed.n) };
    else if (needed.needs === 'entries')
      facts = { entries: await store.entriesSince(table.key, needed.after, needed.limit) };
    else {
      const problem = await quotas.rematchProblem({ owner: table.owner, host: table.state.host });
      if (problem) return problem;
      facts = { rematch: true };
    }
    const result = await command(table.state, table, facts);
    if ('needs' in result) throw new Error(`a command asks for ${result.needs} twice`);
    return result;
  }

  #save(table: LiveTable, change: StoredChange, fence?: Fence): Promise<void> {
    const { store, seeds, notices } = this.#registry;
    const writes = writesOf(table, change, seeds, fence);
    return store.write(...writes, ...tellWrites(table, change.state, notices));
  }

  #adopt(table: LiveTable, change: StoredChange): Answer {
    const before = table.state;
    table.replace(change.state);
    if (change.kind === 'server') change.adopted?.();
    // Their token has ended, or their seat is another's.
    else if (change.kind === 'seat' && hasLeft(change)) table.audience.dismiss(change.seat);
    try {
      announce(table, change, before);
    } catch (error) {
      // It is stored, so it holds.
      this.#events.failed(table, error);
    }
    table.stored();
    if (change.kind === 'line') return { n: change.line.n };
    if (change.kind === 'entry') {
      const { last } = change.state;
      if (last) table.ephemera.growth = (table.ephemera.growth ?? 0) + bytesOf(last.entry);
      this.#events.played(table);
    }
    return { n: table.match.n };
  }

  /** `unread`: what came first could not be read, so it is not known whether the decision is still open. */
  async #explain(table: LiveTable, error: unknown, unsaved: ProblemKey, unread: boolean): Promise<Problem> {
    this.#events.failed(table, error);
    if (!(error instanceof StoreError)) return problemOf(table.status === 'uncertain' ? unsaved : 'bug');
    const { kind } = error;
    if (!unread && (kind === 'conflict' || kind === 'uncertain')) await this.#reload(table, error);
    const stale = kind === 'conflict' && !unread && unsaved === 'not-saved';
    return problemOf(stale ? 'stale-decision' : unsaved);
  }

  /** Adopts what is stored; false when it cannot be read. */
  async #reload(table: LiveTable, error: unknown): Promise<boolean> {
    try {
      if (isConflict(error)) await this.#registry.catchUp(table);
      else await this.#registry.reload(table);
      return true;
    } catch (fault) {
      this.#events.failed(table, fault);
      return false;
    }
  }
}

const mayRepeat = (error: unknown, { repeatable = false }: RunOptions): boolean =>
  isConflict(error) || (repeatable && isUncertain(error));

const isUncertain = (error: unknown): boolean => error instanceof StoreError && error.kind === 'uncertain';
const isConflict = (error: unknown): boolean => error instanceof StoreError && error.kind === 'conflict';

/** Whether the person who sat there does no longer. */
const hasLeft = ({ before, after }: StoredChange & { kind: 'seat' }): boolean =>
  before !== null &&
  !isBot(before) &&
  (after === null || isBot(after) || after.tokenHash !== before.tokenHash);

/** `before`: the state before the change. */
function announce(table: LiveTable, change: StoredChange, before: TableState): void {
  if (change.kind === 'line') table.send(saidMessage(table, change.line));
  else if (change.kind !== 'seat' || !isSameTable(change.state, before)) table.announce(viewsOf(table));
  else if (!looksSame(change.before, change.after)) table.send(Message.of(peopleFrame(table)));
}

/** Whether nothing but the seats has changed. */
const isSameTable = (a: TableState, b: TableState): boolean =>
  a.match === b.match && a.clock === b.clock && areSameOffers(a.offers, b.offers);
