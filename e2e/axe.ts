import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const LIGHTS = ['light', 'dark'] as const;

/** What axe objects to, short enough to read. */
async function objections(page: Page, rules: readonly string[]): Promise<readonly string[]> {
  // There are no frames to gather: axe may run in the page itself, without opening another one each time.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await (rules.length > 0 ? axe.withRules([...rules]) : axe).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(node => `${id}: ${node.html.slice(0, 160)}`));
}

/** Colours that still fade in would be judged half-way. What never ends, as a hint that glows, is not waited for. */
const settle = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const passing = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
    return Promise.allSettled(passing.map(({ finished }) => finished)).then(() => null);
  });

/** By day and in the evening. Only colours are others in the evening: everything else has been looked at by day. */
export async function objectionsByLight(page: Page): Promise<readonly string[]> {
  const found: string[] = [];
  for (const colorScheme of LIGHTS) {
    await page.emulateMedia({ colorScheme });
    await settle(page);
    const rules = colorScheme === 'light' ? [] : ['color-contrast'];
    found.push(...(await objections(page, rules)).map(objection => `${colorScheme}, ${objection}`));
  }
  return found;
}
