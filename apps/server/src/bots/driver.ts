import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Thinkers } from '@tablee/bots/node';
import { type Seat, searchChance } from '@tablee/kernel';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import { type Answer, isProblem, type Referee } from '../tables/referee.ts';
import type { Replays } from '../tables/replays.ts';
import type { LiveTable } from '../tables/table.ts';
import { type Chore, choreOf, hasBots, isSameChore } from './chores.ts';
import { News } from './news.ts';
import { paceOf } from './pace.ts';
import { Thoughts } from './thoughts.ts';

/** The disk, or our own mistake: tried again after this. */
const RETRY_MS = 5_000;
/** Objections that only mean that the table has moved on. */
const OVERTAKEN = ['stale-decision', 'not-your-turn', 'over', 'no-offer', 'respite'];

export type DriverParts = {
  readonly referee: Referee;
  readonly replays: Replays;
  readonly thinkers: Thinkers;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
  readonly config: Config['bots'];
  /** Luck is fixed, and so are the moods of bots: at the same entry they see and overlook the same. */
  readonly rehearsed: boolean;
};

/** A table whose bots are at work. */
type Run = {
  chore: Chore;
  /** Ends the thought or pause under way. */
  abort: AbortController;
  /** The rest of a turn thought out as a whole, for the table as it stands after entry `n`. */
  plan: { readonly n: number; readonly seat: Seat; readonly moves: readonly string[] } | null;
};

/**
 * Plays the seats of bots: listens after the commit, thinks about the seat's own view, and goes through the same door
 * as a person. One thing at a time per table; what overtakes a thought ends it.
 */
export class BotDriver {
  readonly #parts: DriverParts;
  readonly #news: News;
  readonly #thoughts: Thoughts;
  readonly #runs = new Map<LiveTable, Run>();
  #stopped = false;

  constructor(parts: DriverParts) {
    this.#parts = parts;
    const { replays, thinkers, log, config, rehearsed } = parts;
    this.#news = new News(replays);
    this.#thoughts = new Thoughts({ replays, news: this.#news, thinkers, log, ms: config.ms, rehearsed });
  }

  /** Something changed at this table, or somebody came. */
  notice(table: LiveTable): void {
    if (this.#stopped || !hasBots(table)) return;
    this.#news.listen(table);
    const run = this.#runs.get(table);
    const chore = choreOf(table);
    if (run) {
      if (!isSameChore(run.chore, chore)) run.abort.abort();
    } else if (chore) void this.#work(table, chore);
  }

  /** Ends every thought. Whatever a bot has to do is found again when its table is touched next. */
  stop(): void {
    this.#stopped = true;
    for (const run of this.#runs.values()) run.abort.abort();
    this.#parts.thinkers.close();
  }

  async #work(table: LiveTable, first: Chore): Promise<void> {
    const run: Run = { chore: first, abort: new AbortController(), plan: null };
    this.#runs.set(table, run);
    table.driven = true;
    for (let chore: Chore | null = first; chore && !this.#stopped; chore = choreOf(table)) {
      run.chore = chore;
      run.abort = new AbortController();
      try {
        await this.#do(table, run, chore, run.abort.signal);
      } catch (err) {
        if (run.abort.signal.aborted) continue;
        this.#parts.log.error({ table: table.id, seat: chore.seat, err }, 'a bot is stuck and tries again');
        await this.#rest(RETRY_MS, run.abort.signal);
      }
    }
    table.driven = false;
    this.#runs.delete(table);
  }

  async #do(table: LiveTable, run: Run, chore: Chore, signal: AbortSignal): Promise<void> {
    const { referee } = this.#parts;
    if (chore.kind === 'move') return this.#move(table, run, chore, signal);
    await this.#rest(this.#parts.config.pauseMs, signal);
    // What was asked may have been withdrawn meanwhile, and something else asked.
    if (signal.aborted) return;
    if (chore.kind === 'answer') return settle(await referee.act(table, chore.seat, chore.act));
    const content = await this.#thoughts.isContent(table, chore.seat, signal);
    if (!signal.aborted)
      settle(await referee.act(table, chore.seat, content ? 'accept-draw' : 'decline-draw'));
  }

  async #move(
    table: LiveTable,
    run: Run,
    chore: Chore & { kind: 'move' },
    signal: AbortSignal,
  ): Promise<void> {
    const { seat, decision } = chore;
    const { plan } = run;
    const planned = plan?.n === table.match.n && plan.seat === seat ? plan.moves : [];
    // A move that comes at once is not seen happening; one of several chosen together is not seen at all yet.
    const together = table.game.actors(table.match.state).length > 1;
    const { waitMs, thinkMs } = paceOf(table, seat);
    const pause = this.#rest(together || thinkMs !== null ? 0 : this.#parts.config.pauseMs, signal);
    // Who looked on may have left while the thought waited for its turn.
    const isDue = (): boolean => {
      if (!isSameChore(chore, choreOf(table))) run.abort.abort();
      return !signal.aborted;
    };
    const turn = planned.length > 0 ? planned : await this.#thoughts.turnFor(table, seat, isDue, signal);
    await pause;
    if (waitMs > 0) await this.#await(table, seat, signal);
    if (signal.aborted) return;
    const [move, ...rest] = turn;
    let answer = await this.#play(table, seat, decision, move ?? this.#idle(table, seat));
    if (isProblem(answer) && answer.status === 422) {
      this.#parts.log.error({ table: table.id, seat, move, rule: answer.rule }, 'a bot broke a rule');
      answer = await this.#play(table, seat, decision, this.#idle(table, seat));
    }
    settle(answer);
    run.plan = isProblem(answer) ? null : { n: answer.n, seat, moves: rest };
  }

  #play(table: LiveTable, seat: Seat, decision: number, move: string): Promise<Answer> {
    return this.#parts.referee.play(table, seat, decision, move);
  }

  #idle(table: LiveTable, seat: Seat): string {
    const { game, state } = table.match;
    const chance = searchChance(randomInt(2 ** 31));
    const view = game.redact(state, seat);
    const idle = game.idle(view, seat, chance);
    return game.writeMove(game.clockOnly?.(idle) ? game.sample(view, seat, chance) : idle);
  }

  /** Until it may act: by the clock of the table, which is not always the clock on the wall. */
  async #await(table: LiveTable, seat: Seat, signal: AbortSignal): Promise<void> {
    for (
      let { waitMs } = paceOf(table, seat);
      waitMs > 0 && !signal.aborted;
      { waitMs } = paceOf(table, seat)
    )
      await new Promise<void>(done => {
        const cancel = table.ticker.ring(waitMs, done);
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

  /** Ends early, without a word, when it is interrupted. */
  async #rest(ms: number, signal: AbortSignal): Promise<void> {
    await sleep(ms, undefined, { signal, ref: false }).catch((error: unknown) => {
      if (!signal.aborted) throw error;
    });
  }
}

/** What is wrong beyond having been overtaken is worth another try, and a line in the log. */
function settle(answer: Answer): void {
  if (isProblem(answer) && answer.key !== 'stopping' && !OVERTAKEN.includes(answer.key))
    throw new Error(answer.sentence);
}
