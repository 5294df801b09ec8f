import type { Chance, Seat } from '@tablee/kernel';
import { play } from '../apply.ts';
import { refuse } from '../refuse.ts';
import { clone, type State } from '../state.ts';
import { type Hand, shake } from './aim.ts';
import { aimOf, type Idea } from './ideas.ts';
import type { Purse } from './purse.ts';

/** Plays a line as a hand that shakes would, aiming anew before every shot; what cannot be done any more is left out. */
export function rehearse(
  root: State,
  seat: Seat,
  ideas: readonly Idea[],
  hand: Hand,
  purse: Purse,
  chance: Chance,
): State {
  const s = clone(root);
  for (const idea of ideas) {
    const move = aimOf(s, idea);
    if (!move || (idea.kind === 'sure' && refuse(s, seat, move))) continue;
    purse.pay();
    play(s, move.kind === 'shoot' ? shake(move, hand, chance) : move, []);
    if (s.end || s.turn !== seat) break;
  }
  return s;
}
