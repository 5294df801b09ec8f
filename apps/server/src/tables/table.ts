import {
  type Checkpoints,
  type Entry,
  type Game,
  type GameRecord,
  type Match,
  RECORD_FORMAT,
  type Seat,
  type Step,
} from '@tablee/kernel';
import type { ClockState } from '@tablee/table';
import type { Person } from '@tablee/wire';
import type { Ticker } from '../clocks/ticker.ts';
import {
  type Holder,
  isBot,
  type Line,
  levelOf,
  nameOf,
  type PersonHolder,
  type StoredTable,
  type Summary,
  type TableHead,
  type Wishes,
} from '../store/store.ts';
import { Patience } from '../talk/patience.ts';
import { Plans } from '../talk/plans.ts';
import { Audience } from '../watch/audience.ts';
import { Queue } from './queue.ts';
import { Surroundings } from './surroundings.ts';

/** The entry that led to the present position, and what happened in it. */
export type Last = { readonly entry: Entry; readonly events: readonly unknown[] };

/** What is in memory of a table: always what is on disk, and nothing that is not. */
export type Standing = {
  readonly match: Match;
  readonly last: Last | null;
  readonly wishes: Wishes;
  readonly holders: readonly (Holder | null)[];
  /** The glass as it was last turned; null where nobody plays against a clock. */
  readonly sand: ClockState | null;
};

/** A table somebody touched lately. Knows no door; whoever watches is in its audience. */
export class LiveTable {
  readonly key: number;
  readonly id: string;
  readonly game: Game;
  readonly head: TableHead;
  /** Hash of the guest who laid the table; null once that guest is forgotten. */
  host: string | null;
  /** Keyed hash of the address the table was laid from. */
  readonly owner: string | null;
  readonly audience: Audience;
  readonly queue = new Queue();
  readonly surroundings = new Surroundings();
  standing: Standing;
  /** Earlier positions of the line, for going back and for what bots are asked. */
  checkpoints: Checkpoints;
  /** The disk failed while writing: read it again before believing what is in memory. */
  doubtful = false;
  /** It has left the database: nothing more happens here. */
  gone = false;
  /** By the ticker, not a date. */
  touchedAt = 0;
  /** Bytes its log has grown by since that was last noted in the database; null when nothing happened since. */
  uncounted: number | null = null;
  /** What was said here lately, oldest first. */
  lines: readonly Line[];
  readonly patience = new Patience();
  readonly plans = new Plans();
  /** A bot of this table is at work: it must not be forgotten meanwhile. */
  driven = false;
  /** Its sand runs: the same holds. */
  timed = false;
  /** Time alone has ended its last turns: its sand lies until somebody does something. */
  dozing = false;
  /** Until then its last move is seen happening, where anybody waits for that. */
  slidesUntil = 0;
  readonly ticker: Ticker;
  /** How many entries its log may have. */
  readonly maxEntries: number;

  constructor(
    stored: StoredTable,
    lines: readonly Line[],
    game: Game,
    { standing, checkpoints }: Pick<LiveTable, 'standing' | 'checkpoints'>,
    onDrop: () => void,
    ticker: Ticker,
    maxEntries: number,
  ) {
    this.key = stored.key;
    this.id = stored.id;
    this.head = stored.head;
    this.host = stored.host;
    this.owner = stored.owner;
    this.lines = lines;
    this.game = game;
    this.standing = standing;
    this.checkpoints = checkpoints;
    this.ticker = ticker;
    this.maxEntries = maxEntries;
    this.audience = new Audience(stored.head.seats, onDrop);
  }

  get match(): Match {
    return this.standing.match;
  }

  get over(): boolean {
    return this.standing.match.outcome !== null;
  }

  /** Nothing more may be played or taken back; the game can still be ended. */
  get full(): boolean {
    return this.standing.match.n >= this.maxEntries;
  }

  seatOfToken(tokenHash: string): Seat | null {
    return this.#seatWhere(person => person.tokenHash === tokenHash);
  }

  seatOfGuest(guestHash: string): Seat | null {
    return this.#seatWhere(person => person.guestHash === guestHash);
  }

  #seatWhere(fits: (person: PersonHolder) => boolean): Seat | null {
    const seat = this.standing.holders.findIndex(h => h !== null && !isBot(h) && fits(h));
    return seat < 0 ? null : seat;
  }

  people(): Person[] {
    return this.standing.holders.map((h, seat) => ({
      name: nameOf(h),
      here: levelOf(h) !== null || this.audience.isHere(seat),
      bot: levelOf(h),
    }));
  }
}

export const adopt = (
  { holders }: Standing,
  step: Step,
  wishes: Wishes,
  sand: ClockState | null,
): Standing => ({
  match: step.match,
  last: { entry: step.entry, events: step.events },
  wishes,
  holders,
  sand,
});

export const summarize = (match: Match, wishes: Wishes): Summary => ({
  n: match.n,
  actors: match.outcome ? [] : match.game.actors(match.state),
  outcome: match.outcome,
  wishes,
});

/** The game as the rules replay it; with the seeds only when `opened`. */
export function recordOf(head: TableHead, entries: readonly Entry[], opened: boolean): GameRecord {
  const { game, rules, seats, options, clock, lot, setup } = head;
  return {
    tablee: RECORD_FORMAT,
    game,
    rules,
    seats,
    options,
    ...(clock ? { clock } : {}),
    seals: sealsOf(head, opened),
    ...(lot ? { lot } : {}),
    setup,
    entries,
  };
}

/** The promise alone while the game runs; promise and seed afterwards. */
export const sealsOf = (
  head: TableHead,
  opened: boolean,
): { from: number; commitment: string; seed?: string }[] =>
  head.seals.map(({ from, commitment, seed }) =>
    opened && seed !== undefined ? { from, commitment, seed } : { from, commitment },
  );
