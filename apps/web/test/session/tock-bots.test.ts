import type { ThinkRequest } from '@tablee/bots';
import { nodeThinker } from '@tablee/bots/node';
import { loadGame } from '@tablee/catalogue';
import { isMove, type Match, replay } from '@tablee/kernel';
import { HIDDEN_MOVE } from '@tablee/table';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { beginLocal } from '../../src/session/local/begin.ts';
import { openLocal } from '../../src/session/local/local-session.ts';
import type { TableSession } from '../../src/session/session.ts';
import { findGame } from '../../src/storage/games.ts';
import { stubBrowser } from '../browser.ts';

const tock = await loadGame('tock');

beforeEach(stubBrowser);
afterEach(() => vi.unstubAllGlobals());

const now = (session: TableSession): Match => session.steps.peek().at(-1)!.match;
const texts = (match: Match, seat: number) =>
  Array.from(tock.moves(match.state, seat), move => tock.writeMove(move));

describe('TOCK-6 one person and three real bots', () => {
  it('the bots get their own view only, and the person sees no card of theirs', async () => {
    const seating = { among: 'bots', seat: 0, levels: [1, 1, 1] } as const;
    const stored = beginLocal(tock, { seats: 4, options: {}, seating });
    const thinker = nodeThinker();
    const asked: { readonly n: number; readonly request: ThinkRequest }[] = [];
    const unredacted = () => replay(tock, findGame(stored.id)!.record);
    const session = openLocal(tock, stored, async () => ({
      ...thinker,
      think(request, signal) {
        asked.push({ n: unredacted().n, request });
        return thinker.think({ ...request, ms: 40 }, signal);
      },
    }));
    try {
      for (let turn = 0; turn < 3; turn++) {
        await expect.poll(() => session.actingSeats.peek(), { timeout: 60_000, interval: 20 }).toEqual([0]);
        session.play(texts(now(session), 0)[0]!);
      }
      await expect.poll(() => now(session).n, { timeout: 60_000, interval: 20 }).toBeGreaterThan(9);
    } finally {
      session.close();
      thinker.close();
    }

    const { record } = findGame(stored.id)!;
    for (const { n, request } of asked) {
      const match = replay(tock, record, n);
      const view = tock.writeState(tock.redact(match.state, request.seat));
      expect(request.position).toBe(view);
      expect(view).toContain('?');
      expect(request.moves).toEqual([]);
    }
    expect(new Set(asked.map(a => a.request.seat))).toEqual(new Set([1, 2, 3]));

    for (const { match, entry, events } of session.steps.peek()) {
      const whole = replay(tock, record, match.n);
      expect(match.state).toStrictEqual(tock.redact(whole.state, 0));
      expect(match.line.toArray().filter(p => p.seat !== 0 && p.move !== '')).toEqual([]);
      if (entry && isMove(entry) && entry.seat !== 0) expect(entry.move).toBe(HIDDEN_MOVE);
      expect(events).toStrictEqual(events.map(e => tock.tell(e, 0)));
    }
    // A revealed card cannot be hidden again.
    expect(session.takeBackStatus.peek()).toBe('bound');
  }, 180_000);
});
