import { readFile } from 'node:fs/promises';
import { loadGame } from '@tablee/catalogue';
import { readTable, searchChance } from '@tablee/kernel';
import { objections } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { expectFits } from './layout-check.ts';
import { FINGER, KEYBOARD, SMALL } from './lesson-page.ts';
import { PLAY } from './move-input.ts';

type Study = {
  /** Pasted; by default the start of a game. */
  readonly position?: string;
  /** Moves of several seats. */
  readonly line: readonly string[];
  /** Other first moves: one by finger, one by keyboard. */
  readonly tapped: string;
  readonly typed: string;
};

const STUDIES: { readonly [game: string]: Study } = {
  tchag: { line: ['c2b3', 'c5c4'], tapped: 'd2d3', typed: 'b2a3' },
  tekao: {
    position: 'b:c1:FFFF,d3:PTAG y:f6:GTAP,d8:FFFF turn=0 streak=-/- quiet=0',
    line: ['d3n1', 'f6s1'],
    tapped: 'c1w1',
    typed: 'd3e1',
  },
  tock: {
    position:
      'r=R,R,r3,r9 b=R,R,b3,b9 y=R,R,R,R g=R,R,R,R | r:2,K b:3,6 y:A g:2 | out - | turn r | blocked - | deal 1 g | play',
    line: ['2:r3-r5', '3:b3-b6'],
    tapped: '2:r9-r11',
    typed: 'K:r3-r16',
  },
  // At d7 and c7 stands a statue: what it hides is drawn, and kept with the line.
  tchang: { line: ['r:d4-d3', 'g:d4-d5'], tapped: 'r:d4-d7', typed: 'r:d4-c7' },
  tchako: {
    line: ['shoot s2 1024 300', 'end', 'shoot n2 3072 300'],
    tapped: 'shoot s1 1024 300',
    typed: 'shoot s3 1024 300',
  },
  dragons: { line: ['rock', 'scissors', 'turn d5'], tapped: 'paper', typed: 'scissors' },
};

async function writeStart(id: string): Promise<string> {
  const game = await loadGame(id);
  return game.writeState(game.setup(readTable(game, undefined, {}), searchChance(5)).state);
}

test.use({
  viewport: FINGER.viewport,
  hasTouch: FINGER.hasTouch,
  contextOptions: { reducedMotion: 'reduce' },
});

for (const [id, { position, line, tapped, typed }] of Object.entries(STUDIES))
  test(`a pasted position of ${id}: all seats are played, by finger and by keyboard, and the lines are kept`, async ({
    page,
  }) => {
    const play = PLAY[id]!;
    await page.goto('/analyse');
    await page.getByLabel(/^Une position/).fill(position ?? (await writeStart(id)));
    await page.getByRole('button', { name: 'Analyser', exact: true }).tap();
    const lines = page.getByRole('complementary', { name: 'Lignes' });
    const steps = lines.getByRole('button');
    const current = lines.locator('[aria-current]');
    await expect(current).toHaveText('Départ');
    await expect(page.getByTestId('board').getByRole('button').first()).toBeVisible();
    expect(await objections(page, [FINGER.viewport, KEYBOARD.viewport])).toEqual([]);
    await expectFits(page, `analysis of ${id}`, [...SMALL, [1440, 900], [360, 640]]);

    for (const [i, move] of line.entries()) {
      await play(page, move, FINGER);
      await expect(steps).toHaveCount(i + 2);
      await expect(steps.last()).toHaveAttribute('aria-current', 'step');
    }
    for (const _ of line) await page.getByRole('button', { name: 'Coup précédent' }).tap();
    await expect(current).toHaveText('Départ');
    await play(page, tapped, FINGER);
    await expect(steps).toHaveCount(line.length + 2);
    const other = (await current.textContent())!;
    await page.getByRole('button', { name: 'Autre ligne' }).tap();
    await expect(current).not.toHaveText(other);

    await page.setViewportSize(KEYBOARD.viewport);
    await page.reload();
    await expect(steps).toHaveCount(line.length + 2);
    await expect(current).not.toHaveText('Départ');
    await lines.getByRole('region', { name: 'Lignes' }).focus();
    await page.keyboard.press('Home');
    await expect(current).toHaveText('Départ');
    await play(page, typed, KEYBOARD);
    await expect(steps).toHaveCount(line.length + 3);
    const kept = await steps.allTextContents();
    const saving = page.waitForEvent('download');
    await KEYBOARD.act(page.getByRole('button', { name: 'Enregistrer', exact: true }));
    const file = await (await saving).path();
    const saved = JSON.parse(await readFile(file, 'utf8')) as { lines: readonly { after?: number }[] };
    // Both other moves begin at the start.
    expect(saved.lines.map(({ after }) => after).filter(after => after === 0)).toHaveLength(2);
    await page.goto('/analyse');
    await page.getByLabel('Choisir un fichier').setInputFiles(file);
    await expect(current).toHaveText('Départ');
    expect(await steps.allTextContents()).toEqual(kept);
  });
