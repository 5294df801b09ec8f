import type { Browser, CDPSession, Page } from '@playwright/test';
import type { Row } from '../report.ts';
import { quantile } from '../statistics.ts';

const MOVES = 240;
/** A phone of the middle class. */
const SLOWER = 4;
/** Shown by the board while a finger aims; hidden for comparison. */
const LOUPE = '.tchako-loupe';

/** What T'Chako's magnifier costs while a finger aims on a slow phone: processor time of the page for each frame. */
export async function measureAiming(browser: Browser, port: number): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (const shown of [true, false]) {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      locale: 'fr-FR',
      // The comparison adds a style.
      bypassCSP: true,
    });
    const page = await context.newPage();
    await page.goto(`http://127.0.0.1:${port}/jeux/tchako`);
    await page.getByRole('button', { name: /^Sur cet écran/ }).click();
    const session = await context.newCDPSession(page);
    // Processor time: other work of the machine does not count.
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    if (!shown) await page.addStyleTag({ content: `${LOUPE} { display: none !important; }` });
    const { busy, gaps } = await aim(page, session);
    await context.close();
    const name = `T'Chako, phone ${SLOWER} times slower, aiming ${shown ? 'with' : 'without'} the magnifier`;
    rows.push(
      { name: `${name}: processor time a frame`, value: busy, unit: 'ms' },
      { name: '  a frame, median', value: quantile(gaps, 0.5), unit: 'ms' },
    );
  }
  return rows;
}

const taskMs = async (session: CDPSession): Promise<number> => {
  const { metrics } = await session.send('Performance.getMetrics');
  return 1_000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
};

/** Pulls a puck and swings the finger around it. */
async function aim(page: Page, session: CDPSession): Promise<{ busy: number; gaps: Float64Array }> {
  const puck = page.locator('[data-stop="puck-s2"]');
  const box = (await puck.boundingBox())!;
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x = 0, y = 0) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] });
  await touch('touchStart', middle.x, middle.y);
  for (let step = 1; step <= 6; step++) await touch('touchMove', middle.x, middle.y + 10 * step);
  await page.locator(LOUPE).waitFor({ state: 'attached' });
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const counting = page.evaluate<number[]>(COUNT_FRAMES);
  const before = await taskMs(session);
  for (let i = 0; i < MOVES; i++) {
    const angle = 0.6 * Math.sin(i / 12);
    await touch('touchMove', middle.x + 60 * Math.sin(angle), middle.y + 60 * Math.cos(angle));
  }
  const spent = (await taskMs(session)) - before;
  await page.evaluate('window.framesCounted = true');
  const gaps = Float64Array.from(await counting);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await touch('touchEnd');
  return { busy: spent / gaps.length, gaps };
}

/** Runs in the page until it is told to stop. */
const COUNT_FRAMES = `(async () => {
  const frame = () => new Promise(requestAnimationFrame);
  const gaps = [];
  let last = await frame();
  while (!window.framesCounted) {
    const now = await frame();
    gaps.push(now - last);
    last = now;
  }
  return gaps;
})()`;
