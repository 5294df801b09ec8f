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

/** One finger, put down on something and drawn by some pixels; lifted after `held`. */
export async function pull(element: Locator, by: Point, held: () => Promise<void>): Promise<void> {
  const page = element.page();
  const from = await middleOf(element);
  const finger = await page.context().newCDPSession(page);
  const steps = 6;
  for (let step = 0; step <= steps; step++)
    await finger.send('Input.dispatchTouchEvent', {
      type: step === 0 ? 'touchStart' : 'touchMove',
      touchPoints: [{ x: from.x + (by.x * step) / steps, y: from.y + (by.y * step) / steps }],
    });
  await held();
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
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

/** One finger, put down and flung, `ms` long as its own clock has it: however slow the machine, the swipe is as fast. */
export async function flick(element: Locator, by: Point, ms: number): Promise<void> {
  const page = element.page();
  const from = await middleOf(element);
  const finger = await page.context().newCDPSession(page);
  const begun = Date.now() / 1000;
  const steps = 8;
  for (let step = 0; step <= steps; step++)
    await finger.send('Input.dispatchTouchEvent', {
      type: step === 0 ? 'touchStart' : 'touchMove',
      touchPoints: [{ x: from.x + (by.x * step) / steps, y: from.y + (by.y * step) / steps }],
      timestamp: begun + (step * ms) / steps / 1000,
    });
  await finger.send('Input.dispatchTouchEvent', {
    type: 'touchEnd',
    touchPoints: [],
    timestamp: begun + ms / 1000,
  });
  await finger.detach();
}
