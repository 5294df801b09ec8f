import type { Page } from '@playwright/test';
import { objections } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { EXTREME_SIZES, expectFits } from './layout-check.ts';
import { SCREENS } from './screens.ts';

const SIZES = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } };

/**
 * Controls too small for a thumb. Links inside a sentence are as tall as its line, which WCAG allows; on T'Chako's
 * terrain a finger beside a thing means it, which a test above tries.
 */
const smallTargets = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const controls = document.querySelectorAll<Element>(
      'button, a[href], summary, input, select, textarea, [role="button"], [role="slider"]',
    );
    const open = document.querySelector('dialog[open]');
    return [...controls].flatMap(control => {
      const target = control.closest('label') ?? control;
      const { width, height } = target.getBoundingClientRect();
      const inSentence =
        control.matches('p a, li p a') && control.parentElement?.textContent !== control.textContent;
      const skip =
        control.matches('.skip, .tchako-stops .stop') || (open !== null && !open.contains(control));
      if (width === 0 || inSentence || skip || (width >= 43.5 && height >= 43.5)) return [];
      const name = control.getAttribute('aria-label') ?? control.textContent?.trim().slice(0, 40);
      return [`${name}: ${Math.round(width)} × ${Math.round(height)}`];
    });
  });

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
