import type { Refusal, Seat } from '@tablee/kernel';
import { EXITS, exitAt, mayHold, NO_COLOUR, NOWHERE } from './board.ts';
import { hasStatue, hasStone } from './cell.ts';
import {
  AUTO,
  amountOf,
  END,
  fromOf,
  giverOf,
  isGo,
  isMove,
  isPlacing,
  kindOf,
  type Move,
  PASS,
  pawnOf,
  receiverOf,
  spaceLaid,
  spaceOf,
  toOf,
} from './move.ts';
import { type RefusalKey, refuseBy } from './refusals.ts';
import { isBitten, isOver, placesStatue, type State } from './state.ts';
import { mayShare } from './turn.ts';
import { ownerOf } from './variant.ts';

export function refuse(s: State, seat: Seat, m: Move): Refusal<RefusalKey> | null {
  return refuseBy(against(s, seat, m));
}

function against(s: State, seat: Seat, m: Move): RefusalKey | null {
  if (isOver(s)) return s.phase === 'escaped' ? 'over-won' : 'over-lost';
  if (seat !== s.turn) return 'not-your-turn';
  if (!isMove(m)) return 'no-such-move';
  if (s.phase === 'place') return isPlacing(m) ? againstPlacing(s, m) : 'place-first';
  if (isPlacing(m)) return 'placing-is-over';
  if (m === PASS) return s.step === 'start' ? null : 'something-done';
  if (m === END) return s.step === 'start' ? 'nothing-done' : null;
  return isGo(m) ? againstWay(s, m) : againstShare(s, m);
}

function againstPlacing(s: State, m: Move): RefusalKey | null {
  if (m === AUTO) return null;
  const statue = placesStatue(s);
  if ((kindOf(m) === 'statue') !== statue) return statue ? 'statues-first' : 'stones-now';
  const space = spaceLaid(m);
  if (!mayHold(space)) return 'centre-or-exit';
  const cell = s.cells[space]!;
  return (statue ? hasStatue(cell) : hasStone(cell)) ? 'space-taken' : null;
}

function againstWay(s: State, m: Move): RefusalKey | null {
  const [pawn, from, to] = [pawnOf(m), fromOf(m), toOf(m)];
  if (s.pawns[pawn] === NOWHERE) return 'pawn-not-in-play';
  if (ownerOf(s.variant, pawn) !== s.turn) return 'not-your-pawn';
  if (s.pawns[pawn] !== from) return 'pawn-elsewhere';
  if (s.step === 'moved') return 'already-moved';
  if (isBitten(s, pawn)) return 'pawn-bitten';
  if (exitAt(to) !== NO_COLOUR) {
    if (!s.open) return 'exit-closed';
    if (EXITS[s.exit] !== to) return 'other-exit';
  }
  return s.maze.stepsBetween(from, to) > s.purses[pawn]! ? 'too-few-fireflies' : null;
}

function againstShare(s: State, m: Move): RefusalKey | null {
  const [giver, receiver, space] = [giverOf(m), receiverOf(m), spaceOf(m)];
  if (s.pawns[giver] === NOWHERE || s.pawns[receiver] === NOWHERE) return 'pawn-not-in-play';
  if (s.pawns[giver] !== s.pawns[receiver]) return 'not-together';
  if (s.pawns[giver] !== space) return 'pawn-elsewhere';
  if (!mayShare(s, giver, receiver)) return 'share-without-you';
  return amountOf(m) > s.purses[giver]! ? 'not-so-many' : null;
}
