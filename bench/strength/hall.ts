import { parentPort } from 'node:worker_threads';
import { type Pair, playPair } from './contest.ts';

/** A worker that plays the pairs it is given, one after the other. */
parentPort?.on('message', async (pair: Pair) => parentPort?.postMessage(await playPair(pair)));
