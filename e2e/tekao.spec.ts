import { nodeThinker } from '@tablee/bots/node';
import { defaultTable } from '@tablee/kernel';
import { deadlySquares, nameSquare, readSquare, tekao, threatsTo } from '@tablee/tekao';
import { expect, test } from './fixtures.ts';
import { focused, pressUntil, SQUARE, walkTo } from './keyboard-input.ts';
import { place } from './start-game.ts';
import { openKept, TekaoTable } from './tekao-table.ts';

/** Where a person puts what they draw, in this order. */
const POSTS = ['d1', 'a1', 'h1', 'c2', 'e2', 'b2', 'f2', 'd2', 'g2'];

test.describe('without motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('TEKAO-14 a whole game against a computer by keyboard and announcements alone, and the victory call', async ({
    page,
  }) => {
    const home = await place(page, 'Tekao');
    await home.getByText('Régler la partie').press('Enter');
    await home.getByRole('radio', { name: 'Poussin' }).press('Space');
    await home.getByRole('radio', { name: 'Bleu', exact: true }).press('Space');
    await home.getByRole('button', { name: 'Contre l’ordinateur' }).press('Enter');
    const table = new TekaoTable(page);
    for (const [turn, post] of POSTS.entries()) {
      await expect(table.free.first()).toBeVisible();
      if (!SQUARE.test(await focused(page))) await pressUntil(page, 'Tab', SQUARE);
      await walkTo(page, post);
      await page.keyboard.press('Enter');
      await expect(table.board.locator(':focus')).toHaveAccessibleName(/aperçu/);
      // TEKAO-4: any way round; the longest way goes to the front. A flag has none.
      for (let quarter = 0; quarter < 4 && !/en haut pistolet|drapeau/.test(await focused(page)); quarter++)
        await page.keyboard.press('r');
      await page.keyboard.press('Enter');
      await expect.poll(() => table.moves.count()).toBeGreaterThan(2 * turn);
    }

    // From here on the board is known by its names alone.
    const player = nodeThinker();
    const { seats, options } = defaultTable(tekao);
    while (true) {
      await expect(table.able.first().or(table.over)).toBeVisible();
      if (await table.over.isVisible()) break;
      const before = await table.moves.count();
      const position = await table.hear(0);
      const request = { game: 'tekao', rules: tekao.rules, seats, options, position, moves: [] };
      const { move } = await player.think({ ...request, seat: 0, level: 4, counted: true, seed: 1 });
      const [from, way, distance] = [move.slice(0, 2), move[2] ?? '', Number(move[3] ?? 0)];
      await walkTo(page, from);
      await page.keyboard.press('Enter');
      await expect(table.board.locator(':focus')).toHaveAttribute('aria-pressed', 'true');
      if (distance === 0) await page.keyboard.press(way);
      else {
        const key = { n: 'ArrowUp', e: 'ArrowRight', s: 'ArrowDown', w: 'ArrowLeft' }[way] ?? '';
        for (let i = 0; i < distance; i++) await page.keyboard.press(key);
        expect(await focused(page)).toMatch(new RegExp(`^${from} vers `));
        await page.keyboard.press('Enter');
      }
      await expect.poll(() => table.moves.count()).toBeGreaterThan(before);
    }
    player.close();
    await expect(table.said(/Tekao\s! (Bleu|Jaune) a pris le drapeau et gagne\./)).toBeAttached();
    await expect(page.getByText(/^(Vous avez gagné\s!|Perdu pour cette fois\.)$/)).toBeVisible();
    await expect(table.call).toBeVisible();
    await pressUntil(page, 'Tab', /^Revanche$/);
  });
});

/** On this screen, in the middle of a battle: blue to play, g1 has played three times in a row. */
const openClash = (page: TekaoTable['page']): Promise<TekaoTable> => openKept(page, 'tekao-clash');

test('TEKAO-8 the announced result of a move or turn is what happens, and can be taken back', async ({
  page,
}) => {
  const table = await openClash(page);
  const before = await table.pieces();
  const count = (all: typeof before, side: 0 | 1): number => all.filter(p => p.side === side).length;
  const outcomes = new Set<string>();
  for (const [from, choice] of [
    ['b4', table.target('b4', 'b5')],
    ['b4', table.target('b4', 'c4')],
    ['d5', table.turn('d5', 'droite')],
    ['d5', table.turn('d5', 'gauche')],
  ] as const) {
    await table.square(from).click();
    const promise = (await choice.getAttribute('aria-label')) ?? '';
    const takes = Number(/prend (\d) pion/.exec(promise)?.[1] ?? 0);
    const taken = promise.includes('serait pris');
    outcomes.add(`${takes} ${taken}`);
    await choice.click();
    await expect(table.moves).toHaveCount(33);
    await expect.poll(async () => count(await table.pieces(), 1), promise).toBe(count(before, 1) - takes);
    await expect
      .poll(async () => count(await table.pieces(), 0), promise)
      .toBe(count(before, 0) - Number(taken));
    // Said edge by edge, in the order of the blows (TEKAO-9).
    if (takes > 0 && taken)
      await expect(
        table.said(/La tour prend le pistolet en b6\..*En c5, la tour l’emporte sur le pistolet\./),
      ).toBeAttached();
    await table.takeBack.click();
    await expect(table.able.first()).toBeVisible();
    expect(await table.pieces()).toEqual(before);
  }
  expect([...outcomes].sort()).toEqual(['0 true', '1 false', '1 true']);
});

