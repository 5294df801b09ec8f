import type { BrowserContext } from '@playwright/test';

/** Scripts that run in every page before its own, so that tests are repeatable and fast. */

/** Storing the whole app for each person of each test would cost more than the test. */
export const removeServiceWorker = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
  });

/**
 * Fixes the luck of local games and of their bots by the title of the test, so that a failure can be repeated. Only seeds
 * of games have 32 bytes; ids stay random, because a page that reloads would use the same ones again.
 */
export const fixLuck = (context: BrowserContext, title: string): Promise<unknown> =>
  context.addInitScript(words => {
    const draw = crypto.getRandomValues.bind(crypto);
    let state = 1;
    for (const letter of words) state = (Math.imul(state, 31) + letter.charCodeAt(0)) >>> 0;
    const next = (): number => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return state / 2 ** 32;
    };
    crypto.getRandomValues = bytes => {
      if (!(bytes instanceof Uint8Array) || bytes.length !== 32) return draw(bytes);
      for (let i = 0; i < bytes.length; i++) bytes[i] = Math.floor(next() * 256);
      return bytes;
    };
    Math.random = next;
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (message, ...rest) {
      const isSearch = message?.ask === 'think';
      const seeded = isSearch ? { ...message, request: { seed: message.id, ...message.request } } : message;
      return Reflect.apply(post, this, [seeded, ...rest]);
    };
  }, title);

export type SearchLimit = { readonly mostMs: number } | { readonly counted: true };

/**
 * Ends the searches of the page's bots after a short time, as the test server does, because how well they play is tested
 * elsewhere; or by counts and never by time, so that they play the same on a busy machine.
 */
export const limitSearches = (context: BrowserContext, limit: SearchLimit): Promise<unknown> =>
  context.addInitScript(added => {
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (message, ...rest) {
      const isSearch = message?.ask === 'think' || message?.ask === 'evaluate';
      const limited = isSearch ? { ...message, request: { ...added, ...message.request } } : message;
      return Reflect.apply(post, this, [limited, ...rest]);
    };
  }, limit);

/** Runs animations, and timers up to `longestMs`, eight times faster: for tests that do not look at motion. */
export const speedUpMotion = (context: BrowserContext, longestMs: number): Promise<unknown> =>
  context.addInitScript(longest => {
    const [FACTOR, SHORTEST_MS] = [8, 60];
    // Must agree with apps/web/src/board/pointer.ts: a tap must not become a long press.
    const LONG_PRESS_MS = 550;
    const start = window.setTimeout.bind(window);
    const faster = (ms: number): number =>
      ms < SHORTEST_MS || ms > longest || ms === LONG_PRESS_MS ? ms : ms / FACTOR;
    const setFaster = (handler: TimerHandler, ms = 0, ...rest: unknown[]): number =>
      start(handler, faster(ms), ...rest);
    window.setTimeout = Object.assign(setFaster, window.setTimeout);

    const animate = Element.prototype.animate;
    const scale = (ms: unknown): unknown => (typeof ms === 'number' ? ms / FACTOR : ms);
    Element.prototype.animate = function (frames, options) {
      const fast =
        typeof options === 'object'
          ? { ...options, duration: scale(options.duration), delay: scale(options.delay ?? 0) }
          : scale(options);
      return Reflect.apply(animate, this, [frames, fast]);
    };
  }, longestMs);
