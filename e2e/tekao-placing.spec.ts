import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { choose, place } from './start-game.ts';
import { openKept, TekaoTable } from './tekao-table.ts';
import { drag } from './touch-input.ts';

const PHONE = { width: 390, height: 844 };

/** How much of something a person does not see who has not scrolled: beyond the screen, or under what lies over it. */
function coveredPart(element: Locator): Promise<number> {
  return element.evaluate((seen: HTMLElement | SVGElement) => {
    scrollTo(0, 0);
    // What lets touches through is seen all the same.
    seen.style.pointerEvents = 'auto';
    const { left, top, width, height } = seen.getBoundingClientRect();
    const parts = [0.06, 0.35, 0.65, 0.94];
    const isSeen = (x: number, y: number): boolean => {
      const opaque = (one: Element): boolean =>
        !/transparent|, 0\)/.test(getComputedStyle(one).backgroundColor);
      const own = (one: Element): boolean => seen.contains(one) || one.contains(seen);
      const first = document.elementsFromPoint(x, y).find(one => own(one) || opaque(one));
      return first !== undefined && own(first);
    };
    const hidden = parts.flatMap(across =>
      parts.filter(down => !isSeen(left + width * across, top + height * down)),
    );
    return hidden.length / parts.length ** 2;
  });
}

async function startArranged(page: Page): Promise<TekaoTable> {
  await page.goto('/');
  await choose(
    page,
    { 'Force de l’ordinateur': 'Poussin', 'Votre couleur': 'Bleu', 'Mise en place': 'Chacun choisit' },
    'Tekao',
  );
  await (await place(page, 'Tekao')).getByRole('button', { name: 'Contre l’ordinateur' }).click();
  const table = new TekaoTable(page);
  await expect(table.free.first()).toBeVisible();
  return table;
}

test.describe('with a finger on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true, contextOptions: { reducedMotion: 'reduce' } });

  test('TEKAO-4 a piece is tapped or dragged to its square, turned by its handle, and found again later', async ({
    page,
  }) => {
    const table = await openKept(page, 'tekao-drawn');
    // Blue has drawn a piece; outside the home the rules say no.
    await table.square('d4').tap();
    await expect(page.getByRole('main').getByRole('link', { name: /TEKAO-(1|4)/ })).toBeVisible();
    await table.square('d2').tap();
    const preview = table.square('d2');
    await expect(preview).toHaveAccessibleName(
      /^d2, aperçu.*en haut pistolet, à droite tour, en bas arc, à gauche grappin/,
    );
    await table.turnRight.tap();
    await expect(preview).toHaveAccessibleName(
      /en haut grappin, à droite pistolet, en bas tour, à gauche arc/,
    );
    await drag(table.square('d2'), table.square('c1'));
    await expect(table.square('c1')).toHaveAccessibleName(/aperçu.*en haut grappin/);
    await page.getByRole('button', { name: 'Poser en c1' }).tap();
    await expect(table.moves).toHaveCount(9);
    await expect(table.square('c1')).toHaveAccessibleName(
      /^c1, pion bleu.*en haut grappin, à droite pistolet/,
    );

    // Yellow's piece is dragged from beside the board, onto yellow's home (the screen lies between both).
    await drag(table.drawn, table.square('b7'));
    await expect(table.square('b7')).toHaveAccessibleName(/^b7, aperçu/);

    // Nothing of what was only meant is kept; what stands, stands.
    const before = await table.pieces();
    await page.reload();
    await expect(table.free.first()).toBeVisible();
    expect(await table.pieces()).toEqual(before);
    await expect(table.confirm).toHaveCount(0);
    await table.square('b7').tap();
    await table.confirm.tap();
    await expect(table.moves).toHaveCount(10);
    // TEKAO-4: the next piece is drawn, and what luck has shown cannot be unseen.
    await expect(table.takeBack).toBeDisabled();
  });

  test('TEKAO-8 a capture with a finger: the first tap takes the piece up, the second plays', async ({
    page,
  }) => {
    const table = await openKept(page, 'tekao-clash');
    await table.square('b4').tap();
    await expect(table.targets).toHaveCount(6);
    await expect(table.turns).toHaveCount(2);
    await table.target('b4', 'c4').tap();
    await expect(table.moves).toHaveCount(33);
    await expect(table.square('c5')).toHaveAccessibleName(/^c5, vide/);
    await expect(table.square('c4')).toHaveAccessibleName(/^c4, pion bleu/);
    // Dragging does the same.
    await drag(table.square('b6'), table.square('b5'));
    await expect(table.moves).toHaveCount(34);
  });
});

