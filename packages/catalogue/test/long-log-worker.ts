import { parentPort, workerData } from 'node:worker_threads';
import { longRecord } from '@tablee/conform/long';
import { replay } from '@tablee/kernel';
import { loadGame } from '../src/index.ts';

/** The log that the worker makes and replays. */
export type LongLog = {
  readonly id: string;
  readonly entries: number;
  readonly seed: number;
  readonly backs: number;
  /** Idle moves only, for games whose sampled moves are slow. */
  readonly idle?: boolean;
};
export type Replayed = {
  readonly entries: number;
  readonly n: number;
  /** The text of the last position, and the same text read and written again. */
  readonly texts: readonly [string, string];
};

const { id, idle, ...options } = workerData as LongLog;
const game = await loadGame(id);
const record = longRecord(game, idle ? { ...options, choose: game.idle } : options);
const { n, state, table } = replay(game, record);
const text = game.writeState(state);
const replayed: Replayed = {
  entries: record.entries.length,
  n,
  texts: [text, game.writeState(game.readState(text, table))],
};
parentPort!.postMessage(replayed);
