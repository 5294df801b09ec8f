import './art.css';
import { findCard } from '@tablee/catalogue';
import type { Seat } from '@tablee/kernel';
import { OUTLINES, type Shape } from '../../../page/mark.tsx';

/** The mark of a seat names the colour and the shape of its dragon. */
export const markOf = (seat: Seat): Shape => findCard('dragons')?.colours[seat] ?? 'white';

export const MOODS = ['glad', 'sad', 'asleep'] as const;
export type Mood = (typeof MOODS)[number];

const MOUTHS: { readonly [M in Mood]: string } = {
  glad: 'M-15 27Q0 42 15 27',
  sad: 'M-12 35Q0 24 12 35',
  asleep: 'M-7 31Q0 36 7 31',
};

type Props = {
  readonly seat: Seat;
  readonly mood?: Mood;
  readonly crowned?: boolean;
};

/** A dragon's head, 100 units wide, centred on (0, 0). */
export function Dragon({ seat, mood = 'glad', crowned = false }: Props) {
  const mark = markOf(seat);
  return (
    <g class={`dragon wears-${mark}`}>
      <path
        class="wing"
        d="M-30-6Q-56-30-50 2Q-58 2-48 14Q-40 18-30 10zM30-6Q56-30 50 2Q58 2 48 14Q40 18 30 10z"
      />
      <path class="horn" d="M-21-28Q-32-46-19-56Q-15-44-8-35zM21-28Q32-46 19-56Q15-44 8-35z" />
      <path
        class="skin"
        d="M-8-36 0-52 8-36Q28-34 36-10Q38 4 35 22Q30 46 0 46T-35 22Q-38 4-36-10Q-28-34-8-36z"
      />
      <path class="shine" d="M-26-14Q-20-30-6-31Q-18-24-22-10z" />
      <ellipse class="belly" cy="27" rx="28" ry="16.500" />
      <ellipse class="blush" cx="-26" cy="13" rx="6" ry="4" />
      <ellipse class="blush" cx="26" cy="13" rx="6" ry="4" />
      <path class="line" d={MOUTHS[mood]} />
      {mood === 'glad' && <path class="tooth" d="M5 33.500 9 40 12.500 30.500z" />}
      <circle class="dark" cx="-7" cy="20" r="2.400" />
      <circle class="dark" cx="7" cy="20" r="2.400" />
      {mood === 'asleep' ? (
        <path class="line" d="M-24-2Q-16 6-8-2M8-2Q16 6 24-2" />
      ) : (
        <>
          <circle class="eye" cx="-15" cy="-2" r="10.500" />
          <circle class="eye" cx="15" cy="-2" r="10.500" />
          <circle class="dark" cx="-13" cy="-1" r="6" />
          <circle class="dark" cx="13" cy="-1" r="6" />
          <circle class="glint" cx="-11" cy="-4" r="2.200" />
          <circle class="glint" cx="15" cy="-4" r="2.200" />
        </>
      )}
      {mood === 'sad' && <path class="line" d="M-25-13-8-17M25-13 8-17" />}
      <path class="sign" d={OUTLINES[mark]} transform="translate(-8.500 -34) scale(0.850)" />
      {crowned && <path class="crown" d="M-22-42-28-66-14-56 0-72 14-56 28-66 22-42Q0-36-22-42z" />}
    </g>
  );
}

/** The head as a separate SVG. */
export function Portrait(props: Props) {
  return (
    <svg
      class="dragons-portrait"
      viewBox={props.crowned ? '-58 -76 116 126' : '-58 -60 116 110'}
      aria-hidden="true"
    >
      <Dragon {...props} />
    </svg>
  );
}
