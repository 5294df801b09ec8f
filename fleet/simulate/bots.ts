import { searchChance } from '@tablee/kernel';
import { hasBots } from '@tablee/table';
import { type BotTask, botTaskOf, isSameTask } from '../../apps/server/src/bots/bot-tasks.ts';
import type { TableDuties } from '../../apps/server/src/tables/duties.ts';
import type { LiveTable } from '../../apps/server/src/tables/live-table.ts';
import { type Answer, isProblem, type Referee } from '../../apps/server/src/tables/referee.ts';
import { retryPauseMs, type Scheduler } from '../../apps/server/src/tables/scheduler.ts';

export type BotsParts = {
  readonly referee: Referee;
  readonly duties: TableDuties;
  readonly scheduler: Scheduler;
  readonly thinkMs: () => number;
};

/** As in `bots/bot-driver.ts`. */
const OVERTAKEN = ['stale-decision', 'not-your-turn', 'over', 'no-offer', 'respite'];

/** The bots of a process: like the driver of the server, without its threads and with moves at random. */
export class SimulatedBots {
  readonly #parts: BotsParts;
  readonly #working = new Set<LiveTable>();
  #stopped = false;

  constructor(parts: BotsParts) {
    this.#parts = parts;
  }

  notice(table: LiveTable): void {
    if (this.#stopped || this.#working.has(table) || !hasBots(table.state.holders)) return;
    if (this.#taskOf(table)) void this.#work(table);
  }

  stop(): void {
    this.#stopped = true;
  }

  #taskOf(table: LiveTable): BotTask | null {
    const task = botTaskOf(table);
    return task && this.#parts.duties.isOurs(table) ? task : null;
  }

  async #work(table: LiveTable): Promise<void> {
    this.#working.add(table);
    table.ephemera.holds.add('bots');
    let failures = 0;
    for (let task = this.#taskOf(table); task && !this.#stopped; task = this.#taskOf(table)) {
      await this.#pause(this.#parts.thinkMs());
      if (this.#stopped || !isSameTask(task, this.#taskOf(table))) continue;
      const answer = await this.#do(table, task);
      failures = isProblem(answer) && !OVERTAKEN.includes(answer.key) ? failures + 1 : 0;
      if (failures > 0) await this.#pause(retryPauseMs(failures));
    }
    table.ephemera.holds.delete('bots');
    this.#working.delete(table);
  }

  #do(table: LiveTable, task: BotTask): Promise<Answer> {
    const { referee, duties } = this.#parts;
    const fence = duties.fenceOf(table);
    if (task.kind === 'judge-draw') return referee.act(table, task.seat, 'decline-draw', fence);
    if (task.kind === 'answer') return referee.act(table, task.seat, task.act, fence);
    const { game, state, n } = table.match;
    const move = game.sample(game.redact(state, task.seat), task.seat, searchChance(n));
    return referee.play(table, task.seat, task.decision, game.writeMove(move), { fence });
  }

  #pause(ms: number): Promise<void> {
    return new Promise(done => this.#parts.scheduler.schedule(ms, done));
  }
}
