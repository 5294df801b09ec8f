import { expect, type Page } from '@playwright/test';

/** Input of a person with a keyboard and no pointer. */

export const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const at = document.activeElement;
    return at?.getAttribute('aria-label') ?? at?.textContent?.trim() ?? '';
  });

/** Presses a key until the focus is on something of that name. */
export async function pressUntil(page: Page, key: string, name: RegExp): Promise<void> {
  for (let press = 0; press < 60; press++) {
    if (name.test(await focused(page))) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} never leads to ${name}; the focus is on "${await focused(page)}"`);
}

export const SQUARE = /^([a-h][1-8])(?:,| vers ([a-h][1-8]))/;

/** Which square has the focus; the name of a target says where it leads. */
async function squareAt(page: Page): Promise<string> {
  const [, here, there] = SQUARE.exec(await focused(page)) ?? [];
  return there ?? here ?? '';
}

/** Walks with the arrow keys, row 1 at the bottom. */
export async function walkTo(page: Page, square: string): Promise<void> {
  const at = await squareAt(page);
  const right = square.charCodeAt(0) - at.charCodeAt(0);
  const up = square.charCodeAt(1) - at.charCodeAt(1);
  for (let i = 0; i < Math.abs(right); i++) await page.keyboard.press(right > 0 ? 'ArrowRight' : 'ArrowLeft');
  for (let i = 0; i < Math.abs(up); i++) await page.keyboard.press(up > 0 ? 'ArrowUp' : 'ArrowDown');
  expect(await squareAt(page)).toBe(square);
}

/**
 * Watches for an element that is shown only for a moment. Await it before the element can appear; the returned function
 * waits until it has appeared, even if it is gone again.
 */
export async function watchFor(page: Page, selector: string, text = ''): Promise<() => Promise<void>> {
  const watch = await page.evaluateHandle(
    ([css, part]) => {
      const isShown = (): boolean =>
        [...document.querySelectorAll(css)].some(element => element.textContent?.includes(part));
      const seen = new Promise<void>(done => {
        const observer = new MutationObserver(() => {
          if (!isShown()) return;
          observer.disconnect();
          done();
        });
        observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
      });
      return { seen };
    },
    [selector, text] as const,
  );
  return () => watch.evaluate(({ seen }) => seen);
}
