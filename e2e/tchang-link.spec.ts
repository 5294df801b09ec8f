import type { Page } from '@playwright/test';
import type { TableAnswer } from '@tablee/wire';
import { expect, test } from './fixtures.ts';
import { watchFor } from './keyboard-input.ts';
import { choose, place } from './start-game.ts';
import { TchangTable } from './tchang-table.ts';
import { type Played, Team } from './tchang-team.ts';

const SEED = 'tchang-13';
const BLUE = 3;
const LOOK_AGAIN_MS = 30;
/** Entries before other devices take over, and entries to the end when hands do again. */
const BY_HAND = 8;
const NEAR_END = 8;

/** The long middle comes from another device of the same person; Ada's page follows, the phones come back later. */
async function playAway({ request }: Page, address: string, move: string): Promise<void> {
  const { now }: TableAnswer = await (await request.get(address)).json();
  const data = { decision: now.decision, move };
  await expect(await request.post(`${address}/moves`, { data })).toBeOK();
}

const sitDown = async (page: Page, link: string, name: string): Promise<TchangTable> => {
  await page.goto(link);
  await page.getByLabel('Votre prénom').fill(name);
  await page.getByRole('button', { name: 'S’asseoir' }).click();
  await expect(page.getByText(`${name} (vous)`)).toBeVisible();
  return new TchangTable(page);
};

async function hostTchang(page: Page): Promise<string> {
  await choose(page, { Formule: 'Découverte', 'Force de l’ordinateur': 'Habitué' }, 'T’Chang');
  await (await place(page, 'T’Chang')).getByRole('button', { name: 'Inviter par un lien' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Votre prénom').fill('Ada');
  await dialog.getByRole('radio', { name: /Rouge/ }).check();
  await dialog.getByRole('button', { name: 'Créer le lien' }).click();
  const link = await page.getByLabel('Lien de la table').inputValue();
  await page.getByRole('button', { name: 'Mettre un ordinateur : Bleu' }).click();
  return link;
}

test.use({ seed: SEED });

test('TCHANG-12 three people by link and a computer plan together and win', async ({
  newDevice,
  baseURL,
}) => {
  test.setTimeout(240_000);
  const device = (width: number, height: number) =>
    newDevice({ viewport: { width, height }, reducedMotion: 'reduce' });
  const near = await device(1024, 768);
  const link = await hostTchang(near);
  const ada = new TchangTable(near);
  const blaise = await sitDown(await device(390, 844), link, 'Blaise');
  const chloe = await sitDown(await device(390, 844), link, 'Chloé');
  const tables = [ada, blaise, chloe];
  await expect(ada.pass).toBeVisible();

  // Plans are made by those who wait, are seen by all and bind no one.
  await blaise.purse('vert').click();
  await blaise.tool('Proposer un chemin').click();
  await blaise.space('d6').click();
  await chloe.tool('Je m’en charge').click();
  await chloe.space('e4').click();
  for (const { plans } of tables) {
    await expect(plans).toHaveText([
      /^Blaise\s: je propose le pion vert en d6, 2 lucioles/,
      /^Chloé\s: je me charge de e4$/,
    ]);
  }
  // Answers stand with the proposal; only the owner of its pawn can go.
  await chloe.answer('D’accord', /Blaise\s: je propose/).click();
  await ada.answer('Plutôt non', /Blaise\s: je propose/).click();
  for (const { plans } of tables)
    await expect(plans.first()).toContainText('D’accord\u00a0: Chloé · Plutôt non\u00a0: Ada');
  await expect(chloe.answer('J’y vais', /Blaise\s: je propose/)).toBeHidden();
  await blaise.answer('J’y vais', /Blaise\s: je propose/).click();
  await expect(ada.plans.first()).toContainText(/J’y vais\s: Blaise/);
  const pointSeen = [await watchFor(ada.page, '.point'), await watchFor(blaise.page, '.point')];
  await chloe.tool('Montrer').click();
  await chloe.space('c4').click();
  for (const seen of pointSeen) await seen();

  // TCHANG-12: no exit may be entered before it is open, and the rule is named.
  await ada.take('rouge');
  await ada.space('a7').click();
  await expect(near.getByTestId('explain')).toContainText('TCHANG-12');

  const address = `${baseURL}/api/tables/${link.split('/').at(-1)}`;
  const look = async (): Promise<TableAnswer> => (await near.request.get(address)).json();
  const { head } = await look();
  const team = new Team(SEED, head.options, [BLUE]);
  let planned = true;
  const phones = [blaise.page, chloe.page];
  let phonesAway = false;
  let plan: ReadonlyMap<string, Played> | null = null;
  for (let { now } = await look(); !now.outcome; { now } = await look()) {
    const [seat = BLUE] = now.actors;
    if (planned && seat !== 0) {
      for (const { plans } of tables) await expect(plans, 'gone with the turn').toHaveCount(0);
      planned = false;
    }
    if (seat === BLUE) {
      await expect
        .poll(async () => (await look()).now.n, { intervals: [LOOK_AGAIN_MS] })
        .toBeGreaterThan(now.n);
      continue;
    }
    const first = plan === null;
    if (!plan?.has(now.view)) {
      // The computer was not foreseen: then from where everything stands now.
      const game = await team.foresee(now, first ? 16 : 8);
      expect(game, 'there is a way out').not.toBeNull();
      plan = new Map(game!.map(played => [played.view, played]));
    }
    const { move } = plan.get(now.view)!;
    const left = plan.size - [...plan.keys()].indexOf(now.view);
    const byHand = now.n < BY_HAND || left <= NEAR_END;
    if (byHand === phonesAway) {
      phonesAway = !byHand;
      for (const phone of phones) await phone.goto(phonesAway ? 'about:blank' : link);
    }
    if (byHand) await tables[seat]!.play(move);
    else await playAway(tables[seat]!.page, address, move);
    await expect
      .poll(async () => (await look()).now.n, { intervals: [LOOK_AGAIN_MS] })
      .toBeGreaterThan(now.n);
  }
  for (const { page } of tables) {
    await expect(page.getByTestId('turn')).toContainText('Vous avez gagné, tous ensemble !');
    await expect(page.getByRole('link', { name: 'Voir ses figures' })).toHaveAttribute('href', /tangram/);
  }
});
