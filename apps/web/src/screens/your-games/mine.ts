import type { MineItem } from '@tablee/wire';
import { useEffect, useState } from 'preact/hooks';
import { fetchMine } from '../../api/client.ts';
import { mayHaveTables } from '../../storage/tables.ts';

/** The server is asked at most once in this time, however often the page is shown. */
const PAUSE_MS = 3_000;

type Mine = readonly MineItem[];
let askedAt = -PAUSE_MS;

/**
 * The tables of this person on all devices, asked for when the list is shown and when the page is looked at again. A
 * device that the server cannot know asks nothing. Null: no answer yet.
 */
export function useMine(): Mine | null {
  const [mine, setMine] = useState<Mine | null>(null);
  useEffect(() => {
    let here = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = () => {
      askedAt = performance.now();
      // Without an answer, the list shows what this device knows.
      fetchMine().then(
        answer => here && setMine(answer),
        () => undefined,
      );
    };
    const plan = () => {
      clearTimeout(timer);
      if (document.visibilityState !== 'visible' || !mayHaveTables()) return;
      timer = setTimeout(ask, Math.max(0, askedAt + PAUSE_MS - performance.now()));
    };
    plan();
    document.addEventListener('visibilitychange', plan);
    return () => {
      here = false;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', plan);
    };
  }, []);
  return mine;
}
