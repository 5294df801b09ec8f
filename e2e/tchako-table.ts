import { expect, type Locator, type Page } from '@playwright/test';
import { isHere, type Move, namePuck, PUCKS, type ShootMove, type State, tchako } from '@tablee/tchako';

/** What a press of a key turns and adds, as the list of keys says. */
const [TURN, TURN_FINE] = [23, 2];
const [PUSH_FAR, PUSH, PUSH_FINE] = [100, 20, 2];
const [AHEAD, AT_FIRST] = [1024, 400];

const sayPlace = (puck: number, x: number, y: number): string =>
  `${namePuck(puck)} ${Math.round(x) + 0} ${Math.round(y) + 0}`;

/** The same of a position by the rules. */
export const placesIn = (state: State): readonly string[] =>
  PUCKS.filter(puck => isHere(state, puck))
    .map(puck => sayPlace(puck, state.x[puck]!, state.y[puck]!))
    .sort();

/** A table of T'Chako as a player perceives it. */
export class TchakoTable {
  readonly page: Page;
  readonly board: Locator;
  readonly points: Locator;
  readonly end: Locator;
  readonly aim: Locator;
  readonly othersAim: Locator;
  readonly moves: Locator;
  readonly turn: Locator;
  /** The answer that keeps the turn, while the end of a turn with points left is asked for. */
  readonly playOn: Locator;

  /** North sits below. */
  readonly #turned: boolean;

  constructor(page: Page, turned = false) {
    this.page = page;
    this.#turned = turned;
    this.board = page.getByRole('group', { name: 'Terrain de T’Chako' });
    this.points = page.getByRole('img', { name: /^Points d’action/ });
    this.end = page.getByRole('button', { name: /^Terminer le tour/ });
    this.aim = this.board.locator('.tchako-aim:not(.other)');
    this.othersAim = this.board.locator('.tchako-aim.other');
    this.moves = page.getByRole('complementary', { name: 'Coups' }).getByRole('link');
    this.turn = page.getByTestId('turn');
    this.playOn = page.getByRole('button', { name: 'Continuer à jouer' });
  }

  /** A puck, a space, an elastic or one of its hooks, as the board is walked: `puck-s1`, `space-N2`, `s-long-Sb4`. */
  stop(name: string): Locator {
    return this.board.locator(`[data-stop="${name}"]`);
  }
  puck(name: string): Locator {
    return this.stop(`puck-${name}`);
  }

  /** Where every puck is drawn, as positions say it: `s1 -6400 -5542`. */
  async places(): Promise<readonly string[]> {
    const drawn = await this.board.locator('[data-puck]').evaluateAll(pucks =>
      pucks.map(puck => {
        const { e, f } = new DOMMatrix(getComputedStyle(puck).transform);
        return { puck: Number(puck.getAttribute('data-puck')), e, f };
      }),
    );
    const side = 64 * (this.#turned ? -1 : 1);
    return drawn.map(({ puck, e, f }) => sayPlace(puck, side * e, -side * f)).sort();
  }

  /** Nothing slides any more, and the player on turn may play. */
  async rest(): Promise<void> {
    await expect(this.page.locator('.tchako.moving')).toHaveCount(0);
  }

  /** Ends a turn that could still shoot: the board asks first. */
  async endTurn(): Promise<void> {
    await this.end.click();
    await expect(this.playOn).toBeVisible();
    await this.end.click();
  }

  /** By keyboard alone. Directions of any number, powers of even ones: as fine as the keys are. */
  async playByKeys(text: string): Promise<void> {
    const before = await this.moves.count();
    await this.rest();
    await this.#type(tchako.readMove(text)!);
    await expect.poll(() => this.moves.count()).toBeGreaterThan(before);
  }

  /** The same where there is no list of moves, as in a lesson. */
  async typeMove(text: string): Promise<void> {
    await this.rest();
    await this.#type(tchako.readMove(text)!);
  }

  async #type(move: Move): Promise<void> {
    switch (move.kind) {
      case 'shoot':
        return this.#shoot(move);
      case 'end':
        return this.#endByKey();
      case 'create': {
        const [, zone] = tchako.writeMove(move).split(' ');
        await this.stop(`space-${zone}`).focus();
        await this.page.keyboard.press('Enter');
        return this.page.keyboard.press('Enter');
      }
      default:
        throw new Error(`no way to type ${move.kind}`);
    }
  }

  /** The second press answers the question, if there is one. */
  async #endByKey(): Promise<void> {
    const before = await this.moves.count();
    await this.page.keyboard.press('t');
    await expect(async () => {
      if (await this.playOn.isVisible()) await this.page.keyboard.press('t');
      expect(await this.moves.count()).toBeGreaterThan(before);
    }).toPass();
  }

  async #shoot(move: ShootMove): Promise<void> {
    const [, puck] = tchako.writeMove(move).split(' ');
    await this.puck(puck!).focus();
    await this.page.keyboard.press('Enter');
    await expect(this.puck(puck!)).toHaveAttribute('aria-pressed', 'true');
    const left = ((((move.direction - AHEAD) % 4096) + 6144) % 4096) - 2048;
    // An odd rest is left to one more coarse press: fine ones go by two.
    let coarse = Math.trunc(left / TURN);
    if ((left - TURN * coarse) % TURN_FINE !== 0) coarse += Math.sign(left);
    await this.#press('ArrowLeft', 'ArrowRight', coarse, false);
    await this.#press('ArrowLeft', 'ArrowRight', (left - TURN * coarse) / TURN_FINE, true);
    let push = move.power - AT_FIRST;
    const far = Math.trunc(push / PUSH_FAR);
    push -= far * PUSH_FAR;
    const near = Math.trunc(push / PUSH);
    push -= near * PUSH;
    await this.#press('PageUp', 'PageDown', far, false);
    await this.#press('ArrowUp', 'ArrowDown', near, false);
    await this.#press('ArrowUp', 'ArrowDown', push / PUSH_FINE, true);
    await this.page.keyboard.press('Enter');
  }

  async #press(more: string, less: string, times: number, fine: boolean): Promise<void> {
    if (!Number.isInteger(times)) throw new Error(`${times} presses of a key`);
    const key = `${fine ? 'Shift+' : ''}${times > 0 ? more : less}`;
    for (let i = Math.abs(times); i > 0; i--) await this.page.keyboard.press(key);
  }
}
