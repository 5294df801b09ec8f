import type { Seat } from '@tablee/kernel';
import { botPace } from '../storage/settings.ts';
import type { Motion } from './motion.ts';

/** The factor of an entry: only turns of bots are paced. */
export const paceOf = (mover: Seat | null, bots: readonly Seat[] = []): number =>
  mover !== null && bots.includes(mover) ? botPace() : 1;

/** The same motions, slower or faster. */
export const paceMotions = (motions: readonly Motion[], pace: number): readonly Motion[] =>
  pace === 1 ? motions : motions.map(m => ({ ...m, delay: m.delay * pace, ms: m.ms * pace }));

/** The same schedule, slower or faster. */
export const paceSchedule = <T extends { readonly start: number; readonly ms: number }>(
  timed: readonly T[],
  pace: number,
): readonly T[] => timed.map(t => ({ ...t, start: t.start * pace, ms: t.ms * pace }));
