import { ANIMAL, COLOURS, EXITS, faceOf, foundSoFar, type State } from '@tablee/tchang';
import { styleAt } from '../../board/motion.ts';
import type { Piece } from '../../board/piece.ts';
import { CornerDragon } from './art/corner-dragon.tsx';
import { centreOf } from './art/geometry.ts';
import { Statue } from './art/statue.tsx';
import { Stone } from './art/stone.tsx';
import { animalOn } from './passing.tsx';
import { isStatue, isStone } from './pieces.ts';
import { moveTo } from './shapes.ts';
import { placeAt } from './spots.ts';

/** TCHANG-1: the four who guard the exits; they wake as dragons of their colour are found. */
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

type Props = { readonly pieces: readonly Piece[] };

/** Statues, then the stones on them. */
export function Things({ pieces }: Props) {
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
