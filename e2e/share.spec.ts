import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { CARDS } from '@tablee/catalogue';
import type { GameRecord } from '@tablee/kernel';
import type { Seated } from '@tablee/wire';
import { objections } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { openRecord, pickFromMenu, readRecord } from './start-game.ts';
import { Table } from './table.ts';

/** A page of another site, on another origin of this machine, with a table in a frame. */
async function otherSite(frame: string): Promise<{ readonly url: string; readonly close: () => void }> {
  const site = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(`<!doctype html><html lang="fr"><title>Club</title><h1>Club</h1>${frame}</html>`);
  });
  await new Promise<void>(done => site.listen(0, '127.0.0.1', done));
  // Another host name than the server's, so that cookies are those of another site.
  return { url: `http://localhost:${(site.address() as AddressInfo).port}/`, close: () => site.close() };
}

async function layTable(page: Page, game: string, more: object = {}): Promise<Seated> {
  const answer = await page.request.post('/api/tables', { data: { game, name: 'Léa', seat: 0, ...more } });
  expect(answer.status()).toBe(201);
  return (await answer.json()) as Seated;
}

const sizeOfPng = (png: Buffer): readonly number[] => [png.readUInt32BE(16), png.readUInt32BE(20)];
const sizeOfGif = (gif: Buffer): readonly number[] => [gif.readUInt16LE(6), gif.readUInt16LE(8)];

async function save(page: Page): Promise<{ readonly name: string; readonly bytes: Buffer }> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  const file = await download;
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

test('a table in a frame of another site follows the game', async ({ page, baseURL }) => {
  const seat = await layTable(page, 'tchag');
  const oembed = await page.request.get('/api/oembed', { params: { url: `${baseURL}/t/${seat.table}` } });
  expect(oembed.status()).toBe(200);
  const { html } = (await oembed.json()) as { html: string };
  const site = await otherSite(html);
  await page.goto(site.url);
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('heading', { name: 'Tchag' })).toBeVisible();
  await expect(frame.getByRole('listitem').filter({ hasText: 'Léa' })).toBeVisible();
  await expect(frame.locator('.tchag-board [data-piece]').first()).toBeVisible();
  // Played elsewhere, seen here.
  const record = JSON.parse(readRecord('finished')) as GameRecord;
  const first = record.entries[0] as { readonly seat: number; readonly move: string };
  const played = await page.request.post(`/api/tables/${seat.table}/moves`, {
    headers: { authorization: `Bearer ${seat.token}` },
    data: { decision: 0, move: first.move },
  });
  expect(played.status()).toBe(200);
  await expect(frame.locator('.count')).toHaveText(/^1\/1$/);
  site.close();
});

test('a frame shows no hand to the player who looks at it', async ({ page }) => {
  const seat = await layTable(page, 'tock', { options: { fastStart: true } });
  for (const name of ['Bob', 'Cléo', 'Dan']) {
    const sat = await page.request.post(`/api/tables/${seat.table}/seats`, {
      data: { name },
      headers: { cookie: '' },
    });
    expect(sat.status()).toBe(201);
  }
  // On the server's own origin the cookie of the seat exists; the page of the frame does not send it.
  await page.goto('/');
  const asked: (string | undefined)[] = [];
  page.on('request', async request => {
    if (request.url().includes('/api/tables/')) asked.push((await request.allHeaders()).cookie);
  });
  await page.goto(`/embed/${seat.table}`);
  await expect(page.getByRole('heading', { name: 'Tock' })).toBeVisible();
  await expect(page.locator('.tock-board')).toBeVisible();
  await expect(page.locator('.tock-fan')).toHaveCount(0);
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.filter(cookie => cookie !== undefined)).toEqual([]);
});

test('the board of every game fits the frame that oEmbed proposes', async ({ page }) => {
  await page.setViewportSize({ width: 560, height: 700 });
  for (const { id } of CARDS) {
    const { table } = await layTable(page, id);
    await page.goto(`/embed/${table}`);
    const board = page.getByTestId('board').locator(`.${id}-board`).first();
    await expect(board).toBeVisible();
    const room = () => page.evaluate(() => innerHeight - document.documentElement.scrollHeight);
    await expect.poll(room, id).toBe(0);
    expect((await board.boundingBox())!.width, id).toBeGreaterThan(440);
  }
});

test('a picture of the board and a clip of the last turn are made in the page', async ({ page }) => {
  await openRecord(page, 'finished');
  await new Table(page).read();
  await page.getByRole('button', { name: 'Partager une image' }).click();
  const dialog = page.getByRole('dialog', { name: 'Partager une image' });
  await expect(dialog.getByRole('img', { name: 'Le plateau de Tchag' })).toBeVisible();
  const picture = await save(page);
  expect(picture.name).toMatch(/^tablee-tchag-\d+\.png$/);
  expect(sizeOfPng(picture.bytes)).toEqual([1080, 1259]);
  expect(picture.bytes.length).toBeGreaterThan(200_000);
  expect(await objections(page, [{ width: 390, height: 844 }])).toEqual([]);

  await dialog.getByRole('radio', { name: 'Le coup animé' }).check();
  await expect(dialog.getByRole('img', { name: 'Le dernier tour de Tchag, animé' })).toBeVisible();
  const clip = await save(page);
  expect(clip.name).toMatch(/^tablee-tchag-\d+\.gif$/);
  expect(clip.bytes.subarray(0, 6).toString()).toBe('GIF89a');
  expect(sizeOfGif(clip.bytes)).toEqual([480, 560]);
  // Several frames: each has a graphic control extension.
  expect(clip.bytes.toString('latin1').split('\x21\xf9\x04').length).toBeGreaterThan(4);
});

test('TCHAKO-20 a shot is a clip of its way', async ({ page }) => {
  await openRecord(page, 'tchako-chain');
  await page.getByRole('button', { name: 'Partager une image' }).click();
  const dialog = page.getByRole('dialog', { name: 'Partager une image' });
  await dialog.getByRole('radio', { name: 'Le coup animé' }).check();
  await expect(dialog.getByRole('img', { name: /animé/ })).toBeVisible();
  const clip = await save(page);
  expect(clip.bytes.toString('latin1').split('\x21\xf9\x04').length).toBeGreaterThan(8);
  expect(clip.bytes.length).toBeLessThan(4_000_000);
});

test('at a table the menu shares the public picture', async ({ page }) => {
  const seat = await layTable(page, 'tchag');
  await page.goto(`/t/${seat.table}`);
  await pickFromMenu(page, 'Partager une image');
  const dialog = page.getByRole('dialog', { name: 'Partager une image' });
  await expect(dialog.getByRole('img', { name: 'Le plateau de Tchag' })).toBeVisible();
  await dialog.getByRole('radio', { name: 'Le coup animé' }).check();
  await expect(dialog.getByRole('status')).toHaveText(/rien à animer/);
  await expect(dialog.getByRole('button', { name: 'Copier le code pour un site' })).toBeVisible();
});
