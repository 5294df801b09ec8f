// The pictures of the README, taken from the real page: docs/images/*.png.
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { ensureBrowser } from './browser.mjs';
import { ensureWeb, main, node, root } from './setup.mjs';
import {
  tellDragons,
  tellDuel,
  tellPlacing,
  tellTchag,
  tellTchako,
  tellTchang,
  tellTekao,
  tellTock,
} from './stories.ts';

const images = join(root, 'docs', 'images');

type Shot = {
  readonly name: string;
  readonly path: string;
  readonly wide: boolean;
  readonly theme: 'day' | 'evening';
  /** What has to be there first: a board shows how it came to this before anything can be done. */
  readonly ready?: RegExp;
  /** What is done before the picture, so that the board shows what it can tell. */
  readonly act?: (page: Page) => Promise<void>;
};

const press =
  (...names: readonly RegExp[]) =>
  async (page: Page): Promise<void> => {
    for (const name of names) await page.getByRole('main').getByRole('button', { name }).first().click();
  };

/** A pawn in hand and a space looked at: the way there and what it costs. */
const lookAt =
  (pawn: RegExp, space: RegExp) =>
  async (page: Page): Promise<void> => {
    await press(pawn)(page);
    await page.getByRole('main').getByRole('button', { name: space }).first().hover();
  };

/** A puck pulled back and held: where it would go, and what it would meet. Pixels of the screen. */
const pullBack =
  (puck: string, x: number, y: number) =>
  async (page: Page): Promise<void> => {
    const box = (await page.locator(`[data-stop="puck-${puck}"]`).boundingBox())!;
    const [fromX, fromY] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(fromX, fromY);
    await page.mouse.down();
    await page.mouse.move(fromX + x, fromY + y, { steps: 4 });
    await page.locator('.tchako-aim').first().waitFor();
  };

/** A lesson's step; its number is said above the board, outside what is taught. */
const goToStep =
  (n: number) =>
  (page: Page): Promise<void> =>
    page.getByRole('button', { name: new RegExp(`^Étape ${n} `) }).click();

/** Some modes put together, and what comes of them. */
async function compose(page: Page): Promise<void> {
  const modes = page.getByRole('region', { name: 'Composez votre partie' });
  await modes.getByRole('radio', { name: 'Coups stratégiques' }).check();
  await modes.getByRole('radio', { name: 'En losange' }).check();
  await modes.getByRole('heading', { name: 'Composez votre partie' }).evaluate(h => h.scrollIntoView());
}

const HELPED = 4;

/** Some pieces laid by the hint, the next one chosen. */
async function solveInPart(page: Page): Promise<void> {
  const hint = page.getByRole('button', { name: 'Indice' });
  for (let i = 0; i < 2 * HELPED; i++) await hint.click();
  await page.locator('[data-piece="5"]').click();
}

/** A person with some games by link, won, lost and running. */
async function keepGames(page: Page): Promise<void> {
  const profile = { name: 'Léa', avatar: 8, colour: 3 };
  const password = 'quatre dragons verts';
  await page.request.put('/api/me/password', { data: { password, profile } });
  const played = [
    { game: 'tekao', name: 'Max', resigns: 'Max' },
    { game: 'tchako', name: 'Inès', resigns: 'Léa' },
    { game: 'tchag', name: 'Max', resigns: 'Max' },
    { game: 'tock', name: 'Inès', resigns: null },
  ] as const;
  const others = await page
    .context()
    .browser()!
    .newContext({ baseURL: new URL('/', page.url()).href });
  for (const { game, name, resigns } of played) {
    const data = { game, seats: 2, seat: 0, name: profile.name, avatar: profile.avatar };
    const { table } = await (await page.request.post('/api/tables', { data })).json();
    await others.request.post(`/api/tables/${table}/seats`, { data: { name } });
    const loser = resigns === null ? null : resigns === name ? others : page;
    await loser?.request.post(`/api/tables/${table}/acts`, { data: { act: 'resign' } });
  }
  await others.close();
  await page.reload();
  await page.getByRole('link', { name: /^Tock/ }).waitFor();
  await page.locator('summary', { hasText: 'Résultats' }).click();
  await page.getByRole('row', { name: /^Max/ }).first().waitFor();
}

