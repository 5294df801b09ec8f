import type { Seat } from '@tablee/kernel';
import { bit, has, lowest, MIDDLE_X, MIDDLE_Y } from './board.ts';
import { hasTchako, zonesOf } from './control.ts';
import type { Effect, EventSink } from './events.ts';
import type { ShootMove } from './move.ts';
import { meetsPuck } from './overlap.ts';
import { ALL, isQueen, type Puck, type Pucks, queenOf } from './puck.ts';
import { applyShot, type ShotResult, simulateShot } from './shot-physics.ts';
import { homeOf, isHere, isOnSpace, moveTo, other, type State, takeAway } from './state.ts';
import { finish, settle, type Threats, threatsOf } from './turn.ts';
import { mayLoad, queensMatter } from './variant.ts';

/** TCHAKO-10, TCHAKO-12, TCHAKO-40: in halves. */
export function shotCost(s: State, puck: Puck, loaded: boolean): number {
  const whole = isQueen(puck) ? 3 : 2;
  return 2 * (s.variant.strategic && !loaded ? whole - 1 : whole);
}

/** Plays a legal shot until all pucks rest (TCHAKO-24). */
export function shoot(s: State, m: ShootMove, before: Threats | null, events: EventSink): void {
  const seat = s.turn;
  const cost = shotCost(s, m.puck, m.loaded);
  const { puck, dx, dy, direction, power, loaded } = m;
  events?.push({ kind: 'shot', seat, puck, dx, dy, direction, power, loaded, cost });
  const threats = s.variant.sumo ? threatsOf(s) : null;
  const result = simulateShot(s, m);
  const effect = result.first < 0 ? null : effectOf(s, m, result.first);
  if (effect) events?.push({ kind: 'hit', by: puck, puck: result.first, effect });
  s.points -= cost;
  s.free = 0;
  s.shot |= bit(puck);
  s.set &= ~bit(puck);
  const set = s.set;
  rememberHomes(s, set);
  applyShot(s, result);
  removeGone(s, m, result, effect, events);
  restore(s, set, events);
  if (effect === 'wins') finish(s, { reason: 'queen-hit', winner: seat }, events);
  else if (threats) judgeSumo(s, result.railed, threats, events);
  if (!s.end) settle(s, before, events);
}

/** The effect of the first contact, by the position before the shot (TCHAKO-8, TCHAKO-9). */
function effectOf(s: State, m: ShootMove, first: Puck): Effect {
  const { variant: v } = s;
  if (v.sumo) return 'pushes';
  const unloaded = mayLoad(v) && !m.loaded;
  // TCHAKO-40: an unloaded shot spares other pucks; the shooter of a grey duel only in rules 1.
  if (unloaded && v.rules === 1) return 'pushes';
  if ((zonesOf(s, m.puck) & zonesOf(s, first)) !== 0) return isQueen(m.puck) ? 'parried' : 'duel';
  if (unloaded) return 'pushes';
  if (!isQueen(first)) return 'eliminates';
  return queensMatter(v) && hasTchako(s, s.turn) ? 'wins' : 'invulnerable';
}

function removeGone(
  s: State,
  { puck }: ShootMove,
  { first, out, railed }: ShotResult,
  effect: Effect | null,
  events: EventSink,
): void {
  const doomed = effect === 'eliminates' ? first : effect === 'duel' ? puck : -1;
  const gone = s.variant.sumo ? railed : out;
  for (let left = doomed < 0 ? gone : gone | bit(doomed); left !== 0; left &= left - 1) {
    const each = lowest(left);
    const how = has(out, each) ? 'out' : each !== doomed ? 'rail' : effect === 'duel' ? 'duel' : 'hit';
    takeAway(s, each);
    events?.push({ kind: 'gone', puck: each, how });
  }
}

/** By set puck, the zone of its space. Filled before a shot, used after it. */
const homes = new Int8Array(ALL);

function rememberHomes(s: State, set: Pucks): void {
  for (let left = set; left !== 0; left &= left - 1) {
    const puck = lowest(left);
    homes[puck] = homeOf(s, puck);
  }
}

/** TCHAKO-17: a set puck that is still on its space goes back to the middle. */
function restore(s: State, set: Pucks, events: EventSink): void {
  for (let left = set; left !== 0; left &= left - 1) {
    const puck = lowest(left);
    const zone = homes[puck]!;
    if (!isHere(s, puck)) continue;
    const [x, y] = [MIDDLE_X[zone]!, MIDDLE_Y[zone]!];
    if (s.x[puck] === x && s.y[puck] === y) continue;
    if (!isOnSpace(s, puck, zone)) {
      s.set &= ~bit(puck);
      continue;
    }
    if (meetsPuck(s, x, y, puck)) continue;
    moveTo(s, puck, x, y);
    events?.push({ kind: 'restored', puck, zone });
  }
}

/** TCHAKO-44: a queen pushed to the rail loses if her owner was in t'chako when the shot began. */
function judgeSumo(s: State, gone: Pucks, threats: Threats, events: EventSink): void {
  if (!queensMatter(s.variant)) return;
  const winner = [s.turn, other(s.turn)].find(
    (seat: Seat) => threats[seat] && has(gone, queenOf(other(seat))),
  );
  if (winner !== undefined) finish(s, { reason: 'queen-gone', winner }, events);
}
