import type { Seat } from '@tablee/kernel';
import { advanceClock } from '@tablee/table';
import type { LiveTable } from '../tables/table.ts';

/** With less sand than this a bot does not dawdle. */
const SCARCE_MS = 10_000;
/** A turn may have many moves: only so much of what is left goes into one. */
const SHARE = 1 / 30;
const LEAST_MS = 20;

/** How fast a bot plays: when what is sliding has come to rest, and as its sand allows. */
export type Pace = {
  /** For so long it may not act yet, or something is still sliding. */
  readonly waitMs: number;
  /** So long it may think; null: as long as it likes. */
  readonly thinkMs: number | null;
};

export function paceOf({ standing: { sand }, slidesUntil, ticker }: LiveTable, seat: Seat): Pace {
  const now = ticker.now();
  if (!sand) return { waitMs: Math.max(0, slidesUntil - now), thinkMs: null };
  const { left, heldUntil, respiteUntil } = advanceClock(sand, now);
  const have = left[seat] ?? 0;
  return {
    waitMs: Math.max(0, heldUntil - now, respiteUntil - now),
    thinkMs: have < SCARCE_MS ? Math.max(LEAST_MS, Math.floor(have * SHARE)) : null,
  };
}
