import './finale.css';
import type { State } from '@tablee/tchag';
import type { Messages } from '@tablee/tchag/messages/fr';
import { language } from '../../../storage/settings.ts';
import { words } from '../text/words.ts';

const STEP = 100;
const WIDTH = 460;
const LOOKS = ['#tchag-black-0', '#tchag-grey-1', '#tchag-black-2', '#tchag-grey-3'];

type Props = {
  readonly state: State;
  /** Null: a draw. */
  readonly winner: number | null;
  readonly text: Messages;
};

/**
 * TCHAG-11 to TCHAG-13: four stones close up over the board with the pawns the winner took, the winner's pawn above. It
 * disappears by itself, ignores input, and is hidden from screen readers, which are told by the page.
 */
export function Finale({ state, winner, text }: Props) {
  const word = words[language.value];
  const [red, yellow] = [state.taken[0] ?? 0, state.taken[1] ?? 0];
  const taken = winner === 1 ? yellow : red;
  const lost = winner === 1 ? '#tchag-red' : '#tchag-yellow';
  return (
    <svg class="tchag-finale" viewBox={`0 0 ${WIDTH} 390`} aria-hidden="true">
      <radialGradient id="tchag-glow">
        <stop offset="0.3" stop-color="#ffe296" stop-opacity="0.9" />
        <stop offset="1" stop-color="#ffe296" stop-opacity="0" />
      </radialGradient>
      <ellipse fill="url(#tchag-glow)" cx={WIDTH / 2} cy={190} rx={WIDTH * 0.6} ry={230} />
      {LOOKS.map((look, i) => (
        <g key={look} transform={`translate(${80 + i * STEP} 210)`}>
          <g class={i < 2 ? 'closing' : 'closing right'}>
            <use href="#tchag-shadow" />
            <use href={look} />
            {winner !== null && i < taken && (
              <g transform="scale(0.8)">
                <use href="#tchag-pawn-shadow" />
                <use href={lost} />
              </g>
            )}
          </g>
        </g>
      ))}
      {(winner === null ? [0, 1] : [winner]).map((seat, i, all) => (
        <g key={seat} transform={`translate(${WIDTH / 2 + (i - (all.length - 1) / 2) * 120} 96)`}>
          <g class="rising">
            <g transform="scale(1.6)">
              <use href="#tchag-pawn-shadow" />
              <use href={seat === 0 ? '#tchag-red' : '#tchag-yellow'} />
            </g>
          </g>
        </g>
      ))}
      <rect class="plate" x={40} y={286} width={WIDTH - 80} height={84} rx={42} />
      <text class="title" x={WIDTH / 2} y={340}>
        {winner === null ? word.drawn : word.wins(text.seats[winner] ?? '')}
        <tspan class="score" dx={16}>
          {winner === 1 ? `${yellow}–${red}` : `${red}–${yellow}`}
        </tspan>
      </text>
    </svg>
  );
}
