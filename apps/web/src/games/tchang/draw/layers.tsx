import {
  ANIMAL,
  COLOURS,
  type Colour,
  EXITS,
  faceOf,
  foundSoFar,
  isBitten,
  type State,
} from '@tablee/tchang';
import { styleAt } from '../../../board/motion.ts';
import type { Piece } from '../../../board/piece.ts';
import { animalOn } from '../art/animal.tsx';
import { CornerDragon } from '../art/dragon.tsx';
import { centreOf, moveTo } from '../art/geometry.ts';
import { Pawn } from '../art/pawn.tsx';
import { Statue } from '../art/statue.tsx';
import { Stone } from '../art/stone.tsx';
import { colourOf, isPawn, isStatue, isStone, placeAt } from './pieces.ts';

/** TCHANG-1: the dragons at the exits. They wake as dragons of their colour are found. */
export function Corners({ state }: { readonly state: State }) {
  const { dragons } = foundSoFar(state);
  return (
    <g aria-hidden="true">
      {COLOURS.map((name, colour) => (
        <g key={name} transform={moveTo(centreOf(EXITS[colour]!))}>
          <CornerDragon colour={colour} shown={dragons[colour]!} open={state.open && state.exit === colour} />
        </g>
      ))}
    </g>
  );
}

/** Statues, then the stones on them. */
export function StatuesAndStones({ pieces }: { readonly pieces: readonly Piece[] }) {
  return (
    <g class="still" aria-hidden="true">
      {pieces.filter(isStatue).map(piece => (
        <g key={piece.id} data-piece={piece.id} style={styleAt(placeAt(piece.at), piece.on)}>
          <Statue face={faceOf(piece.lies ?? 0)} />
        </g>
      ))}
      {pieces.filter(isStone).map(piece => (
        <g key={piece.id} data-piece={piece.id} style={styleAt(placeAt(piece.at), piece.on)}>
          <Stone face={piece.lies === ANIMAL ? animalOn(piece.at) : 'down'} seed={piece.at} />
        </g>
      ))}
    </g>
  );
}

type PawnsProps = {
  readonly pieces: readonly Piece[];
  /** The state animated so far: bites and fireflies are shown from it. */
  readonly seen: State;
  readonly chosen: Colour | null;
  readonly movers: readonly Colour[];
};

/** All pawns, the chosen one last so that it walks over the others. */
export function Pawns({ pieces, seen, chosen, movers }: PawnsProps) {
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
