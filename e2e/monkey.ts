import { expect, type Page } from '@playwright/test';

/** Plays by random taps, and finds targets that do nothing and turns that offer nothing. */

export type Random = (below: number) => number;

/** A small generator: the same seed gives the same taps. */
export function seededRandom(seed: string): Random {
  let state = 7;
  for (const letter of seed) state = (Math.imul(state, 31) + letter.charCodeAt(0)) >>> 0;
  return below => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** `at`: the place among the elements that the page keeps for the finger. */
type Offered = { readonly name: string; readonly at: number; readonly puck: boolean };
type Point = { readonly x: number; readonly y: number };
type Screen = {
  /** Everything a person can perceive, as one text. */
  readonly seen: string;
  readonly offered: readonly Offered[];
  readonly yours: boolean;
  readonly over: boolean;
};

/** Helps and menus: not part of playing. */
const NOT_PLAY =
  /^(Menu|Reprendre|Annuler|Conseil|Prévoir|Revoir|Répéter|Cacher|Montrer|Qui bat|Rampe|Proposer|Je m’en charge|Message|Réagir|Réactions|Discuter|Tourner le plateau|Son|Partager l|Copier|Inviter|Abandonner|Nulle|Rendre|Tout effacer)/;
/** The button of an ending; T'Chang, which all win or lose together, has a word of its own. */
const OVER = /^(Revanche|Rejouer$)/;
/** Ends a turn or gives something up: chosen seldom, so that games go on. */
const RELUCTANT = /^(Passer|Finir le tour|Terminer le tour|Arrêter la partie|Fini|Garder|Annuler)/;
const YOURS = /À vous de (jouer|poser|choisir)/;

async function look(page: Page): Promise<Screen> {
  const screen = await page.evaluate(() => {
    const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
    const scope = dialog ?? document.querySelector('main');
    const named = (el: Element): string =>
      (el.getAttribute('aria-label') ?? el.textContent ?? '').replace(/\s+/g, ' ').trim();
    const buttons = [...(scope?.querySelectorAll('button, [role="button"]') ?? [])].filter(
      el =>
        !el.matches(':disabled, [aria-disabled="true"], [aria-current], [inert] *') &&
        el.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
    );
    Reflect.set(window, 'monkeyTargets', buttons);
    const offered = buttons.map((el, at) => {
      const puck = (el.getAttribute('data-stop') ?? '').startsWith('puck-');
      return { name: named(el), at, puck };
    });
    const plain = (document.body.innerHTML ?? '').replace(/ (style|transform|d|points)="[^"]*"/g, '');
    return { seen: plain, offered, said: document.querySelector('main')?.textContent ?? '' };
  });
  return {
    seen: screen.seen,
    offered: screen.offered.filter(({ name }) => name !== '' && !NOT_PLAY.test(name) && !OVER.test(name)),
    yours: YOURS.test(screen.said),
    over: screen.offered.some(({ name }) => OVER.test(name)),
  };
}

/**
 * Where a finger sees and hits an element, nearest to its middle: cards of a hand overlap. What the bar covers, or what
 * is out of sight, is scrolled to first. 'gone': the page has changed; 'covered': no finger can reach it.
 */
const reach = (page: Page, { at }: Offered): Promise<Point | 'gone' | 'covered'> =>
  page.evaluate(nth => {
    const el: Element | undefined = Reflect.get(window, 'monkeyTargets')[nth];
    const find = (): Point | null => {
      const { x, y, width, height } = el!.getBoundingClientRect();
      for (const dx of [0.5, 0.3, 0.1, 0.7, 0.9])
        for (const dy of [0.5, 0.25, 0.75]) {
          const point = { x: x + width * dx, y: y + height * dy };
          const hit = document.elementFromPoint(point.x, point.y);
          if (hit && (hit === el || el!.contains(hit))) return point;
        }
      return null;
    };
    if (!el?.isConnected) return 'gone';
    let found = find();
    if (!found) el.scrollIntoView({ block: 'center', behavior: 'instant' });
    found ??= find();
    // A thin slanting elastic may be missed by all points: its middle is as good as any.
    const { x, y, width, height } = el.getBoundingClientRect();
    const middle = { x: x + width / 2, y: y + height / 2 };
    return found ?? (el instanceof SVGElement ? middle : 'covered');
  }, at);

/**
 * Notes whether the next touch hits it: the page may move between aiming and touching. Boards find the piece nearest to
 * a touch themselves.
 */
const watchTouch = (page: Page, { at }: Offered): Promise<void> =>
  page.evaluate(nth => {
    const el: Element = Reflect.get(window, 'monkeyTargets')[nth];
    Reflect.set(window, 'monkeyMissed', false);
    const note = ({ target }: PointerEvent): void => {
      Reflect.set(window, 'monkeyMissed', el instanceof HTMLElement && !el.contains(target as Node));
    };
    addEventListener('pointerdown', note, { capture: true, once: true });
  }, at);

const hasMissed = (page: Page): Promise<boolean> => page.evaluate(() => Reflect.get(window, 'monkeyMissed'));

/** A person who misses taps again; a target that moves away as often as this is a defect. */
const MOST_MISSES = 3;

export class Monkey {
  readonly #page: Page;
  readonly #random: Random;
  readonly #trace: string[] = [];
  /** The longest way of a tap to its effect: the network's delay included. */
  readonly #patienceMs: number;
  /** Between two looks: on a slow network little happens, and looking costs the processor of the page. */
  readonly #lookMs: number;
  /** What the screen before the last tap offered, by name. */
  #offeredBefore: ReadonlySet<string> = new Set();
  #missesInRow = 0;
  taps = 0;

  constructor(page: Page, random: Random, { delayMs = 0 } = {}) {
    this.#page = page;
    this.#random = random;
    this.#patienceMs = 8_000 + 4 * delayMs;
    this.#lookMs = 80 + delayMs / 20;
  }

  /** Waits for something to do, then does it once. False: the seat has nothing to do now. */
  async act(waitMs = 20_000): Promise<boolean> {
    const screen = await this.#settled(waitMs);
    if (screen === null || screen.over) return false;
    const { offered } = screen;
    const eager = offered.filter(({ name }) => !RELUCTANT.test(name));
    const target = this.#choose(offered, eager);
    this.#offeredBefore = new Set(offered.map(({ name }) => name));
    this.#trace.push(target.name);
    this.taps++;
    await this.#fillIn();
    let point = await reach(this.#page, target);
    // Something may fly over it: a moment later it is free, or gone.
    for (let tries = 0; point === 'covered' && tries < 20; tries++) {
      await this.#page.waitForTimeout(100);
      point = await reach(this.#page, target);
    }
    if (point === 'gone') return true;
    if (point === 'covered') throw new Error(`"${target.name}" is offered and covered.${this.#before()}`);
    if (target.puck && this.#random(3) > 0) await this.#pull(point);
    else {
      await watchTouch(this.#page, target);
      await this.#page.touchscreen.tap(point.x, point.y);
      this.#missesInRow = (await hasMissed(this.#page)) ? this.#missesInRow + 1 : 0;
      if (this.#missesInRow >= MOST_MISSES)
        throw new Error(`"${target.name}" moves away from the finger.${this.#before()}`);
      if (this.#missesInRow > 0) return true;
    }
    await expect
      .poll(async () => (await look(this.#page)).seen !== screen.seen, {
        message: `"${target.name}" is offered and does nothing.${this.#before()}`,
        timeout: this.#patienceMs,
        intervals: [60, 120, 250, 500, this.#lookMs],
      })
      .toBe(true);
    return true;
  }

  /** Mostly what the last tap has brought, such as the squares for a chosen card: otherwise games take hours. */
  #choose(offered: readonly Offered[], eager: readonly Offered[]): Offered {
    const fresh = eager.filter(({ name }) => !this.#offeredBefore.has(name));
    const one = (of: readonly Offered[]): Offered => of[this.#random(of.length)]!;
    if (eager.length === 0 || this.#random(12) === 0) return one(offered);
    return one(fresh.length > 0 && this.#random(4) > 0 ? fresh : eager);
  }

  async isOver(): Promise<boolean> {
    return (await look(this.#page)).over;
  }

  /** The screen once two looks in a row agree and something is offered; null when the seat is not on turn. */
  async #settled(waitMs: number): Promise<Screen | null> {
    const start = Date.now();
    let [last, offeredNothingSince] = ['', Date.now()];
    for (;;) {
      const screen = await look(this.#page);
      if (screen.over) return screen;
      if (screen.offered.length > 0 && screen.seen === last) return screen;
      if (screen.offered.length > 0 || !screen.yours) offeredNothingSince = Date.now();
      if (screen.yours && Date.now() - offeredNothingSince > this.#patienceMs + 12_000)
        throw new Error(`It is this seat's turn and nothing is offered.${this.#before()}`);
      if (!screen.yours && screen.offered.length === 0 && Date.now() - start > waitMs) return null;
      last = screen.seen;
      await this.#page.waitForTimeout(this.#lookMs);
    }
  }

  #before(): string {
    return ` Before it: ${this.#trace.slice(-8).join(' › ')}`;
  }

  /** A dialog that asks for a name gets one. */
  async #fillIn(): Promise<void> {
    const field = this.#page.locator('dialog[open]').getByRole('textbox').first();
    if ((await field.count()) > 0 && (await field.inputValue()) === '') await field.fill('Essai');
  }

  /** Pulls a puck back and lets go. */
  async #pull({ x, y }: Point): Promise<void> {
    const { mouse } = this.#page;
    const angle = (this.#random(360) * Math.PI) / 180;
    const length = 40 + this.#random(80);
    await mouse.move(x, y);
    await mouse.down();
    await mouse.move(x + (Math.cos(angle) * length) / 2, y + (Math.sin(angle) * length) / 2);
    await mouse.move(x + Math.cos(angle) * length, y + Math.sin(angle) * length);
    await mouse.up();
  }
}
