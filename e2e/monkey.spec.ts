import type { Page } from '@playwright/test';
import { BadNetwork } from './bad-network.ts';
import { NO_NETWORK } from './console-errors.ts';
import { expect, test } from './fixtures.ts';
import { expectFits } from './layout-check.ts';
import { Monkey, seededRandom } from './monkey.ts';
import { place } from './start-game.ts';

/**
 * Random fingers play every game on a small phone: no lit target does nothing, and a turn always offers something.
 * `npm run monkey` plays whole games on bad networks and slow processors; here, a few turns of each.
 */

const LONG = process.env.MONKEY !== undefined;
const SEED = process.env.MONKEY_SEED ?? '1';
const TAPS = LONG ? 6_000 : 16;
/** By link, every tap takes its time there and back: these variants end sooner. Codes of the set-up. */
const SHORTER: { readonly [game: string]: string } = LONG
  ? { Tock: '/jeux/tock?modes=fastStart', 'T’Chako': '/jeux/tchako?modes=cd10' }
  : {};
/** A game that takes longer is left; what was played of it counts. */
const MINUTES = Number(process.env.MONKEY_MINUTES ?? 60);

const GAMES = ['Tchag', 'Tock', 'Tekao', 'T’Chang', 'Combats de dragons', 'T’Chako'];

test.use({
  viewport: { width: 360, height: 640 },
  hasTouch: true,
  fastMotionMs: LONG ? 0 : 2_000,
});
test.setTimeout(LONG ? (MINUTES + 5) * 60_000 : 120_000);

function timeLeft(): () => boolean {
  const end = Date.now() + MINUTES * 60_000;
  return () => Date.now() < end;
}

/** How far the game came, for the list of the long form. */
async function tell(...monkeys: readonly Monkey[]): Promise<void> {
  const taps = monkeys.map(monkey => monkey.taps).join(' + ');
  const end = (await monkeys[0]!.isOver()) ? 'over' : 'going on';
  if (LONG) console.log(`  ${test.info().title}, seed ${SEED}: ${taps} taps, ${end}`);
}

async function playAlone(page: Page, game: string, monkey: Monkey): Promise<void> {
  await (await place(page, game))
    .getByRole('button', { name: /^(Contre l’ordinateur|Avec l’ordinateur)/ })
    .click();
  await expect(page.getByTestId('board')).toBeVisible();
  const left = timeLeft();
  while (monkey.taps < TAPS && left()) if (!(await monkey.act())) break;
  if (LONG)
    expect(monkey.taps === TAPS || !left() || (await monkey.isOver()), 'played to the end').toBe(true);
  await tell(monkey);
}

/** Lays a table by link; returns the address for the second person. */
async function layTable(page: Page, home: string, game: string): Promise<string> {
  await page.goto(home + (SHORTER[game] ?? '/'));
  await (await place(page, game)).getByRole('button', { name: 'Inviter par un lien' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Votre prénom').fill('Ada');
  await dialog.getByRole('button', { name: 'Créer le lien' }).click();
  return page.getByLabel('Lien de la table').inputValue();
}

async function sitDown(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel('Votre prénom').fill('Blaise');
  await page.getByRole('button', { name: 'S’asseoir' }).click();
  await expect(page.getByText('Blaise (vous)').first()).toBeAttached();
}

/** Computers take the seats that are left. */
async function fillSeats(page: Page): Promise<void> {
  const free = page.getByRole('button', { name: /^Mettre un ordinateur/ });
  while ((await free.count()) > 0) {
    const before = await free.count();
    await free.first().click();
    await expect.poll(() => free.count()).toBeLessThan(before);
  }
}

for (const game of GAMES) {
  test(`against the computer: ${game}`, async ({ page }) => {
    await playAlone(page, game, new Monkey(page, seededRandom(SEED + game)));
    if (!LONG) await expectFits(page, `${game}, in the middle of a game`);
  });

  if (LONG)
    test(`on a processor six times slower: ${game}`, async ({ page, context }) => {
      const session = await context.newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
      await playAlone(page, game, new Monkey(page, seededRandom(`${SEED}slow${game}`), { delayMs: 2_000 }));
    });
}

const NETWORKS = LONG
  ? [
      { delayMs: 300, cuts: false },
      { delayMs: 4_000, cuts: false },
      { delayMs: 300, cuts: true },
    ]
  : [{ delayMs: 300, cuts: true }];

test.describe('by link', () => {
  test.use({ seed: `monkey-${SEED}` });

  for (const game of LONG ? GAMES : ['Tock'])
    for (const { delayMs, cuts } of NETWORKS)
      test(`${delayMs} ms late${cuts ? ', cut now and then' : ''}: ${game}`, async ({
        page,
        newDevice,
        baseURL,
        consoleErrors,
      }) => {
        consoleErrors.expect(NO_NETWORK);
        const network = await BadNetwork.open(baseURL ?? '');
        const far = await newDevice({ hasTouch: true });
        await sitDown(far, await layTable(page, network.url, game));
        await expect(page.getByText('Blaise').first()).toBeAttached();
        await fillSeats(page);
        network.slow(delayMs);
        const monkeys = [page, far].map(
          (at, i) => new Monkey(at, seededRandom(`${SEED}${game}${delayMs}${i}`), { delayMs }),
        );
        const left = timeLeft();
        for (let turn = 1; turn <= TAPS && left(); turn++) {
          // While the line is down each finger taps once more: what it does is seen, and leaves with the next connection.
          if (cuts && turn % 10 === 5) network.cut();
          await Promise.all(monkeys.map(monkey => monkey.act(delayMs)));
          if (network.isDown) network.mend();
          if (await monkeys[0]!.isOver()) break;
        }
        expect(monkeys.every(({ taps }) => taps > 0)).toBe(true);
        await tell(...monkeys);
        network.close();
      });
});
