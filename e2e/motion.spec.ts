import type { Page } from '@playwright/test';
import { dragons } from '@tablee/dragons';
import { tchang } from '@tablee/tchang';
import { DragonsTable } from './dragons-table.ts';
import { expect, test } from './fixtures.ts';
import { openBegun, script } from './saved-games.ts';
import { startScreen } from './start-game.ts';
import { TchangTable } from './tchang-table.ts';
import { openKept } from './tekao-table.ts';

test.use({ fastMotionMs: 0 });

type Seen = { readonly frames: number; readonly moved: readonly string[]; readonly travelled: boolean };

/** Watches every frame while something is done: which properties of the board are animated, and whether things travel. */
async function watch(page: Page, act: () => Promise<void>): Promise<Seen> {
  const watching = page.evaluate(
    () =>
      new Promise<Seen>(done => {
        const properties = new Set<string>();
        let frames = 0;
        let still = 0;
        let travelled = false;
        const own = new Set(['offset', 'computedOffset', 'easing', 'composite']);
        const look = () => {
          const running = document.getAnimations().filter(({ effect }) => {
            const target = effect instanceof KeyframeEffect ? effect.target : null;
            return target?.closest('main svg') != null;
          });
          // What glows until it is repaired never ends; what travels does.
          const ending = running.filter(
            ({ effect }) => effect?.getTiming().iterations !== Number.POSITIVE_INFINITY,
          );
          if (ending.length > 0) {
            frames++;
            still = 0;
          } else if (frames > 0) still++;
          for (const { effect } of running) {
            const keys = effect instanceof KeyframeEffect ? effect.getKeyframes() : [];
            for (const frame of keys)
              for (const name of Object.keys(frame)) if (!own.has(name)) properties.add(name);
            const ways = new Set(keys.map(frame => frame.transform ?? frame.translate));
            if (ways.size > 1) travelled = true;
          }
          if (still > 30) done({ frames, moved: [...properties].sort(), travelled });
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      }),
  );
  await act();
  return watching;
}

const CHEAP = ['opacity', 'transform', 'translate'];

test('while stones slide only transform and opacity change, so that frames stay cheap', async ({ page }) => {
  const table = await startScreen(page);
  const step = await watch(page, () => table.step('c2', 'b3'));
  expect(step.frames).toBeGreaterThan(1);
  expect(step.travelled).toBe(true);
  expect(step.moved.filter(name => !CHEAP.includes(name))).toEqual([]);
  const slide = await watch(page, () => table.slides.first().click());
  expect(slide.travelled).toBe(true);
  expect(slide.moved.filter(name => !CHEAP.includes(name))).toEqual([]);
});

test('Tekao’s captures change transform and opacity alone', async ({ page }) => {
  const table = await openKept(page, 'tekao-clash');
  await table.square('b4').click();
  const blow = await watch(page, async () => {
    await table.target('b4', 'b5').click();
    await expect(table.moves).toHaveCount(33);
  });
  expect(blow.frames).toBeGreaterThan(1);
  expect(blow.travelled).toBe(true);
  expect(blow.moved.filter(name => !CHEAP.includes(name))).toEqual([]);
});

test('T’Chang’s moves and stones change transform and opacity alone', async ({ page }) => {
  await openBegun(page, { game: tchang, seats: 1, words: 'alone-2', next: script([]) });
  const tomb = new TchangTable(page);
  await tomb.take('rouge');
  const walk = await watch(page, () => tomb.space('f4').click());
  expect(walk.travelled).toBe(true);
  expect(walk.moved.filter(name => !CHEAP.includes(name))).toEqual([]);
});

test('Combats de dragons’ hands and stones change transform and opacity alone', async ({ page }) => {
  await openBegun(page, { game: dragons, seats: 2, words: 'more', next: script([[0, 'rock']]) });
  const table = new DragonsTable(page);
  await table.curtain.getByRole('button').click();
  const duel = await watch(page, () => table.gesture('Ciseaux').click());
  expect(duel.moved.filter(name => !CHEAP.includes(name))).toEqual([]);
  const turned = await watch(page, () => table.stones.first().click());
  expect(turned.travelled).toBe(true);
  expect(turned.moved.filter(name => !CHEAP.includes(name))).toEqual([]);
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('pieces fade instead of moving', async ({ page }) => {
    const table = await startScreen(page);
    const step = await watch(page, () => table.step('c2', 'b3'));
    expect(step.travelled).toBe(false);
    expect(step.moved).toContain('opacity');
  });
});

test('a tap counts while stones still slide', async ({ page }) => {
  const table = await startScreen(page);
  await table.step('c2', 'b3');
  await table.slides.first().click();
  await table.playFirst();
  await expect.poll(() => table.moves.count()).toBeGreaterThanOrEqual(3);
});

test('T’Chang’s caption names a find only after the board has shown it', async ({ page }) => {
  // Bots play both other seats; each caption is compared with the finds that are still to be held up.
  await page.addInitScript(() => {
    const early: string[] = [];
    const captions: string[] = [];
    Object.assign(window, { early, captions });
    new MutationObserver(() => {
      const caption = document.querySelector('[data-testid="caption"]')?.textContent ?? '';
      if (caption === '' || caption === captions.at(-1)) return;
      captions.push(caption);
      const waits = document.getAnimations().some(({ effect, currentTime }) => {
        const target = effect instanceof KeyframeEffect ? effect.target : null;
        const delay = effect?.getTiming().delay ?? 0;
        return target?.matches('[data-piece^="reveal-"]') && Number(currentTime) < delay;
      });
      if (waits) early.push(caption);
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  await openBegun(page, { game: tchang, seats: 3, words: 'captions', bots: [null, 1, 1], next: script([]) });
  const tomb = new TchangTable(page);
  const finds = (): Promise<number> =>
    page.evaluate(
      () =>
        (Reflect.get(window, 'captions') as string[]).filter(caption => /pierre|statue/.test(caption)).length,
    );
  for (let round = 0; round < 6 && (await finds()) === 0; round++) {
    await tomb.play('pass');
    await expect(tomb.pass).toBeHidden();
    await expect(tomb.pass).toBeVisible({ timeout: 60_000 });
  }
  expect(await finds(), 'a bot has found something').toBeGreaterThan(0);
  expect(await page.evaluate(() => Reflect.get(window, 'early'))).toEqual([]);
});
