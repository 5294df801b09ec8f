import { EMPTY_HAND } from './hand.ts';
import { handWords } from './hand-words.ts';
import type { Desk } from './scene.ts';

/** TCHAKO-14: the elastic in hand, or one hook of it. */
export function Carrying({ desk }: { readonly desk: Desk }) {
  const word = handWords();
  return (
    <div class="tchako-held">
      <p class="tchako-note">{desk.hand.from === null ? word.elasticHere : word.hookHere}</p>
      <div class="tchako-row">
        <button type="button" class="button" onClick={() => desk.change(EMPTY_HAND)}>
          {word.putDown}
        </button>
      </div>
    </div>
  );
}
