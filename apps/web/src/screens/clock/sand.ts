import type { Clock } from '@tablee/kernel';
import { type FrozenClock, freezeClock, thawClock } from '@tablee/table';
import { useEffect, useState } from 'preact/hooks';
import { type SandAt, type TableClock, tick } from '../../session/clock.ts';

/** Often enough for sand that is seen running, and for a second to change in time. */
const SHOWN_EVERY_MS = 200;

/** How the sand stands now, by what was told. */
export const sandNow = (told: SandAt, now: number, kind: Clock['kind'] = 'hourglass'): FrozenClock =>
  freezeClock(thawClock(kind, told, told.at), now);

export const wholeSeconds = (ms: number): number => Math.ceil(ms / 1000);

/** The same while it runs; null until the referee has said how it stands. */
export function useSand({ clock, told }: TableClock): FrozenClock | null {
  const known = told.value;
  const [now, setNow] = useState(tick);
  const runs = known !== null && (known.pouring.length > 0 || known.respiteMs > 0);
  useEffect(() => {
    setNow(tick());
    if (!runs) return;
    const timer = setInterval(() => setNow(tick()), SHOWN_EVERY_MS);
    return () => clearInterval(timer);
  }, [known, runs]);
  return known && sandNow(known, Math.max(now, known.at), clock.kind);
}
