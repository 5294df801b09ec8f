import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, ElementContext, RunOptions } from 'axe-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const COLOUR_SCHEMES = ['light', 'dark'] as const;

type Axe = { run(context: ElementContext, options: RunOptions): Promise<AxeResults> };

/** Waits until colours have faded in. Endless animations, such as a glowing hint, are not waited for. */
const finishAnimations = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
    return Promise.allSettled(ending.map(({ finished }) => finished)).then(() => null);
  });

type Part = {
  /** Only these rules; otherwise all. */
  readonly only?: readonly string[];
  readonly except?: readonly string[];
  /** Only elements that match. */
  readonly within?: string;
};

/** Runs axe in the page. It is loaded once for each document, and no stylesheets are fetched again. */
async function runAxe(page: Page, part: Part): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  return page.evaluate(async ({ only, except, within }: Part) => {
    const { axe } = window as unknown as { readonly axe: Axe };
    const { violations } = await axe.run(within === undefined ? document : { include: [[within]] }, {
      resultTypes: ['violations'],
      preload: false,
      ...(only && { runOnly: { type: 'rule' as const, values: [...only] } }),
      ...(except && { rules: Object.fromEntries(except.map(rule => [rule, { enabled: false }])) }),
    });
    return violations.flatMap(({ id, nodes }) => nodes.map(node => `${id}: ${node.html.slice(0, 160)}`));
  }, part);
}

/** Marks visible text that no earlier call has seen, and returns how much there is. */
const markNewText = (page: Page): Promise<number> =>
  page.evaluate(() => {
    for (const old of document.querySelectorAll('[data-text="new"]')) old.setAttribute('data-text', 'old');
    for (const element of document.querySelectorAll('body *:not([data-text], svg *)')) {
      const hasText = [...element.childNodes].some(node => node.nodeType === 3 && node.textContent?.trim());
      if ((hasText || element.matches('input, select, textarea')) && element.checkVisibility())
        element.setAttribute('data-text', 'new');
    }
    return document.querySelectorAll('[data-text="new"]').length;
  });

/**
 * What axe finds in light and in dark colours. Contrast is the slowest rule by far: at a further size of the same page
 * it is run for text that was not visible before.
 */
export async function objectionsByLight(page: Page): Promise<readonly string[]> {
  const found: string[] = [];
  for (const colorScheme of COLOUR_SCHEMES) {
    await page.emulateMedia({ colorScheme });
    await finishAnimations(page);
    const parts: Part[] = [];
    if (colorScheme === 'light') {
      parts.push({ except: ['color-contrast'] });
      await markNewText(page);
    }
    if ((await page.locator('[data-text="new"]').count()) > 0)
      parts.push({ only: ['color-contrast'], within: '[data-text="new"]' });
    for (const part of parts)
      found.push(...(await runAxe(page, part)).map(violation => `${colorScheme}, ${violation}`));
  }
  return found;
}
