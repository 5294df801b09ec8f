import { countDown, dragons, NO_GESTURE, type State } from '@tablee/dragons';
import { type Match, searchChance } from '@tablee/kernel';
import { DragonsTable, type Gesture } from './dragons-table.ts';
import { expect, test } from './fixtures.ts';
import { openBegun } from './saved-games.ts';
import { choose, place } from './start-game.ts';

const PHONE = { width: 390, height: 844 };

/** All play anything until few fireflies are left and all start a duel. */
function nearEnd(stones: number): (match: Match) => { seat: number; move: string } | null {
  const chance = searchChance(5);
  return match => {
    const state = match.state as State;
    const [, ...fireflies] = countDown(state);
    const left = fireflies.reduce((sum, n) => sum + n, 0);
    const fresh = state.inside.every(inside => inside === 1) && state.chosen.every(g => g === NO_GESTURE);
    if (left <= stones && state.phase === 'duel' && fresh) return null;
    const seat = dragons.actors(state)[0]!;
    return { seat, move: dragons.writeMove(dragons.sample(state, seat, chance)) };
  };
}

/** Plays what is asked until the end, and tells what was met. Beasts that were hidden are remembered and left alone. */
async function playToEnd(
  table: DragonsTable,
  gestureOf: (colour: string) => Gesture,
): Promise<ReadonlySet<string>> {
  const met = new Set<string>();
  const beasts = new Set<string>();
  let holder = '';
  for (;;) {
    const asked = await table.asked();
    met.add(asked);
    switch (asked) {
      case 'over':
        return met;
      case 'curtain': {
        const [, who = ''] =
          / à (\S+)\s*$/.exec((await table.curtain.getByRole('heading').textContent()) ?? '') ?? [];
        // DRAGON-2: no gesture is shown or announced before all have chosen.
        for (const fighter of await table.duel.getByRole('img').all())
          await expect(fighter).toHaveAccessibleName(/, (n’a pas encore choisi|a choisi)$/);
        holder = who;
        await table.curtain.getByRole('button').click();
        break;
      }
      case 'choose':
        await table.gesture(gestureOf(holder)).click();
        await expect(table.gesture('Pierre')).toBeHidden();
        break;
      case 'tell':
        await table.desk.getByRole('button', { name: `${gestureOf('')} a gagné` }).click();
        break;
      case 'turn': {
        const names = await table.stones.evaluateAll(all =>
          all.map(stone => stone.getAttribute('aria-label')?.slice(0, 2) ?? ''),
        );
        const [safe = names[0]!] = names.filter(name => !beasts.has(name));
        if (!met.has('kept') && (await table.keep.count()) > 0) {
          await table.keep.click();
          await expect(table.keep).toBeHidden();
          met.add('kept');
        } else {
          await table.space(safe).click();
          await expect(table.space(safe)).toHaveAccessibleName(/lucioles?|animal|, vide/);
        }
        break;
      }
      case 'hide': {
        const held = table.desk.locator('button[aria-pressed="true"]');
        const beast = /^la bête/.test((await held.getAttribute('aria-label')) ?? '');
        const to = (await table.places.first().getAttribute('aria-label'))!.slice(0, 2);
        if (beast) beasts.add(to);
        await table.space(to).click();
        // DRAGON-8: covered, it looks like any other.
        await expect(table.space(to)).toHaveAccessibleName(/^.., pierre cachée/);
        break;
      }
    }
  }
}

test.use({ fastMotionMs: 5_000, viewport: PHONE, contextOptions: { reducedMotion: 'reduce' } });

test('DRAGON-10 two people on one screen: a curtain between gestures, then stones and hiding, to the end', async ({
  page,
}) => {
  await openBegun(page, { game: dragons, seats: 2, words: 'dragons-232', next: nearEnd(4) });
  const table = new DragonsTable(page);
  let round = 0;
  const met = await playToEnd(table, colour => {
    if (colour === 'Rouge') round++;
    // The first duel is a draw, and so repeated (DRAGON-3); then each wins in turn.
    if (round === 1) return 'Papier';
    return colour === 'Rouge' ? 'Pierre' : round % 2 === 0 ? 'Ciseaux' : 'Papier';
  });
  expect([...met].sort()).toEqual(['choose', 'curtain', 'hide', 'kept', 'over', 'turn']);
  await expect(table.results.getByRole('listitem')).toHaveCount(2);
  await expect(table.results.getByText(/, a gagné$/).first()).toBeAttached();
  await expect(table.turn).toContainText(/gagne/);
});

test('DRAGON-10 with real hands, a tap says who won', async ({ page }) => {
  await openBegun(page, {
    game: dragons,
    seats: 3,
    options: { hands: 'real' },
    words: 'hands-68',
    next: nearEnd(3),
  });
  const table = new DragonsTable(page);
  const met = await playToEnd(table, () => 'Vert' as Gesture);
  expect(met).not.toContain('curtain');
  expect(met).toContain('tell');
  await expect(table.results.getByRole('listitem')).toHaveCount(3);
});

test('DRAGON-9 repeated taps on “Je garde” do not choose the next gesture', async ({ page }) => {
  // On a busy machine taps would be further apart, and so be meant.
  await page.addInitScript(betweenTaps => {
    let at = 0;
    addEventListener('pointerdown', () => (at += betweenTaps), { capture: true });
    Object.defineProperty(Event.prototype, 'timeStamp', { get: () => at });
  }, 120);
  await openBegun(page, {
    game: dragons,
    seats: 2,
    words: 'hammer-1',
    bots: [null, 1],
    next: ({ state }) => {
      const { phase, winner, chosen } = state as State;
      if (phase === 'duel')
        return {
          seat: chosen[0] === NO_GESTURE ? 0 : 1,
          move: chosen[0] === NO_GESTURE ? 'rock' : 'scissors',
        };
      return phase === 'turn' && winner === 0 ? null : { seat: winner, move: 'keep' };
    },
  });
  const table = new DragonsTable(page);
  // A stone with fireflies, then the jar, hammered until the next duel asks for a gesture.
  await table.stones.first().click();
  const box = (await table.keep.boundingBox())!;
  const tap = () => page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await expect(async () => {
    await tap();
    expect(await table.gesture('Papier').isVisible()).toBe(true);
  }).toPass({ intervals: [120] });
  for (let more = 0; more < 8; more++) await tap();
  await expect(table.gesture('Papier')).toBeVisible();
  await expect(table.fighter('rouge')).toHaveAccessibleName(/, n’a pas encore choisi$/);
  await table.gesture('Papier').click();
  await expect(table.gesture('Papier')).toBeHidden();
});

test('DRAGON-10 on one screen real hands come first, and the curtain is a choice', async ({ page }) => {
  await page.goto('/');
  const onThisScreen = async () =>
    (await place(page, 'Combats de dragons')).getByRole('button', { name: 'Sur cet écran' }).click();
  await onThisScreen();
  const table = new DragonsTable(page);
  await expect(table.desk.getByRole('button', { name: 'Rouge a gagné' })).toBeVisible();
  await expect(page.getByText('Qui a gagné\u00a0?').first()).toBeVisible();
  await page.goto('/');
  await choose(page, { 'Pierre, papier, ciseaux': 'À l’écran' }, 'Combats de dragons');
  await onThisScreen();
  await expect(table.curtain).toBeVisible();
});
