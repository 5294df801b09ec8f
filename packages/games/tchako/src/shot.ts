import type { Seat } from '@tablee/kernel';
import { bit, has, lowest, MIDDLES, type Zone } from './board.ts';
import { zonesOf } from './control.ts';
import type { Effect, TchakoEvent } from './events.ts';
import { fly } from './flight.ts';
import type { ShootMove } from './move.ts';
import { isQueen, ownerOf, PUCKS, type Puck, type Pucks, SIDE } from './puck.ts';
import { meetsPuck } from './room.ts';
import { homeOf, isHere, isOnSpace, moveTo, other, type State, takeAway } from './state.ts';
import { finish, settle, type Threats } from './turn.ts';
import { mayLoad, queensMatter } from './variant.ts';

/** TCHAKO-10, TCHAKO-12, TCHAKO-40: in halves. */
export function shotCost(s: State, puck: Puck, loaded: boolean): number {
  const whole = isQueen(puck) ? 3 : 2;
  return 2 * (s.variant.strategic && !loaded ? whole - 1 : whole);
}

/** Plays a legal shot until all is at rest again (TCHAKO-24). */
export function shoot(s: State, m: ShootMove, before: Threats, news: TchakoEvent[]): void {
  const seat = s.turn;
  const cost = shotCost(s, m.puck, m.loaded);
  const sharing = sharersOf(s, m.puck);
  const set = s.set & ~bit(m.puck);
  const homes = homesOf(s, set);
  const { puck, dx, dy, direction, power, loaded } = m;
  news.push({ kind: 'shot', seat, puck, dx, dy, direction, power, loaded, cost });
  s.points -= cost;
  s.free = 0;
  s.shot |= bit(puck);
  s.set &= ~bit(puck);
  const { first, out, railed } = fly(s, m);
  const gone = s.variant.sumo ? railed : out;
  const effect = first < 0 ? null : effectOf(s, m, first, sharing, before[seat]!);
  if (effect) news.push({ kind: 'hit', by: puck, puck: first, effect });
  const doomed = effect === 'eliminates' ? first : effect === 'duel' ? puck : -1;
  for (const each of PUCKS) {
    if (!has(gone, each) && each !== doomed) continue;
    const how = has(out, each) ? 'out' : each !== doomed ? 'rail' : effect === 'duel' ? 'duel' : 'hit';
    takeAway(s, each);
    news.push({ kind: 'gone', puck: each, how });
  }
  restore(s, set, homes, news);
  if (effect === 'wins') finish(s, { reason: 'queen-hit', winner: seat }, news);
  else judgeSumo(s, gone, before, news);
  if (!s.end) settle(s, before, news);
}

/** TCHAKO-9: enemies in a zone with it. */
function sharersOf(s: State, puck: Puck): Pucks {
  const zones = zonesOf(s, puck);
  if (zones === 0) return 0;
  let sharers = 0;
  for (let left = s.here & SIDE[other(ownerOf(puck))]!; left !== 0; left &= left - 1) {
    const each = lowest(left);
    if ((zonesOf(s, each) & zones) !== 0) sharers |= bit(each);
  }
  return sharers;
}

function effectOf(s: State, m: ShootMove, first: Puck, sharing: Pucks, vulnerable: boolean): Effect {
  const { variant: v } = s;
  if (v.sumo || (mayLoad(v) && !m.loaded)) return 'pushes';
  if (has(sharing, first)) return isQueen(m.puck) ? 'parried' : 'duel';
  if (!isQueen(first)) return 'eliminates';
  return vulnerable && queensMatter(v) ? 'wins' : 'invulnerable';
}

/** The spaces of set pucks, in the order of the set. */
function homesOf(s: State, set: Pucks): readonly Zone[] {
  const homes: Zone[] = [];
  for (let left = set; left !== 0; left &= left - 1) homes.push(homeOf(s, lowest(left)));
  return homes;
}

/** TCHAKO-17: who still lies on the space he was set on goes back to its middle. */
function restore(s: State, set: Pucks, homes: readonly Zone[], news: TchakoEvent[]): void {
  let i = 0;
  for (let left = set; left !== 0; left &= left - 1) {
    const puck = lowest(left);
    const zone = homes[i++]!;
    if (!isHere(s, puck)) continue;
    if (!isOnSpace(s, puck, zone)) {
      s.set &= ~bit(puck);
      continue;
    }
    const { x, y } = MIDDLES[zone]!;
    if ((s.x[puck] === x && s.y[puck] === y) || meetsPuck(s, x, y, puck)) continue;
    moveTo(s, puck, x, y);
    news.push({ kind: 'restored', puck, zone });
  }
}

/** TCHAKO-44: a queen pushed to the rail by a shot that began with her owner in t'chako. */
function judgeSumo(s: State, gone: Pucks, before: Threats, news: TchakoEvent[]): void {
  if (!s.variant.sumo || !queensMatter(s.variant)) return;
  const winner = [s.turn, other(s.turn)].find(
    (seat: Seat) => before[seat] && PUCKS.some(p => isQueen(p) && has(gone & SIDE[other(seat)]!, p)),
  );
  if (winner !== undefined) finish(s, { reason: 'queen-gone', winner }, news);
}
