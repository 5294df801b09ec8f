import { errors, type Locator, type Page } from '@playwright/test';
import { searchChance } from '@tablee/kernel';

/** What does not come at once is gone: another player moved. */
const QUICK = { timeout: 2_000 };

/** A table of Tock as a player perceives it: at the board, or with the hand alone on a phone. */
export class TockTable {
  readonly page: Page;
  readonly board: Locator;
  readonly hand: Locator;
  /** The cards that can be given, put aside, played or discarded now. */
  readonly cards: Locator;
  /** Ends what was begun: gives the card, lays it down, plays the way that is chosen. */
  readonly ready: Locator;
  readonly block: Locator;
  /** Pawns the chosen card moves, and where the one in hand can go. */
  readonly pawns: Locator;
  readonly targets: Locator;
  /** With the hand alone: each way to play the chosen card, as a sentence. */
  readonly ways: Locator;
  /** With the hand alone: one more step of a shared 7. */
  readonly more: Locator;
  /** Lays the chosen card down again. */
  readonly letGo: Locator;
  readonly yours: Locator;
  readonly moves: Locator;
  /** What is tried next: never in a circle, or a 7 that can be shared in one way only might not be found. */
  #luck = searchChance(7);

  constructor(page: Page) {
    this.page = page;
    this.board = page.getByRole('group', { name: /^Plateau de Tock/ });
    this.hand = page.getByRole('group', { name: 'Votre main' });
    // Asked many hundred times in a game: by what is written on them, which is found at once among so many squares.
    const button = (written: RegExp): Locator => page.locator('button', { hasText: written });
    const onBoard = '[aria-label^="Plateau de Tock"] [role="button"]';
    this.cards = page.locator('[aria-label="Votre main"] button', { hasText: ', se joue' });
    this.ready = button(/^\s*(?:(?:Donner|Écarter|Défausser) .*|Jouer)\s*$/);
    this.block = button(/^\s*Bloquer le suivant\s*$/);
    this.pawns = page.locator(`${onBoard}[aria-pressed="false"]`);
    this.targets = page.locator(`${onBoard}:not([aria-pressed])`);
    this.ways = page.locator('[aria-label="Coups de cette carte"] button');
    this.more = page.locator('button[aria-label^="Un pas de plus"]:enabled');
    this.letGo = page.locator('button[aria-label="Annuler"]');
    this.yours = page.getByTestId('turn').getByText(/^À vous de (jouer|choisir)$/);
    this.moves = page.getByRole('complementary', { name: 'Coups' }).getByRole('listitem');
  }

  /**
   * Takes up card after card until one leads to a move; a shared 7, which takes the most touches, last. False: the
   * table changed under one's fingers, or no card did.
   */
  async playFirst(): Promise<boolean> {
    try {
      const names = await this.cards.allTextContents();
      const order = names.map((name, i) => ({ i, seven: name.startsWith('7') }));
      order.sort((a, b) => Number(a.seven) - Number(b.seven));
      for (const { i } of order) {
        const card = this.cards.nth(i);
        if ((await card.getAttribute('aria-pressed', QUICK)) !== 'true') await card.click(QUICK);
        if (await this.#finish()) return true;
      }
      return false;
    } catch (error) {
      if (error instanceof errors.TimeoutError) return false;
      throw error;
    }
  }

  /** From a chosen card to its move. Other pawns and other ways each time: a shared 7 may have led nowhere. */
  async #finish(): Promise<boolean> {
    for (let step = 0; step < 8; step++) {
      for (const ending of [this.ready, this.ways]) {
        if ((await ending.count()) === 0) continue;
        await ending.first().click(QUICK);
        return true;
      }
      const targets = await this.targets.count();
      const pawns = targets > 0 ? 0 : await this.pawns.count();
      if (targets > 0) await this.targets.nth(this.#luck.pick(targets)).click({ ...QUICK, force: true });
      else if ((await this.block.count()) > 0) {
        await this.block.click(QUICK);
        return true;
      } else if (pawns > 0) await this.pawns.nth(this.#luck.pick(pawns)).click({ ...QUICK, force: true });
      else if ((await this.more.count()) > 0) await this.more.last().click(QUICK);
      else break;
    }
    if ((await this.letGo.count()) > 0) await this.letGo.click(QUICK);
    return false;
  }
}
