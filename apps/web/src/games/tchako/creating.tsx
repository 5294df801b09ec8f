import { creationCost, isAbsent, makeRoom } from '@tablee/tchako';
import { Icon } from '../../page/icon.tsx';
import { EMPTY_HAND } from './hand.ts';
import { handWords } from './hand-words.ts';
import { createThere } from './press.ts';
import type { Desk } from './scene.ts';

/** TCHAKO-13: the space in hand, what a puck costs there and who is put aside. */
export function Creating({ desk }: { readonly desk: Desk }) {
  const { state, hand, text, change } = desk;
  const word = handWords();
  const zone = hand.zone!;
  const aside = makeRoom(state, zone)?.length ?? 0;
  const cost = creationCost(state, zone);
  return (
    <div class="tchako-held">
      <div class="tchako-row">
        <button type="button" class="button main" onClick={() => createThere(desk)}>
          {isAbsent(state, state.turn) ? word.createQueen : word.create} ·{' '}
          {cost === 0 ? word.free : text.points(cost)}
        </button>
        <button type="button" class="plain" aria-label={word.putDown} onClick={() => change(EMPTY_HAND)}>
          <Icon name="cross" />
        </button>
      </div>
      {aside > 0 && <p class="tchako-note">{word.aside(aside)}</p>}
    </div>
  );
}
