import { useEffect, useState } from 'preact/hooks';
import { words } from '../../messages/index.ts';

const MINUTE_MS = 60_000;

/** Whole minutes since a moment, counted on; 0 without one. */
export function useMinutesSince(since: string | undefined): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (since === undefined) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS);
    return () => clearInterval(timer);
  }, [since]);
  return since === undefined ? 0 : Math.floor((now - Date.parse(since)) / MINUTE_MS);
}

/** In the largest unit that makes at least two: precise enough for an absence. */
export function sayMinutes(minutes: number): string {
  const day = 1_440;
  if (minutes >= 2 * day) return words().table.inDays(Math.floor(minutes / day));
  return minutes >= 120 ? `${Math.floor(minutes / 60)} h` : `${minutes} min`;
}
