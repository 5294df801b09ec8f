import type { MineItem } from '@tablee/wire';
import { useEffect, useState } from 'preact/hooks';
import { fetchMine } from '../../api/client.ts';
import { keptPerson } from '../../storage/person.ts';
import { findTable, mayHaveTables, removeTable, saveTable } from '../../storage/tables.ts';
import type { ListedTable } from './rows.ts';

/** The server is asked at most once in this time, however often the page is shown. */
const PAUSE_MS = 3_000;

type Mine = readonly MineItem[];
let askedAt = -PAUSE_MS;

/** A device that keeps a person also learns here that it was signed out, or is another person's now. */
async function readMine(): Promise<Mine> {
  if (keptPerson() === null) return fetchMine();
  return (await import('../person/device/device.ts')).syncDevice();
}

/** The next visit shows the same list at once: tables of other devices are stored here too. */
export function storeListed(tables: readonly ListedTable[], gone: readonly string[]): void {
  for (const { bots, turn, served, ...table } of tables) if (served && !findTable(table.id)) saveTable(table);
  for (const id of gone) removeTable(id);
}

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
      readMine().then(
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
