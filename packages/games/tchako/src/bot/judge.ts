import type { Seat } from '@tablee/kernel';
import { has, sizeOf, ZONES } from '../board.ts';
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
export const WORTH = {
  material: 2.2,
  zone: 0.12,
  way: 0.05,
  queenAway: 0.25,
  point: 0.04,
};

/** The chance that so many shots in a row win the game, for who is about to have a whole turn. */
const FEAT = [0.9, 0.4, 0.14, 0.05, 0.02] as const;

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
  const left = s.turn === seat ? s.points : 0;
  const shots = Math.floor(halves / price);
  const lost = theirs > shots ? 0 : featOf(theirs, isQueenSeen(s, seat));
  const lead = leadOf(s, seat, mine, theirs) + WORTH.point * left;
  return (1 - lost) * chanceOf(lead);
}

/** TCHAKO-40: pushing is cheaper, and enough to chase a queen away. */
const shotPrice = (v: Variant): number => (v.strategic ? 3 : 4);

function featOf(way: number, seen: boolean): number {
  return (FEAT[way] ?? 0) * (seen ? 1 : 0.3);
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
export function wayToWin(s: State, seat: Seat): number {
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
  const enemy = other(seat);
  const { variant: v } = s;
  const [a, b] = [sizeOf(s.here & PLAIN[seat]!), sizeOf(s.here & PLAIN[enemy]!)];
  const zones = sizeOf(survey.captures(seat)) - sizeOf(survey.captures(enemy));
  let lead = (WORTH.material * (a - b)) / (a + b + 3) + WORTH.zone * zones;
  lead += WORTH.way * (Math.min(theirs, 8) - Math.min(mine, 8));
  if (queensMatter(v)) {
    if (!isHere(s, queenOf(seat))) lead -= WORTH.queenAway;
    if (!isHere(s, queenOf(enemy))) lead += WORTH.queenAway;
  }
  if (v.countdown > 0) lead += weighEnd(zones, a - b, v.countdown - s.number);
  return lead;
}

/** TCHAKO-31: the nearer the last turn, the more the count is all there is. */
const weighEnd = (zones: number, pucks: number, turnsLeft: number): number =>
  (1.6 * zones + 0.3 * pucks) / (1 + turnsLeft / 2);
