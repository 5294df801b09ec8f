import { readlinkSync } from 'node:fs';
import { setPriority } from 'node:os';
import { isMainThread } from 'node:worker_threads';

/** As of `nice`. */
const NICE = 10;

/**
 * Lowers the priority of the calling worker thread below that of the main thread. Returns false where it is not possible:
 * only Linux has priorities per thread.
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
