import { canStep, count, isOver, PAWNS, type State } from '@tablee/tchag';
import type { Messages } from '@tablee/tchag/messages/fr';
import type { StatusProps } from '../../../board/contract.ts';
import { language } from '../../../storage/settings.ts';
import { words } from '../text/words.ts';

const SLOTS = Array.from({ length: PAWNS }, (_, slot) => slot);

/** Pawns taken out of four, whether this seat is blocked or plays again, and the stones left. */
export function Status({ state, seat, text }: StatusProps<State, Messages>) {
  const word = words[language.value];
  const { black, grey, taken } = count(state);
  const mine = taken[seat] ?? 0;
  const going = !isOver(state);
  const blocked = going && state.phase === 'move' && !canStep(state.cells, seat);
  return (
    <div class="tchag-status">
      <svg class="taken" viewBox="0 0 92 22" role="img" aria-label={text.taken(mine)}>
        {SLOTS.map(slot => (
          <g key={slot} transform={`translate(${11 + slot * 23} 11)`}>
            {seat === 1 ? (
              <circle class={slot < mine ? 'tchag-seat-red' : 'free'} r={8} />
            ) : (
              <path class={slot < mine ? 'tchag-seat-yellow' : 'free'} d="M0-9 9.5 7.5h-19z" />
            )}
          </g>
        ))}
      </svg>
      {blocked && <span class="tag">{word.blocked}</span>}
      {going && state.extra && state.side === seat && <span class="tag">{word.again}</span>}
      <span class="left">{text.stones(black + grey)}</span>
    </div>
  );
}
