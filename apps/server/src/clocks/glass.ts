import type { Clock, Seat } from '@tablee/kernel';
import {
  type ClockState,
  type FrozenClock,
  freezeClock,
  haltClock,
  openClock,
  thawClock,
  turnClock,
} from '@tablee/table';
import type { SandTold } from '@tablee/wire';
import { hasBots } from '../bots/chores.ts';
import type { Change, Ruling } from '../tables/ruling.ts';
import type { LiveTable, Standing } from '../tables/table.ts';
import { everySeatTaken } from '../tables/wishes.ts';
import { isAttended } from './attendance.ts';

/** The glass of a table: as it comes from the disk, after a change, and as it is told. */

/** Whoever comes back, or comes first, finds the board before sand runs. */
export const READY_MS = 3_000;

/** From the disk it comes lying on its side: no sand runs while the server is down. */
export const sandFrom = (clock: Clock, kept: FrozenClock | null, seats: number, now: number): ClockState =>
  kept ? thawClock(clock.kind, { ...kept, pouring: [] }, now) : openClock(clock, seats, now);

/** Whose sand is to run: those who act, once every seat is taken. A clock, too, writes only so much. */
const drainedBy = (table: LiveTable, match = table.match): readonly Seat[] =>
  match.outcome || !everySeatTaken(table.standing.holders) || match.n >= table.maxEntries
    ? []
    : match.game.actors(match.state);

/** The glass once this change holds. */
export function sandAfter(table: LiveTable, sand: ClockState, change: Change): ClockState {
  if (!('step' in change)) return change.sand ?? sand;
  // What bots play meanwhile does not set it up.
  const drained = table.dozing ? [] : drainedBy(table, change.step.match);
  return turnClock(sand, drained, table.ticker.now(), change.turning);
}

/** It lies, and nothing speaks against setting it up. Where all act at once there is nobody to pour into. */
export function isReady(table: LiveTable): boolean {
  const { sand } = table.standing;
  const drained = drainedBy(table);
  const lies = sand !== null && sand.pouring.length === 0 && !table.dozing;
  return lies && drained.length > 0 && drained.length < sand.left.length && isAttended(table);
}

/** It runs, and somebody has left a seat since. */
export const isAstray = (table: LiveTable): boolean =>
  table.standing.sand !== null && table.standing.sand.pouring.length > 0 && drainedBy(table).length === 0;

export function ruleReady(table: LiveTable): Ruling {
  const { match, wishes, sand } = table.standing;
  if (!sand || !isReady(table)) return { n: match.n, again: true };
  const ready = turnClock(sand, drainedBy(table), table.ticker.now(), { lasts: READY_MS });
  return { wishes, sand: ready };
}

export function ruleLaid(table: LiveTable): Ruling {
  const { match, wishes, sand } = table.standing;
  if (!sand || sand.pouring.length === 0) return { n: match.n, again: true };
  return { wishes, sand: haltClock(sand, table.ticker.now()) };
}

/** ClockState, or a bot, stands still while a move is seen happening. */
export const isAwaited = (table: LiveTable): boolean =>
  table.standing.sand !== null || (table.game.lasts !== undefined && hasBots(table));

/** How long a move is seen happening. The text is one that was just played. */
export function lastsOf({ game, state }: Standing['match'], text: string): number {
  const move = game.lasts ? game.readMove(text) : null;
  return move === null ? 0 : Math.ceil(game.lasts?.(state, move) ?? 0);
}

export function sandTold(table: LiveTable): SandTold | null {
  const { sand } = table.standing;
  if (!sand) return null;
  const { left, pouring, holdMs, respiteMs } = freezeClock(sand, table.ticker.now());
  const told = { left: [...left], pouring: [...pouring], holdMs, respiteMs };
  return table.dozing && pouring.length === 0 ? { ...told, idle: true } : told;
}
