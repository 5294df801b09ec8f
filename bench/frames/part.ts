import { type BrowserContext, chromium } from '@playwright/test';
import { CARDS } from '@tablee/catalogue';
import { ensureBrowser } from '../../scripts/browser.mjs';
import { startTablee } from '../peers/tablee.ts';
import type { Part, Row } from '../report.ts';
import { quantile } from '../statistics.ts';
import { measureAiming } from './aiming.ts';
import { writeKeptGame } from './kept.ts';

const SIZES = [
  { name: 'phone', width: 390, height: 844 },
  { name: 'desktop', width: 1440, height: 900 },
] as const;
const WATCHED_MS = 8_000;
/** Longer than this and a frame of a 60 Hz screen was missed. */
const MISSED_MS = 25;
const ID = 'frames';

/** How even the frames come while a game is played back at full speed: the board is never at rest. */
export async function measureFrames(): Promise<Part> {
  const executablePath = await ensureBrowser();
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  const server = await startTablee();
  const rows: Row[] = [];
  try {
    for (const { id, name } of CARDS.filter(card => card.playable)) {
      const kept = await writeKeptGame(id, ID);
      for (const { name: size, width, height } of SIZES) {
        const context = await browser.newContext({ viewport: { width, height }, locale: 'fr-FR' });
        const gaps = await watchReplay(context, server.port, kept);
        await context.close();
        const missed = gaps.filter(ms => ms > MISSED_MS).length / gaps.length;
        rows.push(
          { name: `${name}, ${size}: a frame, median`, value: quantile(gaps, 0.5), unit: 'ms' },
          { name: '  p95', value: quantile(gaps, 0.95), unit: 'ms' },
          { name: `  frames over ${MISSED_MS} ms`, value: missed * 100, unit: '%' },
        );
      }
    }
    rows.push(...(await measureAiming(browser, server.port)));
  } finally {
    await browser.close();
    await server.stop();
  }
  return { title: 'Frames while pieces move, without a graphics card', rows };
}

/** Runs in the page, so it is text here: this side knows no screen. */
const COUNT_FRAMES = `(async () => {
  const frame = () => new Promise(requestAnimationFrame);
  const gaps = [];
  const start = await frame();
  for (let last = start; last - start < ${WATCHED_MS}; ) {
    const now = await frame();
    gaps.push(now - last);
    last = now;
  }
  return gaps;
})()`;

/** The time from each frame to the next, from the first step on. */
async function watchReplay(context: BrowserContext, port: number, kept: string): Promise<Float64Array> {
  await context.addInitScript(([key, game]) => localStorage.setItem(key, game), [
    `tablee.game.${ID}`,
    kept,
  ] as const);
  const page = await context.newPage();
  await page.goto(`http://127.0.0.1:${port}/partie/${ID}/revoir?n=0`);
  await page.getByRole('button', { name: /Vitesse/ }).click();
  await page.getByRole('button', { name: 'Lire', exact: true }).click();
  return Float64Array.from(await page.evaluate<number[]>(COUNT_FRAMES));
}
