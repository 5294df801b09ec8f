import type { Chance } from '@tablee/kernel';
import type { TchangEvent } from './events.ts';
import {
  amountOf,
  fromOf,
  giverOf,
  kindOf,
  type Move,
  pawnOf,
  receiverOf,
  spaceLaid,
  spaceOf,
  toOf,
} from './move.ts';
import { placeByHand, placeRest } from './placement.ts';
import { visit } from './reveal.ts';
import type { State } from './state.ts';
import { pass, passOn, settleMove } from './turn.ts';

/** Plays a legal move in place. */
export function play(s: State, m: Move, chance: Chance, events: TchangEvent[]): void {
  switch (kindOf(m)) {
    case 'go':
      go(s, m, chance, events);
      break;
    case 'share':
      share(s, m, events);
      break;
    case 'pass':
      pass(s, events);
      break;
    case 'end':
      events.push({ kind: 'ended', seat: s.turn });
      passOn(s, events);
      break;
    case 'statue':
    case 'stone':
      placeByHand(s, spaceLaid(m), events);
      break;
    case 'auto':
      placeRest(s, chance, events);
      break;
  }
}

/** TCHANG-5. TCHANG-2: spent fireflies return to the reserve before anything is taken from it. */
function go(s: State, m: Move, chance: Chance, events: TchangEvent[]): void {
  const [pawn, from, to] = [pawnOf(m), fromOf(m), toOf(m)];
  const cost = s.maze.stepsBetween(from, to);
  s.pawns[pawn] = to;
  s.purses[pawn]! -= cost;
  s.reserve += cost;
  events.push({ kind: 'moved', seat: s.turn, pawn, from, to, cost });
  visit(s, pawn, to, chance, events);
  settleMove(s, events);
}

/** TCHANG-9 */
function share(s: State, m: Move, events: TchangEvent[]): void {
  const [giver, receiver, amount] = [giverOf(m), receiverOf(m), amountOf(m)];
  s.purses[giver]! -= amount;
  s.purses[receiver]! += amount;
  s.quiet = 0;
  if (s.step === 'start') s.step = 'shared';
  events.push({ kind: 'shared', seat: s.turn, giver, receiver, amount, space: spaceOf(m) });
}
