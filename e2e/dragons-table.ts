import { expect, type Locator, type Page } from '@playwright/test';

export const GESTURES = ['Pierre', 'Papier', 'Ciseaux'] as const;
export type Gesture = (typeof GESTURES)[number];

/** A table of Combats de dragons as a player perceives it. */
export class DragonsTable {
  readonly page: Page;
  readonly board: Locator;
  readonly desk: Locator;
  readonly duel: Locator;
  readonly keep: Locator;
  /** Covered stones that may be turned now, and the places where a lost one may go. */
  readonly stones: Locator;
  readonly places: Locator;
  readonly curtain: Locator;
  readonly results: Locator;
  readonly turn: Locator;

  constructor(page: Page) {
    this.page = page;
    this.board = page.getByRole('group', { name: 'La tombe aux lucioles' });
    this.desk = page.getByRole('group', { name: 'À toi de choisir' });
    this.duel = page.getByRole('group', { name: 'Le duel' });
    this.keep = this.desk.getByRole('button', { name: /^Je garde/ });
    this.stones = this.board.locator('[role="button"][aria-label*=", retourner"]');
    this.places = this.board.locator('[role="button"][aria-label*=", cacher ici"]');
    this.curtain = page.getByRole('region', { name: /^Passez l’appareil/ });
    this.results = page.getByRole('list', { name: 'Les bocaux' });
    this.turn = page.getByTestId('turn');
  }

  gesture(name: Gesture): Locator {
    return this.desk.getByRole('button', { name, exact: true });
  }

  space(name: string): Locator {
    return this.board.locator(`[aria-label^="${name},"]`);
  }

  fighter(colour: string): Locator {
    return this.duel.getByRole('img', { name: new RegExp(`^Dragon ${colour}, `) });
  }

  /** What is asked now, once something is: hands that are still shown are waved away. */
  async asked(): Promise<'curtain' | 'choose' | 'tell' | 'turn' | 'hide' | 'over'> {
    const { curtain, desk, stones, places, results } = this;
    const tell = desk.getByRole('button', { name: /a gagné$/ });
    const choose = this.gesture('Pierre');
    await expect(curtain.or(choose).or(tell).or(stones).or(places).or(results).first()).toBeVisible({
      timeout: 60_000,
    });
    if (await results.isVisible()) return 'over';
    if (await curtain.isVisible()) return 'curtain';
    if (await choose.isVisible()) return 'choose';
    if ((await tell.count()) > 0) return 'tell';
    return (await places.count()) > 0 ? 'hide' : 'turn';
  }
}
