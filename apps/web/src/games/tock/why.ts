import type { Refusal, Seat } from '@tablee/kernel';
import {
  ENTERS,
  entryOf,
  FIVE,
  FOUR,
  isReserve,
  isTrack,
  JACK,
  type Move,
  type Place,
  RING,
  SEVEN,
  STEPS,
  type State,
  tock,
} from '@tablee/tock';
import type { Draft } from './draft.ts';
import { colourOn } from './ways.ts';

/** Why this pawn does not light up: what the rules say against the move it would most likely make. */
export function whyNoPawn(state: State, seat: Seat | null, draft: Draft, at: Place): Refusal | null {
  const rank = draft.card?.rank;
  if (seat === null || rank === undefined || colourOn(state, at) < 0) return null;
  const tried: readonly Move[] = rank === SEVEN ? sevens(at) : [likely(state, rank, at, draft.pawn)];
  return tried.map(move => tock.refuse(state, seat, move)).find(refusal => refusal !== null) ?? null;
}

const on = (at: Place, steps: number): Place =>
  isTrack(at) ? (((at + steps) % RING) + RING) % RING : at + steps;

function likely(state: State, rank: number, at: Place, pawn: Place | null): Move {
  if (rank === JACK) return { kind: 'swap', a: pawn ?? at, b: pawn === null ? otherThan(state, at) : at };
  if (isReserve(at))
    return { kind: 'walk', card: rank, from: at, to: ENTERS[rank] ? entryOf(colourOn(state, at)) : at };
  const steps = rank === FOUR ? -4 : rank === FIVE ? 5 : STEPS[rank]!;
  return { kind: 'walk', card: rank, from: at, to: on(at, steps) };
}

const otherThan = (state: State, at: Place): Place => state.pawns.find(p => isTrack(p) && p !== at) ?? at;
const sevens = (at: Place): readonly Move[] => [{ kind: 'split', parts: [{ from: at, to: on(at, 7) }] }];
