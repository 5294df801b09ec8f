import { ANIMAL, COLOURS, EXITS, faceOf, foundSoFar, type State, type TchangEvent } from '@tablee/tchang';
import { styleAt } from '../../board/motion.ts';
import type { Piece } from '../../board/piece.ts';
import { ANIMALS } from './art/animal.tsx';
import { CornerDragon } from './art/corner-dragon.tsx';
import { centreOf } from './art/geometry.ts';
import { Statue } from './art/statue.tsx';
import { Stone, type StoneFace } from './art/stone.tsx';
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

/** What a stone shows: one that goes away shows what was under it (TCHANG-6). */
function faceShown({ at, lies = 0 }: Piece, events: readonly TchangEvent[]): StoneFace {
  if (lies === ANIMAL) return ANIMALS[at % ANIMALS.length]!;
  const found = events.find(e => e.kind === 'found' && e.space === at);
  const n = found?.kind === 'found' ? found.fireflies : 0;
  return n === 1 || n === 2 || n === 3 || n === 4 ? n : 'down';
}

type Props = { readonly pieces: readonly Piece[]; readonly events: readonly TchangEvent[] };

/** Statues, then the stones on them. */
export function Things({ pieces, events }: Props) {
  return (
    <g class="still" aria-hidden="true">
      {pieces.filter(isStatue).map(piece => (
        <g key={piece.id} data-piece={piece.id} style={styleAt(placeAt(piece.at), piece.on)}>
          <Statue face={faceOf(piece.lies ?? 0)} />
        </g>
      ))}
      {pieces.filter(isStone).map(piece => (
        <g key={piece.id} data-piece={piece.id} style={styleAt(placeAt(piece.at), piece.on)}>
          <Stone face={faceShown(piece, events)} seed={piece.at} />
        </g>
      ))}
    </g>
  );
}
