import type { Messages } from './messages/fr.ts';
import type { Move } from './moves.ts';
import { type GameidEvent, isOver, type State } from './state.ts';

/** An event as a sentence. */
export const sayEvent = (e: GameidEvent, text: Messages): string =>
  text.events.took(text.seats[e.seat] ?? '', e.take, e.heap + 1);

/** A move as a short phrase. */
export const sayMove = (m: Move, text: Messages): string => text.moves.take(m.take, m.heap + 1);

/** What the seat on turn has to do. */
export const sayTask = (s: State, text: Messages): string => (isOver(s) ? text.tasks.over : text.tasks.take);
