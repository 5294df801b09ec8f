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
const WORTH = { queenAway: 1, zone: 0.5, victory: 0.5 } as const;
/** Victories farther away than this count the same. */
const REMOTE = 6;
/** A lead of this many pucks wins three games of four. */
const LEAD = 8;

/** Maps a lead to 0 ‥ 1, with 0.5 at 0. */
const chanceOf = (worth: number): number => 0.5 + worth / (2 * (LEAD + Math.abs(worth)));

/** The estimated probability that a seat wins, 0 ‥ 1. */
export function evaluate(s: State, seat: Seat): number {
  if (s.end) return s.end.winner === null ? 0.5 : s.end.winner === seat ? 1 : 0;
  return chanceOf(leadOf(s, seat));
}

/** The lead of a seat in pucks: pucks, zones, the countdown, and the distance to other victories. */
function leadOf(s: State, seat: Seat): number {
  survey.load(s);
  let worth = balance(s, seat);
  if (s.variant.countdown > 0) worth += countdownLead(s, seat);
  if (hasOtherVictories(s.variant)) worth += WORTH.victory * (nearness(s, seat) - nearness(s, other(seat)));
  return worth;
}

/** The standard win needs a whole turn, which the win search looks for; single shots tell nothing about it. */
const hasOtherVictories = (v: Variant): boolean =>
  v.anarchy || v.hill !== 'off' || v.lead > 0 || v.reach > 0 || v.suddenCreations > 0 || v.suddenTurn > 0;

const nearness = (s: State, seat: Seat): number => REMOTE - Math.min(REMOTE, countActions(s, seat));

/** The fewest shots or creations to a victory. */
export function actionsToWin(s: State, seat: Seat): number {
  survey.load(s);
  return countActions(s, seat);
}

/** The zones that pucks have to enter for a victory within `most` actions. */
export function zonesToWin(s: State, seat: Seat, most: number): Zones {
  const { variant: v } = s;
  survey.load(s);
  let zones = 0;
  if (v.anarchy) zones |= survey.missing(seat, most);
  else if (queensMatter(v)) zones |= survey.missing(seat, most - shotsForQueen(s, other(seat)));
  for (const zone of ZONES)
    if (has(HILL_ZONES[v.hill], zone) && survey.shotsInto(seat, zone) > 0) zones |= bit(zone);
  return zones;
}

function countActions(s: State, seat: Seat): number {
  const { variant: v } = s;
  const enemy = other(seat);
  let fewest = FAR;
  if (v.anarchy) fewest = Math.min(fewest, survey.shotsToChain(seat));
  else if (queensMatter(v)) fewest = Math.min(fewest, survey.shotsToChain(seat) + shotsForQueen(s, enemy));
  if (v.hill !== 'off') {
    let missing = 0;
    for (const zone of ZONES) if (has(HILL_ZONES[v.hill], zone)) missing += survey.shotsInto(seat, zone);
    fewest = Math.min(fewest, v.hill === 'pair' ? missing + 1 : missing);
  }
  const lead = survey.count[seat]! - survey.count[enemy]!;
  if (v.lead > 0) fewest = Math.min(fewest, v.lead - lead);
  if (v.reach > 0) fewest = Math.min(fewest, v.reach - survey.count[seat]!);
  if (v.suddenCreations > 0)
    fewest = Math.min(fewest, sizeOf(s.here & PLAIN[enemy]!) + v.suddenCreations - s.creations[enemy]!);
  if (v.suddenTurn > 0)
    fewest = Math.min(fewest, sizeOf(s.here & PLAIN[enemy]!) + Math.max(0, v.suddenTurn - s.number));
  return Math.max(0, fewest);
}

/** TCHAKO-12, TCHAKO-16: shots needed for the queen. At home, the shot that enters her zone drives her over the rail. */
function shotsForQueen(s: State, seat: Seat): number {
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

/** Foreign zones held, minus own base zones not held. */
const groundOf = (seat: Seat): number =>
  sizeOf(survey.held[seat]! & ~OWN[seat]!) - sizeOf(BASES[seat]! & ~survey.held[seat]!);

/** TCHAKO-31: counts more as the last turn comes nearer. */
function countdownLead(s: State, seat: Seat): number {
  const pucks = survey.count[seat]! - survey.count[other(seat)]!;
  const zones = sizeOf(survey.captures(seat)) - sizeOf(survey.captures(other(seat)));
  return (6 * zones + pucks) / (1 + (s.variant.countdown - s.number) / 2);
}
