import './drama.css';
import type { Seat } from '@tablee/kernel';
import { sideName, signPath } from './signs.ts';

type Props = {
  /** Whose call it is; null: nobody’s. */
  readonly seat: Seat | null;
  readonly title: string;
  /** Stays longer, and comes after what led to it has been seen. */
  readonly slow?: boolean;
  /** What must stay in sight: how far below the middle of the board, in mm. */
  readonly apart?: number | null;
};

const WIDTH = 444;
const HIGH = 96;
/** Nearer to the middle than this, it would be covered. */
const NEAR = 75;

/** Words over the board: a strip of dark wood between two brass rules, fading at its ends. It takes no touch. */
export function Banner({ seat, title, slow = false, apart = null }: Props) {
  const side = seat === null ? 'nobody' : sideName(seat);
  const aside = apart === null || Math.abs(apart) > NEAR ? '' : apart > 0 ? ' above' : ' below';
  // Long words must fit between the signs.
  const size = Math.min(66, 620 / title.length);
  return (
    <svg
      class={`tchako-banner ${side}${slow ? ' slow' : ''}${aside}`}
      viewBox={`0 0 ${WIDTH} ${HIGH}`}
      aria-hidden="true"
    >
      <linearGradient id="tchako-strip">
        <stop offset="0" stop-color="#1c0f05" stop-opacity="0" />
        <stop offset="0.14" stop-color="#1c0f05" stop-opacity="0.9" />
        <stop offset="0.86" stop-color="#1c0f05" stop-opacity="0.9" />
        <stop offset="1" stop-color="#1c0f05" stop-opacity="0" />
      </linearGradient>
      <linearGradient id="tchako-rule">
        <stop offset="0.03" stop-color="#e9c46a" stop-opacity="0" />
        <stop offset="0.3" stop-color="#e9c46a" />
        <stop offset="0.5" stop-color="#fff4cf" />
        <stop offset="0.7" stop-color="#e9c46a" />
        <stop offset="0.97" stop-color="#e9c46a" stop-opacity="0" />
      </linearGradient>
      <rect class="strip" width={WIDTH} height={HIGH} fill="url(#tchako-strip)" />
      <rect class="rule" y={6} width={WIDTH} height={1.6} fill="url(#tchako-rule)" />
      <rect class="rule" y={HIGH - 7.6} width={WIDTH} height={1.6} fill="url(#tchako-rule)" />
      <g class="words">
        <text class="title" x={WIDTH / 2} y={48 + size * 0.36} style={{ fontSize: `${size}px` }}>
          {title}
        </text>
      </g>
      {seat !== null &&
        [44, WIDTH - 44].map(x => (
          <path
            key={x}
            class="sign"
            d={signPath(seat, seat === 0 ? 8 : 9)}
            transform={`translate(${x} ${HIGH / 2})`}
          />
        ))}
    </svg>
  );
}
