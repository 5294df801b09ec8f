import type { Locator } from '@playwright/test';

type Point = { readonly x: number; readonly y: number };
async function middleOf(element: Locator): Promise<Point> {
  const { x, y, width, height } = (await element.boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
}

/** One finger, put down on something, drawn over the screen and lifted elsewhere; the page may take it for scrolling. */
export async function drag(element: Locator, onto: Locator): Promise<void> {
  const page = element.page();
  const [from, to] = [await middleOf(element), await middleOf(onto)];
  const finger = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: Point) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] });
  const steps = 6;
  await touch('touchStart', from);
  for (let step = 1; step <= steps; step++)
    await touch('touchMove', {
      x: from.x + ((to.x - from.x) * step) / steps,
      y: from.y + ((to.y - from.y) * step) / steps,
    });
  await touch('touchEnd');
  await finger.detach();
}

/** One finger, put down on something and kept there until what it leads to has happened. */
export async function hold(element: Locator, until: () => Promise<void>): Promise<void> {
  const page = element.page();
  const finger = await page.context().newCDPSession(page);
  await finger.send('Input.dispatchTouchEvent', {
    type: 'touchStart',
    touchPoints: [await middleOf(element)],
  });
  await until();
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await finger.detach();
}
