import { SERVANTS } from '../apps/web/src/games/tchang/art/servants.ts';
import { expect, test } from './fixtures.ts';

test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  contextOptions: { reducedMotion: 'reduce' },
});

test('TCHANG-15 three names are a second search: a clue, a wrong servant, the right one, by tap and by trade', async ({
  page,
}) => {
  await page.goto('/serviteurs');
  const picture = page.getByRole('application');
  const names = page.getByRole('region', { name: 'Les trois noms' });
  await names.getByRole('button', { name: 'Chercher Meï' }).tap();
  await expect(names.getByText(/^Robe de jade, bol dans les mains/)).toBeVisible();
  const { width = 0, height = 0 } = (await picture.boundingBox()) ?? {};
  const tap = (wanted: string) => {
    const { x, y } = SERVANTS.find(({ id }) => id === wanted)!;
    return picture.tap({ position: { x: ((x + 40) / 780) * width, y: ((y + 40) / 780) * height } });
  };
  await tap('corridor');
  await expect(page.getByText('Non, Meï n’est pas là. Relisez l’indice.')).toBeVisible();
  await expect(page.getByText('0 sur 20 trouvés')).toBeVisible();
  await tap('vase');
  await expect(page.getByText('Oui, Meï, c’est la porteuse d’eau.')).toBeVisible();
  await expect(names.getByRole('listitem').first()).toHaveText('Meï, la porteuse d’eau');

  await tap('bell');
  await names.getByRole('button', { name: 'Chercher Tsaï' }).tap();
  await names.getByText('Répondre sans le dessin').tap();
  await names.getByRole('button', { name: 'la porteuse d’eau' }).tap();
  await expect(page.getByText('Non, Tsaï n’est pas là.', { exact: false })).toBeVisible();
  await names.getByRole('button', { name: 'la sonneuse d’heures' }).tap();
  await expect(names.getByRole('button', { name: 'Chercher Tsaï' })).toBeHidden();
  await names.getByRole('button', { name: 'Chercher Baolin' }).tap();
  await tap('scrolls');
  await expect(page.getByText('Vous connaissez les trois noms.').first()).toBeVisible();
  await page.reload();
  await expect(names.getByRole('listitem')).toHaveText([/^Meï/, /^Baolin/, /^Tsaï/]);
});

test('TCHANG-15 servants are found by a tap or by a riddle, and stay found', async ({ page }) => {
  await page.goto('/serviteurs');
  const picture = page.getByRole('application');
  await expect(page.getByText('0 sur 20 trouvés')).toBeVisible();
  const { width = 0, height = 0 } = (await picture.boundingBox()) ?? {};
  const tap = (x: number, y: number) =>
    picture.tap({ position: { x: ((x + 40) / 780) * width, y: ((y + 40) / 780) * height } });
  const messenger = SERVANTS.find(({ id }) => id === 'hall')!;
  await tap(messenger.x, messenger.y);
  await expect(page.getByText(/^Trouvé\s: le messager endormi/)).toBeVisible();
  await expect(page.getByText('1 sur 20 trouvés')).toBeVisible();
  await tap(messenger.x, messenger.y);
  await expect(page.getByText('Celui-là, vous l’avez déjà trouvé.')).toBeVisible();
  await tap(350, 650);
  await expect(page.getByText('Personne ici. Cherchez encore.')).toBeVisible();

  await page.getByText('Chercher par énigmes, sans le dessin').click();
  const riddle = page.getByRole('group', { name: /^Il a un col et pas de chemise/ });
  await riddle.getByRole('button', { name: 'le vase bleu et blanc' }).scrollIntoViewIfNeeded();
  await riddle.getByRole('button').filter({ hasNotText: 'le vase' }).first().tap();
  await expect(riddle.getByText('Non, pas là.')).toBeVisible();
  await riddle.getByRole('button', { name: 'le vase bleu et blanc' }).tap();
  await expect(page.getByText(/^Trouvé\s: la porteuse d’eau/)).toBeAttached();
  await expect(riddle).toBeHidden();

  await page.reload();
  await expect(page.getByText('2 sur 20 trouvés')).toBeVisible();
  const album = page.getByRole('region', { name: 'Ceux que vous avez trouvés' });
  await expect(album.getByRole('listitem')).toHaveText(['la porteuse d’eau', 'le messager endormi']);
  await page.getByRole('button', { name: 'Les cacher de nouveau' }).tap();
  await expect(page.getByText('0 sur 20 trouvés')).toBeVisible();
});
