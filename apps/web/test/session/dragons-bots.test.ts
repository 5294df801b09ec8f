import type { Thinker, ThinkRequest } from '@tablee/bots';
import { Brain } from '@tablee/bots/brain';
import { loadGame } from '@tablee/catalogue';
import { type Match, replaySteps, type TimelineStep } from '@tablee/kernel';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { beginLocal, type Seating } from '../../src/session/local/begin.ts';
import { openLocal } from '../../src/session/local/local-session.ts';
import { posedTo, type TableSession } from '../../src/session/session.ts';
import { findGame } from '../../src/storage/games.ts';
import { stubBrowser } from '../browser.ts';

const dragons = await loadGame('dragons');

beforeEach(stubBrowser);
afterEach(() => vi.unstubAllGlobals());

const now = (session: TableSession): Match => session.steps.peek().at(-1)!.match;
const patience = { timeout: 60_000, interval: 10 };

const ALONE: Seating = { among: 'bots', seat: 0, levels: [5, 3, 1] };

/** One person at seat 0 and three real bots, whose answers `hold` can delay. */
function sitWithBots(
  hold: (request: ThinkRequest) => Promise<void> = async () => undefined,
  seating: Seating = ALONE,
) {
  const stored = beginLocal(dragons, { seats: 4, options: {}, seating });
  const brain = new Brain(() => performance.now());
  const asked: { readonly n: number; readonly request: ThinkRequest }[] = [];
  const unredacted = (): TimelineStep[] => [...replaySteps(dragons, findGame(stored.id)!.record)];
  const thinker: Thinker = {
    async think(request) {
      asked.push({ n: unredacted().length - 1, request });
      await hold(request);
      return brain.think(request);
    },
    evaluate: request => brain.evaluate(request),
    close: () => undefined,
  };
  return { session: openLocal(dragons, stored, async () => thinker), asked, unredacted };
}

describe('Combats de dragons with bots on one device', () => {
  it('DRAGON-2 bots choose at the same time as people, hidden', async () => {
    const { session, asked, unredacted } = sitWithBots();
    await expect.poll(() => now(session).n, patience).toBe(3);
    expect(session.actingSeats.peek()).toEqual([0]);
    expect(asked.map(({ request }) => request.seat)).toEqual([1, 2, 3]);
    for (const { request } of asked) expect(request.position).toMatch(/ chosen=-[?-]{3} /);
    const chosen = session.steps.peek().flatMap(step => step.events);
    expect(chosen.filter(e => JSON.stringify(e).includes('chose'))).toEqual(
      [1, 2, 3].map(seat => ({ kind: 'chose', seat, gesture: -2 })),
    );
    expect(dragons.writeState(unredacted().at(-1)!.match.state)).toMatch(/ chosen=-[rps]{3} /);
    session.close();
  }, 120_000);

  it('DRAGON-2 the choice of a person does not discard the answer of a thinking bot', async () => {
    let free = (): void => undefined;
    const held = new Promise<void>(done => {
      free = done;
    });
    const { session, asked } = sitWithBots(({ seat }) => (seat === 1 ? held : Promise.resolve()));
    await expect.poll(() => asked.length, patience).toBe(1);
    session.play('rock');
    expect(now(session).n).toBe(1);
    free();
    await expect.poll(() => now(session).n, patience).toBeGreaterThan(3);
    expect(asked.slice(0, 3).map(({ request }) => request.seat)).toEqual([1, 2, 3]);
    session.close();
  }, 120_000);

  it('DRAGON-2 the choice of a bot changes neither the holder of the device nor the decision', async () => {
    const { promise: held, resolve: free } = Promise.withResolvers<void>();
    // The first bot chooses while the curtain is closed, the second after it was opened.
    const hold = ({ seat }: ThinkRequest) => (seat === 2 ? held : Promise.resolve());
    const { session } = sitWithBots(hold, { among: 'people', bots: [null, 1, 1, null] });
    expect(session.passTo.peek()).toBe(0);
    await expect.poll(() => now(session).n, patience).toBe(1);
    expect(session.passTo.peek()).toBe(0);
    session.openCurtain();
    const posed = posedTo(session);
    free();
    await expect.poll(() => now(session).n, patience).toBe(2);
    expect(session.actingSeats.peek()).toEqual([0]);
    expect(posedTo(session)).toBe(posed);
    session.play('rock');
    expect(session.passTo.peek()).toBe(3);
    expect(posedTo(session)).not.toBe(posed);
    session.close();
  }, 120_000);

  it('DRAGON-8 each bot gets the events of its own seat only', async () => {
    // Skips the pauses that let people follow the game.
    vi.stubGlobal('setTimeout', (done: () => void) => setImmediate(done));
    const { session, asked, unredacted } = sitWithBots();
    // Until the bots were asked often enough: the winner of a duel may turn many stones in between.
    for (let moves = 0; asked.length <= 12 && !now(session).outcome; moves++) {
      await expect.poll(() => session.actingSeats.peek().length, patience).toBe(1);
      const { state } = now(session);
      const texts = Array.from(dragons.moves(state, 0), move => dragons.writeMove(move));
      session.play(texts[moves % texts.length]!);
    }
    session.close();
    const steps = unredacted();
    expect(asked.length).toBeGreaterThan(6);
    for (const { n, request } of asked) {
      const events = steps.slice(0, n + 1).flatMap(frame => frame.events);
      expect(request.told).toEqual(events.map(event => dragons.tell(event, request.seat)));
    }
  }, 120_000);
});
