import { expect, type Locator, type Page } from '@playwright/test';
import {
  amountOf,
  giverOf,
  kindOf,
  nameSpace,
  pawnOf,
  receiverOf,
  spaceOf,
  tchang,
  toOf,
} from '@tablee/tchang';

export const COLOURS = ['rouge', 'vert', 'jaune', 'bleu'];

/** A table of T'Chang as a player perceives it. */
export class TchangTable {
  readonly page: Page;
  readonly board: Locator;
  readonly purses: Locator;
  readonly sharing: Locator;
  readonly pass: Locator;
  readonly sure: Locator;
  readonly end: Locator;
  readonly share: Locator;
  readonly go: Locator;
  readonly tools: Locator;
  /** The plans all players see. */
  readonly plans: Locator;
  readonly moves: Locator;
  readonly turn: Locator;

  constructor(page: Page) {
    this.page = page;
    const main = page.getByRole('main');
    const button = (name: string | RegExp): Locator => main.getByRole('button', { name });
    this.board = page.getByRole('group', { name: /^La tombe/ });
    this.purses = page.getByRole('group', { name: 'Les bourses' });
    this.sharing = page.getByRole('group', { name: 'Partager des lucioles' });
    this.pass = main.getByRole('button', { name: 'Passer', exact: true });
    this.sure = button(/^Passer sans rien faire/);
    this.end = button('Terminer le tour');
    this.share = main.getByRole('button', { name: 'Partager', exact: true });
    this.go = button(/^(Aller en|Sortir)/);
    this.tools = page.getByRole('group', { name: 'Plans communs' });
    this.plans = main.getByRole('listitem').filter({ hasText: /je propose le pion|je me charge de/ });
    this.moves = page.getByRole('complementary', { name: 'Coups' }).getByRole('link');
    this.turn = page.getByTestId('turn');
  }

  /** A space by what it is called, whatever it is now. */
  space(name: string): Locator {
    return this.board.locator(`[aria-label^="${name},"]`);
  }

  purse(colour: string): Locator {
    return this.purses.getByRole('button', { name: new RegExp(`^Le pion ${colour} :`) });
  }

  tool(name: 'Proposer un chemin' | 'Je m’en charge' | 'Montrer'): Locator {
    return this.tools.getByRole('button', { name });
  }

  /** An answer to a proposed way. */
  answer(reply: string, proposal: RegExp): Locator {
    return this.plans
      .filter({ hasText: proposal })
      .getByRole('button', { name: new RegExp(`^${reply}\\s:`) });
  }

  /** Puts a pawn in the hand, by its purse. */
  async take(colour: string): Promise<void> {
    const purse = this.purse(colour);
    if ((await purse.getAttribute('aria-pressed')) !== 'true') await purse.click();
    await expect(purse).toHaveAttribute('aria-pressed', 'true');
  }

  /** Plays a move of the notation with the mouse, as soon as this person may. */
  async play(text: string): Promise<void> {
    const move = tchang.readMove(text)!;
    await expect(this.pass.or(this.end).first()).toBeVisible();
    switch (kindOf(move)) {
      case 'go':
        await this.take(COLOURS[pawnOf(move)]!);
        await this.space(nameSpace(toOf(move))).click();
        return;
      case 'share':
        return this.give(
          COLOURS[giverOf(move)]!,
          COLOURS[receiverOf(move)]!,
          amountOf(move),
          nameSpace(spaceOf(move)),
        );
      case 'pass':
        await this.pass.click();
        return this.sure.click();
      case 'end':
        return this.end.click();
      default:
        throw new Error(`${text} is not played after placing`);
    }
  }

  /** TCHANG-9 */
  async give(giver: string, receiver: string, amount: number, space: string): Promise<void> {
    // The pairs around the one who gives.
    await this.take(giver);
    if ((await this.share.getAttribute('aria-expanded')) !== 'true') await this.share.click();
    const pair = this.sharing.getByRole('group', {
      name: new RegExp(`^Pions (${giver} et ${receiver}|${receiver} et ${giver}), en ${space}`),
    });
    const plus = pair.getByRole('button', { name: `Une luciole de plus pour le pion ${receiver}` });
    for (let i = 0; i < amount; i++) await plus.click();
    await this.page
      .getByRole('main')
      .getByRole('button', { name: /^Donner / })
      .click();
  }
}
