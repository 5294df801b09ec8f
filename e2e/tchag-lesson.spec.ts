import { objections } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { pressUntil, walkTo } from './keyboard-input.ts';
import { expectFits } from './layout-check.ts';
import { FINGER, KEYBOARD, LessonPage, SMALL } from './lesson-page.ts';
import { Table } from './table.ts';
import { drag } from './touch-input.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.describe('with a finger', () => {
  test.use({ viewport: FINGER.viewport, hasTouch: true });

  test('the lesson of Tchag: mistakes lead to their rule, the last step to a first game', async ({
    page,
  }) => {
    const [lesson, table] = [new LessonPage(page, FINGER), new Table(page)];
    await lesson.open('tchag');
    const step = async (from: string, to: string): Promise<void> => {
      await table.square(from).tap();
      await table.targets.and(page.getByLabel(new RegExp(`^${from} vers ${to}`))).tap();
    };
    await lesson.at('Noir : tout droit');
    expect(await objections(page, [FINGER.viewport])).toEqual([]);
    await lesson.err('Ce pion était sur une pierre grise', 'TCHAG-3', () => step('c2', 'd3'));
    await expectFits(page, 'a correction', SMALL);
    await page.setViewportSize(FINGER.viewport);
    await lesson.verdict.getByRole('link').tap();
    const rules = page.getByRole('dialog');
    await expect(rules.getByText('Depuis une pierre noire, il va tout droit')).toBeInViewport();
    await rules.getByRole('button', { name: 'Retour à la leçon' }).tap();
    await lesson.solve('Noir : tout droit', 'Tout droit !', () => step('d2', 'd3'));

    await lesson.at('Gris : en diagonale');
    await table.square('c2').tap();
    await table.square('c3').tap();
    await lesson.answers('seulement en diagonale', 'TCHAG-3');
    await lesson.solve('Gris', 'En diagonale !', () => page.getByLabel('c2 vers d3').tap());
    await lesson.solve('Une pierre s’en va', 'Partie !', () => step('f2', 'e1'));
    await lesson.err('ouvert une autre brèche', 'TCHAG-7', () =>
      drag(table.square('e2'), table.square('d2')),
    );
    await lesson.solve('Refermez la brèche', 'Refermée !', () =>
      drag(table.square('c2'), table.square('d2')),
    );
    const join = async (): Promise<void> => {
      const slide = table.slides.and(page.getByLabel(/file de a1, vers la droite$/));
      await slide.tap();
      await slide.tap();
    };
    await lesson.solve('Réunissez les îlots', 'Réunis !', join);
    await lesson.solve('Prenez le quatrième', 'gagné !', () => step('d4', 'c3'));
    await lesson.playFirstGame();
  });
});

test.describe('with the keyboard', () => {
  test.use({ viewport: KEYBOARD.viewport });

  test('the lesson of Tchag from step to step', async ({ page }) => {
    const lesson = new LessonPage(page, KEYBOARD);
    await lesson.open('tchag');
    const toBoard = (): Promise<void> => pressUntil(page, 'Tab', /^([a-f][1-6],|Refermer|Réunir)/);
    const step = async (from: string, to: string): Promise<void> => {
      await toBoard();
      await walkTo(page, from);
      await page.keyboard.press('Enter');
      await walkTo(page, to);
      await page.keyboard.press('Enter');
    };
    const slide = (name: RegExp) => async (): Promise<void> => {
      await toBoard();
      await pressUntil(page, 'Tab', /^(Refermer|Réunir)/);
      await pressUntil(page, 'ArrowRight', name);
      await page.keyboard.press('Enter');
    };
    await lesson.solve('Noir', 'Tout droit !', () => step('d2', 'd3'));
    await lesson.solve('Gris', 'En diagonale !', () => step('c2', 'd3'));
    await lesson.solve('Une pierre', 'Partie !', () => step('f2', 'e3'));
    await lesson.solve('Refermez', 'Refermée !', slide(/^Refermer depuis c2/));
    await lesson.solve('Réunissez', 'Réunis !', slide(/file de a1/));
    await page.keyboard.press('h');
    await lesson.solve('Prenez', 'gagné !', () => step('d4', 'c3'));
    await lesson.expectEnd();
  });
});
