import { parentPort, workerData } from 'node:worker_threads';
import { longRecord } from '@tablee/conform/long';
import { replay } from '@tablee/kernel';
import { loadGame } from '../src/index.ts';

/** What the worker is asked for: a log of this game, made and replayed. */
export type LongLog = {
  readonly id: string;
  readonly entries: number;
  readonly seed: number;
  readonly backs: number;
  /** Only the moves of somebody who is absent: where plausible ones take long to work out. */
  readonly idle?: boolean;
};
export type Replayed = {
  readonly entries: number;
  readonly n: number;
  /** The text of the last position, and what it is after it was read. */
  readonly texts: readonly [string, string];
};

const { id, idle, ...wish } = workerData as LongLog;
const game = await loadGame(id);
const record = longRecord(game, idle ? { ...wish, choose: game.idle } : wish);
const { n, state, table } = replay(game, record);
const text = game.writeState(state);
const replayed: Replayed = {
  entries: record.entries.length,
  n,
  texts: [text, game.writeState(game.readState(text, table))],
};
parentPort!.postMessage(replayed);
