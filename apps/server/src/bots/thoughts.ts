import { Interrupted } from '@tablee/bots';
import type { Thinkers, Turn } from '@tablee/bots/node';
import type { Seat } from '@tablee/kernel';
import type { FastifyBaseLogger } from 'fastify';
import { isBot, levelOf } from '../store/store.ts';
import type { Replays } from '../tables/replays.ts';
import type { LiveTable } from '../tables/table.ts';
import type { News } from './news.ts';
import { paceOf } from './pace.ts';
import { questionFor } from './question.ts';

/** A bot agrees to a draw when it does not believe it stands better. */
const CONTENT_WITH_DRAW = 0.5;

export type ThoughtParts = {
  readonly replays: Replays;
  readonly news: News;
  readonly thinkers: Thinkers;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
  /** Milliseconds a bot thinks whatever its level; 0: what the level needs. */
  readonly ms: number;
  /** Luck is fixed, and so are the moods of bots: at the same entry they see and overlook the same. */
  readonly rehearsed: boolean;
};

/** Whose turn it is to think: tables that one visitor laid share their turns, and those with people go first. */
export const turnOf = ({ owner, host, id, standing }: LiveTable): Turn => ({
  group: owner ?? host ?? id,
  key: id,
  urgent: standing.holders.some(h => h !== null && !isBot(h)),
});

/** What bots think. The question is made when the turn has come: a table that waits holds nothing but its place. */
export class Thoughts {
  readonly #parts: ThoughtParts;

  constructor(parts: ThoughtParts) {
    this.#parts = parts;
  }

  /**
   * A turn as far as it is thought out; empty when the bot cannot think. Before anything is thought
   * `isDue` is asked whether that is still wanted.
   */
  async turnFor(
    table: LiveTable,
    seat: Seat,
    isDue: () => boolean,
    signal: AbortSignal,
  ): Promise<readonly string[]> {
    const { replays, news, thinkers, log, ms, rehearsed } = this.#parts;
    try {
      return await thinkers.inTurn(
        turnOf(table),
        async (thinker, mostMs, end) => {
          if (!isDue()) throw new Interrupted();
          const { n } = table.match;
          const question = await questionFor(replays, news, table, seat);
          const level = levelOf(table.standing.holders[seat] ?? null) ?? 1;
          const budget = this.#budget(mostMs, ms > 0 ? ms : null, paceOf(table, seat).thinkMs);
          const mood = rehearsed ? { seed: n } : {};
          return (await thinker.think({ ...question, level, ...budget, ...mood }, end)).turn;
        },
        signal,
      );
    } catch (err) {
      if (!signal.aborted) log.error({ table: table.id, seat, err }, 'a bot could not think');
      return [];
    }
  }

  async isContent(table: LiveTable, seat: Seat, signal: AbortSignal): Promise<boolean> {
    const { replays, news, thinkers, log, ms } = this.#parts;
    try {
      return await thinkers.inTurn(
        turnOf(table),
        async (thinker, mostMs, end) => {
          const question = await questionFor(replays, news, table, seat);
          const budget = this.#budget(mostMs, ms > 0 ? ms : null);
          return (await thinker.evaluate({ ...question, ...budget }, end)) <= CONTENT_WITH_DRAW;
        },
        signal,
      );
    } catch (err) {
      if (!signal.aborted) log.error({ table: table.id, seat, err }, 'a bot could not weigh a draw');
      return false;
    }
  }

  /** In a rehearsal a busy server must not change what a bot sees and overlooks. */
  #budget(mostMs: number, ...wanted: readonly (number | null)[]): { ms?: number; mostMs?: number } {
    const ms = Math.min(...wanted.map(w => w ?? Number.POSITIVE_INFINITY));
    const limit = this.#parts.rehearsed ? Number.POSITIVE_INFINITY : mostMs;
    return { ...(Number.isFinite(ms) ? { ms } : {}), ...(Number.isFinite(limit) ? { mostMs: limit } : {}) };
  }
}
