import { readPlace } from '@tablee/tock';
import { objections } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { expectFits } from './layout-check.ts';
import { INPUTS, LessonPage, SMALL } from './lesson-page.ts';

for (const input of INPUTS)
  test.describe(`by ${input.name}`, () => {
    const { viewport, hasTouch } = input;
    test.use({ viewport, hasTouch, contextOptions: { reducedMotion: 'reduce' } });

    test('the lesson of Tock, with a mistake, to a first game', async ({ page }) => {
      const lesson = new LessonPage(page, input);
      const card = (name: string) =>
        page
          .getByRole('group', { name: 'Votre main' })
          .getByRole('button', { name: new RegExp(`^${name},`) });
      const at = (place: string) =>
        page.getByRole('group', { name: /^Plateau de Tock/ }).locator(`[data-stop="at-${readPlace(place)}"]`);
      const ready = page.getByRole('button', { name: /^(Jouer|Donner)/ });

      await lesson.open('tock');
      // The 6 brings in no pawn: the rules say why.
      await lesson.act(card('6'));
      await lesson.answers('réserve', 'TOCK-20');
      await lesson.solve('Faites entrer un pion', 'Il est entré', card('as'), at('r18'));
      await lesson.err('il lui faut 6 pas', 'TOCK-16', card('2'), at('b3'));
      await lesson.solve('Sautez depuis une case 7', 'De l’autre côté', card('6'), at('g7'));
      await lesson.solve('Balayez avec le roi', 'Balayés', card('roi'), at('b9'), at('y4'));
      await lesson.at('Échangez avec le valet');
      await lesson.act(lesson.show);
      await expect(card('valet')).toHaveAccessibleName(/conseillé/);
      await lesson.solve('Échangez avec le valet', 'Presque', card('valet'), at('b2'), at('r15'));
      await lesson.solve('Reculez avec le 4', 'Astucieux', card('4'), at('r14'));
      await lesson.solve('Partagez le 7', 'Rentré', card('7'), at('r14'), at('rH1'), ready);
      await lesson.solve('Aidez votre partenaire', 'Merci', card('as'), ready);
      if (hasTouch) {
        await expectFits(page, 'a lesson of Tock', SMALL);
        await page.setViewportSize(viewport);
      } else expect(await objections(page, [viewport])).toEqual([]);
      await lesson.solve('Gagnez ensemble', 'Gagné', card('3'), at('yH1'));
      await lesson.playFirstGame();
    });
  });
