import { expect, type Locator, type Page } from '@playwright/test';
import { loadGame, loadPuzzles } from '@tablee/catalogue';
import {
  begin,
  type GoalTests,
  type Play,
  type Puzzle,
  play,
  readPuzzles,
  solutionOf,
} from '@tablee/puzzles';
import { kindOf, nameSpace, pawnOf, tchang, toOf } from '@tablee/tchang';
import { readPlace } from '@tablee/tock';
import { pressUntil, SQUARE, walkTo } from './keyboard-input.ts';
import { type Input, KEYBOARD } from './lesson-page.ts';
import { Table } from './table.ts';
import { TchakoTable } from './tchako-table.ts';
import { COLOURS, TchangTable } from './tchang-table.ts';
import { TekaoTable } from './tekao-table.ts';
import { TockTable } from './tock-table.ts';
import { pull } from './touch-input.ts';

/** A puzzle and the solver's moves. */
export type Found = { readonly id: string; readonly moves: readonly string[] };

/** The first puzzle of a game that fits. */
export async function findPuzzle(
  game: string,
  fits: (line: readonly Play[], puzzle: Puzzle) => boolean = () => true,
): Promise<Found> {
  const puzzles = readPuzzles((await loadPuzzles(game))!.list);
  const puzzle = puzzles.find(one => fits(solutionOf(one), one))!;
  const own = solutionOf(puzzle).filter(({ seat }) => seat === puzzle.seat);
  return { id: puzzle.id, moves: own.map(({ move }) => move) };
}

/** How a puzzle of each game is found and solved, by finger or by keyboard. */
export type Solver = {
  readonly find: () => Promise<Found>;
  readonly solve: (page: Page, moves: readonly string[], input: Input) => Promise<void>;
};

/** From a piece that can act to its target: a finger taps both, a keyboard walks there with the arrows. */
async function step(
  page: Page,
  able: Locator,
  targets: Locator,
  [from, to]: readonly string[],
  input: Input,
) {
  const piece = able.and(page.getByLabel(new RegExp(`^${from},`)));
  if (input !== KEYBOARD) {
    await input.act(piece);
    return input.act(targets.and(page.getByLabel(new RegExp(`^${from} vers ${to}`))));
  }
  // The reply may still be shown.
  await expect(piece).toBeVisible();
  await pressUntil(page, 'Tab', SQUARE);
  for (const name of [from!, to!]) {
    await walkTo(page, name);
    await page.keyboard.press('Enter');
  }
}

/** TCHAG-11: a forced win with moves, repairs and replies. */
const tchag: Solver = {
  find: () => findPuzzle('tchag', (line, { seat, grade }) => seat === 0 && grade === 1 && line.length < 7),
  async solve(page, moves, input) {
    const table = new Table(page);
    for (const move of moves) {
      const [, from, to] = /^([a-f]\d)([a-f]\d)$/.exec(move) ?? [];
      if (from && to) await step(page, table.pawns, table.targets, [from, to], input);
      else {
        await input.act(table.slides.first());
        // A finger covers the arrow: the first tap shows what would slide.
        if (input !== KEYBOARD) await input.act(table.slides.first());
      }
    }
  },
};

/** The square that lies so many squares to the north, east, south or west. */
export function squareAt(from: string, way: string, count: number): string {
  const [right, up] = { n: [0, 1], e: [1, 0], s: [0, -1], w: [-1, 0] }[way] as [number, number];
  const at = (i: 0 | 1, by: number): string => String.fromCharCode(from.charCodeAt(i) + by * count);
  return at(0, right) + at(1, up);
}

const TEKAO_STEP = /^([a-h]\d)([nesw])(\d)$/;

/** TEKAO-10: moves without a turn, from the solver's own side of the board. */
const tekao: Solver = {
  find: () =>
    findPuzzle(
      'tekao',
      (line, { seat, goal }) =>
        seat === 0 && goal.key === 'win-in' && line.every(({ move }) => TEKAO_STEP.test(move)),
    ),
  async solve(page, moves, input) {
    const table = new TekaoTable(page);
    for (const move of moves) {
      const [, from = '', way = '', count] = TEKAO_STEP.exec(move)!;
      const to = squareAt(from, way, Number(count));
      await step(page, table.able, table.targets, [from, to], input);
    }
  },
};

