import type { Guide } from './guide.ts';

/** How the turns of a position are wanted. */
export const ALL = 0;
/** Batch by batch, the most promising first: most positions are refuted before the list is complete. */
export const STAGED = 1;
/** Only turns that change the balance at once (captures). */
export const NOISY = 2;
/** All of them, however many: the position that is really on the table. */
export const ROOT = 3;
export type Wanted = typeof ALL | typeof STAGED | typeof NOISY | typeof ROOT;

/**
 * A game of two sides without luck or secrets, as alpha-beta walks it: one ply is a whole turn, however many moves it
 * takes. Where the walk stands is inside; `enter` goes down, `leave` comes back. Values are log-odds of winning in
 * hundredths, for the seat on turn. A game supplies one in its `bot.ts`.
 */
export interface TurnTree {
  seat(): number;
  /** The payoff of the seat named by `seat()` once the game is over, else -1. */
  payoff(): number;
  judge(): number;
  /** Names the position in 53 bits: equal positions, equal keys. */
  key(): number;
  /** Opens the list of turns; the one tagged `hint` comes first. 0 hints at nothing. */
  open(hint: number, wanted: Wanted): void;
  /** The next batch; how many turns it has. 0: there are no more. */
  more(): number;
  /** Names turn i of the batch among the turns of its position; not 0. */
  tag(i: number): number;
  /** Changes the balance at once: not to be searched less deeply. */
  noisy(i: number): boolean;
  enter(i: number): void;
  leave(): void;
  /** The turn just tried refuted the position it was tried in: try it sooner next time. */
  praise(tag: number, depth: number): void;
  /** The moves of turn i, spelled. Only at the position the tree was made for, after open(…, ROOT). */
  spell(i: number): readonly string[];
}

/** What a game without luck or secrets brings along for its bots. */
export interface TreeSupport {
  /** The rules it was written for. */
  readonly rules: number;
  /** The state may lie in the middle of a turn. */
  tree(state: unknown): TurnTree;
}

/** What a game with luck, secrets or simultaneous choices brings along. */
export interface GuideSupport {
  readonly rules: number;
  readonly guide: Guide;
}

/** A game's `bot.ts`: loaded only when a bot plays it. */
export type BotSupport = TreeSupport | GuideSupport;
