import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ThinkerPool } from '@tablee/bots/node';
import { type Seat, searchChance } from '@tablee/kernel';
import { hasPlayed, isBotSeat } from '@tablee/table';
import type { Act } from '@tablee/wire';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../common/config.ts';
import type { TableDuties } from '../tables/duties.ts';
import type { LiveTable } from '../tables/live-table.ts';
import { type Answer, isProblem, type Referee } from '../tables/referee.ts';
import type { Replays } from '../tables/replays.ts';
import { retryPauseMs } from '../tables/scheduler.ts';
import { BotQuestions, paceOf } from './bot-questions.ts';
import { BotSearches } from './bot-searches.ts';
import { type BotTask, botTaskOf, isSameTask } from './bot-tasks.ts';

/** Problems that only mean that the table has changed meanwhile. */
const OVERTAKEN = ['stale-decision', 'not-your-turn', 'over', 'no-offer', 'respite'];

export type BotDriverParts = {
  readonly referee: Referee;
  readonly replays: Replays;
  readonly duties: TableDuties;
  readonly thinkers: ThinkerPool;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
  readonly config: Config['bots'];
  /** Bots play reproducibly. */
  readonly seeded: boolean;
};

/** A table whose bots are at work. */
type Run = {
  task: BotTask;
  /** Ends the present search or pause. */
  abort: AbortController;
  /** The rest of a planned turn, valid while entry `n` is the last one. */
  plan: { readonly n: number; readonly seat: Seat; readonly moves: readonly string[] } | null;
};

/**
 * Plays the seats of bots through the same commands as people. One task at a time per table; a change that makes the
 * task obsolete aborts it.
 */
export class BotDriver {
  readonly #parts: BotDriverParts;
  readonly #questions: BotQuestions;
  readonly #searches: BotSearches;
  readonly #runs = new Map<LiveTable, Run>();
  #stopped = false;