/** A table by link at which the other person is away. */
async function prepareAbsence(page: Page): Promise<void> {
  const data = { game: 'tchag', seat: 0, name: 'Léa', avatar: 8 };
  const { table } = await (await page.request.post('/api/tables', { data })).json();
  const other = await page
    .context()
    .browser()!
    .newContext({ baseURL: new URL('/', page.url()).href });
  await other.request.post(`/api/tables/${table}/seats`, { data: { name: 'Max' } });
  await other.close();
  await page.goto(`/t/${table}`);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: /^Si je m’absente/ }).click();
  await page.getByRole('radio', { name: 'Après 10 min' }).check();
}

const SHOTS: readonly Shot[] = [
  { name: 'table', path: '/partie/tchag', wide: true, theme: 'day', ready: /^Refermer/ },
  { name: 'tock', path: '/partie/tock', wide: true, theme: 'day', ready: /se joue/ },
  { name: 'tock-phone', path: '/partie/tock', wide: false, theme: 'evening', ready: /se joue/ },
  { name: 'tekao', path: '/partie/tekao', wide: true, theme: 'day', act: press(/^b4,/) },
  { name: 'tekao-phone', path: '/partie/placing', wide: false, theme: 'day', act: press(/^d2,/) },
  { name: 'tchang', path: '/partie/tchang', wide: true, theme: 'day', act: lookAt(/^Le pion rouge/, /^e2,/) },
  {
    name: 'tchang-phone',
    path: '/partie/tchang',
    wide: false,
    theme: 'evening',
    act: lookAt(/^Le pion rouge/, /^e2,/),
  },
  { name: 'dragons', path: '/partie/dragons', wide: true, theme: 'day' },
  { name: 'dragons-phone', path: '/partie/duel', wide: false, theme: 'day' },
  { name: 'tchako', path: '/partie/tchako', wide: true, theme: 'day', act: pullBack('s3', 64, 25) },
  { name: 'tchako-phone', path: '/apprendre/tchako', wide: false, theme: 'day', act: goToStep(6) },
  { name: 'modes', path: '/regles/tchako', wide: true, theme: 'day', act: compose },
  { name: 'tangram', path: '/tangram/fox', wide: true, theme: 'day', act: solveInPart },
  { name: 'person-phone', path: '/moi', wide: false, theme: 'day', act: keepGames },
  { name: 'absence-phone', path: '/', wide: false, theme: 'evening', act: prepareAbsence },
];

async function take(
  browser: Browser,
  address: string,
  shot: Shot,
  kept: { readonly [id: string]: string },
): Promise<void> {
  const { wide, theme } = shot;
  const context = await browser.newContext({
    viewport: wide ? { width: 1280, height: 800 } : { width: 390, height: 844 },
    baseURL: address,
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
  if (shot.ready) await page.getByRole('button', { name: shot.ready }).first().waitFor();
  await shot.act?.(page);
  // Whatever fades has faded.
  await page.screenshot({ path: join(images, `${shot.name}.png`), animations: 'disabled' });
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

const ALONE = [null, 3, 3, 3];

/** Games kept on the device before the pictures are taken, by id. */
const STORIES: { readonly [id: string]: () => Promise<object> } = {
  tchag: async () => ({ ...(await tellTchag()), bots: [null, null] }),
  tock: async () => ({ ...(await tellTock()), bots: ALONE }),
  tchako: async () => ({ ...tellTchako(), bots: [null, 5] }),
  tekao: async () => ({ ...tellTekao(), bots: [null, null] }),
  placing: async () => ({ ...(await tellPlacing()), bots: [null, null] }),
  tchang: async () => ({ ...(await tellTchang()), bots: ALONE }),
  dragons: async () => ({ ...(await tellDragons()), bots: ALONE }),
  duel: async () => ({ ...(await tellDuel()), bots: ALONE }),
};

await main(async () => {
  ensureWeb();
  mkdirSync(images, { recursive: true });
  // `npm run screenshots -- tock` takes one picture.
  const asked = process.argv.slice(2);
  const wanted = SHOTS.filter(({ name }) => asked.length === 0 || asked.includes(name));
  const kept: { [id: string]: string } = {};
  for (const [id, tell] of Object.entries(STORIES)) {
    if (!wanted.some(({ path }) => path === `/partie/${id}`)) continue;
    kept[id] = JSON.stringify({ id, ...(await tell()), touched: 0 });
  }
  const browser = await chromium.launch({
    executablePath: await ensureBrowser(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  await withServer(async address => {
    for (const shot of wanted) await take(browser, address, shot, kept);
  });
  await browser.close();
});
