import type { Page } from '@playwright/test';
import { tchag } from '@tablee/tchag';
import type { ReachAnswer, Seated } from '@tablee/wire';
import { Device, HttpReceiver, isSigned, MailReceiver } from '../apps/server/test/receivers.ts';
import { ApiPlayer } from './api-player.ts';
import { objections } from './axe.ts';
import { test as base, expect } from './fixtures.ts';
import { EXTREME_SIZES, expectFits, smallTargets } from './layout-check.ts';
import { PushWorker, preparePush } from './push-device.ts';
import { TestServer } from './server.ts';
import { confirm, pickFromMenu } from './start-game.ts';

const PHONE = { width: 390, height: 844 };
const ORIGIN = 'https://jeux.example.org';

type Each = { readonly receiver: HttpReceiver };
type Worker = { readonly smtp: MailReceiver; readonly told: TestServer };
type Close = () => Promise<void>;

/** A server that sends at once, to this machine alone. */
const test = base.extend<Each, Worker>({
  smtp: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern.
    async ({}, use) => {
      const closing: Close[] = [];
      await use(await MailReceiver.open(close => closing.push(close)));
      for (const close of closing) await close();
    },
    { scope: 'worker' },
  ],
  told: [
    async ({ smtp }, use) => {
      const settings = {
        TABLEE_REACH_LOOPBACK: 'yes',
        TABLEE_NOTICE_SECONDS: '0',
        TABLEE_MAIL_MINUTES: '0',
        TABLEE_SMTP_URL: smtp.url,
        TABLEE_MAIL_FROM: 'Tablée <tablee@example.org>',
        TABLEE_ORIGIN: ORIGIN,
      };
      const told = await TestServer.open({ settings });
      await use(told);
      await told.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ told }, use) => use(told.url),
  // biome-ignore lint/correctness/noEmptyPattern: as above.
  receiver: async ({}, use) => {
    const closing: Close[] = [];
    await use(await HttpReceiver.open(close => closing.push(close)));
    for (const close of closing) await close();
  },
});

test.use({ viewport: PHONE, contextOptions: { reducedMotion: 'reduce' } });

type Sat = {
  readonly path: string;
  readonly token: string;
  /** The other one plays until it is Léa's turn. */
  readonly play: () => Promise<void>;
};

/** Léa sits on the second seat of a table of Tchag; Bob, who begins, looks at nothing. */
async function sitLea(page: Page, url: string): Promise<Sat> {
  const laid = await page.request.post('/api/tables', { data: { game: 'tchag', name: 'Léa', seat: 1 } });
  expect(laid.status()).toBe(201);
  const { table, token } = (await laid.json()) as Seated;
  const path = `/t/${table}`;
  const bob = await ApiPlayer.sit(tchag, url + path, 'Bob');
  const play = async () => {
    for (let state = await bob.play(); tchag.actors(state).includes(0); state = await bob.play());
  };
  return { path, token, play };
}

/** What this guest has asked for. */
const mine = async (page: Page, path: string): Promise<ReachAnswer['mine']> => {
  const answer = await page.request.get(`${path.replace('/t/', '/api/tables/')}/reach`);
  return ((await answer.json()) as ReachAnswer).mine;
};

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Prévenez-moi' });
const said = (page: Page) => page.getByTestId('reach-said');

async function check(page: Page, what: string): Promise<void> {
  expect(
    await objections(page, [
      { width: 320, height: 568 },
      { width: 1440, height: 900 },
    ]),
  ).toEqual([]);
  await page.setViewportSize(PHONE);
  expect(await smallTargets(page), `${what}: room for a thumb`).toEqual([]);
  await expectFits(page, what, EXTREME_SIZES);
  await page.setViewportSize(PHONE);
}

/** The path of a link in a mail. */
const linkIn = (text: string, start: string): string => new RegExp(`${ORIGIN}(${start}\\S+)`).exec(text)![1]!;