  constructor(parts: BotDriverParts) {
    this.#parts = parts;
    const { replays, thinkers, log, config, seeded } = parts;
    this.#questions = new BotQuestions(replays);
    this.#searches = new BotSearches({
      questions: this.#questions,
      thinkers,
      log,
      ms: config.ms,
      seeded,
    });
  }

  /** To be called when a table has changed or a watcher has joined. */
  notice(table: LiveTable): void {
    const run = this.#runs.get(table);
    if (this.#stopped || (!run && !hasPlayed(table.state.holders))) return;
    this.#questions.notice(table);
    const task = this.#taskOf(table);
    if (run) {
      if (!isSameTask(run.task, task)) run.abort.abort();
    } else if (task) void this.#work(table, task);
  }

  /** Null also while another node runs the bots of this table. */
  #taskOf(table: LiveTable): BotTask | null {
    const task = botTaskOf(table);
    return task && this.#parts.duties.isOurs(table) ? task : null;
  }

  /** Aborts every task. They are found again when their tables are next opened. */
  stop(): void {
    this.#stopped = true;
    for (const run of this.#runs.values()) run.abort.abort();
    this.#parts.thinkers.close();
  }

  async #work(table: LiveTable, first: BotTask): Promise<void> {
    const run: Run = { task: first, abort: new AbortController(), plan: null };
    this.#runs.set(table, run);
    table.ephemera.holds.add('bots');
    let failures = 0;
    for (let task: BotTask | null = first; task && !this.#stopped; task = this.#taskOf(table)) {
      run.task = task;
      run.abort = new AbortController();
      try {
        await this.#do(table, run, task, run.abort.signal);
        failures = 0;
      } catch (err) {
        if (run.abort.signal.aborted) continue;
        this.#parts.log.error({ table: table.id, seat: task.seat, err }, 'a bot failed and tries again');
        await this.#pause(retryPauseMs(++failures), run.abort.signal);
      }
    }
    table.ephemera.holds.delete('bots');
    this.#runs.delete(table);
  }

  async #do(table: LiveTable, run: Run, task: BotTask, signal: AbortSignal): Promise<void> {
    const { referee, config, duties } = this.#parts;
    const act = (what: Act): Promise<Answer> => referee.act(table, task.seat, what, duties.fenceOf(table));
    if (task.kind === 'move') return this.#move(table, run, task, signal);
    await this.#pause(config.pauseMs, signal);
    // The offer may have been replaced by another one meanwhile.
    if (signal.aborted) return;
    if (task.kind === 'answer') return check(await act(task.act));
    const accepts = await this.#searches.wouldDraw(table, task.seat, signal);
    if (!signal.aborted) check(await act(accepts ? 'accept-draw' : 'decline-draw'));
  }

  async #move(
    table: LiveTable,
    run: Run,
    task: BotTask & { kind: 'move' },
    signal: AbortSignal,
  ): Promise<void> {
    const { seat, decision } = task;
    const { plan } = run;
    const planned = plan?.n === table.match.n && plan.seat === seat ? plan.moves : [];
    // An immediate move would not be noticed. Simultaneous choices are not shown yet, so they need no pause.
    const together = table.game.actors(table.match.state).length > 1;
    const { waitMs, thinkMs } = paceOf(table, seat);
    const pause = this.#pause(together || thinkMs !== null ? 0 : this.#parts.config.pauseMs, signal);
    // Watchers may have left while the search was in the queue.
    const isDue = (): boolean => {
      if (!isSameTask(task, this.#taskOf(table))) run.abort.abort();
      return !signal.aborted;
    };
    const turn = planned.length > 0 ? planned : await this.#searches.findTurn(table, seat, isDue, signal);
    await pause;
    if (waitMs > 0) await this.#waitToAct(table, seat, signal);
    if (signal.aborted) return;
    const [move, ...rest] = turn;
    let answer = await this.#play(table, seat, decision, move ?? this.#idleMove(table, seat));
    if (isProblem(answer) && answer.status === 422) {
      this.#parts.log.error({ table: table.id, seat, move, rule: answer.rule }, 'a bot broke a rule');
      answer = await this.#play(table, seat, decision, this.#idleMove(table, seat));
    }
    check(answer);
    run.plan = isProblem(answer) ? null : { n: answer.n, seat, moves: rest };
  }

  #play(table: LiveTable, seat: Seat, decision: number, move: string): Promise<Answer> {
    const { referee, duties } = this.#parts;
    // A person may have come back, or taken the seat, since the search began: then the move is refused.
    const understudy = !isBotSeat(table.state.holders, seat);
    return referee.play(table, seat, decision, move, { fence: duties.fenceOf(table), understudy });
  }

  #idleMove(table: LiveTable, seat: Seat): string {
    const { game, state } = table.match;
    const chance = searchChance(randomInt(2 ** 31));
    const view = game.redact(state, seat);
    const idle = game.idle(view, seat, chance);
    return game.writeMove(game.clockOnly?.(idle) ? game.sample(view, seat, chance) : idle);
  }

  /** Waits by the scheduler of the table, which in tests is not real time. */
  async #waitToAct(table: LiveTable, seat: Seat, signal: AbortSignal): Promise<void> {
    for (
      let { waitMs } = paceOf(table, seat);
      waitMs > 0 && !signal.aborted;
      { waitMs } = paceOf(table, seat)
    )
      await new Promise<void>(done => {
        const cancel = table.scheduler.schedule(waitMs, done);
        signal.addEventListener(
          'abort',
          () => {
            cancel();
            done();
          },
          { once: true },
        );
      });
  }

  /** Resolves early when aborted. */
  async #pause(ms: number, signal: AbortSignal): Promise<void> {
    await sleep(ms, undefined, { signal, ref: false }).catch((error: unknown) => {
      if (!signal.aborted) throw error;
    });
  }
}

/** Throws for problems that are worth a retry and a log line. */
function check(answer: Answer): void {
  if (isProblem(answer) && answer.key !== 'stopping' && !OVERTAKEN.includes(answer.key))
    throw new Error(answer.sentence);
}
