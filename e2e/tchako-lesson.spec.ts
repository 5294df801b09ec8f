import { expect, test } from './fixtures.ts';
import { place } from './start-game.ts';
import { TchakoTable } from './tchako-table.ts';

/** As wide as the terrain with its frame is drawn, in mm. */
const BOARD_MM = 444;

/** Pulls a puck back and lets go: it flies the other way. In mm on the board, seen from below it. */
async function pull(table: TchakoTable, name: string, right: number, down: number): Promise<void> {
  const { mouse } = table.page;
  await table.rest();
  const px = (await table.board.boundingBox())!.width / BOARD_MM;
  const { x, y, width, height } = (await table.puck(name).boundingBox())!;
  const from = { x: x + width / 2, y: y + height / 2 };
  await mouse.move(from.x, from.y);
  await mouse.down();
  await mouse.move(from.x + right * px, from.y + down * px, { steps: 5 });
  await mouse.up();
}

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 390, height: 844 } });

test('TCHAKO-47 from the home page through the lesson, with a mistake and a shown solution, to a first game', async ({
  page,
}) => {
  await page.goto('/');
  await (await place(page, 'T’Chako')).getByRole('link', { name: 'Apprendre en trois minutes' }).click();
  const table = new TchakoTable(page);
  const verdict = page.getByTestId('verdict');
  const learn = async (step: string, act: () => Promise<void>, praise: string): Promise<void> => {
    await expect(page.getByRole('heading', { level: 2, name: step })).toBeVisible();
    await act();
    await expect(verdict).toContainText(praise);
    // The focus is on it already.
    await expect(page.getByRole('button', { name: /^(Étape suivante|Terminer)$/ })).toBeFocused();
    await page.keyboard.press('Enter');
  };

  await expect(page.getByRole('heading', { level: 2, name: 'Tirez un palet' })).toBeVisible();
  await pull(table, 's2', 51, 0);
  await expect(verdict).toContainText(/^\s*(Trop fort|Pas tout à fait)/);
  await expect(verdict, 'all is put back by itself').toBeHidden();
  await learn('Tirez un palet', () => pull(table, 's2', 0, 57), 'Bien tiré');
  await learn('Percutez un palet adverse', () => pull(table, 's3', -10.9, 60.8), 'Touché');
  const create = async (): Promise<void> => {
    await table.stop('space-BSR').click();
    await page.getByRole('button', { name: /^Créer ici/ }).click();
  };
  await learn('Créez un palet', create, 'Le voilà');
  await learn('Capturez une zone', () => table.end.click(), 'Capturée');
  const hook = async (): Promise<void> => {
    await page.getByRole('button', { name: 'Montrez-moi' }).click();
    await table.stop('s-short2-Sa4').press('Enter');
    await table.stop('to-Sb5-Sb6').press('Enter');
  };
  await learn('Tendez un élastique', hook, 'Protégé');
  await learn('Mettez la reine en t’chako', () => pull(table, 's4', 0, 63), 'T’chako');
  await page.reload();
  await learn('Percutez la reine', () => pull(table, 's4', 60.8, -9.7), 'Gagné');

  await expect(page.getByRole('heading', { level: 1, name: 'Vous savez jouer !' })).toBeVisible();
  await page.getByRole('button', { name: 'Jouer contre l’ordinateur' }).click();
  await expect(table.turn).toBeVisible();
  await expect(page.getByRole('region', { name: /^Ordinateur/ })).toBeVisible();
});
