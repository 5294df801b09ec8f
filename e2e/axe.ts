import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const COLOUR_SCHEMES = ['light', 'dark'] as const;

type Axe = { run(node: Document, options: RunOptions): Promise<AxeResults> };

/** Waits until colours have faded in. Endless animations, such as a glowing hint, are not waited for. */
const finishAnimations = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
    return Promise.allSettled(ending.map(({ finished }) => finished)).then(() => null);
  });

/** Runs axe in the page. It is loaded once for each document, and no stylesheets are fetched again. */
async function runAxe(page: Page, rules: readonly string[]): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  return page.evaluate(async only => {
    const { axe } = window as unknown as { readonly axe: Axe };
    const { violations } = await axe.run(document, {
      resultTypes: ['violations'],
      preload: false,
      ...(only.length > 0 && { runOnly: { type: 'rule' as const, values: [...only] } }),
    });
    return violations.flatMap(({ id, nodes }) => nodes.map(node => `${id}: ${node.html.slice(0, 160)}`));
  }, rules);
}

/** What axe finds in light and in dark colours. Only colours differ in the dark: the other rules run once. */
export async function objectionsByLight(page: Page): Promise<readonly string[]> {
  const found: string[] = [];
  for (const colorScheme of COLOUR_SCHEMES) {
    await page.emulateMedia({ colorScheme });
    await finishAnimations(page);
    const rules = colorScheme === 'light' ? [] : ['color-contrast'];
    found.push(...(await runAxe(page, rules)).map(violation => `${colorScheme}, ${violation}`));
  }
  return found;
}
