import { hasGame, loadGame } from '@tablee/catalogue';
import {
  BadText,
  type Entry,
  isMove,
  type Outcome,
  replaySteps,
  type Seat,
  sameOutcome,
} from '@tablee/kernel';
import { actorsOf } from '@tablee/table';
import type { StoredGame, StoredMoment } from './stored-games.ts';

/** Why a game cannot be read or replayed: an English sentence; with a key, other languages have one too. */
export type Cause = {
  readonly detail: string;
  readonly key?: string;
  readonly values?: readonly (string | number)[];
};

/** Keys of errors that Node throws for damaged or missing files. */
const FILE_ERRORS: { readonly [code: string]: string } = {
  ENOENT: 'no-file',
  Z_DATA_ERROR: 'compressed',
  Z_BUF_ERROR: 'compressed',
};

export function causeOf(e: unknown): Cause {
  if (!(e instanceof Error)) return { detail: String(e) };
  const detail = e.message;
  if (e instanceof BadText) return { detail, key: e.key, values: e.values };
  if (e instanceof SyntaxError) return { detail, key: 'json' };
  const key = 'code' in e ? FILE_ERRORS[String(e.code)] : undefined;
  return key === undefined ? { detail } : { detail, key };
}

/** How the replay of a stored game differs from what is stored about it. */
export type Difference =
  /** The head, the log or the archive file cannot be read. */
  | ({ readonly kind: 'unreadable' } & Cause)
  /** This program does not have the game, or not these rules. */
  | { readonly kind: 'unknown-rules' }
  /** Entry `entry` breaks the rules the log names; 0 is the set-up. */
  | ({ readonly kind: 'broken'; readonly entry: number; readonly played: string | null } & Cause)
  /** The summary was stored for another number of entries. */
  | { readonly kind: 'length'; readonly stored: number; readonly replayed: number }
  | {
      readonly kind: 'actors';
      readonly entry: number;
      readonly stored: readonly Seat[];
      readonly replayed: readonly Seat[];
    }
  | {
      readonly kind: 'outcome';
      readonly entry: number;
      readonly stored: Outcome | null;
      readonly replayed: Outcome | null;
    };

export type Finding = Difference & {
  /** Id of the table, or path of the file. */
  readonly table: string;
  readonly game: string | null;
  readonly rules: number | null;
};

/** Replays a game with the rules its log names. Null: nothing differs, else the first difference. */
export async function compareGame({ record, moments, n }: StoredGame): Promise<Difference | null> {
  if (!hasGame(record.game, record.rules)) return { kind: 'unknown-rules' };
  const game = await loadGame(record.game, record.rules);
  const stored = new Map(moments.map(moment => [moment.n, moment]));
  let replayed = -1;
  try {
    for (const { match } of replaySteps(game, record)) {
      replayed = match.n;
      const moment = stored.get(match.n);
      const difference = moment && compareMoment(moment, actorsOf(match), match.outcome);
      if (difference) return difference;
    }
  } catch (e) {
    // Rules may also throw where an old log leads to a state they no longer know.
    const entry = replayed + 1;
    return { kind: 'broken', entry, played: playedAt(record.entries, entry), ...causeOf(e) };
  }
  return n === replayed ? null : { kind: 'length', stored: n, replayed };
}

function compareMoment(
  { n: entry, actors, outcome }: StoredMoment,
  reachedActors: readonly Seat[],
  reached: Outcome | null,
): Difference | null {
  const same = outcome === null ? reached === null : sameOutcome(outcome, reached);
  if (!same) return { kind: 'outcome', entry, stored: outcome, replayed: reached };
  if (actors === null || actors.join() === reachedActors.join()) return null;
  return { kind: 'actors', entry, stored: actors, replayed: reachedActors };
}

function playedAt(entries: readonly Entry[], n: number): string | null {
  const entry = entries[n - 1];
  if (!entry) return null;
  return isMove(entry) ? entry.move : entry.act;
}
