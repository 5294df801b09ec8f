import { BANNER, EMBLEMS, type Hue } from './shapes/outlines.ts';

/** The picture of Tekao on the home page. Part of the first load, so it imports neither rules nor board. */

const ACROSS = 0.31;
const DOWN = 0.165;
const HIGH = 11;
/** Projects a point of the board, in hundredths of a square: x runs right and down, y left and down. */
const tilt = (x: number, y: number, z = 0): string =>
  `matrix(${ACROSS} ${DOWN} ${-ACROSS} ${DOWN} ${120 + (x - y) * ACROSS} ${31 + (x + y) * DOWN - z})`;

const PAINTS = {
  blue: { lit: '#4a82cf', face: '#2458a8', dim: '#17458a', side: '#0b2350', inlay: '#ffd98a' },
  gold: { lit: '#fff8e4', face: '#f6e6be', dim: '#e6d19f', side: '#8f6413', inlay: '#8f5f00' },
} as const;

type TileProps = {
  readonly x: number;
  readonly y: number;
  readonly hue: Hue;
  /** The weapons clockwise from the far edge; undefined: the flag. */
  readonly weapons?: readonly number[];
};

function Tile({ x, y, hue, weapons }: TileProps) {
  const paint = PAINTS[hue];
  const square = <rect x="-44" y="-44" width="88" height="88" rx="9" />;
  return (
    <g>
      <g transform={tilt(x + 8, y - 6)} fill="#000" opacity="0.25">
        {square}
      </g>
      <g fill={paint.side}>
        {[0, 3, 6, 9].map(z => (
          <g key={z} transform={tilt(x, y, z)}>
            {square}
          </g>
        ))}
      </g>
      <g transform={tilt(x, y, HIGH)}>
        <g fill={paint.face} stroke={paint.lit} stroke-width="3">
          {square}
        </g>
        {weapons ? (
          <>
            <path d="M-42 42V-42L0 0z" fill={paint.lit} />
            <path d="M42-42V42L0 0z" fill={paint.dim} />
            <path d="M-41-41 41 41M41-41-41 41" stroke={paint.side} stroke-width="3" />
            {weapons.map((weapon, turn) => (
              <path
                key={weapon}
                d={EMBLEMS[weapon]}
                transform={`rotate(${90 * turn}) translate(0 6) scale(0.950)`}
                fill={paint.inlay}
              />
            ))}
          </>
        ) : (
          <path d={BANNER} transform="rotate(-45) scale(1.100)" fill={paint.inlay} />
        )}
      </g>
    </g>
  );
}

const SQUARES = [50, 150, 250].flatMap(y => [50, 150, 250].map(x => ({ x, y })));
const stain = ({ x, y }: { readonly x: number; readonly y: number }): string => {
  const dark = (x + y) % 200 === 0;
  if (y === 50) return dark ? '#d3a440' : '#dfb351';
  if (y === 250) return dark ? '#7f9dc4' : '#8fabcd';
  return dark ? '#cba674' : '#d9b98a';
};

export function Emblem() {
  return (
    <svg class="emblem" viewBox="0 0 240 172" aria-hidden="true">
      <ellipse cx="124" cy="104" rx="110" ry="50" fill="#000" opacity="0.14" />
      {[-12, -10, -8, -6, -4, -2].map(z => (
        <rect
          key={z}
          x="-16"
          y="-16"
          width="332"
          height="332"
          rx="16"
          transform={tilt(0, 0, z)}
          fill="#6d4726"
        />
      ))}
      <rect x="-16" y="-16" width="332" height="332" rx="16" transform={tilt(0, 0)} fill="#a27245" />
      {SQUARES.map(at => (
        <rect
          key={`${at.x}-${at.y}`}
          x="-50"
          y="-50"
          width="100"
          height="100"
          transform={tilt(at.x, at.y)}
          fill={stain(at)}
          stroke="#6d4726"
          stroke-width="3"
        />
      ))}
      <Tile x={50} y={50} hue="gold" />
      <Tile x={250} y={50} hue="gold" weapons={[0, 3, 1, 2]} />
      <Tile x={150} y={150} hue="gold" weapons={[3, 1, 2, 0]} />
      <Tile x={50} y={250} hue="blue" weapons={[2, 0, 3, 1]} />
      <Tile x={150} y={250} hue="blue" weapons={[1, 3, 0, 2]} />
    </svg>
  );
}
