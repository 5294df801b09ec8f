import { GESTURES, type GestureName } from '@tablee/dragons';
import type { Seat } from '@tablee/kernel';
import { markOf } from './dragon.tsx';

/** A dragon's hand. Limbs and palm are drawn twice, so that one outline surrounds all of them. */
type Hand = { readonly limbs: string; readonly palm: string; readonly folds: string; readonly claws: string };

const HANDS: { readonly [G in GestureName]: Hand } = {
  rock: {
    limbs: 'M-20-8V4M-7-14V2M7-14V2M20-8V4M-24 16Q-6 8 10 17',
    palm: 'M-28 0Q0-8 28 0Q32 26 16 32H-16Q-32 26-28 0z',
    folds: 'M-13.500-16V2M0-19V2M13.500-16V2M-27 9Q-6 1 13 10Q18 19 6 23Q-8 18-20 22',
    claws: 'M8 12 19 17 9 22z',
  },
  paper: {
    limbs: 'M-14 2-27-24M-5-2-10-38M7-2 9-39M17 4 26-27M-18 22-37 3',
    palm: 'M-22 4Q0-10 22 4Q26 28 14 34H-14Q-26 26-22 4z',
    folds: 'M-12 14Q0 6 12 12M-14 24Q-2 18 4 24',
    claws: 'M-33-27-30-40-23-28zM-16-40-12-53-5-41zM4-42 11-54 15-40zM21-29 31-41 32-26zM-42 5-47-7-34 0z',
  },
  scissors: {
    limbs: 'M-6 2-22-37M7 2 20-38M20 12V16M-20 14Q-4 12 8 18',
    palm: 'M-22 6Q0-8 24 6Q28 26 16 33H-14Q-28 26-22 6z',
    folds: 'M12 6Q22 2 28 8M14 19Q24 15 29 19M-24 9Q-6 4 10 12Q16 20 6 24Q-8 20-18 23',
    claws: 'M-29-38-27-52-17-41zM14-41 24-54 28-38z',
  },
};

/** Without a seat: a human hand (DRAGON-10). */
export function Paw({ gesture, seat }: { readonly gesture: number; readonly seat: Seat | null }) {
  const hand = HANDS[GESTURES[gesture]!];
  const body = (
    <>
      <path class="wrist" d="M-11 30V46M11 30V46M0 30V46" />
      <path class="limbs" d={hand.limbs} />
      <path class="palm" d={hand.palm} />
    </>
  );
  return (
    <g class={`paw wears-${seat === null ? 'nothing' : markOf(seat)}`}>
      <g class="edge">{body}</g>
      {seat !== null && <path class="claws" d={hand.claws} />}
      <g class="flesh">{body}</g>
      <path class="folds" d={hand.folds} />
    </g>
  );
}

/** DRAGON-2: a gesture that is chosen but still secret. Looks the same for all gestures. */
export function Veiled({ seat }: { readonly seat: Seat }) {
  return (
    <g class={`paw wears-${markOf(seat)}`}>
      <path
        class="cloth"
        d="M-36 40Q-34 30-30 6Q-26-36 0-38T30 6Q34 30 36 40Q27 34 18 40Q9 46 0 40Q-9 34-18 40Q-27 46-36 40z"
      />
      <path class="drape" d="M-16-20Q-20 6-22 32M0-26V34M16-20Q20 6 22 32" />
      <path class="ready" d="M-13 4-4 14 14-8" />
    </g>
  );
}

/** No gesture chosen yet. */
export const Pondering = () => (
  <g class="paw">
    <path class="thought" d="M-34-4Q-34-30 0-30T34-4Q34 20 0 20Q-6 20-10 19L-22 34-21 15Q-34 9-34-4z" />
    <circle class="dark dot" cx="-16" cy="-5" r="5" />
    <circle class="dark dot" cx="0" cy="-5" r="5" />
    <circle class="dark dot" cx="16" cy="-5" r="5" />
  </g>
);

/** The object a gesture stands for. */
export function Thing({ gesture }: { readonly gesture: number }) {
  const name = GESTURES[gesture]!;
  return (
    <g class="thing">
      {name === 'rock' && (
        <>
          <path class="pebble" d="M-18 8Q-20-6-8-13Q6-18 15-9Q22 2 16 11Q0 18-18 8z" />
          <path class="line" d="M-8-4-2-8M4 4 9 1" />
        </>
      )}
      {name === 'paper' && (
        <>
          <path class="sheet" d="M-13-18H6L14-10V18H-13z" />
          <path class="line" d="M6-18V-10H14M-7-4H8M-7 3H8M-7 10H3" />
        </>
      )}
      {name === 'scissors' && (
        <>
          <path class="blade" d="M-9 8 8-19Q12-12 6-5L-4 11zM9 8-8-19Q-12-12-6-5L4 11z" />
          <circle class="ring" cx="-9" cy="12" r="6" />
          <circle class="ring" cx="9" cy="12" r="6" />
        </>
      )}
    </g>
  );
}
