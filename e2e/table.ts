import { expect, type Locator, type Page } from '@playwright/test';

/** What a table says in the two languages, as far as the tests read it. */
const WORDS = {
  fr: {
    board: /^Plateau de Tchag/,
    slides: 'Glissements possibles',
    able: /coups? possibles?$/,
    target: /^[a-f][1-6] vers [a-f][1-6]/,
    moves: 'Coups',
    stop: 'Arrêter la partie',
    repair: /^(Refermez une brèche|Réunissez les îlots)$/,
    yours: 'À vous de jouer',
    over: 'Revanche',
  },
  en: {
    board: /^Tchag board/,
    slides: 'Possible slides',
    able: /possible moves?$/,
    target: /^[a-f][1-6] to [a-f][1-6]/,
    moves: 'Moves',
    stop: 'Stop the game',
    repair: /^(Close a gap|Join the islands)$/,
    yours: 'Your turn',
    over: 'Rematch',
  },
} as const;

/** A table as a player perceives it: by roles and names, never by its markup. */
export class Table {
  readonly page: Page;
  readonly board: Locator;
  /** Pawns that can move, where the one in hand can go, and the slides that repair. */
  readonly pawns: Locator;
  readonly targets: Locator;
  readonly slides: Locator;
  readonly stop: Locator;
  /** The moves so far. */
  readonly moves: Locator;
  /** Shown to the player who has repairs to make. */
  readonly repair: Locator;
  readonly yourTurn: Locator;
  readonly over: Locator;

  constructor(page: Page, language: keyof typeof WORDS = 'fr') {
    const words = WORDS[language];
    this.page = page;
    this.board = page.getByRole('group', { name: words.board });
    this.pawns = this.board.getByRole('button', { name: words.able });
    this.targets = this.board.getByRole('button', { name: words.target });
    this.slides = page.getByRole('group', { name: words.slides }).getByRole('button');
    this.stop = page.getByRole('button', { name: words.stop });
    this.moves = page.getByRole('complementary', { name: words.moves }).getByRole('link');
    this.repair = page.getByText(words.repair);
    this.yourTurn = page.getByText(words.yours, { exact: true });
    this.over = page.getByRole('main').getByRole('button', { name: words.over });
  }

  square(name: string): Locator {
    return this.board.getByLabel(new RegExp(`^${name}(,|$)`));
  }

  /** The target or pawn of that name; a target is named by its way, "b2 vers b3". */
  async step(from: string, to: string): Promise<void> {
    await this.square(from).click();
    await this.targets.and(this.page.getByLabel(new RegExp(`^${from} \\w+ ${to}`))).click();
  }

  /** Plays the first thing that can be played, by mouse; waits until it is in the list of moves. */
  async playFirst(): Promise<void> {
    const before = await this.moves.count();
    const choice = this.slides.or(this.pawns).or(this.stop).first();
    await expect(choice).toBeVisible();
    if ((await this.slides.count()) > 0) await this.slides.first().click();
    else if ((await this.pawns.count()) > 0) {
      await this.pawns.first().click();
      await this.targets.first().click();
    } else await this.stop.click();
    // The answer of a quick opponent may be there too.
    await expect.poll(() => this.moves.count()).toBeGreaterThan(before);
  }

  /** A whole turn of this person: a pawn, then whatever must be repaired. */
  async playTurn(): Promise<void> {
    do await this.playFirst();
    while (await this.repair.isVisible());
  }

  /** What lies on every square, by name, without what can be done there. */
  async read(): Promise<readonly string[]> {
    const snapshot = await this.board.ariaSnapshot();
    const squares = [...snapshot.matchAll(/"([a-f][1-6], [^"]*)"/g)].map(match => match[1]!);
    return squares.map(name => name.replace(/, (\d+ .*|bloqué|blocked)$/, '')).sort();
  }
}
