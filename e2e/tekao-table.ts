import type { Locator, Page } from '@playwright/test';
import { readRecord } from './start-game.ts';

/** A weapon's letter by its French name. */
const LETTERS: { readonly [weapon: string]: string } = { grappin: 'G', tour: 'T', arc: 'A', pistolet: 'P' };
const PIECE =
  /^([a-h][1-8]), (?:drapeau (bleu|jaune)|pion (bleu|jaune)\s: en haut (\w+), à droite (\w+), en bas (\w+), à gauche (\w+))/;
const PLAYED = /(?:joué (\d) fois de suite|(joué au dernier tour)|(se repose))/;

type Heard = {
  readonly square: string;
  readonly side: 0 | 1;
  readonly word: string;
  readonly streak: number;
};

/** One square's name, understood. */
function readPiece(name: string): Heard | null {
  const [, square, flag, pawn, ...weapons] = PIECE.exec(name) ?? [];
  if (square === undefined) return null;
  const side = (flag ?? pawn) === 'bleu' ? 0 : 1;
  const word = flag ? 'FFFF' : weapons.map(weapon => LETTERS[weapon] ?? '?').join('');
  const [, times, once, rests] = PLAYED.exec(name) ?? [];
  return { square, side, word, streak: rests ? 3 : once ? 1 : Number(times ?? 0) };
}

/** Row by row from blue's side, as positions are written. */
const inOrder = (a: Heard, b: Heard): number =>
  a.square[1] === b.square[1] ? a.square.localeCompare(b.square) : Number(a.square[1]) - Number(b.square[1]);

/** A table of Tekao as a player perceives it: by roles and names. */
export class TekaoTable {
  readonly page: Page;
  readonly board: Locator;
  /** Pieces that can act, and where the one in hand can go or how it turns. */
  readonly able: Locator;
  readonly targets: Locator;
  readonly turns: Locator;
  /** While pieces are placed: the squares to choose from, and the yes. */
  readonly free: Locator;
  readonly confirm: Locator;
  readonly turnRight: Locator;
  /** The piece that was drawn. */
  readonly drawn: Locator;
  readonly moves: Locator;
  readonly yours: Locator;
  readonly over: Locator;
  readonly threats: Locator;
  readonly wheel: Locator;
  readonly point: Locator;
  readonly takeBack: Locator;
  /** The name that is carved over the board when a flag is taken. */
  readonly call: Locator;

  constructor(page: Page) {
    this.page = page;
    this.board = page.getByRole('group', { name: /^Plateau de Tekao/ });
    this.able = this.board.getByRole('button', { name: /coups? possibles?$/ });
    this.targets = this.board.getByRole('button', { name: /^[a-h][1-8] vers / });
    this.turns = this.board.getByRole('button', { name: /^Tourner [a-h][1-8] / });
    this.free = this.board.getByRole('button', { name: /^[a-h][1-8], vide/ });
    this.confirm = page.getByRole('button', { name: /^Poser en [a-h][1-8]$/ });
    this.turnRight = page.getByRole('button', { name: 'Tourner vers la droite', exact: true });
    this.drawn = page.getByRole('region', { name: 'Pion à poser' }).getByRole('img').first();
    this.moves = page.getByRole('complementary', { name: 'Coups' }).getByRole('link');
    this.yours = page.getByText('À vous de jouer', { exact: true });
    this.over = page.getByRole('main').getByRole('button', { name: 'Revanche', exact: true });
    this.threats = page.getByRole('button', { name: 'Menaces', exact: true });
    this.wheel = page.getByRole('button', { name: 'Qui bat qui', exact: true });
    this.point = page.getByRole('button', { name: 'Montrer', exact: true });
    this.takeBack = page.getByRole('button', { name: 'Reprendre', exact: true });
    this.call = page.locator('.tekao-finale');
  }

  /** What stands on a square, or where the piece in hand would come to stand. */
  square(name: string): Locator {
    return this.board.getByLabel(new RegExp(`^(?:[a-h][1-8] vers )?${name}(,|$)`));
  }
  target(from: string, to: string): Locator {
    return this.targets.and(this.page.getByLabel(new RegExp(`^${from} vers ${to},`)));
  }
  turn(square: string, way: 'gauche' | 'droite'): Locator {
    return this.turns.and(this.page.getByLabel(new RegExp(`^Tourner ${square} vers la ${way},`)));
  }
  said(text: string | RegExp): Locator {
    return this.page.getByRole('status').filter({ hasText: text });
  }

  /** The names of everything on the board. */
  names(): Promise<readonly string[]> {
    return this.board
      .locator('[aria-label]')
      .evaluateAll(all => all.map(one => one.getAttribute('aria-label') ?? ''));
  }

  async pieces(): Promise<readonly Heard[]> {
    return (await this.names()).map(readPiece).filter(piece => piece !== null);
  }

  /** The position of the battle as the names tell it, spelled as the rules spell it, with `turn` to play. */
  async hear(turn: number): Promise<string> {
    const all = [...(await this.pieces())].sort(inOrder);
    const army = (side: 0 | 1): string =>
      all
        .filter(piece => piece.side === side)
        .map(({ square, word }) => `${square}:${word}`)
        .join();
    const streak = (side: 0 | 1): string => {
      const last = all.find(piece => piece.side === side && piece.streak > 0);
      return last ? `${last.square}:${last.streak}` : '-';
    };
    return `b:${army(0)} y:${army(1)} turn=${turn} streak=${streak(0)}/${streak(1)} quiet=0`;
  }
}

/** A game of the folder of records, kept on this device as if it had been played here. */
export async function openKept(
  page: Page,
  record: string,
  bots: readonly (number | null)[] = [null, null],
): Promise<TekaoTable> {
  const kept = JSON.stringify({
    id: record,
    record: JSON.parse(readRecord(record)) as unknown,
    bots,
    seed: '07'.repeat(32),
    touched: 1,
  });
  await page.addInitScript(
    ([key, text]) => {
      if (localStorage.getItem(key) === null) localStorage.setItem(key, text);
    },
    [`tablee.game.${record}`, kept] as const,
  );
  await page.goto(`/partie/${record}`);
  const table = new TekaoTable(page);
  await table.able.or(table.free).first().waitFor();
  return table;
}
