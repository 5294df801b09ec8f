import { objections } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { pressUntil, walkTo } from './keyboard-input.ts';
import { expectFits } from './layout-check.ts';
import { FINGER, KEYBOARD, LessonPage, SMALL } from './lesson-page.ts';
import { TekaoTable } from './tekao-table.ts';
import { drag } from './touch-input.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.describe('with a finger', () => {
  test.use({ viewport: FINGER.viewport, hasTouch: true });

  test('the lesson of Tekao: mistakes lead to their rule, the last step to a first game', async ({
    page,
  }) => {
    const [lesson, table] = [new LessonPage(page, FINGER), new TekaoTable(page)];
    await lesson.open('tekao');
    const move = async (from: string, to: string): Promise<void> => {
      await table.square(from).tap();
      await table.target(from, to).tap();
    };
    const turn = async (way: 'gauche' | 'droite'): Promise<void> => {
      await table.square('d4').tap();
      await table.turn('d4', way).tap();
    };
    await lesson.at('Une arme par côté');
    await lesson.err('jusqu’à trois cases', 'TEKAO-6', () => move('c2', 'c4'));
    await lesson.solve('Une arme', 'Trois cases !', () => drag(table.square('c2'), table.square('c5')));

    await lesson.at('Qui bat qui');
    expect(await objections(page, [FINGER.viewport])).toEqual([]);
    await table.wheel.tap();
    await page.getByRole('dialog').getByRole('button', { name: 'Fermer' }).tap();
    await lesson.err('Votre arc a rencontré sa tour', 'TEKAO-9', () => move('b6', 'c6'));
    await expectFits(page, 'a correction', SMALL);
    await page.setViewportSize(FINGER.viewport);
    await lesson.solve('Qui bat qui', 'Pris !', () => move('d4', 'd5'));
    await lesson.at('Avancer ou tourner');
    await lesson.err('À gauche, votre arc', 'TEKAO-3', () => turn('gauche'));
    await lesson.solve('Avancer', 'La tour fait face', () => turn('droite'));
    await lesson.solve('Prendre', 'votre pion reste', () => move('a6', 'b6'));
    await lesson.solve('Prenez le drapeau', 'Tekao !', () => move('d5', 'd7'));
    await lesson.playFirstGame();
  });
});

test.describe('with the keyboard', () => {
  test.use({ viewport: KEYBOARD.viewport });

  test('the lesson of Tekao from step to step', async ({ page }) => {
    const lesson = new LessonPage(page, KEYBOARD);
    await lesson.open('tekao');
    const choose = async (square: string): Promise<void> => {
      await pressUntil(page, 'Tab', /^[a-h][1-8],/);
      await walkTo(page, square);
      await page.keyboard.press('Enter');
    };
    const move = async (from: string, to: string): Promise<void> => {
      await choose(from);
      await walkTo(page, to);
      await page.keyboard.press('Enter');
    };
    await lesson.solve('Une arme', 'Trois cases !', () => move('c2', 'c5'));
    await lesson.solve('Qui bat qui', 'Pris !', () => move('d4', 'd5'));
    const turn = async (): Promise<void> => {
      await choose('d4');
      await page.keyboard.press('+');
    };
    await lesson.solve('Avancer', 'La tour fait face', turn);
    await lesson.at('Prendre');
    await lesson.err('Il a pris, mais la tour', 'TEKAO-9', () => move('c4', 'c5'));
    await lesson.solve('Prendre', 'votre pion reste', () => move('a6', 'b6'));
    await lesson.solve('Prenez le drapeau', 'Tekao !', () => move('d5', 'd7'));
    await lesson.expectEnd();
  });
});
