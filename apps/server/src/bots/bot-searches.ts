import { Interrupted } from '@tablee/bots';
import type { QueueKey, ThinkerPool } from '@tablee/bots/node';
import type { Seat } from '@tablee/kernel';
import { acceptsDraw, isDrawTooEarly, isPersonSeat, playedLevelOf } from '@tablee/table';
import type { FastifyBaseLogger } from 'fastify';
import type { LiveTable } from '../tables/live-table.ts';
import { type BotQuestions, paceOf } from './bot-questions.ts';

export type BotSearchParts = {
  readonly questions: BotQuestions;
  readonly thinkers: ThinkerPool;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
  /** Milliseconds of every search; 0: as the level needs. */
  readonly ms: number;
  /** Searches are reproducible: at the same entry they find the same. */
  readonly seeded: boolean;
};

/** Tables created from one address share their turns; tables with people go first. */
export const queueKeyOf = ({ owner, id, state: { host, holders } }: LiveTable): QueueKey => ({
  group: owner ?? host ?? id,
  key: id,
  urgent: holders.some((_, seat) => isPersonSeat(holders, seat)),
});

/** Runs the searches of bots. A question is built when its turn has come, so waiting tables hold no memory. */
export class BotSearches {
  readonly #parts: BotSearchParts;

  constructor(parts: BotSearchParts) {
    this.#parts = parts;
  }

  /** The moves of a turn, as far as planned; empty after an error. `isDue` is asked before the search starts. */
  async findTurn(
    table: LiveTable,
    seat: Seat,
    isDue: () => boolean,
    signal: AbortSignal,
  ): Promise<readonly string[]> {
    const { questions, thinkers, log, ms, seeded } = this.#parts;
    try {
      return await thinkers.inTurn(
        queueKeyOf(table),
        async (thinker, mostMs, end) => {
          if (!isDue()) throw new Interrupted();
          const { n } = table.match;
          const question = await questions.ask(table, seat);
          const level = playedLevelOf(table.state.holders[seat] ?? null) ?? 1;
          const budget = this.#budget(mostMs, ms > 0 ? ms : null, paceOf(table, seat).thinkMs);
          const seed = seeded ? { seed: n } : {};
          return (await thinker.think({ ...question, level, ...budget, ...seed }, end)).turn;
        },
        signal,
      );
    } catch (err) {
      if (!signal.aborted) log.error({ table: table.id, seat, err }, 'a bot search failed');
      return [];
    }
  }

  async wouldDraw(table: LiveTable, seat: Seat, signal: AbortSignal): Promise<boolean> {
    const { questions, thinkers, log, ms } = this.#parts;
    if (isDrawTooEarly(table.match)) return false;
    try {
      return await thinkers.inTurn(
        queueKeyOf(table),
        async (thinker, mostMs, end) => {
          const question = await questions.ask(table, seat);
          const budget = this.#budget(mostMs, ms > 0 ? ms : null);
          return acceptsDraw(await thinker.evaluate({ ...question, ...budget }, end));
        },
        signal,
      );
    } catch (err) {
      if (!signal.aborted) log.error({ table: table.id, seat, err }, 'a bot could not judge a draw');
      return false;
    }
  }

  /** With a fixed seed the load of the server must not change what a bot finds. */
  #budget(mostMs: number, ...wanted: readonly (number | null)[]): { ms?: number; mostMs?: number } {
    const ms = Math.min(...wanted.map(w => w ?? Number.POSITIVE_INFINITY));
    const limit = this.#parts.seeded ? Number.POSITIVE_INFINITY : mostMs;
    return { ...(Number.isFinite(ms) ? { ms } : {}), ...(Number.isFinite(limit) ? { mostMs: limit } : {}) };
  }
}