test('a person who waits asks for a mail, confirms it, gets it, and stops it by its link', async ({
  page,
  baseURL,
  smtp,
  consoleErrors,
}) => {
  consoleErrors.expect(/422 \(Unprocessable Entity\)/);
  const before = smtp.all.length;
  const { path, play } = await sitLea(page, baseURL!);
  await page.goto(path);
  await page.getByRole('button', { name: 'Prévenez-moi quand c’est à moi' }).click();
  const dialog = dialogOf(page);
  await dialog.getByLabel('Votre adresse').fill('lea@exemple');
  await dialog.getByRole('button', { name: 'M’écrire' }).click();
  await expect(dialog.getByText('Ce n’est pas une adresse de courriel.')).toBeVisible();
  await check(page, 'ways to be told');
  await dialog.getByLabel('Votre adresse').fill('Lea@example.org');
  await dialog.getByRole('button', { name: 'M’écrire' }).click();
  await expect(said(page)).toBeFocused();
  await expect(dialog.getByText('Courriel à lea@example.org', { exact: true })).toBeVisible();
  await expect(dialog.getByText('Encore un geste')).toBeVisible();

  const asked = await smtp.nth(before + 1);
  expect(asked.to).toEqual(['lea@example.org']);
  await page.goto(linkIn(asked.text, '/avis/confirmer/'));
  const yes = page.getByRole('button', { name: 'Oui, c’est mon adresse' });
  await expect(yes).toBeVisible();
  // Opening a link does nothing: programs that read mails open them, too.
  expect((await mine(page, path)).map(({ waits }) => waits)).toEqual([true]);
  await check(page, 'a link to confirm');
  await yes.click();
  await expect(page.getByTestId('link-said')).toHaveText(/^Merci/);
  expect((await mine(page, path)).map(({ waits }) => waits)).toEqual([false]);
  await page.getByRole('link', { name: 'Aller à la table' }).click();
  await expect(page.getByTestId('board')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Prévenez-moi quand' })).toHaveCount(0);

  await page.goto('/a-propos');
  await play();
  const digest = await smtp.nth(before + 2);
  expect(digest.text).toContain(`${ORIGIN}${path}`);
  await page.goto(linkIn(digest.text, '/avis/arreter/'));
  await expect(page.getByRole('heading', { name: 'Arrêter les messages' })).toBeVisible();
  expect(await mine(page, path)).toHaveLength(1);
  await page.getByRole('button', { name: 'Ne plus me prévenir' }).click();
  await expect(page.getByTestId('link-said')).toHaveText(/^C’est arrêté/);
  await check(page, 'a link that stopped');
  expect(await mine(page, path)).toEqual([]);
  await page.reload();
  await page.getByRole('button', { name: 'Ne plus me prévenir' }).click();
  await expect(page.getByTestId('link-said')).toHaveText(/^C’était déjà arrêté/);
  await expect(page.getByTestId('link-said')).toBeFocused();

  // A link that a mail program cut short.
  consoleErrors.expect(/400 \(Bad Request\)/);
  await page.goto('/notices/stop/0123');
  await page.getByRole('button', { name: 'Ne plus me prévenir' }).click();
  await expect(page.getByRole('main').getByText('Ce lien n’est pas complet.')).toBeVisible();
});

test.describe('Web Push', () => {
  test.use({ serviceWorker: true });

  test('the worker shows whose turn it is, stops it by a tap, and follows a new address', async ({
    page,
    baseURL,
    receiver,
  }) => {
    const device = await preparePush(page.context(), 'granted', `${receiver.url}/first`);
    const { path, play } = await sitLea(page, baseURL!);
    await page.goto(path);
    await pickFromMenu(page, 'Prévenez-moi');
    await dialogOf(page).getByRole('button', { name: 'Me prévenir ici' }).click();
    await expect(dialogOf(page).getByText('Cet appareil', { exact: true })).toBeVisible();
    const worker = await PushWorker.of(page);

    await page.goto('/a-propos');
    await play();
    const message = device.read((await receiver.nth(1)).body);
    await worker.deliver(message);
    await expect.poll(async () => (await worker.shown()).length).toBe(1);
    const [shown] = await worker.shown();
    expect(shown).toMatchObject({ title: 'C’est à vous', tag: path.slice(3), actions: ['open', 'stop'] });
    expect(shown?.body).toContain('Bob');
    // A second one replaces the first.
    await worker.deliver({ ...message, title: 'Votre temps s’achève' });
    await expect
      .poll(async () => (await worker.shown()).map(({ title }) => title))
      .toEqual(['Votre temps s’achève']);

    const second = new Device();
    await worker.changeSubscription(second.subscription(`${receiver.url}/second`));
    expect((await mine(page, path)).map(({ endpoint }) => endpoint)).toEqual([`${receiver.url}/second`]);

    // Not over a page that shows this table.
    await page.goto(path);
    await expect(page.getByTestId('board')).toBeVisible();
    await worker.deliver({ ...message, title: 'Inutile' });
    // One of another table comes after it, so that the first is done with.
    await worker.deliver({ ...message, title: 'Ailleurs', tag: 'other', path: '/t/other' });
    await expect
      .poll(async () => (await worker.shown()).map(({ title }) => title).sort())
      .toEqual(['Ailleurs', 'Votre temps s’achève']);

    // The notice was sent to the old address; its button still stops the notices.
    await worker.tap(path.slice(3), 'stop');
    expect(await mine(page, path)).toEqual([]);
    await expect.poll(async () => (await worker.shown()).map(({ tag }) => tag)).toEqual(['other']);
    await worker.changeSubscription(device.subscription(`${receiver.url}/third`));
    expect(await mine(page, path), 'a stopped table is not asked for again').toEqual([]);
  });

  test('a browser that cannot be told here says what to do', async ({ page, baseURL, newDevice }) => {
    const { path, token } = await sitLea(page, baseURL!);
    const blocked = await newDevice();
    await preparePush(blocked.context(), 'denied');
    await blocked.goto(`${path}#${token}`);
    await pickFromMenu(blocked, 'Prévenez-moi');
    await expect(dialogOf(blocked).getByText('Les notifications de ce site sont bloquées')).toBeVisible();

    // Safari on an iPad, which calls itself a Macintosh, outside of the home screen.
    const iPad = await newDevice({
      userAgent:
        'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15',
      hasTouch: true,
    });
    await iPad.context().addInitScript(() => {
      Reflect.deleteProperty(window, 'PushManager');
      Reflect.deleteProperty(window, 'Notification');
      Object.defineProperty(Navigator.prototype, 'maxTouchPoints', { get: () => 5 });
    });
    await iPad.goto(`${path}#${token}`);
    await pickFromMenu(iPad, 'Prévenez-moi');
    await expect(dialogOf(iPad).getByText('Choisissez « Sur l’écran d’accueil ».')).toBeVisible();
    await check(iPad, 'an iPad outside of the home screen');
  });
});

test('a webhook is greeted, shows its key once, and is stopped by a tap', async ({
  page,
  baseURL,
  receiver,
  consoleErrors,
}) => {
  consoleErrors.expect(/422 \(Unprocessable Entity\)/);
  const { path, play } = await sitLea(page, baseURL!);
  await page.goto(path);
  await pickFromMenu(page, 'Prévenez-moi');
  const dialog = dialogOf(page);
  await dialog.getByText('Dans un salon ou un programme').click();
  const address = dialog.getByLabel('Adresse du webhook');
  const announce = dialog.getByRole('button', { name: 'Annoncer les tours' });
  await address.fill('https://10.0.0.1/hook');
  await announce.click();
  await expect(dialog.getByText('Cette adresse est celle d’un réseau privé')).toBeVisible();
  await address.fill(`${receiver.url}/hook`);
  await announce.click();
  await expect(dialog.getByText(/^Webhook vers 127\.0\.0\.1/)).toBeVisible();
  const key = (await dialog.getByTestId('signing-key').textContent())!;
  await check(page, 'the key of a webhook');
  await page.goto('/a-propos');
  await play();
  // The greeting, then Léa's turn.
  for (const n of [1, 2]) expect(isSigned(await receiver.nth(n), key)).toBe(true);
  expect(JSON.parse(String((await receiver.nth(2)).body))).toMatchObject({ event: 'turn', name: 'Léa' });

  // A game that is over still tells of a rematch, until it is stopped.
  await page.goto(path);
  await pickFromMenu(page, 'Abandonner');
  await confirm(page, 'Abandonner');
  await expect(page.getByRole('main').getByRole('button', { name: 'Revanche' })).toBeVisible();
  await pickFromMenu(page, 'Prévenez-moi');
  await expect(dialog.getByText('La partie est finie')).toBeVisible();
  await expect(dialog.getByTestId('signing-key')).toHaveCount(0);
  await dialog.getByRole('button', { name: /^Arrêter/ }).click();
  await expect(said(page)).toHaveText('C’est arrêté.');
  expect(await mine(page, path)).toEqual([]);
});
