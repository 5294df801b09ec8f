import type { Chance, Seat } from '@tablee/kernel';
import { DIRECTIONS, FULL_POWER } from '@tablee/physics';
import { has, lowest, sizeOf, ZONES } from './board.ts';
import { actorOf } from './consent.ts';
import { againstCreation, mustCreate } from './creation.ts';
import { ELASTICS, holderOf, isTriangle, placesOf, setOf } from './elastic.ts';
import { againstPlace } from './hooking.ts';
import { AGREE, type CreateMove, DECLINE, END, type Move, type ShootMove } from './move.ts';
import { EACH, firstOf, type Puck } from './puck.ts';
import { shotCost } from './shot.ts';
import { isHere, isOver, type State } from './state.ts';
import { mayLoad } from './variant.ts';

/**
 * All moves except shots, which are too many, in a fixed order: creations by zone, elastics by place, the end. The list is never
 * empty: a player who must create (TCHAKO-30) has a creation to choose.
 */
export function* listMoves(s: State, seat: Seat): Generator<Move> {
  if (isOver(s) || seat !== actorOf(s)) return;
  if (s.offer) {
    yield AGREE;
    yield DECLINE;
    return;
  }
  if (s.number === 0) {
    yield* listReplacements(seat);
    return;
  }
  yield* listCreations(s);
  yield* listElastics(s, seat);
  if (!mustCreate(s)) yield END;
}

/** By zone. */
export function* listCreations(s: State): Generator<CreateMove> {
  for (const zone of ZONES) if (againstCreation(s, zone) === null) yield { kind: 'create', zone };
}

function* listReplacements(seat: Seat): Generator<Move> {
  yield { kind: 'replace', elastic: null };
  for (const elastic of ELASTICS)
    if (holderOf(elastic) === seat && !isTriangle(elastic)) yield { kind: 'replace', elastic };
}

/** Each place once: as a hook move if one hook stays, else as a move of the whole elastic. */
function* listElastics(s: State, seat: Seat): Generator<Move> {
  if (s.points === 0) return;
  for (const elastic of ELASTICS) {
    const before = s.laid[elastic];
    if (holderOf(elastic) !== seat || !before) continue;
    const held = setOf(before);
    for (const place of placesOf(elastic)) {
      const added = place.posts & ~held;
      if (added === 0 || againstPlace(s, elastic, place, sizeOf(added)) !== null) continue;
      yield isTriangle(elastic) || sizeOf(added) > 1
        ? { kind: 'lay', elastic, hooks: place.hooks }
        : { kind: 'hook', elastic, from: lowest(held & ~place.posts), to: lowest(added) };
    }
  }
}

/** The pucks that a seat can still shoot and pay for. */
export const listShooters = (s: State, seat: Seat): Puck[] =>
  Array.from({ length: EACH }, (_, i) => firstOf(seat) + i).filter(
    puck => isHere(s, puck) && !has(s.shot, puck) && shotCost(s, puck, false) <= s.points,
  );

/** Mostly a shot, weak enough to seldom leave the board. */
export function sampleMove(s: State, seat: Seat, chance: Chance): Move {
  const listed = [...listMoves(s, seat)];
  const shooters = s.number === 0 || s.offer || isOver(s) ? [] : listShooters(s, seat);
  if (shooters.length === 0 || chance.pick(3) === 0) return listed[chance.pick(listed.length)]!;
  return sampleShot(s, shooters[chance.pick(shooters.length)]!, chance);
}

/** Loaded every other time where that is possible (TCHAKO-40). */
const sampleShot = (s: State, puck: Puck, chance: Chance): ShootMove => ({
  kind: 'shoot',
  puck,
  direction: chance.pick(DIRECTIONS),
  power: 1 + chance.pick((FULL_POWER * 7) / 10),
  dx: 0,
  dy: 0,
  loaded: mayLoad(s.variant) && shotCost(s, puck, true) <= s.points && chance.pick(2) === 0,
});
