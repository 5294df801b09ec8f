import type { Page } from '@playwright/test';
import {
  commitTo,
  type Entry,
  type Game,
  isRefused,
  liveChance,
  type Match,
  openMatch,
  playMove,
  readTable,
  seedFromText,
  toHex,
} from '@tablee/kernel';

/** A game begun on this device, whose luck follows from a few words. */
type Begun = {
  readonly game: Game;
  readonly seats: number;
  readonly options?: { readonly [name: string]: boolean | number | string };
  readonly words: string;
  /** The level of the bot on each seat; people by default. */
  readonly bots?: readonly (number | null)[];
  /** Who played what so far; null ends it there. */
  readonly next: (match: Match) => { readonly seat: number; readonly move: string } | null;
};

/** Puts it into the drawer as if it had been played here, and opens it. Returns how it stands. */
export async function openBegun(page: Page, begun: Begun): Promise<Match> {
  const { game, words } = begun;
  const seed = seedFromText(words);
  const luck = liveChance(seed, 0);
  const table = readTable(game, begun.seats, begun.options ?? {});
  let { match } = openMatch(game, table, luck);
  const entries: Entry[] = [];
  for (let next = begun.next(match); next !== null; next = begun.next(match)) {
    const step = playMove(match, next.seat, next.move, liveChance(seed, match.n + 1));
    if (isRefused(step)) throw new Error(`${next.move} breaks ${step.refusal.rule}`);
    entries.push(step.entry);
    match = step.match;
  }
  const id = 'begun';
  const kept = JSON.stringify({
    id,
    record: {
      tablee: 1,
      game: game.id,
      rules: game.rules,
      ...table,
      seals: [{ from: 0, commitment: commitTo(seed) }],
      setup: luck.picks,
      entries,
    },
    bots: begun.bots ?? new Array<null>(table.seats).fill(null),
    seed: toHex(seed),
    touched: 1,
  });
  await page.addInitScript(
    ([key, text]) => {
      if (localStorage.getItem(key) === null) localStorage.setItem(key, text);
    },
    [`tablee.game.${id}`, kept] as const,
  );
  await page.goto(`/partie/${id}`);
  return match;
}

/** Plays these, and stops. */
export const script = (moves: readonly (readonly [seat: number, move: string])[]): Begun['next'] => {
  const left = [...moves];
  return () => {
    const [seat, move] = left.shift() ?? [];
    return seat === undefined || move === undefined ? null : { seat, move };
  };
};
