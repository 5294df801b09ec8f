import { StoneBack } from './stone.tsx';

/** A hand whose finger points down at (0, 20). */
export const PointingHand = () => (
  <g class="sign-hand">
    <path class="skin" d="M-7 12V-6Q-24-8-24-20Q-24-46 4-46H20Q30-40 28-22Q26-8 8-6V12Q8 20 0 20T-7 12z" />
    <path class="fold" d="M-7-6H8M-10-26Q-14-20-10-14M2-30Q-2-22 2-14M14-28Q10-22 14-14" />
  </g>
);

/** Turn over a stone. */
export const HandOverStones = () => (
  <svg viewBox="-66 -50 132 100" aria-hidden="true">
    <g transform="translate(-34 20) scale(0.560)">
      <StoneBack />
    </g>
    <g transform="translate(34 22) scale(0.560)">
      <StoneBack />
    </g>
    <g transform="translate(0 24) scale(0.620)">
      <StoneBack />
    </g>
    <PointingHand />
  </svg>
);

/** Waiting for a duel. */
export const Drum = () => (
  <svg class="sign-drum" viewBox="-60 -50 120 100" aria-hidden="true">
    <path class="drum-side" d="M-38-10V22Q-38 40 0 40T38 22V-10z" />
    <path class="rope" d="M-38-4-20 36 0-2 20 36 38-4" />
    <ellipse class="top" cy="-10" rx="38" ry="15" />
    <path class="stick" d="M-50-40-12-12M50-42 14-10" />
    <circle class="knob" cx="-11" cy="-11" r="6" />
    <circle class="knob" cx="13" cy="-9" r="6" />
  </svg>
);

/** Read aloud, on or off. */
export const Voice = ({ on }: { readonly on: boolean }) => (
  <svg class="sign-voice" viewBox="-12 -12 24 24" aria-hidden="true">
    <path class="horn" d="M-9-3.500H-5L1-8.500V8.500L-5 3.500H-9z" />
    <path
      class="wave"
      d={
        on
          ? 'M4-3.500Q6.500 0 4 3.500M7-6.500Q11.500 0 7 6.500'
          : 'M4.500-3.500 10.500 3.500M10.500-3.500 4.500 3.500'
      }
    />
  </svg>
);

/** Say it again. */
export const Again = () => (
  <svg class="sign-voice" viewBox="-12 -12 24 24" aria-hidden="true">
    <path class="wave" d="M7.500-2.500A8 8 0 1 0 8 2.500" />
    <path class="horn" d="M9.500-8V-1H3z" />
  </svg>
);
