import './victory-call.css';
import type { Side } from '@tablee/tekao';
import type { Messages } from '@tablee/tekao/messages/fr';
import { Bevel, Block, hueOf } from '../draw/tile.tsx';
import { BANNER, bossOf, type Hue } from '../shapes/outlines.ts';

const STEP = 106;

type Props = {
  readonly winner: Side;
  readonly text: Messages;
};

/**
 * TEKAO-14: the winner's call on six tiles over the board, and the taken flag. It disappears by itself, ignores input,
 * and is hidden from screen readers, which are told by the page.
 */
export function VictoryCall({ winner, text }: Props) {
  const letters = [...text.name.toUpperCase(), '!'];
  const taken: Hue = hueOf(1 - winner);
  const width = letters.length * STEP + 20;
  return (
    <svg class={`tekao-finale ${hueOf(winner)}`} viewBox={`0 0 ${width} 330`} aria-hidden="true">
      <radialGradient id="tekao-glow">
        <stop offset="0.3" stop-color="#ffe296" stop-opacity="0.85" />
        <stop offset="1" stop-color="#ffe296" stop-opacity="0" />
      </radialGradient>
      <ellipse fill="url(#tekao-glow)" cx={width / 2} cy={190} rx={width * 0.53} ry={230} />
      {letters.map((letter, i) => (
        <g key={letter} transform={`translate(${63 + i * STEP} 220)`}>
          <g class={`tekao-tile fall ${hueOf(winner)}`} style={{ '--n': i }}>
            <rect class="tekao-shade" x={-46} y={-38} width={97} height={96} rx={14} />
            <Block />
            <rect class="tekao-facet-n" x={-43.5} y={-43.5} width={87} height={86} rx={7} />
            <Bevel />
            <text class="carved lit" y={27}>
              {letter}
            </text>
            <text class="carved" y={25}>
              {letter}
            </text>
          </g>
        </g>
      ))}
      <g class="carried" style={{ '--far': `${width / 2}px` }}>
        <g class={taken} transform="rotate(8) scale(2.300)">
          <path class="shadow" d={BANNER} transform="translate(2 3)" />
          <path class="cloth" d={BANNER} />
          <path class="fold" d="M-22-29Q-10-35 4-30T30-30V-24Q18-19 4-24T-22-22z" />
          <path class="mark" d={bossOf(taken)} transform="translate(4 -11) scale(1.300)" />
        </g>
      </g>
    </svg>
  );
}
