import './motion.css';
import type { Seat } from '@tablee/kernel';
import type { State, TchakoEvent } from '@tablee/tchako';
import { useLayoutEffect } from 'preact/hooks';
import type { Shown } from '../../../board/contract.ts';
import { playTone } from '../../../board/sound.ts';
import { sideName, signPath, toScreen } from '../draw/geometry.ts';
import { words } from '../text/words.ts';
import { DRUM, FANFARE } from './sounds.ts';

type EventProps = { readonly shown: Shown<State, TchakoEvent>; readonly turned?: boolean };

/** The same in both languages. */
const CALL = 'T’chako\u00a0!';
const BEATS_MS = [0, 330];

/** A banner and its sounds when a chain closes (TCHAKO-8) or the game ends. Screen readers hear it from the table. */
export function EventBanner({ shown, turned = false }: EventProps) {
  const over = shown.events.find(e => e.kind === 'over');
  const call = shown.events.findLast(e => e.kind === 'tchako' && e.on);
  const ended = over?.kind === 'over' ? over : null;
  const called = !ended && call?.kind === 'tchako' ? call : null;
  useLayoutEffect(() => {
    if (called) for (const ms of BEATS_MS) playTone(DRUM, ms);
    if (ended) for (const [i, tone] of FANFARE.entries()) playTone(tone, 500 + 170 * i);
  }, [shown.n, called === null, ended === null]);
  if (ended)
    return (
      <Banner
        key={shown.n}
        seat={ended.winner}
        title={words().titles[ended.reason]}
        slow
        apart={fallenAt(shown, turned)}
      />
    );
  return called && <Banner key={shown.n} seat={called.seat} title={CALL} />;
}

/** Where the queen was hit, so that the banner does not cover her. */
function fallenAt({ state, events }: EventProps['shown'], turned: boolean): number | null {
  const hit = events.find(e => e.kind === 'hit' && e.effect === 'wins');
  if (hit?.kind !== 'hit') return null;
  return toScreen({ x: state.x[hit.puck]!, y: state.y[hit.puck]! }, turned).y;
}

type BannerProps = {
  /** The side whose banner it is; null: a draw. */
  readonly seat: Seat | null;
  readonly title: string;
  /** Appears later and stays longer. */
  readonly slow?: boolean;
  /** What the banner must not cover, in mm below the middle of the board. */
  readonly apart?: number | null;
};

const WIDTH = 444;
const HIGH = 96;
/** Closer to the middle it would be covered. */
const NEAR = 75;

function Banner({ seat, title, slow = false, apart = null }: BannerProps) {
  const side = seat === null ? 'neutral' : sideName(seat);
  const aside = apart === null || Math.abs(apart) > NEAR ? '' : apart > 0 ? ' above' : ' below';
  // A long title must fit between the signs.
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
