import { CARDS } from '@tablee/catalogue';
import { expect, test } from './fixtures.ts';

test('/regles lists all games and leads to each', async ({ page }) => {
  await page.goto('/a-propos');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Les règles' }).click();
  await expect(page).toHaveURL(/\/regles$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Les règles' })).toBeVisible();
  const links = page.getByRole('main').getByRole('listitem').getByRole('link');
  await expect(links).toHaveCount(CARDS.filter(card => card.playable).length);
  await links.filter({ hasText: 'Tekao' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Les règles du Tekao' })).toBeVisible();
});

test('the authors are named on the About page and on the page of each game', async ({ page }) => {
  await page.goto('/a-propos');
  await expect(page.getByText('Gudrun König et Pascal Deru, illustré par Kitty Crowther')).toBeVisible();
  await expect(page.getByText('nos propres dessins')).toBeVisible();
  for (const { id } of CARDS) {
    await page.goto(`/regles/${id}`);
    await expect(page.getByText('nos propres dessins')).toBeVisible();
  }
});
