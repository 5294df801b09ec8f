import type { Seat } from '@tablee/kernel';
import { act, type CommandResult, type Facts, type Needs, type Offers, play } from '@tablee/table';
import type { Act, Problem } from '@tablee/wire';
import { Message } from '../bus/message.ts';
import { type ProblemKey, problemOf, problemOfRefusal } from '../common/problems.ts';
import { bytesOf } from '../store/maintenance.ts';
import { StoreError } from '../store/store.ts';
import { type Answer, isProblem, type StoredChange, type TableCommand, writesOf } from './command-result.ts';
import type { LiveTable } from './live-table.ts';
import type { Registry } from './registry.ts';
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
};

const NO_FACTS: Facts = {};
const NO_OPTIONS: RunOptions = {};
/** A conflict means that another writer came first: the command is computed again on what that one left. */
const MAX_TRIES = 2;

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

  /** `lagMs`: how long the move took to arrive, as far as that is credited against a clock. */
  play(table: LiveTable, seat: Seat, decision: number, move: string, lagMs = 0): Promise<Answer> {
    // Taken before the queue: waiting there is not deducted either.
    const since = table.state.clock ? table.now - lagMs : 0;
    return this.run(table, (state, context, facts) =>
      play(state, { seat, decision, move, since }, context, facts),
    );
  }

  act(table: LiveTable, seat: Seat, what: Act): Promise<Answer> {
    return this.run(table, (state, context, facts) => act(state, seat, what, context, facts));
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
            if (options.around) problem = await options.around(change, () => this.#save(table, change));
            else await this.#save(table, change);
            answer = problem ?? this.#adopt(table, change);
          } else answer = 'refusal' in result ? problemOfRefusal(result.refusal) : result;
        }
      } catch (error) {
        if (isConflict(error) && tries < MAX_TRIES && (await this.#reload(table))) continue;
        answer = await this.#explain(table, error, options.unsaved ?? 'not-saved');
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

  #save(table: LiveTable, change: StoredChange): Promise<void> {
    const { store, seeds } = this.#registry;
    return store.write(...writesOf(table, change, seeds));
  }

  #adopt(table: LiveTable, change: StoredChange): Answer {
    const { offers } = table.state;
    table.replace(change.state);
    if (change.kind === 'server') change.adopted?.();
    try {
      announce(table, change, offers);
    } catch (error) {
      // It is stored, so it holds.
      this.#events.failed(table, error);
    }
    if (change.kind === 'line') return { n: change.line.n };
    if (change.kind === 'entry') {
      const { last } = change.state;
      if (last) table.ephemera.growth = (table.ephemera.growth ?? 0) + bytesOf(last.entry);
      this.#events.played(table);
    }
    return { n: table.match.n };
  }

  async #explain(table: LiveTable, error: unknown, unsaved: ProblemKey): Promise<Problem> {
    this.#events.failed(table, error);
    if (!(error instanceof StoreError)) return problemOf(table.status === 'uncertain' ? unsaved : 'bug');
    if (error.kind === 'conflict' || error.kind === 'uncertain') await this.#reload(table);
    return problemOf(error.kind === 'conflict' && unsaved === 'not-saved' ? 'stale-decision' : unsaved);
  }

  /** Adopts what is stored; false when it cannot be read. */
  async #reload(table: LiveTable): Promise<boolean> {
    try {
      await this.#registry.reload(table);
      return true;
    } catch (error) {
      this.#events.failed(table, error);
      return false;
    }
  }
}

const isConflict = (error: unknown): boolean => error instanceof StoreError && error.kind === 'conflict';

/** `before`: the offers before the change. */
function announce(table: LiveTable, change: StoredChange, before: Offers): void {
  if (change.kind === 'line') table.send(saidMessage(table, change.line));
  else if (change.kind === 'seat' && change.state.offers === before)
    table.send(Message.of(peopleFrame(table)));
  else table.announce(viewsOf(table));
}
