/** The picture of Tchag on the home page. Part of the first load, so it imports neither rules nor board. */

const WIDE = 29;
const DEEP = 15.5;
const HIGH = 11;

/** Projects a point of the field: x runs right and down, y left and down. */
const point = (x: number, y: number, z = 0): string =>
  `${(120 + (x - y) * WIDE).toFixed(1)} ${(51 + (x + y) * DEEP - z).toFixed(1)}`;

const COLOURS = {
  black: { top: '#49505b', lit: '#6b7480', left: '#2c3138', right: '#1b1f24' },
  grey: { top: '#d3cec6', lit: '#f2efe9', left: '#a59f95', right: '#7e776d' },
} as const;

type StoneProps = { readonly x: number; readonly y: number };

function Stone({ x, y }: StoneProps) {
  const colour = (x + y) % 2 === 0 ? COLOURS.black : COLOURS.grey;
  const [a, b] = [x + 0.04, x + 0.96];
  const [c, d] = [y + 0.04, y + 0.96];
  return (
    <g stroke-linejoin="round" stroke-width="1.5">
      <path
        d={`M${point(a, d, HIGH)}L${point(b, d, HIGH)} ${point(b, d)} ${point(a, d)}Z`}
        fill={colour.left}
        stroke={colour.left}
      />
      <path
        d={`M${point(b, c, HIGH)}L${point(b, d, HIGH)} ${point(b, d)} ${point(b, c)}Z`}
        fill={colour.right}
        stroke={colour.right}
      />
      <path
        d={`M${point(a, c, HIGH)}L${point(b, c, HIGH)} ${point(b, d, HIGH)} ${point(a, d, HIGH)}Z`}
        fill={colour.top}
        stroke={colour.top}
      />
      <path
        d={`M${point(a, d, HIGH)}L${point(a, c, HIGH)} ${point(b, c, HIGH)}`}
        fill="none"
        stroke={colour.lit}
        stroke-opacity="0.8"
      />
    </g>
  );
}

function Pawn({ x, y, red }: StoneProps & { readonly red: boolean }) {
  const [dark, plain, light] = red ? ['#8f1f0c', '#d4351c', '#ff8a6e'] : ['#8a6200', '#e6a700', '#ffe08a'];
  return (
    <g transform={`translate(${point(x + 0.5, y + 0.5, HIGH)})`}>
      <ellipse cx="5" cy="2" rx="16" ry="7.5" fill="#000" opacity="0.28" />
      <path d="M-13-1a13 6.5 0 0 0 26 0v-3h-26z" fill={dark} />
      <ellipse cy="-4" rx="13" ry="6.5" fill={plain} />
      {red ? (
        <>
          <path d="M-7-5C-5-12-4-14-4-20h8c0 6 1 8 3 15a8 4 0 0 1-14 0z" fill={plain} />
          <path d="M-7-5C-5-12-4-14-4-20h3c0 8-1 11-1 17q-3 0-5-2z" fill={light} opacity="0.6" />
          <circle cy="-25" r="9" fill={plain} />
          <circle cx="-3" cy="-28" r="3.4" fill={light} />
        </>
      ) : (
        <>
          <path d="M0-36-10-5a11 4.5 0 0 0 20 0z" fill={plain} />
          <path d="M0-36-10-5q4 3.4 9 3.4z" fill={light} />
          <path d="M0-36 10-5q-4 3.4-9 3.4z" fill={dark} opacity="0.4" />
        </>
      )}
    </g>
  );
}

/** Back to front, without the stone in the middle of the right edge. */
const STONES: readonly StoneProps[] = [0, 1, 2]
  .flatMap(x => [0, 1, 2].map(y => ({ x, y })))
  .filter(({ x, y }) => !(x === 2 && y === 1))
  .sort((a, b) => a.x + a.y - b.x - b.y);

export function Emblem() {
  return (
    <svg class="emblem" viewBox="0 0 240 172" aria-hidden="true">
      <ellipse cx="124" cy="104" rx="112" ry="62" fill="#000" opacity="0.16" />
      <ellipse cx="120" cy="97" rx="112" ry="62" fill="#a67c49" />
      <ellipse cx="120" cy="93" rx="112" ry="62" fill="#c89f6b" />
      <ellipse cx="120" cy="92" rx="103" ry="56" fill="#8a6537" />
      <ellipse cx="120" cy="94" rx="102" ry="54.5" fill="#ecd7a4" />
      <g fill="none" stroke="#b8955a" stroke-opacity="0.55" stroke-width="1.6">
        <ellipse cx="120" cy="94" rx="93" ry="48" />
        <ellipse cx="120" cy="94" rx="84" ry="42.5" />
      </g>
      <path
        d={`M${point(0, 0)}L${point(3, 0)} ${point(3, 3)} ${point(0, 3)}Z`}
        transform="translate(4 3)"
        fill="#5a3c10"
        opacity="0.25"
      />
      <path d={`M${point(2, 1)}L${point(3, 1)} ${point(3, 2)} ${point(2, 2)}Z`} fill="#cfb177" />
      {STONES.map(({ x, y }) => (
        <Stone key={`${x}${y}`} x={x} y={y} />
      ))}
      <Pawn x={0} y={0} red={false} />
      <Pawn x={1} y={0} red={false} />
      <Pawn x={0} y={2} red={true} />
      <Pawn x={1} y={2} red={true} />
    </svg>
  );
}
