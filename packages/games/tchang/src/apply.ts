import type { Chance } from '@tablee/kernel';
import type { TchangEvent } from './events.ts';
import { lay, layRest } from './laying.ts';
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
import { visit } from './reveal.ts';
import type { State } from './state.ts';
import { pass, passOn, settleMove } from './turn.ts';

/** Plays a legal move in place. */
export function play(s: State, m: Move, chance: Chance, news: TchangEvent[]): void {
  switch (kindOf(m)) {
    case 'go':
      go(s, m, chance, news);
      break;
    case 'share':
      share(s, m, news);
      break;
    case 'pass':
      pass(s, news);
      break;
    case 'end':
      news.push({ kind: 'ended', seat: s.turn });
      passOn(s, news);
      break;
    case 'statue':
    case 'stone':
      lay(s, spaceLaid(m), news);
      break;
    case 'auto':
      layRest(s, chance, news);
      break;
  }
}

/** TCHANG-5: what is spent goes back to the reserve before anything is taken from it (TCHANG-2). */
function go(s: State, m: Move, chance: Chance, news: TchangEvent[]): void {
  const [pawn, from, to] = [pawnOf(m), fromOf(m), toOf(m)];
  const cost = s.maze.stepsBetween(from, to);
  s.pawns[pawn] = to;
  s.purses[pawn]! -= cost;
  s.reserve += cost;
  news.push({ kind: 'moved', seat: s.turn, pawn, from, to, cost });
  visit(s, pawn, to, chance, news);
  settleMove(s, news);
}

/** TCHANG-9 */
function share(s: State, m: Move, news: TchangEvent[]): void {
  const [giver, receiver, amount] = [giverOf(m), receiverOf(m), amountOf(m)];
  s.purses[giver]! -= amount;
  s.purses[receiver]! += amount;
  s.quiet = 0;
  if (s.step === 'start') s.step = 'shared';
  news.push({ kind: 'shared', seat: s.turn, giver, receiver, amount, space: spaceOf(m) });
}
