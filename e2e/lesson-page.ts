import { expect, type Locator, type Page } from '@playwright/test';

/** How a learner acts on an element: with a finger on a small phone, or by keyboard on a wide screen. */
export type Input = {
  readonly name: string;
  readonly viewport: { readonly width: number; readonly height: number };
  readonly hasTouch: boolean;
  readonly act: (element: Locator) => Promise<void>;
};

export const FINGER: Input = {
  name: 'finger',
  viewport: { width: 360, height: 640 },
  hasTouch: true,
  act: element => element.tap(),
};

export const KEYBOARD: Input = {
  name: 'keyboard',
  viewport: { width: 1440, height: 900 },
  hasTouch: false,
  // Unlike a tap, a press does not wait for a button that is still disabled.
  act: async element => {
    await expect(element).toBeEnabled();
    await element.press('Enter');
  },
};

export const INPUTS: readonly Input[] = [FINGER, KEYBOARD];

/** The smallest phone, upright and on its side. */
export const SMALL: [number, number][] = [
  [320, 568],
  [667, 375],
];

/** An element to act on, or a gesture of the game. */
type Act = Locator | (() => Promise<void>);

/** A lesson as a learner perceives it. */
export class LessonPage {
  readonly page: Page;
  readonly input: Input;
  /** Praise, a correction or a refusal. */
  readonly verdict: Locator;
  readonly show: Locator;
  readonly onward: Locator;

  constructor(page: Page, input: Input) {
    this.page = page;
    this.input = input;
    this.verdict = page.getByTestId('verdict');
    this.show = page.getByRole('button', { name: /^Montrez?-moi$/ });
    this.onward = page.getByRole('button', { name: /^(Étape suivante|Terminer)$/ });
  }

  async open(game: string): Promise<void> {
    await this.page.goto(`/apprendre/${game}`);
  }

  /** The step is shown, and it is the turn of the learner. */
  async at(step: string): Promise<void> {
    await expect(this.page.getByRole('heading', { level: 2, name: step })).toBeVisible();
    await expect(this.show).toBeEnabled();
  }

  /** One act after the other, each once its element is there. */
  async act(...acts: readonly Act[]): Promise<void> {
    for (const act of acts) await (typeof act === 'function' ? act() : this.input.act(act));
  }

  /** An answer with a link to its rule. */
  async answers(sentence: string | RegExp, rule: string): Promise<void> {
    await expect(this.verdict).toContainText(sentence);
    await expect(this.verdict.getByRole('link')).toHaveAccessibleName(`Voir la règle (${rule})`);
  }

  /** A mistake: it is answered, the position is put back by itself, and the answer stays. */
  async err(correction: string | RegExp, rule: string, ...acts: readonly Act[]): Promise<void> {
    await this.act(...acts);
    await this.answers(correction, rule);
    await expect(this.show).toBeEnabled();
    await expect(this.verdict).toContainText(correction);
  }

  /** Solves the step and goes on to the next by the focused button. */
  async solve(step: string, praise: string, ...acts: readonly Act[]): Promise<void> {
    await this.at(step);
    await this.act(...acts);
    await expect(this.verdict).toContainText(praise);
    await expect(this.onward).toBeFocused();
    await this.act(this.onward);
  }

  /** The end of the lesson states five facts. */
  async expectEnd(): Promise<void> {
    await expect(this.page.getByRole('heading', { name: /^(Vous savez|Tu sais) jouer !$/ })).toBeFocused();
    await expect(this.page.getByRole('list').first().getByRole('listitem')).toHaveCount(5);
  }

  /** The end of the lesson leads to a first game. */
  async playFirstGame(): Promise<void> {
    await this.expectEnd();
    await this.act(this.page.getByRole('button', { name: 'Jouer contre l’ordinateur' }));
    await expect(this.page.getByTestId('turn')).toBeVisible();
  }
}
