import { BAND, POST, RAIL, type TrackEvent } from '@tablee/physics';
import type { ShootMove } from './move.ts';
import { namePuck } from './puck.ts';
import { trackShot } from './shot-physics.ts';
import type { State } from './state.ts';

/** Ticks with three decimals: enough to tell events apart, and short. */
const timeOf = (at: number): string => at.toFixed(3);

/** Numbers of posts, rail sides and bands count from 0 in the layout of the shot. */
function nameObstacle(what: number): string {
  if (what >= BAND) return `band ${what - BAND}`;
  return what >= RAIL ? `rail ${what - RAIL}` : `post ${what - POST}`;
}

function sayEvent(e: TrackEvent): string {
  if (e.kind === 'met') return `${timeOf(e.at)} met ${namePuck(e.a)} ${namePuck(e.b)}`;
  if (e.kind === 'left') return `${timeOf(e.at)} left ${namePuck(e.disc)}`;
  return `${timeOf(e.at)} bounced ${namePuck(e.disc)} ${nameObstacle(e.what)}`;
}

/** Every contact of a shot with its tick, one a line, then the tick of rest. For the command line. */
export function traceShot(s: State, m: ShootMove): readonly string[] {
  const { events, end } = trackShot(s, m);
  return [...events.map(sayEvent), `${timeOf(end)} rest`];
}
