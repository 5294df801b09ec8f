import { CARDS, loadGame } from '@tablee/catalogue';
import { tchag } from '@tablee/tchag';
import { expect, test } from './fixtures.ts';
import { layTable, shareDevices } from './person.ts';
import { Table } from './table.ts';

test('the games of a person are on every device, one’s turn first, and can be played there', async ({
  page,
  newDevice,
}) => {
  const first = await layTable(page, tchag, { seat: 0, other: 'Blaise' });
  await layTable(page, tchag, { seat: 1, other: 'Chloé' });
  const phone = await newDevice({ viewport: { width: 390, height: 844 } });
  const asked: string[] = [];
  phone.on('request', request => request.url().endsWith('/api/mine') && asked.push(request.url()));
  await phone.goto('/');
  await expect(phone.getByRole('heading', { name: 'Tchag' })).toBeVisible();
  await shareDevices(page, phone);
  expect(asked, 'a device that has no games does not ask for them').toEqual([]);

  await phone.reload();
  const games = phone.getByRole('region', { name: 'Vos parties' });
  await expect(games.getByRole('link')).toHaveText([/Blaise.*À vous de jouer/, /Chloé/]);
  await expect(games.getByText('Une partie vous attend.')).toBeVisible();
  await expect(phone).toHaveTitle(/^\(1\) /);

  // Taken off the list here, and only here.
  await games.getByRole('button', { name: /^Oublier la partie.*Chloé/ }).click();
  await phone.getByRole('dialog').getByRole('button', { name: 'Oublier' }).click();
  await expect(games.getByRole('link')).toHaveCount(1);

  await games.getByRole('link', { name: /Blaise/ }).click();
  await expect(phone).toHaveURL(new RegExp(`/t/${first.id}$`));
  await expect(phone.getByText('Ada (vous)')).toBeVisible();
  await new Table(phone).playTurn();
  await expect(phone.getByText('À Blaise de jouer')).toBeVisible();

  await page.goto('/');
  const here = page.getByRole('region', { name: 'Vos parties' });
  await expect(here.getByRole('link')).toHaveText([/Blaise/, /Chloé/]);
  await expect(here.getByText('À vous de jouer')).toHaveCount(0);
  // Looked at again after the other has played.
  await first.other.playTurn();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(here.getByRole('link').first()).toHaveText(/Blaise.*À vous de jouer/);
});

