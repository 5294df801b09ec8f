import { type DragonsEvent, isOver, isUp, type State } from '@tablee/dragons';
import type { Messages } from '@tablee/dragons/messages/fr';
import type { Seat } from '@tablee/kernel';
import { boardWords } from '../../board-words.ts';
import type { Prompt, Words } from './fr.ts';

export type { Prompt, Words } from './fr.ts';

export const { words, ready } = boardWords({
  fr: async () => (await import('./fr.ts')).fr,
  en: async () => (await import('./en.ts')).en,
});

/** DRAGON-9: what the board asks of the seats in `hands`; each prompt has pictures and a spoken sentence. */
export function promptOf(state: State, hands: readonly Seat[]): Prompt {
  if (isOver(state)) return 'over';
  if (hands.length === 0) return 'watch';
  if (state.phase === 'duel') return state.variant.hands === 'real' ? 'tell' : 'choose';
  if (state.phase === 'hide') return 'hide';
  return state.cells.some(isUp) ? 'more' : 'turn';
}

/** DRAGON-7: the seats with the most fireflies; several share the win. */
export function winnersOf({ kept }: State): readonly Seat[] {
  const most = Math.max(...kept);
  return kept.flatMap((n, seat) => (n === most ? [seat] : []));
}

type Entry = { readonly state: State; readonly events: readonly DragonsEvent[] };

/** Sentences spoken after an entry; null if there is nothing to say. */
export function sayNews({ state, events }: Entry, text: Messages, word: Words): string | null {
  const sentences = events.map(event => sayEvent(event, text, word));
  if (isOver(state)) {
    const winners = winnersOf(state);
    sentences.push(
      word.winners(
        winners.map(seat => text.seats[seat] ?? ''),
        state.kept[winners[0] ?? 0] ?? 0,
      ),
    );
  }
  return sentences.filter(sentence => sentence !== null).join(' ') || null;
}

function sayEvent(event: DragonsEvent, text: Messages, word: Words): string | null {
  switch (event.kind) {
    case 'again':
      return word.again;
    case 'won':
      return word.won(text.seats[event.seat] ?? '');
    case 'lost':
      return word.beast;
    case 'turned':
      return event.face > 0 ? word.caught(event.face) : null;
    default:
      return null;
  }
}
