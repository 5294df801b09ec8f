import { expect, type Page } from '@playwright/test';

/** Width × height of the viewports that screens must fit; 720 × 450 is a desk at 200 % zoom. */
const SIZES: readonly (readonly [number, number])[] = [
  [320, 568],
  [360, 640],
  [390, 844],
  [667, 375],
  [844, 390],
  [720, 450],
  [768, 1024],
  [1440, 900],
];

/** For screens that share their layout with one of `fits.spec.ts`: all sizes only in `npm run test:long`. */
export const EXTREME_SIZES =
  process.env.LONG === undefined
    ? SIZES.filter(([width]) => width === 320 || width === 667 || width === 1440)
    : SIZES;

/** Compares the boxes of a page. Returns sentences about what is cut, covered, overlapping or too wide. */
function findMisfits(): readonly string[] {
  const SLACK = 1.5;
  const found: string[] = [];
  const screen = document.querySelector('dialog[open]') ?? document.body;
  const nameOf = (el: Element): string => {
    const text = (el.getAttribute('aria-label') ?? el.textContent ?? '').trim().slice(0, 30);
    return `<${el.tagName.toLowerCase()} class="${el.getAttribute('class') ?? ''}"> ${text}`;
  };
  const isShown = (el: Element): boolean =>
    el.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    el.closest('.hidden-but-heard, [aria-hidden="true"], .skip') === null;
  /** Each answer about an element is asked once: all pairs of controls are compared, and nothing moves meanwhile. */
  const once = <T>(ask: (el: Element) => T): ((el: Element) => T) => {
    const known = new Map<Element, T>();
    return el => {
      if (!known.has(el)) known.set(el, ask(el));
      return known.get(el)!;
    };
  };
  /** Whether an element cuts off what is outside of it. */
  const cuts = once(el => {
    const { overflowX, overflowY } = getComputedStyle(el);
    return overflowX !== 'visible' || overflowY !== 'visible';
  });
  /** The visible part of a box: scrolling ancestors cut it off. */
  const boxOf = once(el => {
    let { left, top, right, bottom } = el.getBoundingClientRect();
    for (let up = el.parentElement; up && up !== document.body; up = up.parentElement) {
      if (!cuts(up)) continue;
      const frame = up.getBoundingClientRect();
      left = Math.max(left, frame.left);
      top = Math.max(top, frame.top);
      right = Math.min(right, frame.right);
      bottom = Math.min(bottom, frame.bottom);
    }
    return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
  });
  const area = ({ width, height }: DOMRect) => width * height;
  /** How far two boxes overlap: the smaller of width and height. */
  const overlap = (a: DOMRect, b: DOMRect): number =>
    Math.min(
      Math.min(a.right, b.right) - Math.max(a.left, b.left),
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top),
    );

  if (document.documentElement.scrollWidth > innerWidth + SLACK)
    found.push(`the page is ${document.documentElement.scrollWidth} px wide, the screen ${innerWidth} px`);

  const controls = [...screen.querySelectorAll('button, a[href], input, select, summary')].filter(
    el => isShown(el) && el.closest('svg') === null && area(boxOf(el)) > 0,
  );
  const inBoard = once(el => el.closest('.board-place') !== null);
  for (const el of controls) {
    const { left, right } = boxOf(el);
    if (left < -SLACK || right > innerWidth + SLACK) found.push(`out of the screen: ${nameOf(el)}`);
  }

  // Sticky parts cover what has been scrolled below them; everything else must not overlap.
  const docked = once(el => el.closest('.dock, .lesson-coach, .rules-back, .bottom-notices') !== null);
  const isCurtain = once(el => el.closest('.curtain') !== null);
  for (const [i, one] of controls.entries()) {
    for (const other of controls.slice(i + 1)) {
      if (one.contains(other) || other.contains(one) || docked(one) !== docked(other)) continue;
      if (isCurtain(one) !== isCurtain(other)) continue;
      if (inBoard(one) && inBoard(other)) continue;
      if (overlap(boxOf(one), boxOf(other)) > 2) found.push(`${nameOf(one)} overlaps ${nameOf(other)}`);
    }
  }

  // The parts of a table: header, seats, board, status line, actions, moves.
  const parts = [
    ...document.querySelectorAll(
      '.table-screen .top > *, .seats, .board-place > * > *, .status, .actions, .beside > *, .side',
    ),
  ].filter(el => isShown(el) && area(boxOf(el)) > 0);
  for (const [i, one] of parts.entries()) {
    for (const other of parts.slice(i + 1)) {
      if (one.parentElement === other.parentElement && inBoard(one)) continue;
      if (docked(one) !== docked(other) && innerHeight > innerWidth) continue;
      if (one.contains(other) || other.contains(one) || isCurtain(one) !== isCurtain(other)) continue;
      if (overlap(boxOf(one), boxOf(other)) > 3) found.push(`${nameOf(one)} overlaps ${nameOf(other)}`);
    }
  }

  // A name broken letter by letter is higher than two lines; one word has one line.
  for (const name of document.querySelectorAll('.seat-name b')) {
    const line = Number.parseFloat(getComputedStyle(name).fontSize) * 1.3;
    const lines = /\s/.test(name.textContent?.trim() ?? '') ? 2 : 1;
    if (isShown(name) && boxOf(name).height > (lines + 0.2) * line)
      found.push(`a name is broken: ${nameOf(name)}`);
  }

  // What a turn needs is above the dock without scrolling; beside the board, the actions end with the screen.
  const dock = document.querySelector('.table-screen:not(.replay-screen) .dock');
  const waits = document.querySelector(
    '.link-panel, .curtain, .ending, .tchako-sliders, .tchako-replace, .tchang-sharing',
  );
  if (dock && screen === document.body && !waits && scrollY === 0) {
    const upright = getComputedStyle(dock).display !== 'contents';
    const floor = upright ? dock.getBoundingClientRect().top : innerHeight;
    for (const el of document.querySelectorAll('.board-place :is(button, [role="button"])')) {
      if (isShown(el) && area(boxOf(el)) > 0 && boxOf(el).bottom > floor + SLACK)
        found.push(`below the fold: ${nameOf(el)}`);
    }
    const bar = document.querySelector('.dock .actions')?.getBoundingClientRect();
    if (bar && bar.bottom > innerHeight + SLACK) found.push('the actions are cut off');
  }

  // A panel that scrolls into view is seen as a whole, with the buttons above it.
  const panel = screen === document.body ? document.querySelector('.tchang-sharing') : null;
  if (panel) {
    const upright = dock && getComputedStyle(dock).display !== 'contents';
    const floor = upright ? dock.getBoundingClientRect().top : innerHeight;
    for (const el of panel.parentElement!.querySelectorAll('button')) {
      const { top, bottom } = boxOf(el);
      if (isShown(el) && (top < -SLACK || bottom > floor + SLACK))
        found.push(`not in sight with its panel: ${nameOf(el)}`);
    }
  }

  // The status line is visible, whatever is scrolled.
  const status = document.querySelector('.table-screen .dock .status');
  if (status && isShown(status) && screen === document.body && !document.querySelector('.curtain')) {
    const { top, bottom, left, width, height } = boxOf(status);
    if (top < -SLACK || bottom > innerHeight + SLACK) found.push('the status line is out of the screen');
    const on = document.elementFromPoint(left + width / 2, top + height / 2);
    if (on && !status.contains(on) && !on.contains(status))
      found.push(`the status line is below ${nameOf(on)}`);
    const actions = document.querySelector('.dock .actions');
    if (actions && overlap(boxOf(status), boxOf(actions)) > 1)
      found.push('the status line overlaps the actions');
  }
  return found;
}

/** One frame for media queries, one for the layout after them. */
const nextLayout = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))));

/** Boards are drawn again some frames after the size changed: what is still found then stays. */
const MAX_LAYOUTS = 60;

async function settledMisfits(page: Page): Promise<readonly string[]> {
  let found: readonly string[] = [];
  for (let layouts = 0; layouts < MAX_LAYOUTS; layouts++) {
    await nextLayout(page);
    found = await page.evaluate(findMisfits);
    if (found.length === 0) break;
  }
  return found;
}

/** Walks the sizes without a reload and expects that nothing is cut, covered or overlapping. */
export async function expectFits(page: Page, what: string, sizes = SIZES): Promise<void> {
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => {
      scrollTo(0, 0);
      document.querySelector('.tchang-sharing')?.scrollIntoView({ block: 'nearest' });
    });
    expect.soft(await settledMisfits(page), `${what}, ${width} × ${height}`).toEqual([]);
  }
}

/**
 * Controls too small for a thumb. Links inside a sentence are as tall as its line, which WCAG allows; on T'Chako's
 * terrain a finger beside a thing means it, which a test above tries.
 */
export const smallTargets = (page: Page): Promise<readonly string[]> =>
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
