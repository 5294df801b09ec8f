import { chromium } from '@playwright/test';
import { tchag } from '@tablee/tchag';
import { tekao } from '@tablee/tekao';
import { systemBrowser } from '../scripts/browser.mjs';
import { layTable } from './person.ts';
import { TestServer } from './server.ts';
import { Table } from './table.ts';

const server = await TestServer.open();
const browser = await chromium.launch({
  executablePath: process.env.TABLEE_BROWSER ?? systemBrowser(),
  args: ['--no-sandbox'],
});
try {
  const context = await browser.newContext({
    baseURL: server.url,
    locale: 'fr-FR',
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  const what = process.argv[2];
  const sizes = [
    [320, 568],
    [390, 844],
    [667, 375],
    [1440, 900],
    [1280, 720],
  ];
  const shoot = async (name: string) => {
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width: width!, height: height! });
      await page.waitForTimeout(400);
      await page.screenshot({ path: `/tmp/shots/${name}-${width}.png` });
    }
  };
  if (what === 'next') {
    const tables = [];
    for (const other of ['Blaise', 'Chloé', 'Denis']) tables.push(await layTable(page, tchag, { other }));
    await page.goto('/');
    await page.getByRole('region', { name: 'Vos parties' }).waitFor();
    await page.waitForTimeout(800);
    await shoot('home');
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(tables[1]!.link);
    await new Table(page).playTurn();
    await page.getByRole('link', { name: 'Partie suivante' }).waitFor();
    await shoot('next');
  }
  if (what === 'since') {
    const t = await layTable(page, tchag);
    await page.goto(t.link);
    await page.setViewportSize({ width: 1440, height: 900 });
    await new Table(page).playTurn();
    await page.getByText('À Blaise de jouer').waitFor();
    await page.goto('about:blank');
    await t.other.playTurn();
    for (const [width, height] of sizes) {
      await page.goto('about:blank');
      await page.setViewportSize({ width: width!, height: height! });
      await page.evaluate(() => 0);
      // forget the look
      await page.goto('/a-propos');
      await page.evaluate(() => {
        for (const k of Object.keys(localStorage))
          if (k.startsWith('tablee.table.')) {
            const v = JSON.parse(localStorage[k]);
            delete v.seen;
            localStorage[k] = JSON.stringify(v);
          }
      });
      await page.goto(t.link);
      await page.locator('.since').waitFor({ state: 'attached' });
      await page.screenshot({ path: `/tmp/shots/since-${width}.png` });
    }
  }
  if (what === 'replies') {
    const t = await layTable(page, process.argv[3] === 'tekao' ? (tekao as never) : tchag, { seat: 1 });
    await page.goto(t.link);
    await page.getByRole('button', { name: 'Prévoir' }).waitFor();
    await shoot('plan-table');
    await page.getByRole('button', { name: 'Prévoir' }).click();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForTimeout(1500);
    await shoot('plan');
  }
} finally {
  await browser.close();
  await server.close();
}
