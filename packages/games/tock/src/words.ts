import type { Seat } from '@tablee/kernel';
import type { TockEvent } from './events.ts';
import type { Messages } from './messages/fr.ts';
import type { Move } from './move.ts';
import { canPlay, isBlocked } from './moves.ts';
import { coloursOf, playedColours } from './ownership.ts';
import { isSeen } from './redact.ts';
import type { State } from './state.ts';

/** A seat is named by its colour (TOCK-9); with two players by both of its colours (TOCK-8). */
export function nameSeat(s: State, seat: Seat, text: Messages): string {
  if (s.variant.seats === 2) return text.pairs[seat] ?? '';
  return text.colours[coloursOf(s, seat)[0] ?? seat] ?? '';
}

/** The sentence of an event; `s` is the state after it. Seats are named by colour unless `nameOf` has names. */
export function sayEvent(e: TockEvent, text: Messages, s: State, nameOf?: (seat: Seat) => string): string {
  const say = text.events;
  const name = nameOf ?? ((seat: Seat): string => nameSeat(s, seat, text));
  switch (e.kind) {
    case 'unused':
      return say.unused(e.colour);
    case 'shuffled':
      return say.shuffled(name(e.dealer));
    case 'dealt':
      return say.dealt(name(e.seat), e.cards);
    case 'drew':
    case 'gave':
    case 'culled':
    case 'played':
      return say[e.kind](name(e.seat), e.card);
    case 'swapped':
      return say.swapped(name(e.from), name(e.to), e.card);
    case 'dropped':
      return say.dropped(name(e.seat), e.card, e.blocked);
    case 'entered':
      return say.entered(e.colour);
    case 'walked':
      return say.walked(e.colour, e.from, e.way.at(-1) ?? e.from, e.back, e.sweeping);
    case 'leapt':
      return say.leapt(e.to);
    case 'taken':
      return say.taken(e.colour, e.at);
    case 'traded':
      return say.traded(e.a, e.b, e.colourA, e.colourB);
    case 'blocked':
      return say.blocked(name(e.seat));
    case 'home':
      return say.home(e.colour);
    case 'over':
      return say.over(e.winners.map(name));
  }
}

/** What the actor has to do. A hidden hand is assumed to have a playable card. */
export function sayTask(s: State, text: Messages): string {
  const { tasks } = text;
  if (s.phase !== 'play') return tasks[s.phase];
  const { turn } = s;
  if (isBlocked(s, turn)) return tasks.blocked;
  if (isSeen(s, turn) && !canPlay(s, turn)) return tasks.drop;
  const colour = playedColours(s, turn)[0]!;
  if (s.variant.teams && !coloursOf(s, turn).includes(colour)) return tasks.partner;
  return s.variant.alternate ? tasks.colour(colour) : tasks.play;
}

/** The name of a move in lists and on buttons. */
export function sayMove(m: Move, text: Messages): string {
  switch (m.kind) {
    case 'give':
    case 'cull':
    case 'drop':
      return text.moves[m.kind](m.card);
    case 'walk':
      return text.moves.walk(m.card, m.from, m.to);
    case 'split':
      return text.moves.split(m.parts);
    case 'swap':
      return text.moves.swap(m.a, m.b);
    case 'block':
      return text.moves.block;
  }
}
