// The pictures of the README, taken from the real page: docs/images/*.png.
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { type GameRecord, searchChance } from '@tablee/kernel';
import { tchag } from '@tablee/tchag';
import { ensureBrowser } from './browser.mjs';
import { ensureWeb, main, node, root } from './setup.mjs';

const images = join(root, 'docs', 'images');
const HOME = '/';
const SEED = 4;
const WANTED_ENTRIES = 24;

/** A game that has got somewhere and waits for a repair: the board then shows what Tchag is about. */
function storyInMidRepair(): GameRecord {
  const chance = searchChance(SEED);
  const { state } = tchag.setup({ seats: 2, options: { start: 'rows' } }, chance);
  const entries: { seat: number; move: string }[] = [];
  while (entries.length < WANTED_ENTRIES || state.phase !== 'repair') {
    const seat = tchag.actors(state)[0];
    if (seat === undefined) throw new Error(`seed ${SEED} ends before a repair is due`);
    const move = tchag.sample(state, seat, chance);
    entries.push({ seat, move: tchag.writeMove(move) });
    tchag.apply(state, seat, move, chance);
  }
  const head = {
    tablee: 1,
    game: 'tchag',
    rules: tchag.rules,
    seats: 2,
    options: { start: 'rows' },
  } as const;
  return { ...head, seals: [], setup: [], entries };
}

type Shot = {
  readonly name: string;
  readonly path: string;
  readonly width: number;
  readonly height: number;
  readonly theme: string;
};

const SHOTS: readonly Shot[] = [
  { name: 'home', path: HOME, width: 1280, height: 800, theme: 'day' },
  { name: 'table', path: '/partie/screenshot', width: 1280, height: 800, theme: 'day' },
  { name: 'phone', path: '/partie/screenshot', width: 390, height: 844, theme: 'evening' },
];

async function take(browser: Browser, address: string, shot: Shot, kept: string): Promise<void> {
  const { width, height, theme } = shot;
  const context = await browser.newContext({
    viewport: { width, height },
    locale: 'fr-FR',
    reducedMotion: 'reduce',
  });
  await context.addInitScript(light => localStorage.setItem('tablee.theme', light), theme);
  if (shot.path !== HOME) {
    await context.addInitScript(game => localStorage.setItem('tablee.game.screenshot', game), kept);
  }
  const page = await context.newPage();
  await page.goto(address + shot.path);
  await page.waitForLoadState('networkidle');
  await page.evaluate('document.fonts.ready');
  // The board first shows how it came to this; the arrows come when the stones lie still.
  if (shot.path !== HOME)
    await page
      .getByRole('button', { name: /^Refermer/ })
      .first()
      .waitFor();
  await page.screenshot({ path: join(images, `${shot.name}.png`) });
  await context.close();
}

/** A server of its own on a free port; its address is what it prints. */
async function withServer(body: (address: string) => Promise<void>): Promise<void> {
  const data = mkdtempSync(join(tmpdir(), 'tablee-pictures-'));
  const server = spawn(node, [join(root, 'apps', 'server', 'src', 'main.ts')], {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', TABLEE_DATA: data, TABLEE_LOG: 'silent' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const address = await new Promise<string>((resolve, reject) => {
      server.stdout.on('data', (chunk: Buffer) => {
        const found = /http:\/\/\S+:\d+/.exec(String(chunk));
        if (found) resolve(found[0]);
      });
      server.on('exit', code => reject(new Error(`the server stopped with ${code}`)));
    });
    await body(address);
  } finally {
    server.kill('SIGTERM');
    rmSync(data, { recursive: true, force: true });
  }
}

await main(async () => {
  ensureWeb();
  mkdirSync(images, { recursive: true });
  const seed = '0'.repeat(64);
  const kept = JSON.stringify({
    id: 'screenshot',
    record: storyInMidRepair(),
    bots: [null, null],
    seed,
    touched: 0,
  });
  const browser = await chromium.launch({
    executablePath: await ensureBrowser(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  await withServer(async address => {
    for (const shot of SHOTS) await take(browser, address, shot, kept);
  });
  await browser.close();
});
