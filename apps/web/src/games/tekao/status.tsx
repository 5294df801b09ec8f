import { PIECES, type State, sideOfSeat } from '@tablee/tekao';
import type { Messages } from '@tablee/tekao/messages/fr';
import type { StatusProps } from '../../board/contract.ts';
import { words } from './words.ts';

const NINE = Array.from({ length: PIECES }, (_, i) => i);
const STEP = 15;
/** Blue's pieces are squares, yellow's triangles, as their marks are; the flag comes first. */
const TOKENS = ['M-5.500-5.500H5.500V5.500H-5.500z', 'M0-6.500 7 5.500H-7z'];
const FLAG = 'M-5 8V-8M-5-7.500H7L3.500-3.500 7 .5H-5';

/** The pieces a side has left of its nine: those it lost are hollow. */
export function Status({ state, seat }: StatusProps<State, Messages>) {
  const side = sideOfSeat(seat);
  const men = state.men[side]!;
  const word = words();
  // TEKAO-10: a side without its flag has lost; before the battle the flag may not stand yet.
  const flag = state.phase !== 'flag' || state.winner === side;
  const placing = state.phase === 'place';
  const standing = (i: number): boolean => (placing || flag ? i < men : i <= men);
  return (
    <span
      class={side === 0 ? 'tekao-status blue' : 'tekao-status gold'}
      role="img"
      aria-label={placing ? word.placed(men) : word.left(men)}
    >
      {/* Where there is no room for nine: one and how many. */}
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
