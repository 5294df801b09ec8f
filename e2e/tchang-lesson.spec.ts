import { objections } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { expectFits } from './layout-check.ts';
import { INPUTS, LessonPage, SMALL } from './lesson-page.ts';
import { TchangTable } from './tchang-table.ts';

for (const input of INPUTS)
  test.describe(`by ${input.name}`, () => {
    const { viewport, hasTouch } = input;
    test.use({ viewport, hasTouch, contextOptions: { reducedMotion: 'reduce' } });

    test('the lesson of T’Chang, with a mistake, to a first game', async ({ page }) => {
      const lesson = new LessonPage(page, input);
      const table = new TchangTable(page);
      // A finger looks at the way first and confirms it.
      const go = (space: string) => [table.space(space), ...(hasTouch ? [table.go] : [])];
      const give = page.getByRole('button', { name: /^Donner / });
      const more = (pawn: string) =>
        table.sharing.getByRole('button', { name: `Une luciole de plus pour le pion ${pawn}` });

      await lesson.open('tchang');
      await lesson.err('Il n’y a rien ici', 'TCHANG-5', ...go('d5'));
      await lesson.solve('Payez en lucioles', 'Un dragon vert', ...go('d6'));
      await lesson.solve('Retournez une pierre', 'Quatre lucioles', ...go('f4'));
      await lesson.solve('Délivrez un ami', 'Délivré', ...go('f5'));
      if (hasTouch) {
        await expectFits(page, 'a lesson of T’Chang', SMALL);
        await page.setViewportSize(viewport);
      } else expect(await objections(page, [viewport])).toEqual([]);
      await lesson.act(table.share, more('vert'), more('vert'), give);
      await lesson.solve('Partagez vos lucioles', 'Vert trouve une pièce', table.end);
      await lesson.solve('Ouvrez la sortie', 'la sortie rouge s’ouvre', ...go('b7'));
      await lesson.act(table.share, more('bleu'), give, table.end);
      await lesson.solve('Sortez tous ensemble', 'gagné', ...go('a7'));
      await lesson.playFirstGame();
    });
  });
