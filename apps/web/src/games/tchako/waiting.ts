import { useEffect, useState } from 'preact/hooks';

/** A table by link is drawn a moment before it says whose turn it is: so long nobody is taken for one who waits. */
const SURE_MS = 1_000;

/** Whether this has been so for a while, once. */
export function useWaited(waits: boolean): boolean {
  const [waited, know] = useState(false);
  useEffect(() => {
    if (!waits) return;
    const timer = setTimeout(() => know(true), SURE_MS);
    return () => clearTimeout(timer);
  }, [waits]);
  return waited;
}
