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
export type Replayed = { readonly entries: number; readonly n: number };

const { id, idle, ...wish } = workerData as LongLog;
const game = await loadGame(id);
const record = longRecord(game, idle ? { ...wish, choose: game.idle } : wish);
const replayed: Replayed = { entries: record.entries.length, n: replay(game, record).n };
parentPort!.postMessage(replayed);
