import { expect, type Locator, type Page } from '@playwright/test';

/** A table of Tock on one device, as the person who holds it perceives it. */
export class TockScreen {
  readonly page: Page;
  readonly hand: Locator;
  /** Cards that can be chosen now. */
  readonly cards: Locator;
  /** Pawns the chosen card moves, and where they can go. */
  readonly lit: Locator;
  /** Ends a choice that leaves nothing open. */
  readonly ready: Locator;
  readonly moves: Locator;
  /** Asks for the next person. */
  readonly curtain: Locator;
  readonly lift: Locator;
  readonly look: Locator;

  constructor(page: Page) {
    this.page = page;
    const main = page.getByRole('main');
    this.hand = page.getByRole('group', { name: 'Votre main' });
    this.cards = this.hand.getByRole('button', { name: /, se joue/ });
    this.lit = page.getByRole('group', { name: /^Plateau de Tock/ }).getByRole('button');
    this.ready = main.getByRole('button', { name: /^(Jouer|Donner|Écarter|Défausser|Bloquer)/ }).first();
    this.moves = page.getByRole('complementary', { name: 'Coups' }).getByRole('link');
    this.curtain = page.getByRole('region', { name: /^Passez l’appareil/ });
    this.lift = this.curtain.getByRole('button', { name: /^Je suis/ });
    this.look = main.getByRole('button', { name: 'Voir mes cartes' });
  }

  /** Chooses the first card that can be played and follows it to its end. */
  async playFirst(): Promise<void> {
    const before = await this.moves.count();
    await expect(this.cards.first()).toBeVisible({ timeout: 60_000 });
    await this.cards.first().click();
    // A 7 may be shared out over every pawn.
    for (let part = 0; part < 8; part++) {
      if (await this.follow()) break;
      if ((await this.moves.count()) > before) return;
    }
    await expect.poll(() => this.moves.count()).toBeGreaterThan(before);
  }

  /** One press on what the choice offers now; true when that ended it. */
  private async follow(): Promise<boolean> {
    const ended = await this.ready.isVisible();
    // What was lit last is where the pawn goes; before a pawn is chosen, a pawn.
    await (ended ? this.ready : this.lit.last()).click();
    return ended;
  }
}
