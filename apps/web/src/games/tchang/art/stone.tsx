import { Animal, type AnimalKind } from './animal.tsx';
import { FLAME } from './colours.tsx';

/** A firefly centred on (0, 0), 26 units wide with its glow. Needs TombDefs. */
export const Firefly = () => (
  <>
    <circle r={13} fill="url(#tchang-glow)" />
    <path d="M-1-2C-9-9-11-3-3 1zM1-2C9-9 11-3 3 1z" fill="#fff" opacity={0.65} />
    <ellipse cy={2} rx={3.4} ry={5.2} fill={FLAME} />
    <circle cy={-4} r={2.2} fill="#5a3b12" />
    <ellipse cy={3.5} rx={2} ry={2.6} fill="#fffbe8" />
  </>
);

/** Visible side of a stone: its back, a number of fireflies, or an animal. */
export type StoneFace = 'down' | 1 | 2 | 3 | 4 | AnimalKind;

/** Three outlines, veins and several rotations keep neighbouring stones from looking alike. */
const OUTLINES = [
  'M-33 3C-34-14-19-26 2-26S34-15 33 3 19 25-3 25-32 19-33 3z',
  'M-31-2C-30-18-14-27 4-25S34-10 32 6 14 27-6 25-32 14-31-2z',
  'M-34 1C-32-16-12-24 8-24S35-12 33 4 12 24-9 25-36 16-34 1z',
];
const VEINS = ['M-24-6Q-6-16 8-8T26-6', 'M-20 10Q-4 2 8 8T25 2', 'M-26 2Q-10-8 2-2T24-10'];
const ROTATIONS = [-8, 5, 14, -16, 2, -3, 10];

/** Arranged like dots on a die, to be counted at a glance. */
const DOTS: readonly (readonly (readonly [number, number])[])[] = [
  [[0, 0]],
  [
    [-11, 3],
    [11, -3],
  ],
  [
    [-12, 5],
    [12, 5],
    [0, -8],
  ],
  [
    [-11, -8],
    [11, -8],
    [-11, 8],
    [11, 8],
  ],
];

type Props = {
  readonly face: StoneFace;
  /** Space of the stone: the same space always gives the same look. */
  readonly seed?: number;
};

/** A river stone centred on (0, 0), 66 units wide. Needs TombDefs. */
export function Stone({ face, seed = 0 }: Props) {
  const outline = OUTLINES[seed % OUTLINES.length];
  const down = face === 'down';
  return (
    <g class="tchang-stone">
      <g transform={`rotate(${ROTATIONS[seed % ROTATIONS.length]})`}>
        <path d={outline} fill="#07050f" opacity={0.5} transform="translate(2 5)" />
        <path
          d={outline}
          fill={down ? 'url(#tchang-river)' : 'url(#tchang-hollow)'}
          stroke={down ? '#d3d8e8' : '#f3dfb6'}
          stroke-width={1.6}
        />
        {down && (
          <>
            <path
              d={VEINS[seed % VEINS.length]}
              fill="none"
              stroke="#e8ecf8"
              stroke-width={2}
              opacity={0.5}
            />
            <ellipse cx={-9} cy={-14} rx={13} ry={5} fill="#fff" opacity={0.3} transform="rotate(-12)" />
          </>
        )}
      </g>
      {typeof face === 'number' &&
        DOTS[face - 1]!.map(([x, y]) => (
          <g key={`${x},${y}`} transform={`translate(${x} ${y}) scale(${face === 1 ? 1.5 : 1.08})`}>
            <Firefly />
          </g>
        ))}
      {typeof face === 'string' && face !== 'down' && (
        <g transform="scale(0.900)">
          <Animal kind={face} />
        </g>
      )}
    </g>
  );
}
