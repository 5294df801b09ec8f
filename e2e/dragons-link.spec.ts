import type { Page } from '@playwright/test';
import { type DragonsEvent, SECRET } from '@tablee/dragons';
import type { DownFrame } from '@tablee/wire';
import { DragonsTable } from './dragons-table.ts';
import { expect, test } from './fixtures.ts';
import { choose, place } from './start-game.ts';

const PHONE = { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' } as const;
const NAME = 'Combats de dragons';

/** Everything the server has told this page so far. */
function listen(page: Page): readonly DownFrame[] {
  const heard: DownFrame[] = [];
  page.on('websocket', socket =>
    socket.on('framereceived', ({ payload }) => heard.push(JSON.parse(String(payload)) as DownFrame)),
  );
  return heard;
}

const eventsIn = (heard: readonly DownFrame[]): readonly DragonsEvent[] =>
  heard.flatMap(frame => (frame.t === 'table' ? (frame.events as DragonsEvent[]) : []));

/** What these frames give away of others' gestures (DRAGON-2) and of covered stones (DRAGON-8). */
function leaks(heard: readonly DownFrame[], own: number): readonly string[] {
  const chosen = eventsIn(heard).filter(
    event => event.kind === 'chose' && event.seat !== own && event.gesture !== SECRET,
  );
  const frames = heard.filter(frame => frame.t === 'table');
  const views = frames.filter(({ view }) => {
    const [, gestures = ''] = / chosen=(\S+)/.exec(view) ?? [];
    const others = [...gestures].filter((_, seat) => seat !== own).join('');
    return !/^[-?]*$/.test(others) || /:\.|unseen=/.test(view);
  });
  const moves = frames.filter(
    ({ told }) => told && told.seat !== own && /rock|paper|sci/.test(told.move ?? ''),
  );
  return [...chosen, ...views, ...moves].map(leak => JSON.stringify(leak));
}

// The first stone that is turned is a beast.
test.use({ fastMotionMs: 5_000, seed: 'dragons-342' });

test('DRAGON-2 by link no page learns a gesture before all have chosen, nor a covered stone (DRAGON-8)', async ({
  newDevice,
}) => {
  const near = await newDevice(PHONE);
  const far = await newDevice(PHONE);
  const heard = [listen(near), listen(far)];
  await choose(near, { Joueurs: 'À trois', 'Force de l’ordinateur': 'Poussin' }, NAME);
  await (await place(near, NAME)).getByRole('button', { name: 'Inviter par un lien' }).click();
  const dialog = near.getByRole('dialog');
  await dialog.getByLabel('Votre prénom').fill('Ada');
  await dialog.getByRole('radio', { name: /Rouge/ }).check();
  await dialog.getByRole('button', { name: 'Créer le lien' }).click();
  const link = await near.getByLabel('Lien de la table').inputValue();
  await near.getByRole('button', { name: 'Mettre un ordinateur : Jaune' }).click();
  await far.goto(link);
  await far.getByLabel('Votre prénom').fill('Blaise');
  await far.getByRole('button', { name: 'S’asseoir' }).click();
  const [ada, blaise] = [new DragonsTable(near), new DragonsTable(far)];

  // The computer has chosen, Ada chooses: Blaise sees that, and not what.
  await expect(blaise.fighter('jaune')).toHaveAccessibleName('Dragon jaune, a choisi');
  await ada.gesture('Papier').click();
  await expect(blaise.fighter('rouge')).toHaveAccessibleName('Dragon rouge, a choisi');
  expect(await blaise.board.locator('xpath=..').innerHTML()).not.toMatch(/papier/i);
  for (const [seat, frames] of heard.entries()) expect(leaks(frames, seat)).toEqual([]);

  // DRAGON-9: reactions, and nothing to write in.
  await far.getByRole('button', { name: 'Parler et réagir' }).click();
  const talk = far.getByRole('dialog', { name: 'Conversation' });
  await expect(talk.getByRole('button', { name: 'Bravo !' })).toBeVisible();
  await expect(talk.getByRole('textbox')).toHaveCount(0);
  await expect(talk).not.toContainText('partenaires');
  await far.keyboard.press('Escape');

  await blaise.gesture('Papier').click();
  const hasHidden = (): boolean => eventsIn(heard[0]!).some(event => event.kind === 'hid');
  await expect(async () => {
    for (const table of [ada, blaise]) {
      if ((await table.places.count()) > 0) await table.places.first().click();
      else if ((await table.stones.count()) > 0) await table.stones.first().click();
      else if ((await table.gesture('Papier').count()) > 0 && !hasHidden())
        await table.gesture(table === ada ? 'Papier' : 'Pierre').click();
    }
    expect(hasHidden()).toBe(true);
  }).toPass({ timeout: 90_000, intervals: [100] });

  // Who comes back is told no more than who stayed.
  await far.reload();
  await expect(blaise.turn).toBeVisible();
  const shown = eventsIn(heard[1]!).filter(event => event.kind === 'shown' || event.kind === 'turned');
  expect(shown.length, 'what all see was told').toBeGreaterThan(1);
  for (const [seat, frames] of heard.entries()) expect(leaks(frames, seat)).toEqual([]);
});
