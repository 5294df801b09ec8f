import { type Colour, isBitten, type State } from '@tablee/tchang';
import { styleAt } from '../../board/motion.ts';
import type { Piece } from '../../board/piece.ts';
import { Pawn } from './art/pawn.tsx';
import { colourOf, isPawn } from './pieces.ts';
import { placeAt } from './spots.ts';

type Props = {
  readonly pieces: readonly Piece[];
  /** As far as it has been seen: who is bitten, and how many fireflies circle. */
  readonly seen: State;
  readonly chosen: Colour | null;
  readonly movers: readonly Colour[];
};

/** All pawns, the one in hand last: it walks over the others. */
export function Pawns({ pieces, seen, chosen, movers }: Props) {
  const pawns = pieces.filter(isPawn);
  const order = [...pawns.filter(p => colourOf(p) !== chosen), ...pawns.filter(p => colourOf(p) === chosen)];
  return (
    <g class="still" aria-hidden="true">
      {order.map(piece => {
        const colour = colourOf(piece);
        const lit = colour === chosen ? 'man chosen' : movers.includes(colour) ? 'man able' : 'man';
        return (
          <g
            key={piece.id}
            class="layered"
            data-piece={piece.id}
            style={styleAt(placeAt(piece.at), piece.on)}
          >
            <g class={lit}>
              <ellipse class="foot" cy={30} rx={31} ry={13} />
              <Pawn colour={colour} bitten={isBitten(seen, colour)} carried={seen.purses[colour]!} />
            </g>
          </g>
        );
      })}
    </g>
  );
}
