import { expect, test } from './fixtures.ts';
import { KEYBOARD, LessonPage } from './lesson-page.ts';
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
  await (await place(page, 'T’Chako')).getByRole('link', { name: 'Apprendre en deux minutes' }).click();
  const table = new TchakoTable(page);
  const lesson = new LessonPage(page, KEYBOARD);
  await lesson.at('Tirez un palet');
  await lesson.err(/^\s*(Trop fort|Pas tout à fait)/, 'TCHAKO-5', () => pull(table, 's2', 51, 0));
  await lesson.solve('Tirez un palet', 'Bien tiré', () => pull(table, 's2', 0, 57));
  await lesson.solve('Percutez un palet adverse', 'Touché', () => pull(table, 's3', -10.9, 60.8));
  const create = async (): Promise<void> => {
    await table.stop('space-BSR').click();
    await page.getByRole('button', { name: /^Créer ici/ }).click();
  };
  await lesson.solve('Créez un palet', 'Le voilà', create);
  await lesson.solve('Capturez une zone', 'Capturée', () => table.end.click());
  const hook = async (): Promise<void> => {
    await page.getByRole('button', { name: 'Montrez-moi' }).click();
    await table.stop('s-short2-Sa4').press('Enter');
    await table.stop('to-Sb5-Sb6').press('Enter');
  };
  await lesson.solve('Tendez un élastique', 'Protégé', hook);
  await lesson.solve('Mettez la reine en t’chako', 'T’chako', () => pull(table, 's4', 0, 63));
  await page.reload();
  await lesson.solve('Percutez la reine', 'Gagné', () => pull(table, 's4', 60.8, -9.7));

  await lesson.playFirstGame();
});

test.describe('on a wide screen', () => {
  test.use({ viewport: KEYBOARD.viewport });

  test('TCHAKO-22 the lesson by keyboard alone: every solution is typed', async ({ page }) => {
    const lesson = new LessonPage(page, KEYBOARD);
    const table = new TchakoTable(page);
    await lesson.open('tchako');
    const type = (move: string) => () => table.typeMove(move);
    await lesson.solve('Tirez un palet', 'Bien tiré', type('shoot s2 1024 250'));
    await lesson.solve('Percutez un palet adverse', 'Touché', type('shoot s3 910 360'));
    await lesson.solve('Créez un palet', 'Le voilà', type('create BSR'));
    await lesson.solve('Capturez une zone', 'Capturée', () => page.keyboard.press('t'));
    await lesson.solve(
      'Tendez un élastique',
      'Protégé',
      table.stop('s-short2-Sa4'),
      table.stop('to-Sb5-Sb6'),
    );
    await lesson.solve('Mettez la reine en t’chako', 'T’chako', type('shoot s4 1024 300'));
    await lesson.solve('Percutez la reine', 'Gagné', type('shoot s4 2144 400'));
    await expect(page.getByRole('heading', { level: 1, name: 'Vous savez jouer !' })).toBeFocused();
  });
});
