import type { Thinker, ThinkRequest } from '@tablee/bots';
import { Brain } from '@tablee/bots/brain';

/** A thinker in this process that keeps every request. */
export function recordingThinker(): { readonly thinker: Thinker; readonly asked: readonly ThinkRequest[] } {
  const brain = new Brain(() => performance.now());
  const asked: ThinkRequest[] = [];
  const thinker: Thinker = {
    think(request) {
      asked.push(request);
      return brain.think(request);
    },
    evaluate: request => brain.evaluate(request),
    close: () => undefined,
  };
  return { thinker, asked };
}
