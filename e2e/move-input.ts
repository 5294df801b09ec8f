import { expect, type Locator, type Page } from '@playwright/test';
import { kindOf, nameSpace, pawnOf, tchang, toOf } from '@tablee/tchang';
import { readPlace } from '@tablee/tock';
import { DragonsTable, GESTURES } from './dragons-table.ts';
import { pressUntil, SQUARE, walkTo } from './keyboard-input.ts';
import { type Input, KEYBOARD } from './lesson-page.ts';
import { Table } from './table.ts';
import { TchakoTable } from './tchako-table.ts';
import { COLOURS, TchangTable } from './tchang-table.ts';
import { TekaoTable } from './tekao-table.ts';
import { TockTable } from './tock-table.ts';
import { pull } from './touch-input.ts';

/** Plays a move of the notation on the board of a game, from the side of seat 0. */
type PlayMove = (page: Page, move: string, input: Input) => Promise<void>;

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
  // The move before may still be shown.
  await expect(piece).toBeVisible();
  await pressUntil(page, 'Tab', SQUARE);
  for (const name of [from!, to!]) {
    await walkTo(page, name);
    await page.keyboard.press('Enter');
  }
}

/** Moves of pawns; anything else is the first slide that is offered. */
const playTchag: PlayMove = async (page, move, input) => {
  const table = new Table(page);
  const [, from, to] = /^([a-f]\d)([a-f]\d)$/.exec(move) ?? [];
  if (from && to) return step(page, table.pawns, table.targets, [from, to], input);
  await input.act(table.slides.first());
  // A finger covers the arrow: the first tap shows what would slide.
  if (input !== KEYBOARD) await input.act(table.slides.first());
};

/** The square that lies so many squares to the north, east, south or west. */
export function squareAt(from: string, way: string, count: number): string {
  const [right, up] = { n: [0, 1], e: [1, 0], s: [0, -1], w: [-1, 0] }[way] as [number, number];
  const at = (i: 0 | 1, by: number): string => String.fromCharCode(from.charCodeAt(i) + by * count);
  return at(0, right) + at(1, up);
}

/** A move of Tekao without a turn. */
export const TEKAO_STEP = /^([a-h]\d)([nesw])(\d)$/;

const playTekao: PlayMove = async (page, move, input) => {
  const table = new TekaoTable(page);
  const [, from = '', way = '', count] = TEKAO_STEP.exec(move)!;
  await step(page, table.able, table.targets, [from, squareAt(from, way, Number(count))], input);
};

/** A card of Tock that moves one of several pawns. */
export const TOCK_WALK = /^(\w+):(\w+)-(\w+)$/;
const CARD_NAMES: { readonly [rank: string]: string } = { A: 'as', J: 'valet', Q: 'dame', K: 'roi' };

/** From the hand to the pawn, to the square. */
const playTock: PlayMove = async (page, move, input) => {
  const table = new TockTable(page);
  const at = (place: string): Locator => table.board.locator(`[data-stop="at-${readPlace(place)}"]`);
  const [, rank = '', from = '', to = ''] = TOCK_WALK.exec(move)!;
  await input.act(table.cards.filter({ hasText: new RegExp(`^${CARD_NAMES[rank] ?? rank},`) }).first());
  await input.act(at(from));
  await input.act(at(to));
};

const playTchang: PlayMove = async (page, text, input) => {
  const table = new TchangTable(page);
  const move = tchang.readMove(text)!;
  await expect(table.pass.or(table.end).first()).toBeVisible();
  if (kindOf(move) === 'end') return input.act(table.end);
  const purse = table.purse(COLOURS[pawnOf(move)]!);
  if ((await purse.getAttribute('aria-pressed')) !== 'true') await input.act(purse);
  const space = table.space(nameSpace(toOf(move)));
  const shared = (await space.getAttribute('aria-label'))!.includes('pion');
  await input.act(space);
  // Below the board a way is confirmed: on small screens, and to a space where pawns stand that could be meant.
  if (shared || input !== KEYBOARD) await input.act(table.go);
};

export const TCHAKO_SHOT = /^shoot (\w+) (\d+) (\d+)$/;
/** As wide as the board is drawn, and the pulls of no power and of full power, in mm. */
const [BOARD_MM, NO_PULL_MM, FULL_PULL_MM] = [444, 20, 140];

/** A finger is less exact than the notation. */
const playTchako: PlayMove = async (page, move, input) => {
  const table = new TchakoTable(page);
  await table.rest();
  if (move === 'end') {
    await input.act(table.end);
    // With points left the board asks first.
    await expect(table.playOn).toBeVisible();
    return input.act(table.end);
  }
  if (input === KEYBOARD) return table.typeMove(move);
  const [, puck = '', direction, power] = TCHAKO_SHOT.exec(move)!;
  const px = (await table.board.boundingBox())!.width / BOARD_MM;
  const length = px * (NO_PULL_MM + ((FULL_PULL_MM - NO_PULL_MM) * Number(power)) / 1000);
  const angle = (2 * Math.PI * Number(direction)) / 4096;
  await pull(table.puck(puck), { x: -length * Math.cos(angle), y: length * Math.sin(angle) }, async () => {
    await expect(table.aim).toBeVisible();
  });
};

const playDragons: PlayMove = async (page, move, input) => {
  const table = new DragonsTable(page);
  const gesture = GESTURES[['rock', 'paper', 'scissors'].indexOf(move)];
  if (gesture) return input.act(table.gesture(gesture));
  if (move === 'keep') return input.act(table.keep);
  const [, stone = ''] = /^turn (\w\d)$/.exec(move)!;
  await input.act(table.stones.and(table.space(stone)));
};

export const PLAY: { readonly [game: string]: PlayMove } = {
  tchag: playTchag,
  tekao: playTekao,
  tock: playTock,
  tchang: playTchang,
  tchako: playTchako,
  dragons: playDragons,
};
