import { cellOf, type Shape, type Square, shapePlaced, squarePlaced } from '@tablee/tekao';
import { squareCentre } from '../geometry.ts';
import { Tile } from '../tile.tsx';
import { acts, canTurn, type Desk, freeSquares, hintedOf } from './desk.ts';
import { ghostAt } from './draft.ts';
import { postSeen } from './formation.ts';

/** Under the pieces: where the piece in hand may go. */
export function Spots({ desk }: { readonly desk: Desk }) {
  if (!acts(desk)) return null;
  const { flipped } = desk.scene;
  const bare = freeSquares(desk).filter(square => !ghostAt(desk.draft, desk.side, square));
  return (
    <g class="tekao-spots" aria-hidden="true">
      {bare.map(square => {
        const { x, y } = squareCentre(square, flipped);
        const looks = square === desk.held.over ? 'spot over' : 'spot';
        return <rect key={square} class={looks} x={x - 44} y={y - 44} width={88} height={88} rx={12} />;
      })}
    </g>
  );
}

type SetProps = {
  readonly desk: Desk;
  readonly square: Square;
  readonly shape: Shape;
  readonly looks: string;
  readonly turns: boolean;
};

/** A piece that does not stand yet. */
function Unplaced({ desk, square, shape, looks, turns }: SetProps) {
  const { flipped } = desk.scene;
  const { x, y } = squareCentre(square, flipped);
  return (
    <g transform={`translate(${x} ${y})`}>
      <g class={looks} data-unplaced={square}>
        <g class="body">
          <Tile cell={cellOf(shape, desk.side)} flipped={flipped} />
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

/** Over the pieces: what is planned, what is advised, what is about to be placed. */
export function Unplaceds({ desk }: { readonly desk: Desk }) {
  const { draft, side, preparing, held, inHand, scene } = desk;
  const hinted = hintedOf(desk);
  return (
    <g class="tekao-unplaced" aria-hidden="true">
      {draft.map(post => {
        const { square, shape } = postSeen(side, post);
        if (!preparing && square === held.at) return null;
        const chosen = preparing && square === held.at;
        const looks = chosen ? 'ghost chosen' : 'ghost';
        return <Unplaced key={square} {...{ desk, square, shape, looks }} turns={chosen && canTurn(desk)} />;
      })}
      {hinted !== null && squarePlaced(hinted) !== held.at && (
        <Unplaced
          desk={desk}
          square={squarePlaced(hinted)}
          shape={shapePlaced(hinted)}
          looks="ghost advised"
          turns={false}
        />
      )}
      {!preparing && scene.seat !== null && held.at !== null && inHand && (
        <Unplaced desk={desk} square={held.at} shape={inHand.shape} looks="preview" turns={canTurn(desk)} />
      )}
    </g>
  );
}
