import type { Seat } from '@tablee/kernel';
import { SharedFields } from './shared-fields.ts';

/** What a table in memory has besides its state. None of it is stored. */
export class Ephemera {
  readonly plans = new Plans();
  readonly talkLimits = new TalkLimits();
  readonly sharedFields = new SharedFields();
  /** Reasons to keep the table in memory: a bot is at work, a clock runs, an understudy is about to begin. */
  readonly holds = new Set<'bots' | 'clock' | 'absence'>();
  /** The clock was stopped because no person plays. */
  idle = false;
  /** Bytes added to the log since its growth was stored; null when nothing has happened since. */
  growth: number | null = null;
}

type Notes = ReadonlyMap<Seat, readonly string[]>;
const NO_NOTES: Notes = new Map();

/** What seats plan to do in the present turn. */
export class Plans {
  #turn = 0;
  #notes = NO_NOTES;

  set(seat: Seat, notes: readonly string[], turn: number): void {
    this.#notes = new Map(this.of(turn)).set(seat, notes);
    this.#turn = turn;
  }

  /** Plans of an earlier turn no longer hold. */
  of(turn: number): Notes {
    return turn === this.#turn ? this.#notes : NO_NOTES;
  }
}

/** Token buckets: `burst` at once, then one every `everyMs`. */
const TALK_LIMITS = {
  reaction: { burst: 4, everyMs: 1_200 },
  point: { burst: 5, everyMs: 700 },
  plan: { burst: 8, everyMs: 400 },
  /** Pages send ten a second. */
  aim: { burst: 6, everyMs: 85 },
  line: { burst: 5, everyMs: 2_000 },
} as const;
export type TalkKind = keyof typeof TALK_LIMITS;

/** Limits how often each seat may talk. */
export class TalkLimits {
  readonly #spent = new Map<string, { amount: number; at: number }>();

  /** Whether this seat may; if so, it counts. `now`: of the table's scheduler. */
  spend(kind: TalkKind, seat: Seat, now: number): boolean {
    const { burst, everyMs } = TALK_LIMITS[kind];
    const key = `${kind} ${seat}`;
    const before = this.#spent.get(key) ?? { amount: 0, at: now };
    const amount = Math.max(0, before.amount - (now - before.at) / everyMs);
    const may = amount + 1 <= burst;
    this.#spent.set(key, { amount: may ? amount + 1 : amount, at: now });
    return may;
  }
}
