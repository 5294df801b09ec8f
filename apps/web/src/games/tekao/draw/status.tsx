import { PIECES, type State, sideOfSeat } from '@tablee/tekao';
import type { Messages } from '@tablee/tekao/messages/fr';
import type { StatusProps } from '../../../board/contract.ts';
import { words } from '../text/words.ts';

const NINE = Array.from({ length: PIECES }, (_, i) => i);
const STEP = 15;
/** Squares for blue, triangles for yellow, like their marks; the flag comes first. */
const TOKENS = ['M-5.500-5.500H5.500V5.500H-5.500z', 'M0-6.500 7 5.500H-7z'];
const FLAG = 'M-5 8V-8M-5-7.500H7L3.500-3.500 7 .5H-5';

/** The pieces a side has left of its nine; lost ones are hollow. */
export function Status({ state, seat }: StatusProps<State, Messages>) {
  const side = sideOfSeat(seat);
  const men = state.men[side]!;
  const word = words();
  // TEKAO-10: a side without its flag has lost; during placing the flag may not be on the board yet.
  const flag = state.phase !== 'flag' || state.winner === side;
  const placing = state.phase === 'place';
  const standing = (i: number): boolean => (placing || flag ? i < men : i <= men);
  return (
    <span
      class={side === 0 ? 'tekao-status blue' : 'tekao-status gold'}
      role="img"
      aria-label={placing ? word.placed(men) : word.left(men)}
    >
      {/* On narrow screens: one token and the count. */}
      <svg class="one" viewBox="0 0 20 20">
        <path d={TOKENS[side]} transform="translate(10 10) scale(1.2)" />
      </svg>
      <b>{men}</b>
      <svg class="nine" viewBox={`0 0 ${STEP * PIECES} 20`}>
        {NINE.map(i => {
          const isFlag = i === 0 && !placing;
          const there = isFlag ? flag : standing(i);
          return (
            <path
              key={i}
              class={there ? 'token' : 'token lost'}
              d={isFlag ? FLAG : TOKENS[side]}
              transform={`translate(${STEP * (i + 0.5)} 10)`}
            />
          );
        })}
      </svg>
    </span>
  );
}
