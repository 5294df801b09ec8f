import type { Locator, Page } from '@playwright/test';
import { objections } from './axe.ts';
import { DragonsTable } from './dragons-table.ts';
import { expect, test } from './fixtures.ts';
import { expectFits } from './layout-check.ts';
import { FINGER, type Input, KEYBOARD, LessonPage, SMALL } from './lesson-page.ts';

/** A spoken correction stays for 4.5 s: timers up to that are faster. */
test.use({ fastMotionMs: 5_000 });

/** Texts given to the voice of the browser, oldest first. */
const spoken = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => (window as unknown as { readonly spoken: readonly string[] }).spoken);

const listen = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const texts: string[] = [];
    Object.assign(window, { spoken: texts });
    speechSynthesis.speak = ({ text }) => void texts.push(text);
  });

const openLesson = async (page: Page, input: Input): Promise<LessonPage> => {
  await page.goto('/jeux/dragons');
  await input.act(page.getByRole('link', { name: /^Apprendre en/ }));
  return new LessonPage(page, input);
};

/** A stone once it may be turned, and a space once a lost stone may be hidden there. */
const turn = (table: DragonsTable, space: string): Locator => table.stones.and(table.space(space));
const hide = (table: DragonsTable, space: string): Locator => table.places.and(table.space(space));

test.describe('by finger', () => {
  test.use({ hasTouch: true, viewport: FINGER.viewport });

  test('DRAGON-9 the lesson by its pictures and its voice alone, with a mistake, to a first game', async ({
    page,
  }) => {
    await listen(page);
    const lesson = await openLesson(page, FINGER);
    const table = new DragonsTable(page);
    const finger = page.locator('.lesson-hand');
    /** The finger points at what to touch next. */
    const pointed = (): Promise<void> => expect(finger).toBeVisible();

    await lesson.act(page.getByRole('button', { name: 'Écouter la consigne' }));
    await expect.poll(() => spoken(page)).toContainEqual(expect.stringContaining('Touche la pierre'));
    await lesson.err('Les ciseaux coupent le papier', 'DRAGON-3', table.gesture('Papier'));
    await expect.poll(() => spoken(page)).toContainEqual(expect.stringContaining('Les ciseaux coupent'));
    await expectFits(page, 'a correction in a picture', SMALL);
    await page.setViewportSize(FINGER.viewport);
    await lesson.solve('La pierre', 'La pierre casse', table.gesture('Pierre'));
    await lesson.solve('Le papier', 'Bravo', pointed, table.gesture('Papier'));
    await lesson.solve('Les ciseaux', 'Bravo', pointed, table.gesture('Ciseaux'));
    const keep = () => expect(table.keep).toBeVisible();
    await lesson.solve('Les lucioles', 'Elles sont à toi', turn(table, 'd4'), keep, pointed, table.keep);
    await lesson.solve('Oser', 'Tu as osé', turn(table, 'e4'), table.keep);
    await lesson.solve('La bête', 'Bien cachées', turn(table, 'c4'), hide(table, 'b5'), hide(table, 'f5'));
    const found = [hide(table, 'g2'), table.gesture('Papier'), turn(table, 'g2')];
    await lesson.solve('Se souvenir', 'bonne mémoire', ...found);
    await lesson.solve('Qui gagne ?', 'Gagné', turn(table, 'd4'));
    await lesson.playFirstGame();
  });
});

test.describe('by keyboard', () => {
  test.use({ viewport: KEYBOARD.viewport });

  test('DRAGON-9 the lesson with keys, and axe finds nothing in its steps', async ({ page }) => {
    const lesson = await openLesson(page, KEYBOARD);
    const table = new DragonsTable(page);
    /** Presses a key once what it stands for is shown. */
    const press = (key: string, shown: Locator) => async (): Promise<void> => {
      await expect(shown).toBeVisible();
      await page.keyboard.press(key);
    };
    const keep = press('1', table.keep);
    await lesson.at('La pierre');
    expect(await objections(page, [KEYBOARD.viewport, FINGER.viewport])).toEqual([]);
    await page.setViewportSize(KEYBOARD.viewport);
    await lesson.solve('La pierre', 'La pierre casse', press('1', table.gesture('Pierre')));
    await lesson.solve('Le papier', 'Le papier entoure', press('2', table.gesture('Papier')));
    await lesson.solve('Les ciseaux', 'Les ciseaux coupent', press('3', table.gesture('Ciseaux')));
    await lesson.solve('Les lucioles', 'Elles sont à toi', turn(table, 'd4'), keep);
    await lesson.solve('Oser', 'Tu as osé', turn(table, 'e4'), keep);
    await lesson.solve('La bête', 'Bien cachées', turn(table, 'c4'), hide(table, 'b5'), hide(table, 'f5'));
    const hidden = [hide(table, 'b4'), press('2', table.gesture('Papier'))];
    const shown = async (): Promise<void> => {
      await expect(table.space('b4')).toHaveAttribute('aria-label', /retourner/);
      await lesson.act(lesson.show);
      await expect(table.space('b4')).toHaveAttribute('aria-label', /conseillé/);
    };
    await lesson.solve('Se souvenir', 'bonne mémoire', ...hidden, shown, turn(table, 'b4'));
    await lesson.solve('Qui gagne ?', 'Gagné', turn(table, 'd4'));
    await lesson.expectEnd();
    expect(await objections(page, [KEYBOARD.viewport])).toEqual([]);
  });
});
