import type { Seat, View } from './contract.ts';
import type { ByLevel, Guide, Level, PlayoutHandicap } from './guide.ts';
import type { PlannerSupport } from './planner.ts';

/** Which turns of a position `open` lists: all of them, sorted. */
export const ALL = 0;
/** In batches, the most promising first: most positions are refuted before the list is complete. */
export const STAGED = 1;
/** Only turns that change the balance at once (captures). */
export const NOISY = 2;
/** All turns without any limit, for the root of the search. */
export const ROOT = 3;
/** All turns without any limit, in batches, for proofs. A turn that ends the game in favour of the seat may stand alone. */
export const COMPLETE = 4;
export type Wanted = typeof ALL | typeof STAGED | typeof NOISY | typeof ROOT | typeof COMPLETE;

/**
 * A two-sided game without luck or secrets for alpha-beta search. One ply is a whole turn, however many moves it takes.
 * The tree holds the current position; `enter` goes down, `leave` comes back. Values are log-odds of winning in
 * hundredths, for the seat on turn.
 */
export interface TurnTree {
  seat(): number;
  /** The payoff of `seat()` once the game is over, else -1. */
  payoff(): number;
  /** May be rough if the value is far below `low` or far above `high`. */
  judge(low?: number, high?: number): number;
  /** A 53-bit hash of the position. */
  key(): number;
  /** Starts the list of turns with the one tagged `hint`; 0 is no hint. */
  open(hint: number, wanted: Wanted): void;
  /** Makes the next batch and returns its size; 0 at the end. */
  more(): number;
  /** False if this batch lacks turns, even under COMPLETE. Default: it lacks none. */
  complete?(): boolean;
  /** Identifies turn i of the batch among the turns of its position; never 0. */
  tag(i: number): number;
  /** Turn i changes the balance at once: its search depth must not be reduced. */
  noisy(i: number): boolean;
  enter(i: number): void;
  leave(): void;
  /** The seat is threatened to lose at once: the position must be searched further before it is judged. */
  urgent?(): boolean;
  /** Captures of `seat()` less those of the other seat. */
  lead?(): number;
  /** Null move: gives the turn to the other seat until `leave`, whether legal or not; false if meaningless. */
  skip?(): boolean;
  /** The turn just tried caused a cutoff: try it earlier next time. */
  recordCutoff(tag: number, depth: number): void;
  /** The moves of turn i as text. Only at the root, after open(…, ROOT). */
  writeTurn(i: number): readonly string[];
}

/** The limits of a level in a tree search: time, depth, noise in the judgement, turns overlooked. */
export type Handicap = {
  readonly ms: number;
  /** In turns. */
  readonly depth: number;
  /** Plies of captures searched beyond `depth`. */
  readonly quiescence: number;
  readonly nodes: number;
  /** The greatest error of a judgement, in hundredths of log-odds. */
  readonly blur: number;
  /** The share of turns noticed, of both sides. */
  readonly attention: number;
};

/** Bot support of a game without luck or secrets. */
export interface TreeSupport {
  /** The rules numbers it plays. */
  readonly rules: readonly number[];
  /** The state may be in the middle of a turn. */
  tree(state: unknown): TurnTree;
}

/** Whose memory is simulated. The same seat of the same game always has the same seed. */
export type MemoryOwner = { readonly level: Level; readonly seed: number };

/** Bot support of a game with luck, secrets or simultaneous choices. */
export interface GuideSupport {
  readonly rules: readonly number[];
  readonly guide: Guide;
  /** Default: the same for all games. */
  readonly playoutHandicaps?: ByLevel<PlayoutHandicap>;
  /**
   * For games with `traits.memory`: adds to the view what the owner still remembers of the events it was told. It may
   * depend on nothing else. Forgotten things stay forgotten as events are added.
   */
  remember?(view: View<unknown>, seat: Seat, told: readonly unknown[], owner: MemoryOwner): View<unknown>;
}

/** Bot support of a game that begins with luck and goes on without. Its tree may use sides instead of seats. */
export interface PhasedSupport {
  readonly rules: readonly number[];
  /** Null while luck or simultaneous choices lie ahead: the guide is used then. */
  tree(state: unknown): TurnTree | null;
  readonly guide: Guide;
  /** Default: the same for all games. */
  readonly handicaps?: ByLevel<Handicap>;
  readonly playoutHandicaps?: ByLevel<PlayoutHandicap>;
}

/** The export of a game's `bot.ts`, loaded only when a bot plays it. */
export type BotSupport = TreeSupport | GuideSupport | PhasedSupport | PlannerSupport;