test('TEKAO-5 a set-up is prepared in advance, kept over a reload and followed', async ({ page }) => {
  const table = await startArranged(page);
  const button = (name: string): Locator => page.getByRole('button', { name, exact: true });
  await button('Préparer').click();
  const squares = ['a1', 'c1', 'e1', 'g1', 'b2', 'd2', 'f2', 'h2', 'h1'];
  for (const square of squares) await table.square(square).click();
  for (const square of squares) await expect(table.square(square)).toHaveAccessibleName(/prévu/);
  const planned = (await table.names()).filter(name => name.includes('prévu')).sort();
  await button('Mes dispositions').click();
  const shelf = page.getByRole('dialog', { name: 'Mes dispositions' });
  await shelf.getByLabel('Nom de la disposition').fill('Le rempart');
  await shelf.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(shelf.getByText('Le rempart', { exact: true })).toBeVisible();
  await expect(table.moves, 'nothing was played').toHaveCount(0);

  await startArranged(page);
  await button('Mes dispositions').click();
  await shelf.getByRole('button', { name: 'Utiliser Le rempart' }).click();
  expect((await table.names()).filter(name => name.includes('prévu')).sort()).toEqual(planned);
  await button('Suivre').click();
  // One piece each turn, until the battle begins and all stand as they were meant to.
  await expect(table.able.first()).toBeVisible({ timeout: 60_000 });
  const stand = (await table.names()).filter(name => /^[a-h][12], (pion|drapeau) bleu/.test(name));
  const shape = (name: string): string =>
    `${name.slice(0, 2)} ${/en haut \w+, à droite \w+, en bas \w+, à gauche \w+/.exec(name)?.[0] ?? 'drapeau'}`;
  expect(stand.map(shape).sort()).toEqual(planned.map(shape).sort());
});

test('TEKAO-5 where nothing is drawn, placing can be taken back', async ({ page }) => {
  await choose(page, { 'Mise en place': 'Chacun choisit' }, 'Tekao');
  await (await place(page, 'Tekao')).getByRole('button', { name: 'Sur cet écran' }).click();
  const table = new TekaoTable(page);
  await table.square('e1').click();
  await table.confirm.click();
  await expect(table.moves).toHaveCount(1);
  await table.takeBack.click();
  await expect(table.moves).toHaveCount(0);
  await expect(table.square('e1')).toHaveAccessibleName(/^e1, vide/);
});

for (const [name, viewport] of [
  ['upright', PHONE],
  ['small', { width: 320, height: 568 }],
  ['on its side', { width: 844, height: 390 }],
] as const) {
  test.describe(`the phone ${name}`, () => {
    test.use({ viewport, hasTouch: true, contextOptions: { reducedMotion: 'reduce' } });

    test('board, the piece to place, whose turn it is and the actions are in sight', async ({ page }) => {
      const placing = await openKept(page, 'tekao-drawn');
      await placing.square('d2').tap();
      const turn = page.getByText(/^(Bleu pose ce pion|À Bleu de jouer)$/).filter({ visible: true });
      for (const seen of [placing.board, placing.drawn, placing.turnRight, placing.confirm, turn.first()])
        await expect.poll(() => coveredPart(seen), String(seen)).toBe(0);

      const battle = await openKept(page, 'tekao-clash');
      const menu = page.getByRole('button', { name: 'Menu', exact: true });
      for (const seen of [battle.board, battle.wheel, battle.threats, menu])
        await expect.poll(() => coveredPart(seen), String(seen)).toBe(0);
      await battle.square('g1').tap();
      const why = page.getByText(/^Ce pion a déjà joué trois fois de suite/).filter({ visible: true });
      await expect.poll(() => coveredPart(why.first()), 'the reason').toBe(0);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
    });
  });
}

test.describe('a first game', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true });

  test('TEKAO-4 one tap places all pieces of both sides on a shared screen, and it can be stopped', async ({
    page,
  }) => {
    await (await place(page, 'Tekao')).getByRole('button', { name: 'Sur cet écran' }).click();
    const table = new TekaoTable(page);
    await page.getByRole('button', { name: 'Placez pour moi' }).tap();
    await page.getByRole('button', { name: 'Arrêter', exact: true }).tap();
    await expect(page.getByRole('button', { name: 'Placez pour moi' })).toBeVisible();
    await page.getByRole('button', { name: 'Placez pour moi' }).tap();
    await expect(table.able.first()).toBeVisible();
  });

  for (const width of [320, 360])
    test(`nothing is wider than a screen of ${width} px, while placing and in battle`, async ({ page }) => {
      await page.setViewportSize({ width, height: 640 });
      await (await place(page, 'Tekao')).getByRole('button', { name: 'Sur cet écran' }).click();
      const table = new TekaoTable(page);
      const beyond = (): Promise<readonly string[]> =>
        page.evaluate(() =>
          [...document.querySelectorAll('.tekao, .tekao-table, .tekao-tray *, .tekao-tools *, .seat, button')]
            .filter(one => {
              const { left, right, width: wide } = one.getBoundingClientRect();
              return wide > 1 && !one.closest('svg') && (left < -0.5 || right > innerWidth + 0.5);
            })
            .map(one => `${one.className} ${one.textContent}`),
        );
      const button = page.getByRole('button', { name: 'Placez pour moi' });
      await expect(button).toBeVisible();
      expect(await beyond()).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      await button.tap();
      await expect(table.able.first()).toBeVisible();
      expect(await beyond()).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    });
});
