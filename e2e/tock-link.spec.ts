import type { Page } from '@playwright/test';
import { isHouse, type State, tock } from '@tablee/tock';
import { ApiPlayer } from './api-player.ts';
import { expect, test } from './fixtures.ts';
import { choose, pasted, pickFromMenu, place } from './start-game.ts';
import { TockTable } from './tock-table.ts';

const PHONE = { width: 390, height: 844 };
const TABLET = { width: 1180, height: 820 };
/** Pieces that fade instead of walking: a whole game is long enough. */
const still = { viewport: PHONE, reducedMotion: 'reduce' } as const;

test.use({ seed: 'tock-link-1' });

const sitDown = async (page: Page, name: string): Promise<TockTable> => {
  await page.getByLabel('Votre prénom').fill(name);
  await page.getByRole('button', { name: 'S’asseoir' }).click();
  return new TockTable(page);
};

/** Lays a table by link as Ada, who takes red. */
async function hostTock(page: Page): Promise<string> {
  await choose(page, { 'Force de l’ordinateur': 'Stratège', Formule: 'Départ rapide' }, 'Tock');
  await (await place(page, 'Tock')).getByRole('button', { name: 'Inviter par un lien' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Votre prénom').fill('Ada');
  await dialog.getByRole('radio', { name: /Rouge/ }).check();
  await dialog.getByRole('button', { name: 'Créer le lien' }).click();
  return page.getByLabel('Lien de la table').inputValue();
}

const LOOK_AGAIN_MS = 150;
/** Whose turn it is finds something to play long before. */
const AT_A_LOSS = 150;

/** All play any legal move on their turn, until `enough`. */
async function playOn(tables: readonly TockTable[], enough: () => Promise<boolean>): Promise<void> {
  for (let idle = 0; !(await enough()); idle++) {
    let played = false;
    for (const table of tables)
      if ((await table.yours.count()) > 0) played = (await table.playFirst()) || played;
    if (played) idle = 0;
    if (idle > AT_A_LOSS)
      throw new Error(`No page plays. ${(await Promise.all(tables.map(tell))).join('\n')}`);
    if (!played) await seeTurn(tables, enough);
  }
}

/** Waits until one of the people may play, or enough was played. */
async function seeTurn(tables: readonly TockTable[], enough: () => Promise<boolean>): Promise<void> {
  const isTurn = async (): Promise<boolean> => {
    for (const { yours } of tables) if ((await yours.count()) > 0) return true;
    return enough();
  };
  await expect.poll(isTurn, { intervals: [LOOK_AGAIN_MS], timeout: 60_000 }).toBe(true);
}

/** What a person at a table sees when nothing goes on. */
const tell = async ({ page, board, hand }: TockTable): Promise<string> =>
  [await page.getByTestId('turn').textContent(), await hand.ariaSnapshot(), await board.ariaSnapshot()].join(
    '\n',
  );

/** Entries played on the phones each time, and pawns still to come home when they are back. */
const BY_HAND = 12;
const NEAR_END = 1;
const BOTS_TURN_MS = 120;

/** Other devices of the people at the table. */
type Away = { readonly play: () => Promise<State> };

async function playAway(devices: readonly Away[], enough: (state: State) => boolean): Promise<void> {
  const playAll = async (): Promise<boolean> => {
    for (const device of devices) if (enough(await device.play())) return true;
    return false;
  };
  await expect.poll(playAll, { intervals: [BOTS_TURN_MS], timeout: 300_000 }).toBe(true);
}

/** How many pawns of the better side have not come home yet. */
const pawnsAbroad = ({ pawns }: State): number => {
  const abroad = [0, 1].map(
    side => pawns.filter((at, pawn) => Math.floor(pawn / 4) % 2 === side && !isHouse(at)).length,
  );
  return Math.min(...abroad);
};

async function personalLink(page: Page): Promise<string> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await pickFromMenu(page, 'Mon lien personnel');
  await expect(page.getByRole('main').getByText('Lien copié.')).toBeVisible();
  return pasted(page);
}

test('partners at two phones against two computers, to the end', async ({ newDevice }) => {
  test.setTimeout(420_000);
  const [near, far] = [await newDevice(still), await newDevice(still)];
  const link = await hostTock(near);
  for (const colour of ['Bleu', 'Vert'])
    await near.getByRole('button', { name: `Mettre un ordinateur : ${colour}` }).click();
  await expect(near.getByRole('button', { name: 'Retirer l’ordinateur : Vert' })).toBeVisible();
  await far.goto(link);
  const blaise = await sitDown(far, 'Blaise');
  await expect(blaise.cards).toHaveCount(5);
  const ada = new TockTable(near);

  // TOCK-29: partners do not talk, they react.
  await near.getByRole('button', { name: 'Parler et réagir' }).click();
  const talk = near.getByRole('dialog', { name: 'Conversation' });
  await expect(talk.getByText(/^Entre partenaires, on ne se parle pas/)).toBeVisible();
  await expect(talk.getByRole('textbox')).toBeHidden();
  await talk.getByRole('button', { name: 'Bravo !' }).click();
  await expect(far.getByRole('region', { name: 'Ada' }).getByText('Bravo !')).toBeVisible();

  const over = near.getByRole('button', { name: 'Revanche', exact: true });
  await playOn([ada, blaise], async () => (await ada.moves.count()) >= BY_HAND);
  // Other devices of theirs play the long middle, and the end if luck makes the last pawn wait.
  const devices: Away[] = [];
  for (const page of [near, far]) devices.push(new ApiPlayer(tock, await personalLink(page)));
  const leaveUntil = async (enough: (state: State) => boolean): Promise<void> => {
    for (const page of [near, far]) await page.goto('about:blank');
    await playAway(devices, enough);
    for (const page of [near, far]) await page.goto(link);
    await expect(ada.moves).not.toHaveCount(0);
  };
  await leaveUntil(state => pawnsAbroad(state) <= NEAR_END);
  const back = await ada.moves.count();
  const isOver = async (): Promise<boolean> => (await over.count()) > 0;
  await playOn([ada, blaise], async () => (await isOver()) || (await ada.moves.count()) >= back + BY_HAND);
  if (!(await isOver())) await leaveUntil(state => tock.outcome(state) !== null);
  for (const page of [near, far])
    await expect(
      page.getByRole('main').getByText(/^(Vous avez gagné\s!|Perdu pour cette fois\.)$/),
    ).toBeVisible();

  // Now they talk, and anyone may check the deals.
  await near.getByRole('button', { name: 'Parler et réagir' }).click();
  await talk.getByRole('textbox', { name: 'Votre message' }).fill('Bien joué <b>quand même</b>');
  await talk.getByRole('button', { name: 'Envoyer' }).click();
  await near.keyboard.press('Escape');
  await far.getByRole('button', { name: 'Parler et réagir (1 message non lu)' }).click();
  await expect(far.getByRole('dialog').getByText('Bien joué <b>quand même</b>')).toBeVisible();
  await far.keyboard.press('Escape');
  await pickFromMenu(far, 'Vérifier la partie');
  await expect(far.getByRole('main').getByText(/^Tout est en ordre/)).toBeVisible();

  // The computers agree to another game, one seat further.
  await over.click();
  await far.getByRole('button', { name: 'Accepter' }).click();
  await expect(near.getByRole('region', { name: 'Ada' }).getByText('Bleu')).toBeVisible();
  await expect(far.getByRole('region', { name: 'Blaise' }).getByText('Vert')).toBeVisible();
  // The score of the first game stands on the seats.
  await expect(
    near.getByRole('region', { name: 'Ada' }).getByText(/^Parties gagnées\s: [01]$/),
  ).toBeVisible();
});

test('the board on a tablet, a hand on each of two phones', async ({ newDevice }) => {
  test.setTimeout(240_000);
  const tablet = await newDevice({ ...still, viewport: TABLET });
  await choose(tablet, { 'Force de l’ordinateur': 'Poussin' }, 'Tock');
  await (await place(tablet, 'Tock')).getByRole('button', { name: 'Inviter par un lien' }).click();
  await tablet.getByRole('dialog').getByRole('button', { name: 'Téléphones en main' }).click();
  await expect(tablet.getByRole('img', { name: /^Code à scanner pour prendre la place/ })).toHaveCount(4);

  const phones: TockTable[] = [];
  for (const [name, colour] of [
    ['Ada', 'Rouge'],
    ['Blaise', 'Jaune'],
  ] as const) {
    const phone = await newDevice(still);
    const code = tablet.getByRole('region', { name: 'Prenez place' }).getByRole('link', { name: colour });
    await phone.goto((await code.getAttribute('href')) ?? '');
    await expect(phone.getByRole('radio', { name: colour })).toBeChecked();
    const table = await sitDown(phone, name);
    await expect(phone.getByRole('heading', { name })).toBeVisible();
    await expect(table.hand.getByRole('button')).toHaveCount(5);
    await expect(table.board, 'the hand alone').toBeHidden();
    await expect(tablet.getByRole('region', { name })).toBeVisible();
    phones.push(table);
  }
  await tablet.getByText('Places libres', { exact: true }).click();
  for (const colour of ['Bleu', 'Vert'])
    await tablet.getByRole('button', { name: `Mettre un ordinateur : ${colour}` }).click();

  for (const { page } of phones) {
    await expect(page.getByTestId('turn')).toContainText('Choisissez une carte pour votre partenaire');
    await expect(page.getByRole('img', { name: 'Le plateau, en petit' })).toBeVisible();
  }

  // Four cards swapped, then two rounds: the board for all follows, and shows no cards.
  const seen = new TockTable(tablet);
  await playOn(phones, async () => (await seen.moves.count()) >= 12);
  await expect(seen.board).toBeVisible();
  await expect(seen.hand).toBeHidden();
  await expect(tablet.getByText('Vous regardez cette partie.')).toBeVisible();

  const [ada] = phones as [TockTable];
  await expect(ada.page.getByTestId('hand').getByText(/^(Blaise|Bleu|Vert)\s: /)).toBeVisible();
  await ada.page.getByRole('button', { name: 'Voir le plateau' }).click();
  await expect(ada.board).toBeVisible();
  await ada.page.getByRole('button', { name: 'Voir ma main seule' }).click();
  await expect(ada.board).toBeHidden();
});
