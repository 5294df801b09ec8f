import type { Seat, View } from './contract.ts';
import type { Guide, Musing } from './guide.ts';
import type { PlannerSupport } from './planner.ts';

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
  /** A rough answer will do where it lies far below `low` or far above `high`. */
  judge(low?: number, high?: number): number;
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
  /** Must the seat answer a threat to lose at once? Then the position is not to be judged as it stands. */
  urgent?(): boolean;
  /** The other seat is given the turn, whether the rules allow it or not, until `leave`; false where it means nothing. */
  skip?(): boolean;
  /** The turn just tried refuted the position it was tried in: try it sooner next time. */
  praise(tag: number, depth: number): void;
  /** The moves of turn i, spelled. Only at the position the tree was made for, after open(…, ROOT). */
  spell(i: number): readonly string[];
}

/**
 * An honest handicap: less time, fewer thoughts, a shorter sight, a blurred judgement, turns overlooked. Nobody
 * throws a game away on purpose.
 */
export type Handicap = {
  readonly ms: number;
  /** Turns ahead. */
  readonly depth: number;
  /** Captures and recaptures followed beyond that. */
  readonly calm: number;
  readonly nodes: number;
  /** How far off a judgement may be, in hundredths of log-odds. */
  readonly blur: number;
  /** The share of turns noticed at all, its own and the opponent's. */
  readonly attention: number;
};

/** The strengths a bot is offered in. */
export type Level = 1 | 2 | 3 | 4 | 5;
export type Five<T> = { readonly [level in Level]: T };

/** What a game without luck or secrets brings along for its bots. */
export interface TreeSupport {
  /** The rules it was written for. */
  readonly rules: number;
  /** The state may lie in the middle of a turn. */
  tree(state: unknown): TurnTree;
}

/** Whose memory it is. The seed names this seat of this game: however often it is asked, a head remembers the same. */
export type Head = { readonly level: Level; readonly seed: number };

/** What a game with luck, secrets or simultaneous choices brings along. */
export interface GuideSupport {
  readonly rules: number;
  readonly guide: Guide;
  /** Where the levels of other games do not suit. */
  readonly musings?: Five<Musing>;
  /**
   * Where `traits.memory` is declared: the view, and in it what this head still knows of what its seat was told. Nothing
   * but the view and the news may show in it; what is forgotten stays forgotten as the news grow.
   */
  remember?(view: View<unknown>, seat: Seat, told: readonly unknown[], head: Head): View<unknown>;
}

/** What a game brings along that begins with luck and goes on without. Its tree may name sides instead of seats. */
export interface PhasedSupport {
  readonly rules: number;
  /** Null as long as luck or choices that are no turns lie ahead: the guide is asked then. */
  tree(state: unknown): TurnTree | null;
  readonly guide: Guide;
  /** Where the levels of other games do not suit. */
  readonly handicaps?: Five<Handicap>;
  readonly musings?: Five<Musing>;
}

/** A game's `bot.ts`: loaded only when a bot plays it. */
export type BotSupport = TreeSupport | GuideSupport | PhasedSupport | PlannerSupport;
