import { COLOURS, faceOf, foundSoFar, isDragon, NO_COLOUR, pieceOf, type State } from '@tablee/tchang';
import type { Messages } from '@tablee/tchang/messages/fr';
import { Firefly } from './art/firefly.tsx';
import { hueOf } from './art/hues.ts';
import { paintOf } from './reach.tsx';
import type { Words } from './words.ts';

/** The square all seven make, four units wide, in the order of the pieces. */
const TANGRAM: readonly string[] = [
  '0,0 4,0 2,2',
  '0,0 2,2 0,4',
  '4,2 4,4 2,4',
  '4,0 4,2 3,1',
  '2,2 3,3 1,3',
  '2,2 3,1 4,2 3,3',
  '0,4 2,4 3,3 1,3',
];
const THREE = [1, 2, 3];

type Props = { readonly seen: State; readonly text: Messages; readonly word: Words };

/** TCHANG-10, TCHANG-12: what is found so far, what the reserve holds, and which way leads out. */
export function Found({ seen, text, word }: Props) {
  const { dragons, pieces } = foundSoFar(seen);
  const shown = new Set(
    seen.cells.map(faceOf).flatMap(face => (face >= 0 && !isDragon(face) ? [pieceOf(face)] : [])),
  );
  const exit = seen.exit === NO_COLOUR ? null : text.colours[seen.exit]!;
  return (
    <ul class="tchang-found" aria-label={word.found}>
      {COLOURS.map((name, colour) => (
        <li key={name} class={seen.exit === colour ? 'dragons exit' : 'dragons'} style={paintOf(colour)}>
          <svg
            viewBox="0 0 96 32"
            role="img"
            aria-label={word.dragons(text.colours[colour]!, dragons[colour]!)}
          >
            {THREE.map((nth, i) => (
              <path
                key={nth}
                class={dragons[colour]! >= nth ? 'in' : 'out'}
                d={hueOf(colour).mark}
                transform={`translate(${16 + 32 * i} 16)`}
              />
            ))}
          </svg>
        </li>
      ))}
      <li class="tangram">
        <svg viewBox="-0.2 -0.2 4.4 4.400" role="img" aria-label={word.pieces(pieces)}>
          {TANGRAM.map((points, piece) => (
            <polygon key={points} class={shown.has(piece) ? 'in' : 'out'} points={points} />
          ))}
        </svg>
        <b aria-hidden="true">{pieces}/7</b>
      </li>
      <li class="reserve">
        <svg viewBox="-13 -13 26 26" role="img" aria-label={word.reserve(seen.reserve)}>
          <Firefly />
        </svg>
        <b aria-hidden="true">{seen.reserve}</b>
      </li>
      {exit !== null && (
        <li class={seen.open ? 'way-out open' : 'way-out'} style={paintOf(seen.exit)}>
          {seen.open ? word.exitOpen(exit) : word.exitFixed(exit)}
        </li>
      )}
    </ul>
  );
}
