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

/** Visible elements of a page: those a smaller or larger window has shown already are not judged again. */
const NEW = '[data-judge="new"]';
/** Rules about layout, which can fail at any size. */
const LAYOUT_RULES = ['scrollable-region-focusable'];

/** What axe judges in a drawing: whatever has a role, a name or a text, HTML, and the shapes of controls. */
const MEANT = 'svg, a, [role], [tabindex], text, title, desc, foreignObject';
const IN_CONTROL = ':is(a, text, foreignObject, [role="button"], [role="link"], [role="slider"]) *';

/**
 * Takes all other shapes out of drawings, thousands on a board: axe has no rule about them, and takes the whole drawing
 * for a picture behind what lies on it, but looks at each in every run. Returns how to put them back.
 */
async function takeShapes(page: Page): Promise<() => Promise<void>> {
  const taken = await page.evaluateHandle(
    ([meant, inControl]) => {
      const isMeant = (el: Element): boolean =>
        el.matches(meant) || [...el.attributes].some(({ name }) => /^aria-(?!hidden$)/.test(name));
      const isShape = (el: Element): boolean =>
        el.closest('svg') !== el && !isMeant(el) && ![...el.querySelectorAll('*')].some(isMeant);
      return [...document.querySelectorAll(`svg *:not(${inControl})`)]
        .filter(el => isShape(el) && !(el.parentElement && isShape(el.parentElement)))
        .map(shape => {
          const place = document.createComment('');
          shape.replaceWith(place);
          return { shape, place };
        });
    },
    [MEANT, IN_CONTROL] as const,
  );
  return () =>
    taken.evaluate(shapes => {
      for (const { shape, place } of shapes) place.replaceWith(shape);
    });
}

type Part = {
  /** Only these rules; otherwise all. */
  readonly only?: readonly string[];
  /** Only elements that match. */
  readonly within?: string;
};

/** Runs axe in the page. It is loaded once for each document, and no stylesheets are fetched again. */
async function runAxe(page: Page, part: Part): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  return page.evaluate(async ({ only, within }: Part) => {
    const { axe } = window as unknown as { readonly axe: Axe };
    const { violations } = await axe.run(within === undefined ? document : { include: [[within]] }, {
      resultTypes: ['violations'],
      preload: false,
      ...(only && { runOnly: { type: 'rule' as const, values: [...only] } }),
    });
    return violations.flatMap(({ id, nodes }) => nodes.map(node => `${id}: ${node.html.slice(0, 160)}`));
  }, part);
}

/** Marks texts, controls and elements with a role that are visible and were not before; returns how many there are. */
const markNew = (page: Page, first: boolean): Promise<number> =>
  page.evaluate(afresh => {
    const mark = 'data-judge';
    for (const old of document.querySelectorAll(`[${mark}]`)) {
      if (afresh) old.removeAttribute(mark);
      else old.setAttribute(mark, 'old');
    }
    for (const element of document.querySelectorAll(`body *:not([${mark}], svg *)`)) {
      const hasText = [...element.childNodes].some(node => node.nodeType === 3 && node.textContent?.trim());
      const speaks = hasText || element.matches('a, button, input, select, textarea, summary, img, [role]');
      if (speaks && element.checkVisibility()) element.setAttribute(mark, 'new');
    }
    return document.querySelectorAll(`[${mark}="new"]`).length;
  }, first);

type Size = { readonly width: number; readonly height: number };

/**
 * What axe finds in light and in dark colours, at each size. The first size is judged whole; the others only where they
 * show what was hidden before, because the rest of the page is the same.
 */
export async function objections(page: Page, sizes: readonly Size[]): Promise<readonly string[]> {
  const found: string[] = [];
  const putShapesBack = await takeShapes(page);
  for (const [i, size] of sizes.entries()) {
    const first = i === 0;
    await page.setViewportSize(size);
    for (const colorScheme of COLOUR_SCHEMES) {
      await page.emulateMedia({ colorScheme });
      await finishAnimations(page);
      const light = colorScheme === 'light';
      const news = light ? await markNew(page, first) : await page.locator(NEW).count();
      const parts: Part[] = [];
      if (first) parts.push(light ? {} : { only: ['color-contrast'] });
      else if (news > 0) parts.push(light ? { within: NEW } : { only: ['color-contrast'], within: NEW });
      if (!first && light) parts.push({ only: LAYOUT_RULES });
      for (const part of parts)
        found.push(
          ...(await runAxe(page, part)).map(violation => `${size.width} px, ${colorScheme}, ${violation}`),
        );
    }
  }
  await putShapesBack();
  return found;
}
