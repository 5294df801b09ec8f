import { COLOUR_COUNT, entryOf, type State } from '@tablee/tock';
import { styleAt } from '../../../board/motion.ts';
import type { Piece, PlaceOf } from '../../../board/piece.ts';
import { shapeOf } from './colours.ts';
import { colourOfPiece } from './pieces.ts';

const COLOURS = Array.from({ length: COLOUR_COUNT }, (_, colour) => colour);
/** Gradient stops per colour, from the highlight to the rim. */
const GLASS: readonly (readonly [string, string, string, string])[] = [
  ['#ffd0c4', '#ea5a40', '#c62d15', '#6f1206'],
  ['#c4e6fb', '#2b93d1', '#006aa6', '#003655'],
  ['#fff3c4', '#f5c12e', '#dc9c00', '#7d5600'],
  ['#bdf3df', '#25bd8f', '#008f68', '#004a36'],
];

/** Definitions of the four marbles, each with its colour's shape; the pieces reference them by id. */
export function MarbleDefs() {
  return (
    <>
      {COLOURS.map(colour => (
        <radialGradient key={colour} id={`tock-glass-${colour}`} cx="0.36" cy="0.3" r="0.78">
          {GLASS[colour]!.map((tint, i) => (
            <stop key={tint} offset={[0, 0.28, 0.68, 1][i]} stop-color={tint} />
          ))}
        </radialGradient>
      ))}
      {COLOURS.map(colour => (
        <g key={colour} id={`tock-marble-${colour}`}>
          <circle r={38} fill={`url(#tock-glass-${colour})`} stroke={GLASS[colour]![3]} stroke-width={2.5} />
          <path
            d={shapeOf(colour)}
            transform="scale(1.7)"
            fill="#fff"
            stroke={GLASS[colour]![3]}
            stroke-width={1.5}
            stroke-linejoin="round"
          />
        </g>
      ))}
      <ellipse
        id="tock-gleam"
        cx={-14}
        cy={-19}
        rx={10}
        ry={6}
        transform="rotate(-38 -14 -19)"
        fill="#fff"
        opacity={0.72}
      />
      <g id="tock-contact">
        <ellipse cx={5} cy={13} rx={39} ry={33} fill="#2a1704" opacity={0.22} />
        <ellipse cx={3} cy={7} rx={36} ry={34} fill="#2a1704" opacity={0.4} />
      </g>
    </>
  );
}

type Props = {
  readonly pieces: readonly Piece[];
  readonly place: PlaceOf;
  readonly lifted: number | null;
  readonly state: State;
};

export function Marbles({ pieces, place, lifted, state }: Props) {
  return (
    <g class="still" aria-hidden="true">
      {pieces.map(piece => (
        <g key={`${piece.id}-shadow`} data-piece={piece.id} style={styleAt(place(piece.at), piece.on)}>
          <use href="#tock-contact" />
        </g>
      ))}
      {pieces.map(piece => {
        const colour = colourOfPiece(piece);
        const fresh = piece.at === entryOf(colour) && state.fresh[colour] === 1;
        return (
          <g key={piece.id} class="layered" data-piece={piece.id} style={styleAt(place(piece.at), piece.on)}>
            <g class={piece.at === lifted ? 'marble lifted' : 'marble'}>
              {fresh && <circle class="fresh" r={44} />}
              <use href={`#tock-marble-${colour}`} />
              <use href="#tock-gleam" />
            </g>
          </g>
        );
      })}
    </g>
  );
}
