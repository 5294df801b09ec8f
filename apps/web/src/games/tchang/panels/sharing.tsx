import { nameSpace } from '@tablee/tchang';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Mark, paintOf } from '../art/colours.tsx';
import { Firefly } from '../art/stone.tsx';
import { type BoardState, selectedPawn } from '../input/board-state.ts';
import { canShift, type Pair, pairsAround, purseAfter, shift, shiftOf } from '../input/sharing.ts';

/** TCHANG-9: gives fireflies pair by pair. The plus button is on the side of the receiver. */
export function SharingPanel({ board }: { readonly board: BoardState }) {
  const { state, word } = board;
  const pairs = pairsAround(state, selectedPawn(board) ?? board.joined);
  const panel = useRef<HTMLDivElement>(null);
  // Small screens have no room for it below the board: it is scrolled above the bar, and back when it closes.
  useLayoutEffect(() => {
    const before = scrollY;
    panel.current?.scrollIntoView({ block: 'nearest' });
    return () => scrollTo({ top: before });
  }, []);
  return (
    <div ref={panel} class="tchang-sharing" role="group" aria-label={word.sharing}>
      {pairs.map(pair => (
        <PairRow key={`${pair.one}-${pair.other}`} pair={pair} board={board} />
      ))}
      {pairs.length < 3 && <p class="tchang-note">{word.giveHint}</p>}
    </div>
  );
}

function PairRow({ pair, board }: { readonly pair: Pair; readonly board: BoardState }) {
  const { selection, text, word } = board;
  const { one, other, space } = pair;
  const moved = shiftOf(pair, selection.gift);
  return (
    <div
      class="pair"
      role="group"
      aria-label={word.shareWith(text.colours[one]!, text.colours[other]!, nameSpace(space))}
    >
      <Side board={board} pair={pair} by={-1} />
      <span class="shift" aria-hidden="true">
        {moved === 0 ? '·' : moved > 0 ? '→'.repeat(Math.min(3, moved)) : '←'.repeat(Math.min(3, -moved))}
      </span>
      <Side board={board} pair={pair} by={1} />
    </div>
  );
}

/** One pawn of a pair: its purse after the gift, and a button that takes one from the other. */
function Side({ board, pair, by }: { readonly board: BoardState; readonly pair: Pair; readonly by: 1 | -1 }) {
  const { state, selection, select, text, word } = board;
  const pawn = by === 1 ? pair.other : pair.one;
  const able = canShift(state, pair, selection.gift, by);
  return (
    <span class={by === 1 ? 'half right' : 'half'} style={paintOf(pawn)}>
      <button
        type="button"
        class="button plus"
        aria-label={word.giveTo(text.colours[pawn]!)}
        aria-disabled={!able}
        onClick={() => able && select({ gift: shift(state, pair, selection.gift, by) })}
      >
        +
      </button>
      <span class="holds">
        <svg viewBox="-15 -15 30 30" aria-hidden="true">
          <circle r={15} fill="var(--face)" />
          <Mark colour={pawn} scale={0.75} />
        </svg>
        <b>{purseAfter(state, pawn, selection.gift)}</b>
        <svg viewBox="-13 -13 26 26" aria-hidden="true">
          <Firefly />
        </svg>
      </span>
    </span>
  );
}