test('TEKAO-7 a refused tap says why and links to the rule', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const table = await openClash(page);
  const main = page.getByRole('main');
  await expect(table.square('g1')).toHaveAccessibleName(/se repose après trois coups de suite/);
  await table.square('g1').click();
  await expect(main.getByText(/^Ce pion a déjà joué trois fois de suite/).first()).toBeInViewport();
  await expect(main.getByRole('link', { name: /TEKAO-7/ })).toHaveAttribute('href', /TEKAO-7$/);
  await table.square('a1').click();
  await table.square('a3').click();
  await expect(main.getByRole('link', { name: /TEKAO-6/ })).toBeVisible();
  await expect(table.moves).toHaveCount(32);
});

test('dangers: which pieces can be taken, and where the chosen one would be', async ({ page }) => {
  const table = await openClash(page);
  const state = tekao.readState(await table.hear(0));
  const threatened = [...threatsTo(state, 0).keys()].map(nameSquare);
  expect(threatened.length).toBeGreaterThan(0);
  await table.threats.click();
  await expect(table.threats).toHaveAttribute('aria-pressed', 'true');
  await expect(table.said(`Pions menacés : ${threatened.join(', ')}.`)).toBeAttached();
  await table.square('b4').click();
  // Drawn where the piece cannot go at once; where it can, the name says so.
  const deadly = deadlySquares(state, readSquare('b4')).map(nameSquare);
  const reachable = (await table.names()).flatMap(name => /^b4 vers (\w\d), .*pris$/.exec(name)?.[1] ?? []);
  const goes = (await table.names()).flatMap(name => /^b4 vers (\w\d),/.exec(name)?.[1] ?? []);
  expect(reachable).toEqual(deadly.filter(square => goes.includes(square)));
  await expect(table.board.locator('.far-danger')).toHaveCount(deadly.length - reachable.length);
  await page.keyboard.press('m');
  await expect(table.threats).toHaveAttribute('aria-pressed', 'false');
});

test('TEKAO-3 the strength wheel is one tap or one key away, in words too', async ({ page }) => {
  const table = await openClash(page);
  const wheel = page.getByRole('dialog', { name: /^Qui bat qui/ });
  await table.wheel.click();
  for (const sentence of ['Le grappin bat la tour et le drapeau.', 'Le drapeau ne bat rien.'])
    await expect(wheel.getByText(sentence)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(wheel).toBeHidden();
  await page.keyboard.press('f');
  await expect(wheel).toBeVisible();
});

test('TEKAO-11 a draw is announced before it comes', async ({ page }) => {
  const table = await openKept(page, 'tekao-draw');
  await expect(page.getByText('Nulle au prochain tour sans prise')).toBeVisible();
  await table.square('a1').click();
  await table.turn('a1', 'droite').click();
  await expect(page.getByText(/^Partie nulle\s: trop de tours/)).toBeVisible();
  await expect(table.over).toBeVisible();
  await expect(table.call).toHaveCount(0);
});

test('TEKAO-10 the flag falls, and the replay shows the graph', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const table = await openKept(page, 'tekao-last');
  await table.square('g3').click();
  await expect(table.target('g3', 'g6')).toHaveAccessibleName(/prend le drapeau/);
  await table.target('g3', 'g6').click();
  await expect(table.call).toBeVisible();
  await expect(page.getByRole('main').getByText('Bleu gagne', { exact: true })).toBeVisible();
  await page.getByRole('main').getByText('Revoir la partie', { exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Tournants de la partie' })).toBeVisible({
    timeout: 60_000,
  });
  const slider = page.getByRole('slider', { name: 'Moment de la partie' });
  await slider.press('Home');
  await expect(table.board).toBeVisible();
  expect(await table.pieces()).toHaveLength(18);
  await slider.press('End');
  await expect.poll(async () => (await table.pieces()).filter(p => p.word === 'FFFF').length).toBe(1);
});

test('TEKAO-9 the reader plays the rulebook’s example, edge by edge or in another way', async ({ page }) => {
  await page.goto('/regles/tekao');
  const example = page.getByRole('group', { name: /^Exemple à jouer/ });
  const told = example.getByRole('listitem');
  // It takes two, then a third takes it.
  for (const [i, sentence] of [
    'Bleu va de d3 à d4.',
    'Le pistolet prend l’arc en e4. Le pion jaune e4 est pris.',
    'L’arc prend le grappin en c4. Le pion jaune c4 est pris.',
    'En d5, le grappin l’emporte sur la tour. Le pion bleu d4 est pris.',
  ].entries()) {
    await example.getByRole('button', { name: 'Pas à pas' }).click();
    await expect(told).toHaveCount(i + 1);
    await expect(told.nth(i)).toHaveText(sentence);
  }
  await example.getByRole('button', { name: 'Recommencer' }).click();
  await expect(told).toHaveCount(0);
  const other = example.getByRole('button', { name: /^d3 vers c3, prend 1 pion$/ });
  await other.press('Enter');
  await expect(told.last()).toHaveText(/en c4\. Le pion jaune c4 est pris\.$/);
  await expect(example.getByText('Le pion bleu', { exact: false })).toHaveCount(0);
});
