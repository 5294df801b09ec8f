import {
  COLOURS,
  faceOf,
  foundSoFar,
  isBitten,
  isDragon,
  NO_COLOUR,
  pieceOf,
  type State,
} from '@tablee/tchang';
import type { Messages } from '@tablee/tchang/messages/fr';
import type { StatusProps } from '../../../board/contract.ts';
import { Marks } from '../../../page/mark.tsx';
import { hueOf, paintOf, shapeOf } from '../art/colours.tsx';
import { Firefly } from '../art/stone.tsx';
import type { Words } from '../text/words.ts';
import { ownPawns } from './routes.ts';

/** Fireflies of each pawn of a seat. */
export function Status({ state, seat, text }: StatusProps<State, Messages>) {
  const pawns = ownPawns(state, seat);
  // A single player sees all purses next to the board.
  if (state.variant.seats === 1) return null;
  return (
    <span class="tchang-status">
      {pawns.map(pawn => (
        <span
          key={pawn}
          class={isBitten(state, pawn) ? 'bitten' : ''}
          role="img"
          aria-label={text.purse(pawn, state.purses[pawn]!, isBitten(state, pawn))}
        >
          {pawns.length > 1 && <Marks shapes={[shapeOf(pawn)]} />}
          <svg viewBox="-8 -8 16 16" aria-hidden="true">
            <path d="M0-7 2-2 7 0 2 2 0 7-2 2-7 0-2-2z" />
          </svg>
          <b>{state.purses[pawn]}</b>
        </span>
      ))}
    </span>
  );
}

/** The seven pieces as a square of side 4, in the order of the rules. */
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

type FoundProps = { readonly seen: State; readonly text: Messages; readonly word: Words };

/** TCHANG-10, TCHANG-12: dragons and pieces found so far, the reserve, and the exit. */
export function Found({ seen, text, word }: FoundProps) {
  const { dragons, pieces } = foundSoFar(seen);
  const shown = new Set(
    seen.cells.map(faceOf).flatMap(face => (face >= 0 && !isDragon(face) ? [pieceOf(face)] : [])),
  );
  const exit = seen.exit === NO_COLOUR ? null : text.exitColours[seen.exit]!;
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
