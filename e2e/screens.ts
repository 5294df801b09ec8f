import { expect, type Page } from '@playwright/test';
import { dragons } from '@tablee/dragons';
import { tchag } from '@tablee/tchag';
import { tchako } from '@tablee/tchako';
import { tchang } from '@tablee/tchang';
import { FIGURES } from '@tablee/tock';
import type { ConsoleErrors } from './console-errors.ts';
import { DragonsTable } from './dragons-table.ts';
import { LAB_LINK } from './lab-link.ts';
import { layTable } from './person.ts';
import { openBegun, script } from './saved-games.ts';
import {
  choose,
  confirm,
  goOn,
  host,
  NO_TABLE,
  openRecord,
  pickFromMenu,
  place,
  startScreen,
} from './start-game.ts';
import { Table } from './table.ts';
import { TchakoTable } from './tchako-table.ts';
import { TchangTable } from './tchang-table.ts';
import { openKept, TekaoTable } from './tekao-table.ts';
import { TockScreen } from './tock-screen.ts';

type Way = (page: Page, consoleErrors: ConsoleErrors) => Promise<void>;
const at =
  (path: string): Way =>
  async page => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  };

async function unfold(page: Page, ...folds: readonly string[]): Promise<void> {
  for (const name of folds) await page.locator('summary', { hasText: name }).click();
}

