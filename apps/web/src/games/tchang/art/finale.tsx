import './finale.css';
import { language } from '../../../settings.ts';
import { Pawn } from './pawn.tsx';
import { words } from './words.ts';

type Props = {
  readonly won: boolean;
  /** The pawns in play. */
  readonly pawns: readonly number[];
};

/** The end of the story, over the board. It comes and goes by itself, takes no touch, and is said elsewhere. */
export function Finale({ won, pawns }: Props) {
  const [title, line] = words[language.value][won ? 'won' : 'lost'];
  return (
    <div class={`tchang-finale ${won ? 'won' : 'lost'}`} aria-hidden="true">
      <svg viewBox="0 0 780 780">
        {pawns.map((colour, i) => (
          <g key={colour} transform={`translate(${390 + (i - (pawns.length - 1) / 2) * 110} 470)`}>
            <Pawn colour={colour} carried={won ? 3 : 0} />
          </g>
        ))}
      </svg>
      <p class="title">{title}</p>
      <p>{line}</p>
    </div>
  );
}
