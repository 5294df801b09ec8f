import { objections } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { expectFits } from './layout-check.ts';
import { FINGER, KEYBOARD, LessonPage, SMALL } from './lesson-page.ts';
import { TchakoTable } from './tchako-table.ts';
import { pull } from './touch-input.ts';

/** As wide as the terrain with its frame is drawn, in mm. */
const BOARD_MM = 444;

/** A finger pulls a puck back and lets go: it flies the other way. In mm on the board, seen from below it. */
async function shoot(table: TchakoTable, name: string, right: number, down: number): Promise<void> {
  await table.rest();
  await table.puck(name).scrollIntoViewIfNeeded();
  const px = (await table.board.boundingBox())!.width / BOARD_MM;
  await pull(table.puck(name), { x: right * px, y: down * px }, async () => {
    await expect(table.aim).toBeVisible();
  });
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.describe('by finger', () => {
  test.use({ viewport: FINGER.viewport, hasTouch: FINGER.hasTouch });

  test('TCHAKO-47 from the home page through the lesson, with a mistake and a shown solution, to a first game', async ({
    page,
  }) => {
    await page.goto('/');
    await page.getByRole('heading', { name: 'T’Chako', exact: true }).tap();
    await page.getByRole('link', { name: 'Apprendre en deux minutes' }).tap();
    const table = new TchakoTable(page);
    const lesson = new LessonPage(page, FINGER);
    await lesson.at('Tirez un palet');
    await lesson.err(/^\s*(Trop fort|Pas tout à fait)/, 'TCHAKO-5', () => shoot(table, 's2', 51, 0));
    await lesson.solve('Tirez un palet', 'Bien tiré', () => shoot(table, 's2', 0, 57));
    await lesson.solve('Percutez un palet adverse', 'Touché', () => shoot(table, 's3', -10.9, 60.8));
    const create = page.getByRole('button', { name: /^Créer ici/ });
    await lesson.solve('Créez un palet', 'Le voilà', table.stop('space-BSR'), create);
    await lesson.at('Capturez une zone');
    await expectFits(page, 'a lesson of T’Chako', SMALL);
    await page.setViewportSize(FINGER.viewport);
    expect(await objections(page, [FINGER.viewport])).toEqual([]);
    await lesson.solve('Capturez une zone', 'Capturée', table.end);
    const [hook, post] = [table.stop('s-short2-Sa4'), table.stop('to-Sb5-Sb6')];
    await lesson.solve('Tendez un élastique', 'Protégé', lesson.show, hook, post);
    await lesson.solve('Mettez la reine en t’chako', 'T’chako', () => shoot(table, 's4', 0, 63));
    await page.reload();
    await lesson.solve('Percutez la reine', 'Gagné', () => shoot(table, 's4', 60.8, -9.7));
    await lesson.playFirstGame();
  });
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