/** Every page and many moments of games, and how one gets there. */
export const SCREENS: { readonly [name: string]: Way } = {
  home: at('/'),
  'a list of one’s games': async page => {
    await layTable(page, tchag, { seat: 0 });
    await layTable(page, tchag, { seat: 1, other: 'Marie-Christine' });
    await page.goto('/');
    await expect(page.getByRole('region', { name: 'Vos parties' }).getByRole('link')).toHaveCount(2);
  },
  'another game that waits': async page => {
    await layTable(page, tchag, { other: 'Chloé' });
    const { link } = await layTable(page, tchag);
    await page.goto(link);
    await new Table(page).playTurn();
    await expect(page.getByRole('link', { name: 'Partie suivante' })).toBeVisible();
  },
  'what happened since one’s last move': async page => {
    const { link, other } = await layTable(page, tchag);
    await page.goto(link);
    await new Table(page).playTurn();
    await expect(page.getByText('À Blaise de jouer')).toBeVisible();
    await page.goto('about:blank');
    await other.playTurn();
    await page.goto(link);
    await expect(page.getByTestId('since')).toBeAttached();
  },
  'a board to plan replies on': async page => {
    const { link } = await layTable(page, tchag, { seat: 1 });
    await page.goto(link);
    await page.getByRole('button', { name: 'Prévoir une réponse' }).click();
    await expect(page.getByTestId('turn')).toHaveText(/^Si Blaise joue…/);
  },
  'a record to open': async page => {
    await page.goto('/');
    await page.getByText('Ouvrir une partie enregistrée').click();
  },
  'the set-up': async page => {
    await (await place(page)).getByText('Régler la partie').click();
    await expect(page.getByRole('group', { name: 'Votre couleur' })).toBeVisible();
  },
  settings: async page => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Réglages' }).click();
  },
  'an invitation': async page => {
    await (await place(page)).getByRole('button', { name: 'Inviter par un lien' }).click();
  },
  'a table with a pawn in hand': async page => {
    const table = await startScreen(page);
    await table.square('c2').click();
    await expect(table.targets.first()).toBeVisible();
  },
  'a table in the middle of repairs': async page => {
    const table = await startScreen(page);
    await table.step('c2', 'b3');
    await expect(table.slides.first()).toBeVisible();
    await table.square('a6').click();
    await expect(page.getByRole('main').getByText(/^Refermez d’abord/)).toBeVisible();
  },
  'the menu of a table': async page => {
    await startScreen(page);
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
  },
  'a table by link that waits': async page => {
    await host(page, 'Ada', 'Rouge');
    await expect(page.getByRole('region', { name: 'Place libre' })).toBeVisible();
  },
  'a game that is over': async page => {
    const table = await goOn(page, 'last-move');
    await pickFromMenu(page, 'Abandonner');
    await confirm(page, 'Abandonner');
    await expect(table.over).toBeVisible();
  },
  'a look back with its graph': async page => {
    await openRecord(page, 'finished');
    await expect(page.getByRole('heading', { name: 'Tournants de la partie' })).toBeVisible({
      timeout: 60_000,
    });
  },
  'the set-up of a game for several': async page => {
    const tock = await place(page, 'Tock');
    await choose(page, { Distribution: 'On pioche' }, 'Tock');
    await tock.getByText('La force de chacun').click();
    await tock.getByText('Qui joue sur cet écran').click();
    await expect(tock.getByRole('alert')).toBeVisible();
  },
  'a shared screen with its curtain closed': async page => {
    await (await place(page, 'Tock')).getByRole('button', { name: 'Sur cet écran' }).click();
    await expect(new TockScreen(page).curtain).toBeVisible();
  },
  'a shared screen with its curtain lifted': async page => {
    await (await place(page, 'Tock')).getByRole('button', { name: 'Sur cet écran' }).click();
    const table = new TockScreen(page);
    await table.lift.click();
    await table.look.click();
    await expect(table.cards.first()).toBeVisible();
  },
  'the fingerprint of the shuffle': async page => {
    await (await place(page, 'Tock')).getByRole('button', { name: 'Contre l’ordinateur' }).click();
    await expect(new TockScreen(page).moves).toHaveCount(3);
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.getByText('Empreinte du mélange', { exact: true }).click();
  },
  'a replay with a choice of eyes': async page => {
    await openRecord(page, 'tock-resigned');
    await page.getByRole('button', { name: 'Vérifier cette partie' }).click();
    await expect(page.getByRole('main').getByText(/^Tout est en ordre/)).toBeVisible();
  },
  'a text that cannot be analysed': async page => {
    await page.goto('/analyse');
    await page.getByLabel(/^Une position/).fill('x');
    await page.getByRole('button', { name: 'Analyser', exact: true }).click();
    await expect(page.getByTestId('problem')).toBeVisible();
  },
  'an analysis with an opinion': async page => {
    await openRecord(page, 'finished');
    await page.getByRole('slider').fill('4');
    await page.getByRole('button', { name: 'Analyser d’ici' }).click();
    await page.getByRole('button', { name: 'Avis de l’ordinateur' }).click();
    await expect(page.getByTestId('opinion').getByText(/^Il jouerait/)).toBeVisible();
  },
  'a piece to be placed': async page => {
    const table = await openKept(page, 'tekao-drawn');
    await table.square('d2').click();
    await expect(table.confirm).toBeVisible();
  },
  'a draft and the set-ups kept on this device': async page => {
    await choose(page, { 'Mise en place': 'Chacun choisit' }, 'Tekao');
    await (await place(page, 'Tekao')).getByRole('button', { name: 'Sur cet écran' }).click();
    const table = new TekaoTable(page);
    await page.getByRole('button', { name: 'Préparer', exact: true }).click();
    for (const square of ['a1', 'c1', 'e1', 'g1', 'b2', 'd2', 'f2', 'h2', 'h1'])
      await table.square(square).click();
    await page.getByRole('button', { name: 'Mes dispositions' }).click();
    const shelf = page.getByRole('dialog');
    await shelf.getByLabel('Nom de la disposition').fill('Le rempart');
    await shelf.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(shelf.getByRole('button', { name: 'Utiliser Le rempart' })).toBeVisible();
  },
  'a piece in hand, its ways and dangers': async page => {
    const table = await openKept(page, 'tekao-clash');
    await table.square('g1').click();
    await table.threats.click();
    await table.square('b4').click();
    await expect(table.targets.first()).toBeVisible();
  },
  'who beats whom': async page => {
    const table = await openKept(page, 'tekao-clash');
    await table.wheel.click();
    await expect(page.getByText('Le drapeau ne bat rien.')).toBeVisible();
  },
  'the set-up with pieces of one’s own': async page => {
    await choose(page, { Pions: 'À composer' }, 'Tekao');
    await (await place(page, 'Tekao')).getByRole('textbox').first().fill('PTAG PT');
    await expect((await place(page, 'Tekao')).getByText(/sur 8/).first()).toBeVisible();
  },
  'rules to be tried': async page => {
    await page.goto('/regles/tekao');
    const example = page.getByRole('group', { name: /^Exemple à jouer/ });
    await example.getByRole('button', { name: 'Pas à pas' }).click();
    await expect(example.getByRole('listitem')).toHaveCount(1);
  },
  'a tomb, a bitten pawn and a share counted out': async page => {
    const moves = [
      [0, 'r:d4-f4'],
      [0, 'end'],
    ] as const;
    await openBegun(page, { game: tchang, seats: 1, words: 'alone-2', next: script(moves) });
    const table = new TchangTable(page);
    await table.purse('vert').click();
    await table.tool('Proposer un chemin').click();
    await table.space('c4').click();
    await table.share.click();
    await table.sharing
      .getByRole('button', { name: /de plus pour le pion vert/ })
      .first()
      .click();
    await expect(page.getByRole('button', { name: /^Donner / })).toBeVisible();
    await expect(table.plans).toHaveCount(1);
  },
  'a way through the tomb': async page => {
    await openBegun(page, { game: tchang, seats: 1, words: 'alone-2', next: script([]) });
    const table = new TchangTable(page);
    await table.purse('bleu').click();
    await table.space('a7').click();
    await expect(page.getByTestId('explain')).toContainText('TCHANG-12');
    await table.space('f4').focus();
  },
  'a tomb before placing': async page => {
    const options = { placement: 'manual' };
    await openBegun(page, {
      game: tchang,
      seats: 2,
      options,
      words: 'hand',
      next: script([[0, 'statue@c4']]),
    });
    await expect(page.getByRole('button', { name: 'Le reste au hasard' })).toBeVisible();
  },
  'three gestures to choose from': async page => {
    await openBegun(page, { game: dragons, seats: 5, words: 'five', next: script([[0, 'rock']]) });
    const table = new DragonsTable(page);
    await table.curtain.getByRole('button').click();
    await expect(table.gesture('Pierre')).toBeVisible();
  },
  'a stone in hand, or one more': async page => {
    const moves = [
      [0, 'rock'],
      [1, 'scissors'],
    ] as const;
    await openBegun(page, { game: dragons, seats: 2, words: 'more', next: script(moves) });
    const table = new DragonsTable(page);
    await table.stones.first().click();
    await expect(table.keep.or(table.places.first())).toBeVisible();
  },
  'a field of pucks, and sand that runs': async page => {
    await choose(page, { Pendule: 'Sablier rouge' }, 'T’Chako');
    await (await place(page, 'T’Chako')).getByRole('button', { name: 'Sur cet écran' }).click();
    await expect(new TchakoTable(page).puck('s2')).toBeVisible();
    await expect(page.getByRole('timer')).toHaveCount(2);
  },
  'a puck aimed by sliders': async page => {
    await openBegun(page, { game: tchako, seats: 2, words: 'aim', next: script([]) });
    const table = new TchakoTable(page);
    // Pucks are smaller than a thumb: the nearest is meant.
    const { x, y, width } = (await table.puck('s2').boundingBox())!;
    await page.mouse.click(x + width / 2 + 20, y + width / 2);
    await expect(table.puck('s2')).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('slider', { name: 'Force' }).press('End');
    await expect(table.aim).toBeVisible();
  },
  'a puck to be created, and one that makes room': async page => {
    // Shot against a post, it comes back to where it was.
    const next = script([[0, 'shoot s2 0 300']]);
    await openBegun(page, { game: tchako, seats: 2, words: 'create', next });
    await new TchakoTable(page).stop('space-BSC').click();
    await expect(page.getByText('1 palet écarté')).toBeVisible();
  },
  'a lane to try shots on': async page => {
    await openBegun(page, { game: tchako, seats: 2, words: 'ramp', next: script([]) });
    await page.getByRole('button', { name: 'Rampe d’essai' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Tirer' }).click();
    await expect(page.getByTestId('ramp-said')).toContainText('mm');
  },
  'rules of a field, and modes that contradict': async page => {
    await page.goto('/regles/tchako');
    await page.getByRole('checkbox', { name: /^On gagne en percutant/ }).uncheck();
    await expect(page.getByTestId('clash')).toBeVisible();
  },
  'a lesson': async page => {
    await page.goto('/apprendre/tchako');
    await page.getByRole('button', { name: 'Montrez-moi' }).click();
    await expect(new TchakoTable(page).puck('s2')).toBeVisible();
  },
  'the servants and their riddles': async page => {
    await page.goto('/serviteurs');
    await page.getByText('Chercher par énigmes, sans le dessin').click();
    await expect(page.getByRole('group', { name: /Où suis-je/ }).first()).toBeVisible();
  },
  'rules of a tomb': at('/regles/tchang'),
  'rules for small dragons': at('/regles/dragons'),
  rules: at('/regles/tchag'),
  'rules with pictures': async page => {
    await page.goto('/regles/tock');
    await expect(page.getByRole('img')).toHaveCount(FIGURES.length);
    await expect(page.getByRole('img', { name: /^Le roi\. / })).toBeVisible();
  },
  'the lab with a result': async page => {
    await page.goto(LAB_LINK);
    await expect(page.getByRole('heading', { name: 'Tchag : 30 parties' })).toBeVisible();
    await page.getByText('Toutes les options').click();
  },
  'games that are not kept yet': async page => {
    await page.goto('/moi');
    await unfold(page, 'Plutôt un mot de passe', 'Avec un nom', 'Avec le code', 'Avec mon code');
    await page.getByRole('button', { name: 'Se connecter' }).last().click();
    await expect(page.getByRole('main').getByText('remplissez tous les champs')).toBeVisible();
  },
  'games that are kept, a recovery sheet and a code for a device': async page => {
    const profile = { name: 'Ada', avatar: 3, colour: 2 };
    const data = { password: 'quatre dragons verts', profile };
    expect((await page.request.put('/api/me/password', { data })).status()).toBe(200);
    const table = { game: 'tock', seats: 2, seat: 0, name: 'Ada', bots: [{ seat: 1, level: 2 }] };
    expect((await page.request.post('/api/tables', { data: table })).status()).toBe(201);
    await page.goto('/moi');
    await expect(page.getByRole('link', { name: /^Tock avec Ordinateur/ })).toBeVisible();
    await unfold(page, 'Mon profil', 'Clés et mot', 'Changer de mot', 'Appareils');
    await page.getByRole('button', { name: 'Faire un code de secours' }).click();
    await expect(page.getByRole('region', { name: 'Votre feuille de secours' })).toBeVisible();
    await page.getByRole('button', { name: 'Ajouter un appareil' }).click();
    await expect(page.getByRole('img', { name: /^Code à scanner/ })).toBeVisible();
  },
  about: at('/a-propos'),
  'an address of nothing': at('/nulle-part'),
  'an unknown table': async (page, consoleErrors) => {
    consoleErrors.expect(/404 \(Not Found\)/);
    await at(NO_TABLE)(page, consoleErrors);
  },
};
