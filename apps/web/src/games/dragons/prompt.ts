import { type DragonsEvent, isOver, isUp, type State } from '@tablee/dragons';
import type { Messages } from '@tablee/dragons/messages/fr';
import type { Seat } from '@tablee/kernel';
import type { Words } from './words.ts';

/** What whoever holds the screen is asked for; each has a picture and a sentence (DRAGON-9). */
export const PROMPTS = ['choose', 'tell', 'turn', 'more', 'hide', 'watch', 'over'] as const;
export type Prompt = (typeof PROMPTS)[number];

export function promptOf(state: State, hands: readonly Seat[]): Prompt {
  if (isOver(state)) return 'over';
  if (hands.length === 0) return 'watch';
  if (state.phase === 'duel') return state.variant.hands === 'real' ? 'tell' : 'choose';
  if (state.phase === 'hide') return 'hide';
  return state.cells.some(isUp) ? 'more' : 'turn';
}

/** Who has the most, by seat; several share the win (DRAGON-7). */
export function winnersOf({ kept }: State): readonly Seat[] {
  const most = Math.max(...kept);
  return kept.flatMap((n, seat) => (n === most ? [seat] : []));
}

type Moment = { readonly state: State; readonly events: readonly DragonsEvent[] };

/** What everybody has just seen, read aloud where it changes what to do. Null: nothing of the kind. */
export function sayNews({ state, events }: Moment, text: Messages, word: Words): string | null {
  const said = events.map(event => sayOne(event, text, word));
  if (isOver(state)) {
    const winners = winnersOf(state);
    said.push(
      word.winners(
        winners.map(seat => text.seats[seat] ?? ''),
        state.kept[winners[0] ?? 0] ?? 0,
      ),
    );
  }
  return said.filter(sentence => sentence !== null).join(' ') || null;
}

function sayOne(event: DragonsEvent, text: Messages, word: Words): string | null {
  const name = (seat: Seat): string => text.seats[seat] ?? '';
  switch (event.kind) {
    case 'again':
      return word.again;
    case 'won':
      return word.won(name(event.seat));
    case 'lost':
      return word.beast;
    case 'turned':
      return event.face > 0 ? word.caught(event.face) : null;
    default:
      return null;
  }
}
