import type { Seat } from '@tablee/kernel';
import { BASES, has, OWN, sizeOf, ZONES } from '../board.ts';
import { EACH, firstOf, PLAIN, queenOf } from '../puck.ts';
import { isHere, other, type State } from '../state.ts';
import { allowance, queensMatter, type Variant } from '../variant.ts';
import { HILL_ZONES } from '../victory.ts';
import { Sight } from './sight.ts';
import { isQueenAtHome, Survey } from './survey.ts';

const survey = new Survey();
const sight = new Sight();
const FAR = 99;

/** What things are worth, in odds: a lead of 1 is three games of four. */
const WORTH = { puck: 0.035, queenAway: 0.035, zone: 0.018, way: 0.01, action: 0.03 } as const;

/** The chance that so many shots in a row win the game, for who is about to have a whole turn. */
const FEAT = [0.9, 0.4, 0.2, 0.08, 0.02] as const;
/** How much of that is left after a turn of the other. */
const AFTERWARDS = 0.4;

/** A curve through ½ at 0 that never quite reaches 0 or 1. */
export const chanceOf = (lead: number): number => 0.5 + lead / (2 * (1 + Math.abs(lead)));

/** How it stands for a seat that has acted, 0 ‥ 1, all at rest: the other is about to have a turn. */
export function judge(s: State, seat: Seat): number {
  if (s.end) return s.end.winner === null ? 0.5 : s.end.winner === seat ? 1 : 0;
  survey.take(s);
  sight.face(s);
  const { variant: v } = s;
  const enemy = other(seat);
  const price = shotPrice(v);
  const halves = s.turn === seat ? allowance(v, 2) : s.points;
  const mine = wayToWin(s, seat);
  const theirs = wayToWin(s, enemy);
  // What is left of a point or two buys nothing: a shot of the queen may cost no more than one of a puck.
  const left = s.turn === seat ? Math.floor(s.points / price) : 0;
  const shots = Math.floor(halves / price);
  const lost = theirs > shots ? 0 : featOf(theirs, isQueenSeen(s, seat));
  const lead = leadOf(s, seat, mine, theirs) + WORTH.action * left;
  const won = AFTERWARDS * (FEAT[mine] ?? 0);
  return (1 - lost) * (won + (1 - won) * chanceOf(lead));
}

/** The same at a glance: pucks, zones and victory only. */
export function glance(s: State, seat: Seat): number {
  if (s.end) return s.end.winner === null ? 0.5 : s.end.winner === seat ? 1 : 0;
  survey.take(s);
  return chanceOf(balance(s, seat));
}

/** After a glance: whose the zones are, both seats in one number. */
export const heldNow = (): number => survey.held[0]! | (survey.held[1]! << 12);

/** The chance that a turn goes on to be won, for who still has so many shots beyond the fewest that could do it. */
const HOPE = [0, 0.5, 0.35, 0.25, 0.15] as const;

/** How promising a position in the middle of a seat's own turn is: what it is worth, and the hope to win at once. */
export function promiseOf(s: State, seat: Seat, value: number): number {
  survey.take(s);
  const way = wayToWin(s, seat);
  if (way > Math.floor(s.points / shotPrice(s.variant))) return value;
  return value + (1 - value) * (HOPE[way] ?? 0);
}

/** TCHAKO-40: pushing is cheaper, and enough to chase a queen away. */
const shotPrice = (v: Variant): number => (v.strategic ? 3 : 4);

function featOf(way: number, seen: boolean): number {
  return (FEAT[way] ?? 0) * (seen ? 1 : 0.7);
}

/** Whether an enemy puck could hit the queen of a seat straight away. */
function isQueenSeen(s: State, seat: Seat): boolean {
  const queen = queenOf(seat);
  if (!isHere(s, queen)) return true;
  const first = firstOf(other(seat));
  for (let puck = first; puck < first + EACH; puck++)
    if (isHere(s, puck) && sight.sees(s, puck, queen)) return true;
  return false;
}

/** Shots to the nearest victory of those that are played. */
function wayToWin(s: State, seat: Seat): number {
  const { variant: v } = s;
  const enemy = other(seat);
  let way = FAR;
  if (v.anarchy) way = Math.min(way, survey.wayToChain(seat));
  else if (queensMatter(v)) way = Math.min(way, survey.wayToChain(seat) + wayToQueen(s, enemy));
  if (v.hill !== 'off') {
    let missing = 0;
    for (const zone of ZONES) if (has(HILL_ZONES[v.hill], zone)) missing += survey.wayInto(seat, zone);
    way = Math.min(way, v.hill === 'pair' ? missing + 1 : missing);
  }
  const lead = survey.count[seat]! - survey.count[enemy]!;
  if (v.lead > 0) way = Math.min(way, v.lead - lead);
  if (v.reach > 0) way = Math.min(way, v.reach - survey.count[seat]!);
  if (v.suddenCreations > 0)
    way = Math.min(way, sizeOf(s.here & PLAIN[enemy]!) + v.suddenCreations - s.creations[enemy]!);
  if (v.suddenTurn > 0)
    way = Math.min(way, sizeOf(s.here & PLAIN[enemy]!) + Math.max(0, v.suddenTurn - s.number));
  return Math.max(0, way);
}

/** TCHAKO-12, TCHAKO-16: a queen at home is chased over the rail by the shot that enters; one elsewhere must be hit. */
function wayToQueen(s: State, seat: Seat): number {
  if (!isHere(s, queenOf(seat))) return 0;
  return isQueenAtHome(s, seat) ? 0 : 1;
}

function leadOf(s: State, seat: Seat, mine: number, theirs: number): number {
  const near = WORTH.way * (Math.min(theirs, 8) - Math.min(mine, 8));
  const end = s.variant.countdown > 0 ? weighEnd(s, seat) : 0;
  return balance(s, seat) + near + end;
}

function balance(s: State, seat: Seat): number {
  const enemy = other(seat);
  const pucks = survey.count[seat]! - survey.count[enemy]!;
  const zones = groundOf(seat) - groundOf(enemy);
  let lead = WORTH.puck * pucks + WORTH.zone * zones;
  if (queensMatter(s.variant)) {
    if (!isHere(s, queenOf(seat))) lead -= WORTH.queenAway;
    if (!isHere(s, queenOf(enemy))) lead += WORTH.queenAway;
  }
  return lead;
}

/** Zones of others he has, less the base zones of his own he has not. */
const groundOf = (seat: Seat): number =>
  sizeOf(survey.held[seat]! & ~OWN[seat]!) - sizeOf(BASES[seat]! & ~survey.held[seat]!);

/** TCHAKO-31: the nearer the last turn, the more the count is all there is. */
function weighEnd(s: State, seat: Seat): number {
  const pucks = survey.count[seat]! - survey.count[other(seat)]!;
  const zones = sizeOf(survey.captures(seat)) - sizeOf(survey.captures(other(seat)));
  return (1.2 * zones + 0.2 * pucks) / (1 + (s.variant.countdown - s.number) / 2);
}
