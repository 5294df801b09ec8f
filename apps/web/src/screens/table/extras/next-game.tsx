import './next-game.css';
import type { MineItem } from '@tablee/wire';
import { useEffect, useState } from 'preact/hooks';
import { fetchMine } from '../../../api/client.ts';
import { Icon } from '../../../page/icon.tsx';
import { paths } from '../../../page/routes.ts';
import { listTables } from '../../../storage/tables.ts';
import { showBadge, waitingTables } from '../../your-games/waiting/waiting-tables.ts';
import type { Words } from './words/index.ts';

/** People at the board move every few seconds: the server is not asked after each of their moves. */
const PAUSE_MS = 10_000;
let askedAt = -PAUSE_MS;
/** The last answer, without the tables played at since; null before the first one. */
let latest: readonly MineItem[] | null = null;

/** Asks once after a move, and only a person who may have other games; those of other devices are in the first answer. */
function mayAsk(table: string): boolean {
  if (performance.now() - askedAt < PAUSE_MS) return false;
  const hasOthers = listTables().some(({ id, over, seat }) => id !== table && !over && seat !== undefined);
  return hasOthers || latest === null || latest.length > 0;
}

type Props = {
  readonly table: string;
  /** The entry of the own last move. */
  readonly moved: number;
  readonly word: Words;
};

/** Leads to the game that has waited longest for this person; nothing when there is none. */
export function NextGame({ table, moved, word }: Props) {
  const [waiting, setWaiting] = useState<readonly MineItem[]>([]);
  useEffect(() => {
    let here = true;
    const take = (mine: readonly MineItem[]) => {
      latest = waitingTables(mine).filter(item => item.table !== table);
      showBadge(latest.length);
      if (here) setWaiting(latest);
    };
    if (mayAsk(table)) {
      askedAt = performance.now();
      // Without an answer nothing is offered; the home page lists all games.
      fetchMine().then(take, () => undefined);
    } else take(latest ?? []);
    return () => {
      here = false;
    };
  }, [moved]);
  // The server lists the latest first.
  const next = waiting.at(-1);
  if (!next) return null;
  return (
    <p class="next-game">
      <a class="button" href={paths.table(next.table)}>
        <Icon name="next" />
        {word.next}
        <small>{word.waits(waiting.length)}</small>
      </a>
    </p>
  );
}
