import { readlinkSync } from 'node:fs';
import { setPriority } from 'node:os';
import { isMainThread } from 'node:worker_threads';

/** As of `nice`: behind everything ordinary, before what is only done when nothing else is. */
const NICE = 10;

/**
 * Called in a worker: from now on its thread gives way to the main one, which answers people. Only Linux gives threads
 * priorities of their own; false where nothing was changed.
 */
export function lowerThreadPriority(): boolean {
  if (isMainThread) return false;
  try {
    const thread = Number(/\/task\/(\d+)$/.exec(readlinkSync('/proc/thread-self'))?.[1]);
    if (!Number.isInteger(thread)) return false;
    setPriority(thread, NICE);
    return true;
  } catch {
    return false;
  }
}
