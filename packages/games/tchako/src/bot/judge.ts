import type { Seat } from '@tablee/kernel';
import { BASES, bit, has, OWN, sizeOf, ZONES, type Zones } from '../board.ts';
import { PLAIN, queenOf } from '../puck.ts';
import { isHere, other, type State } from '../state.ts';
import { queensMatter, type Variant } from '../variant.ts';
import { HILL_ZONES } from '../victory.ts';
import { isQueenAtHome, Survey } from './survey.ts';

const survey = new Survey();
const FAR = 99;

/** Values in pucks. */
const WORTH = { queenAway: 1, zone: 0.5, way: 0.5 } as const;
/** Victories farther away than this count the same. */
const REMOTE = 6;
/** A lead of this many pucks wins three games of four. */
const LEAD = 8;

/** Maps 0 to ½ and stays between 0 and 1. */
const chanceOf = (worth: number): number => 0.5 + worth / (2 * (LEAD + Math.abs(worth)));

/** The win probability of a seat, at rest. */
export function judge(s: State, seat: Seat): number {
  if (s.end) return s.end.winner === null ? 0.5 : s.end.winner === seat ? 1 : 0;
  return chanceOf(weigh(s, seat));
}

/** In pucks: pucks, zones, the count at the last turn, and the distance to the other victories. */
function weigh(s: State, seat: Seat): number {
  survey.take(s);
  let worth = balance(s, seat);
  if (s.variant.countdown > 0) worth += weighEnd(s, seat);
  if (isWonOtherwise(s.variant)) worth += WORTH.way * (nearness(s, seat) - nearness(s, other(seat)));
  return worth;
}

/** The standard win takes a whole turn, which the win search finds: single shots say nothing about it. */
const isWonOtherwise = (v: Variant): boolean =>
  v.anarchy || v.hill !== 'off' || v.lead > 0 || v.reach > 0 || v.suddenCreations > 0 || v.suddenTurn > 0;

const nearness = (s: State, seat: Seat): number => REMOTE - Math.min(REMOTE, wayFor(s, seat));

/** Shots or creations to the nearest victory condition of the variant. */
export function wayToWin(s: State, seat: Seat): number {
  survey.take(s);
  return wayFor(s, seat);
}

/** The zones to win for a victory within `most` actions. */
export function zonesToWin(s: State, seat: Seat, most: number): Zones {
  const { variant: v } = s;
  survey.take(s);
  let zones = 0;
  if (v.anarchy) zones |= survey.missing(seat, most);
  else if (queensMatter(v)) zones |= survey.missing(seat, most - wayToQueen(s, other(seat)));
  for (const zone of ZONES)
    if (has(HILL_ZONES[v.hill], zone) && survey.wayInto(seat, zone) > 0) zones |= bit(zone);
  return zones;
}

function wayFor(s: State, seat: Seat): number {
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

/** TCHAKO-12, TCHAKO-16: the shot that enters drives a queen at home over the rail; elsewhere she must be hit. */
function wayToQueen(s: State, seat: Seat): number {
  if (!isHere(s, queenOf(seat))) return 0;
  return isQueenAtHome(s, seat) ? 0 : 1;
}

function balance(s: State, seat: Seat): number {
  const enemy = other(seat);
  const pucks = survey.count[seat]! - survey.count[enemy]!;
  const zones = groundOf(seat) - groundOf(enemy);
  let lead = pucks + WORTH.zone * zones;
  if (queensMatter(s.variant)) {
    if (!isHere(s, queenOf(seat))) lead -= WORTH.queenAway;
    if (!isHere(s, queenOf(enemy))) lead += WORTH.queenAway;
  }
  return lead;
}

/** Foreign zones held minus own base zones lost. */
const groundOf = (seat: Seat): number =>
  sizeOf(survey.held[seat]! & ~OWN[seat]!) - sizeOf(BASES[seat]! & ~survey.held[seat]!);

/** TCHAKO-31: the count matters more as the last turn comes nearer. */
function weighEnd(s: State, seat: Seat): number {
  const pucks = survey.count[seat]! - survey.count[other(seat)]!;
  const zones = sizeOf(survey.captures(seat)) - sizeOf(survey.captures(other(seat)));
  return (6 * zones + pucks) / (1 + (s.variant.countdown - s.number) / 2);
}
