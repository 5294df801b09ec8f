import { parentPort, workerData } from 'node:worker_threads';
import { type Batch, simulate } from './simulate.ts';

for await (const played of simulate(workerData as Batch)) parentPort?.postMessage(played);
