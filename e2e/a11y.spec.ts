import { objections } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { EXTREME_SIZES, expectFits, smallTargets } from './layout-check.ts';
import { SCREENS } from './screens.ts';

const SIZES = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } };

// Fading colours would be judged half-way.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [screen, goThere] of Object.entries(SCREENS)) {
  test(`axe finds nothing, by day and in the evening, and boxes fit: ${screen}`, async ({
    page,
    consoleErrors,
  }) => {
    await page.setViewportSize(SIZES.phone);
    await goThere(page, consoleErrors);
    expect(await objections(page, Object.values(SIZES))).toEqual([]);
    await page.setViewportSize(SIZES.phone);
    expect(await smallTargets(page), 'room for a thumb').toEqual([]);
    // A board is drawn again some frames after the window changed.
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    await expect.poll(overflow, 'nothing sticks out at the side').toBeLessThanOrEqual(0);
    await expectFits(page, screen, EXTREME_SIZES);
  });
}
