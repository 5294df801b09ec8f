import type { Refusal, Seat } from '@tablee/kernel';
import { has } from './board.ts';
import { actorOf, againstOffer } from './consent.ts';
import { againstCreation, mustCreate } from './creation.ts';
import { holderOf, isTriangle } from './elastic.ts';
import { againstHooking } from './hooking.ts';
import type { Move, ShootMove } from './move.ts';
import { ownerOf } from './puck.ts';
import { type RefusalKey, refuseBy } from './refusals.ts';
import { againstShift } from './shift.ts';
import { shotCost } from './shot.ts';
import { isHere, isOver, type State } from './state.ts';
import { mayLoad } from './variant.ts';

export function refuse(s: State, seat: Seat, m: Move): Refusal<RefusalKey> | null {
  return refuseBy(against(s, seat, m));
}

function against(s: State, seat: Seat, m: Move): RefusalKey | null {
  if (isOver(s)) return 'game-over';
  if (seat !== actorOf(s)) return 'not-your-turn';
  if (m.kind === 'agree' || m.kind === 'decline') return s.offer ? null : 'nothing-offered';
  if (s.offer) return 'answer-first';
  if (s.number === 0) return m.kind === 'replace' ? againstReplacing(seat, m.elastic) : 'choose-first';
  switch (m.kind) {
    case 'shoot':
      return againstShot(s, m);
    case 'create':
      return againstCreation(s, m.zone);
    case 'hook':
    case 'lay':
      return holderOf(m.elastic) === seat ? againstHooking(s, m) : 'not-your-elastic';
    case 'propose':
      return againstOffer(s, m.offer);
    case 'replace':
      return 'choosing-is-over';
    case 'end':
      return mustCreate(s) ? 'must-create' : null;
    case 'time':
      return mustCreate(s) ? null : 'time-not-up';
  }
}

function againstReplacing(seat: Seat, elastic: number | null): RefusalKey | null {
  if (elastic === null) return null;
  if (holderOf(elastic) !== seat) return 'not-your-elastic';
  return isTriangle(elastic) ? 'elastic-not-in-play' : null;
}

function againstShot(s: State, m: ShootMove): RefusalKey | null {
  if (ownerOf(m.puck) !== s.turn) return 'not-your-puck';
  if (!isHere(s, m.puck)) return 'puck-not-there';
  if (has(s.shot, m.puck)) return 'already-shot';
  if (m.loaded && !mayLoad(s.variant)) return 'nothing-to-load';
  if (shotCost(s, m.puck, m.loaded) > s.points) return 'too-few-points';
  return againstShift(s, m);
}
