import type { Thinkers } from '@tablee/bots/node';
import type { Figures } from '../figures.ts';

/** How busy the bots are, for the metrics. */
export function watchThoughts(figures: Figures, thinkers: Thinkers): void {
  figures.watch('tablee_thoughts_waiting_people', 'Thoughts of bots that wait, at tables with people', () =>
    thinkers.waiting(true),
  );
  figures.watch('tablee_thoughts_waiting_bots', 'Thoughts of bots that wait, at tables without people', () =>
    thinkers.waiting(false),
  );
  figures.count('tablee_thoughts_total', 'Thoughts of bots begun', () => thinkers.begun);
  figures.count(
    'tablee_thoughts_limited_total',
    'Thoughts given less time because others wait',
    () => thinkers.limited,
  );
  figures.watch(
    'tablee_thought_limit_seconds',
    'Time given to the thought begun last; 0: no limit',
    () => thinkers.limitMs / 1_000,
  );
}
