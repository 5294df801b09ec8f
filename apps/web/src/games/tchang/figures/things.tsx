import { ANIMALS } from '../art/animal.tsx';
import { CornerDragon } from '../art/dragon.tsx';
import { Statue } from '../art/statue.tsx';
import { Stone, type StoneFace } from '../art/stone.tsx';
import { GREEN } from './scenes.tsx';

/** Figures of single objects on a dark cloth. */

const STATUES = [-1, 0, 1, 2, 3];
const STONES: readonly StoneFace[] = ['down', 1, 2, 3, 4];
const STEP = 86;

/** TCHANG-2 */
export const Things = () => (
  <svg class="tchang-figure cloth" viewBox="-50 -50 444 272">
    {STATUES.map((face, i) => (
      <g key={face} transform={`translate(${i * STEP} 0)`}>
        <Statue face={face} />
      </g>
    ))}
    {STONES.map((face, i) => (
      <g key={face} transform={`translate(${i * STEP} ${STEP})`}>
        <Stone face={face} seed={i} />
      </g>
    ))}
    {ANIMALS.map((kind, i) => (
      <g key={kind} transform={`translate(${(i + 0.5) * STEP} ${2 * STEP})`}>
        <Stone face={kind} seed={i} />
      </g>
    ))}
  </svg>
);

/** The seven pieces as a square of side 4. */
const SQUARE = [
  '0 0 4 0 2 2',
  '0 0 0 4 2 2',
  '4 4 4 2 2 4',
  '4 0 4 2 3 1',
  '2 2 3 3 1 3',
  '2 2 3 1 4 2 3 3',
  '0 4 1 3 3 3 2 4',
];
const PIECES = [4, 5, 6, 7, 8, 9, 10];

/** TCHANG-2, TCHANG-14 */
export const Pieces = () => (
  <svg class="tchang-figure cloth" viewBox="-46 -46 534 182">
    {PIECES.map((face, i) => (
      <g key={face} transform={`translate(${i < 4 ? i * 80 : 40 + (i - 4) * 80} ${i < 4 ? 4 : 88})`}>
        <Statue face={face} />
      </g>
    ))}
    <g transform="translate(320 -22) scale(33)">
      {SQUARE.map(points => (
        <polygon key={points} class="inlay" points={points} />
      ))}
    </g>
  </svg>
);

const DEGREES = [0, 1, 2, 3];

/** TCHANG-10 */
export const Wake = () => (
  <svg class="tchang-figure cloth" viewBox="-62 -60 484 168">
    {DEGREES.map(shown => (
      <g key={shown} transform={`translate(${shown * 120} 0)`}>
        <CornerDragon colour={GREEN} shown={shown} open={false} />
        {Array.from({ length: shown }, (_, i) => (
          <g key={i} transform={`translate(${(i - (shown - 1) / 2) * 36} 76) scale(0.450)`}>
            <Statue face={GREEN} />
          </g>
        ))}
      </g>
    ))}
  </svg>
);
