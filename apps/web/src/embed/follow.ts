import { loadGame } from '@tablee/catalogue';
import { type Game, readTable, type Table, type TimelineStep } from '@tablee/kernel';
import { followTold } from '@tablee/table';
import type { Person, TableFrame } from '@tablee/wire';
import { ApiError, fetchHistory } from '../api/client.ts';
import { outcomeOf, stepsOfHistory } from '../session/history/history.ts';
import { openEventStream } from '../session/remote/sse/stream.ts';

/** A table as the public sees it, from its start. */
export type Followed = {
  readonly game: Game;
  readonly table: Table;
  readonly steps: readonly TimelineStep[];
  readonly people: readonly Person[];
  readonly over: boolean;
};

const RETRY_MS = 3_000;

async function load(id: string): Promise<Followed> {
  const history = await fetchHistory(id, null);
  const { game: name, rules, seats, options } = history.head;
  const game = await loadGame(name, rules);
  const table = readTable(game, seats, options);
  const steps = stepsOfHistory(history, game, table);
  return { game, table, steps, people: history.people, over: history.outcome !== null };
}

/** Null: entries are missing between the steps known and this frame. */
export function extend(known: Followed, frame: TableFrame): Followed | null {
  const { game, table, steps } = known;
  const { people } = frame;
  const last = steps.length - 1;
  if (frame.n <= last) return { ...known, people };
  if (frame.n > last + 1) return null;
  const outcome = outcomeOf(frame.outcome);
  const step = followTold(steps, game, table, { ...frame, outcome });
  return { game, table, steps: [...steps, step], people, over: outcome !== null };
}

/**
 * Reads a table and follows it while it is played. `changed` gets null when there is no such table. Returns a function
 * that stops.
 */
export function followTable(id: string, changed: (now: Followed | null) => void): () => void {
  let stopped = false;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let close = (): void => undefined;
  const again = (): void => {
    if (!stopped) retry = setTimeout(begin, RETRY_MS);
  };
  const begin = (): void => {
    load(id).then(listen, (error: unknown) => {
      if (error instanceof ApiError && error.problem && error.problem.status < 500) changed(null);
      else again();
    });
  };
  const listen = (first: Followed): void => {
    if (stopped) return;
    let known = first;
    changed(known);
    if (known.over) return;
    const connection = openEventStream(
      { table: id, token: null, seen: known.steps.length - 1, heard: 0 },
      {
        receive(frame) {
          if (frame.t === 'people') {
            known = { ...known, people: frame.people };
            changed(known);
          } else if (frame.t === 'gone') {
            connection.close();
            changed(null);
          } else if (frame.t === 'table') {
            const next = extend(known, frame);
            if (next) {
              known = next;
              changed(known);
              return;
            }
            connection.close();
            begin();
          }
        },
        dropped: again,
      },
    );
    close = () => connection.close();
  };
  begin();
  return () => {
    stopped = true;
    clearTimeout(retry);
    close();
  };
}
