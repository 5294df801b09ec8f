// The pictures of the README, taken from the real page: docs/images/*.png.
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { defaultTable, type GameRecord, liveChance, searchChance, seedFromText, toHex } from '@tablee/kernel';
import { tchag } from '@tablee/tchag';
import { tekao } from '@tablee/tekao';
import { isTrack, tock } from '@tablee/tock';
import { ensureBrowser } from './browser.mjs';
import { ensureWeb, main, node, root } from './setup.mjs';

const images = join(root, 'docs', 'images');
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

const TOCK_SEED = seedFromText('a picture of Tock');
const WANTED_ON_TRACK = 7;
const WANTED_PLACED = 8;

/** A game of Tock in which much is on its way, and the person at the lower edge has to play. */
function storyOfTock(): GameRecord {
  const table = defaultTable(tock);
  const setup = liveChance(TOCK_SEED, 0);
  const { state } = tock.setup(table, setup);
  const taste = searchChance(SEED);
  const entries: { seat: number; move: string; picks?: number[] }[] = [];
  const isPicturesque = () =>
    state.phase === 'play' &&
    state.turn === 0 &&
    state.held[0]! >= 4 &&
    state.pawns.filter(isTrack).length >= WANTED_ON_TRACK;
  while (!isPicturesque()) {
    const seat = tock.actors(state)[0];
    if (seat === undefined) throw new Error('this game ends before it is worth a picture');
    const move = tock.sample(state, seat, taste);
    const luck = liveChance(TOCK_SEED, entries.length + 1);
    tock.apply(state, seat, move, luck);
    entries.push({
      seat,
      move: tock.writeMove(move),
      ...(luck.picks.length > 0 ? { picks: luck.picks } : {}),
    });
  }
  const { seats, options } = table;
  return {
    tablee: 1,
    game: 'tock',
    rules: tock.rules,
    seats,
    options,
    seals: [],
    setup: setup.picks,
    entries,
  };
}

const NO_SEED = '0'.repeat(64);

/** Games the browser tests use too: one in the middle of the battle, one just begun. */
const storyOfTekao = (): GameRecord =>
  JSON.parse(readFileSync(join(root, 'e2e', 'records', 'tekao-clash.json'), 'utf8'));
const storyOfPlacing = (): GameRecord => {
  const table = defaultTable(tekao);
  const setup = liveChance(TOCK_SEED, 0);
  const { state } = tekao.setup(table, setup);
  const taste = searchChance(SEED);
  const entries: { seat: number; move: string; picks?: number[] }[] = [];
  while (entries.length < WANTED_PLACED) {
    const seat = tekao.actors(state)[0]!;
    const move = tekao.sample(state, seat, taste);
    const luck = liveChance(TOCK_SEED, entries.length + 1);
    tekao.apply(state, seat, move, luck);
    entries.push({ seat, move: tekao.writeMove(move), picks: luck.picks });
  }
  const { seats, options } = table;
  return {
    tablee: 1,
    game: 'tekao',
    rules: tekao.rules,
    seats,
    options,
    seals: [],
    setup: setup.picks,
    entries,
  };
};

type Shot = {
  readonly name: string;
  readonly path: string;
  readonly width: number;
  readonly height: number;
  readonly theme: string;
  /** What is pressed first, so that the board shows what it can tell. */
  readonly press?: RegExp;
};

const SHOTS: readonly Shot[] = [
  { name: 'table', path: '/partie/screenshot', width: 1280, height: 800, theme: 'day' },
  { name: 'tock', path: '/partie/tock', width: 1280, height: 800, theme: 'day' },
  { name: 'tock-phone', path: '/partie/tock', width: 390, height: 844, theme: 'evening' },
  { name: 'tekao', path: '/partie/tekao', width: 1280, height: 800, theme: 'day', press: /^b4,/ },
  { name: 'tekao-phone', path: '/partie/placing', width: 390, height: 844, theme: 'day', press: /^d2,/ },
];

/** The board first shows how it came to this; what can be done lights up when the pieces lie still. */
const READY: { readonly [path: string]: RegExp } = {
  '/partie/screenshot': /^Refermer/,
  '/partie/tock': /se joue/,
};

async function take(
  browser: Browser,
  address: string,
  shot: Shot,
  kept: { readonly [id: string]: string },
): Promise<void> {
  const { width, height, theme } = shot;
  const context = await browser.newContext({
    viewport: { width, height },
    locale: 'fr-FR',
    reducedMotion: 'reduce',
  });
  await context.addInitScript(light => localStorage.setItem('tablee.theme', light), theme);
  await context.addInitScript(games => {
    for (const [id, game] of Object.entries(games)) localStorage.setItem(`tablee.game.${id}`, game);
  }, kept);
  const page = await context.newPage();
  await page.goto(address + shot.path);
  await page.waitForLoadState('networkidle');
  await page.evaluate('document.fonts.ready');
  const ready = READY[shot.path];
  if (ready) await page.getByRole('button', { name: ready }).first().waitFor();
  if (shot.press) await page.getByTestId('board').getByLabel(shot.press).first().click();
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
  const keep = (id: string, record: GameRecord, seed: string, bots: readonly (number | null)[]) =>
    JSON.stringify({ id, record, bots, seed, touched: 0 });
  const kept = {
    screenshot: keep('screenshot', storyInMidRepair(), NO_SEED, [null, null]),
    tock: keep('tock', storyOfTock(), toHex(TOCK_SEED), [null, 3, 3, 3]),
    tekao: keep('tekao', storyOfTekao(), NO_SEED, [null, null]),
    placing: keep('placing', storyOfPlacing(), toHex(TOCK_SEED), [null, null]),
  };
  const browser = await chromium.launch({
    executablePath: await ensureBrowser(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  await withServer(async address => {
    for (const shot of SHOTS) await take(browser, address, shot, kept);
  });
  await browser.close();
});
