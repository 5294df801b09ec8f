import { cellOf, type Shape, type Square, shapePlaced, squarePlaced, type TekaoEvent } from '@tablee/tekao';
import { squareCentre } from '../draw/geometry.ts';
import { Tile } from '../draw/tile.tsx';
import type { BoardState } from '../input/board-mode.ts';
import { canAct, canTurn, freeSquares, hintedOf, type PlacingInput } from './actions.ts';
import { plannedAt } from './draft.ts';
import { placementFor } from './lineup.ts';

/** Drawn under the pieces: the free squares of the home. */
export function Spots({ input }: { readonly input: PlacingInput }) {
  if (!canAct(input)) return null;
  const { flipped } = input.board;
  const bare = freeSquares(input).filter(square => !plannedAt(input.draft, input.side, square));
  return (
    <g class="tekao-spots" aria-hidden="true">
      {bare.map(square => {
        const { x, y } = squareCentre(square, flipped);
        const looks = square === input.selection.over ? 'spot over' : 'spot';
        return <rect key={square} class={looks} x={x - 44} y={y - 44} width={88} height={88} rx={12} />;
      })}
    </g>
  );
}

type UnplacedProps = {
  readonly input: PlacingInput;
  readonly square: Square;
  readonly shape: Shape;
  readonly looks: string;
  readonly turns: boolean;
};

/** A piece that is not placed yet. */
function Unplaced({ input, square, shape, looks, turns }: UnplacedProps) {
  const { flipped } = input.board;
  const { x, y } = squareCentre(square, flipped);
  return (
    <g transform={`translate(${x} ${y})`}>
      <g class={looks} data-unplaced={square}>
        <g class="body">
          <Tile cell={cellOf(shape, input.side)} flipped={flipped} />
        </g>
        <rect class="edge under" x={-45} y={-45} width={90} height={90} rx={11} />
        <rect class="edge" x={-45} y={-45} width={90} height={90} rx={11} />
        {turns && (
          <g class="turns" transform="translate(36 -36)">
            <circle r={17} />
            <path d="M7-4A8 8 0 1 0 8 3M8-9V-3H2" />
          </g>
        )}
      </g>
    </g>
  );
}

/** Drawn over the pieces: planned pieces, the suggestion and the preview. */
export function UnplacedLayer({ input }: { readonly input: PlacingInput }) {
  const { draft, side, planning, selection, current, board } = input;
  const hinted = hintedOf(input);
  return (
    <g class="tekao-unplaced" aria-hidden="true">
      {draft.map(planned => {
        const { square, shape } = placementFor(side, planned);
        if (!planning && square === selection.at) return null;
        const chosen = planning && square === selection.at;
        const looks = chosen ? 'ghost chosen' : 'ghost';
        return (
          <Unplaced key={square} {...{ input, square, shape, looks }} turns={chosen && canTurn(input)} />
        );
      })}
      {hinted !== null && squarePlaced(hinted) !== selection.at && (
        <Unplaced
          input={input}
          square={squarePlaced(hinted)}
          shape={shapePlaced(hinted)}
          looks="ghost advised"
          turns={false}
        />
      )}
      {!planning && board.seat !== null && selection.at !== null && current && (
        <Unplaced
          input={input}
          square={selection.at}
          shape={current.shape}
          looks="preview"
          turns={canTurn(input)}
        />
      )}
    </g>
  );
}

type Placed = TekaoEvent & { readonly kind: 'placed' };
type LastProps = { readonly board: BoardState };

/** The last placement on the screen. */
export function lastPlaced({ n, props }: Pick<BoardState, 'n' | 'props'>): Placed | null {
  const entry = [...props.past, props.shown].findLast(one => one.n === n);
  return entry?.events.find((e): e is Placed => e.kind === 'placed') ?? null;
}

const placeAt = ({ flipped }: BoardState, { square }: Placed): string => {
  const { x, y } = squareCentre(square, flipped);
  return `translate(${x} ${y})`;
};

/** Outlines the piece placed last. */
export function LastPlaced({ board }: LastProps) {
  const placed = lastPlaced(board);
  if (!placed) return null;
  return (
    <g key={board.n} class="tekao-latest" aria-hidden="true" transform={placeAt(board, placed)}>
      <rect class="under" x={-46} y={-46} width={92} height={92} rx={11} />
      <rect x={-46} y={-46} width={92} height={92} rx={11} />
    </g>
  );
}

/** Drawn under a piece while it fades in: a piece placed on this device was already visible and must not blink. */
export function LastPlacedCopy({ board }: LastProps) {
  const placed = lastPlaced(board);
  if (!placed) return null;
  return (
    <g key={board.n} class="tekao-standing" aria-hidden="true" transform={placeAt(board, placed)}>
      <Tile cell={placed.cell} flipped={board.flipped} />
    </g>
  );
}