const TOCK_WALK = /^K:(\w+)-(\w+)$/;

/** TOCK-20: the best card, from the hand to the pawn, to the square. */
const tock: Solver = {
  find: () => findPuzzle('tock', ([move]) => TOCK_WALK.test(move!.move)),
  async solve(page, [move], input) {
    const table = new TockTable(page);
    const at = (place: string): Locator => table.board.locator(`[data-stop="at-${readPlace(place)}"]`);
    const [, from = '', to = ''] = TOCK_WALK.exec(move!)!;
    await input.act(table.cards.filter({ hasText: 'roi' }).first());
    await input.act(at(from));
    await input.act(at(to));
  },
};

/** TCHANG-12: everybody gets out. */
const tchangSolver: Solver = {
  find: () => findPuzzle('tchang', line => line.length < 7 && line.every(({ move }) => /-|^end$/.test(move))),
  async solve(page, moves, input) {
    const table = new TchangTable(page);
    for (const text of moves) {
      const move = tchang.readMove(text)!;
      await expect(table.pass.or(table.end).first()).toBeVisible();
      if (kindOf(move) === 'end') {
        await input.act(table.end);
        continue;
      }
      const purse = table.purse(COLOURS[pawnOf(move)]!);
      if ((await purse.getAttribute('aria-pressed')) !== 'true') await input.act(purse);
      const space = table.space(nameSpace(toOf(move)));
      const shared = (await space.getAttribute('aria-label'))!.includes('pion');
      await input.act(space);
      // Below the board a way is confirmed: on small screens, and to a space where pawns stand that could be meant.
      if (shared || input !== KEYBOARD) await input.act(table.go);
    }
  },
};

const SHOT = /^shoot (\w+) (\d+) (\d+)$/;
/** As wide as the board is drawn, and the pulls of no power and of full power, in mm. */
const [BOARD_MM, NO_PULL_MM, FULL_PULL_MM] = [444, 20, 140];

/** A finger is less exact than the notation: the shot solves with a little error, too. */
function isForgiving(puzzle: Puzzle, game: Parameters<typeof begin>[1], reached: GoalTests): boolean {
  const [, puck, direction, power] = SHOT.exec(solutionOf(puzzle)[0]!.move) ?? [];
  if (puck === undefined || solutionOf(puzzle).length > 1 || Number(power) % 2 === 1) return false;
  return [-6, 0, 6].every(turn =>
    [-12, 0, 12].every(push => {
      const shot = `shoot ${puck} ${Number(direction) + turn} ${Math.min(1000, Number(power) + push)}`;
      return play(begin(puzzle, game, reached), shot, puzzle.seat).verdict === 'solved';
    }),
  );
}

/** TCHAKO-12: one shot that wins, ahead from the solver's side. */
const tchako: Solver = {
  async find() {
    const [game, { reached = {} }] = [await loadGame('tchako'), (await loadPuzzles('tchako'))!];
    return findPuzzle('tchako', (_, puzzle) => puzzle.seat === 0 && isForgiving(puzzle, game, reached));
  },
  async solve(page, [move], input) {
    const table = new TchakoTable(page);
    await table.rest();
    if (input === KEYBOARD) return table.typeMove(move!);
    const [, puck = '', direction, power] = SHOT.exec(move!)!;
    const px = (await table.board.boundingBox())!.width / BOARD_MM;
    const length = px * (NO_PULL_MM + ((FULL_PULL_MM - NO_PULL_MM) * Number(power)) / 1000);
    const angle = (2 * Math.PI * Number(direction)) / 4096;
    await pull(table.puck(puck), { x: -length * Math.cos(angle), y: length * Math.sin(angle) }, async () => {
      await expect(table.aim).toBeVisible();
    });
  },
};

export const SOLVERS: { readonly [game: string]: Solver } = {
  tchag,
  tekao,
  tock,
  tchang: tchangSolver,
  tchako,
};