test('a table that is forgotten before the server has answered stays forgotten', async ({ page }) => {
  const { link } = await layTable(page, tchag);
  await page.goto(link);
  await expect(page.getByText('Ada (vous)')).toBeVisible();
  let answer = (): void => undefined;
  const held = new Promise<void>(go => {
    answer = go;
  });
  await page.route('**/api/mine', async route => {
    await held;
    await route.continue();
  });
  await page.goto('/');
  const games = page.getByRole('region', { name: 'Vos parties' });
  await games.getByRole('button', { name: /^Oublier la partie/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Oublier' }).click();
  await expect(games).toHaveCount(0);
  const answered = page.waitForResponse('**/api/mine');
  answer();
  await (await answered).finished();
  // By the next frame the answer is drawn.
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await expect(games).toHaveCount(0);
});

test('after one’s move a button leads to the next game that waits, as long as there is one', async ({
  page,
}) => {
  const tables = [];
  for (const other of ['Blaise', 'Chloé', 'Denis']) tables.push(await layTable(page, tchag, { other }));
  let asked = 0;
  page.on('request', request => request.url().endsWith('/api/mine') && asked++);
  await page.goto(tables[1]!.link);
  const table = new Table(page);
  const next = page.getByRole('link', { name: 'Partie suivante' });
  await expect(table.yourTurn).toBeVisible();
  await expect(next).toBeHidden();
  await table.playTurn();
  // Blaise has waited longest.
  await expect(next).toHaveText(/2 vous attendent/);
  await next.click();
  await expect(page.getByText('Blaise', { exact: true })).toBeVisible();
  await table.playTurn();
  await expect(next).toHaveText(/1 vous attend/);
  await next.click();
  await expect(page.getByText('Denis', { exact: true })).toBeVisible();
  await table.playTurn();
  await expect(page.getByText('À Denis de jouer')).toBeVisible();
  await expect(next).toBeHidden();
  expect(asked, 'once, and not after every move').toBe(1);
});

/** In the page: the newest move this device has stored as seen of the table it is at; null: none yet. */
const lastSeen = (): number | null => {
  const id = location.pathname.split('/').at(-1);
  const { seen = null } = JSON.parse(localStorage.getItem(`tablee.table.${id}`) ?? '{}') as {
    readonly seen?: number;
  };
  return seen;
};

test.describe('what happened since one’s last move', () => {
  test.use({ fastMotionMs: 0 });

  test('is shown happening when one comes back, with and without motion, and a key skips it', async ({
    page,
  }) => {
    const { link, other } = await layTable(page, tchag);
    await page.goto(link);
    const table = new Table(page);
    const line = page.getByTestId('since');
    const skip = line.getByRole('button', { name: 'Passer' });
    await table.playTurn();
    await expect(page.getByText('À Blaise de jouer')).toBeVisible();
    await expect(line).toBeHidden();

    /** Time stands still from the moment the board is opened again: it is as one left it. */
    const comeBack = async (media: { reducedMotion: 'reduce' | 'no-preference' }) => {
      const before = await table.read();
      // What was seen is stored once the server has taken the own move.
      const moves = await table.moves.count();
      await expect.poll(() => page.evaluate(lastSeen)).toBe(moves);
      await page.goto('about:blank');
      await other.playTurn();
      await page.emulateMedia(media);
      await page.clock.install();
      await page.clock.pauseAt(Date.now() + 3_600_000);
      await page.goto(link);
      const isNamed = async () => {
        await page.clock.runFor(5);
        return skip.isVisible();
      };
      await expect.poll(isNamed).toBe(true);
      await expect(line).toHaveText(/^Depuis votre dernier coup, Blaise a joué\./);
      expect(await table.read()).toEqual(before);
      return before;
    };

    const before = await comeBack({ reducedMotion: 'no-preference' });
    await page.clock.runFor(5_000);
    // What a screen reader hears goes on with the moves.
    await expect(
      page.getByRole('status').getByText(/^Depuis votre dernier coup, Blaise a joué\. \S/),
    ).toBeAttached();
    await expect(skip).toBeHidden();
    expect(await table.read()).not.toEqual(before);
    await page.clock.resume();
    await table.playTurn();
    await expect(line).toBeHidden();
    await expect(page.getByText('À Blaise de jouer')).toBeVisible();

    const still = await comeBack({ reducedMotion: 'reduce' });
    await page.keyboard.press('Escape');
    await page.clock.runFor(50);
    await expect(skip).toBeHidden();
    expect(await table.read()).not.toEqual(still);

    // It was seen: after a reload there is no news.
    await page.clock.resume();
    await page.reload();
    await expect(table.yourTurn).toBeVisible();
    await expect(line).toBeHidden();
  });
});

test('what happened meanwhile is shown in every game, except where remembering is part of it', async ({
  page,
}) => {
  for (const { id } of CARDS.filter(card => card.playable)) {
    const { link, own, other } = await layTable(page, await loadGame(id));
    await page.goto(link);
    await expect(page.getByTestId('turn')).toBeVisible();
    await expect(page.getByText('Ada (vous)')).toBeVisible();
    // The visit is stored once the page is connected.
    await expect.poll(() => page.evaluate(lastSeen)).not.toBeNull();
    // Both play on from other devices.
    await page.goto('about:blank');
    for (let i = 0; i < 4; i++) for (const player of [own, other]) await player.play();
    await page.goto(link);
    await expect(page.getByTestId('turn')).toBeVisible();
    await expect(page.getByText('Ada (vous)')).toBeVisible();
    const line = page.getByTestId('since');
    if (id === 'dragons') await expect(line).toHaveCount(0);
    else {
      await expect(line, id).toHaveText(/^Depuis votre dernière visite, Blaise a joué\./);
      // It ends by itself.
      await expect(line.getByRole('button'), id).toBeHidden();
    }
  }
});
