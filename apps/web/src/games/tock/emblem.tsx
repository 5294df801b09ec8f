/** Tock on the home page. It imports nothing: it is part of the first load. */

const TILT = 'matrix(7.6 3.9 -7.6 3.9 120 47)';
const at = (x: number, y: number, z = 0): readonly [number, number] => [
  120 + (x - y) * 7.6,
  47 + (x + y) * 3.9 - z,
];

/** A quarter of the ring, in cells; the other three are rotated copies. */
const QUARTER = 'M12 2.5V4H9V8H12V12H9.500';
const TURNS = [0, 90, 180, 270];
const PAINTS = ['#d4351c', '#0072b2', '#e6a700', '#009e73'];

const MARBLES: readonly { x: number; y: number; paint: number }[] = [
  { x: 5.4, y: 0.4, paint: 2 },
  { x: 6.6, y: 0.4, paint: 2 },
  { x: 0.4, y: 5.4, paint: 1 },
  { x: 3, y: 4, paint: 3 },
  { x: 9, y: 5, paint: 0 },
  { x: 11, y: 11, paint: 0 },
  { x: 4, y: 11, paint: 1 },
];
const GLASS: readonly (readonly [string, string])[] = [
  ['#ff9c85', '#8f1f0c'],
  ['#7cc4ee', '#003f66'],
  ['#ffe08a', '#8a6200'],
  ['#7fe0c2', '#00553d'],
];

function Marble({ x, y, paint }: (typeof MARBLES)[number]) {
  const [cx, cy] = at(x, y, 5);
  const [light, dark] = GLASS[paint]!;
  return (
    <g transform={`translate(${cx} ${cy})`}>
      <ellipse cx="2" cy="5.500" rx="7.500" ry="4" fill="#000" opacity="0.28" />
      <circle r="7.200" fill={PAINTS[paint]} stroke={dark} stroke-width="0.8" />
      <circle cx="-2.200" cy="-2.600" r="2.400" fill={light} />
    </g>
  );
}

function Card({
  x,
  y,
  turn,
  index,
  red,
}: {
  x: number;
  y: number;
  turn: number;
  index: string;
  red: boolean;
}) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <rect x="-13" y="-18" width="26" height="38" rx="3.500" fill="#000" opacity="0.25" />
      <rect x="-14" y="-20" width="26" height="38" rx="3.500" fill="#fffaf0" stroke="#8a7354" />
      <text
        x="-1"
        y="5"
        text-anchor="middle"
        font-size="19"
        font-weight="700"
        font-family="Georgia, serif"
        fill={red ? '#a8201a' : '#2b2118'}
      >
        {index}
      </text>
    </g>
  );
}

export function Emblem() {
  return (
    <svg class="emblem" viewBox="0 0 240 172" aria-hidden="true">
      <ellipse cx="124" cy="106" rx="106" ry="48" fill="#000" opacity="0.13" />
      <g transform="translate(0 9)">
        <rect x="-1" y="-1" width="14" height="14" rx="1.400" transform={TILT} fill="#7c5730" />
      </g>
      <g transform={TILT}>
        <rect x="-1" y="-1" width="14" height="14" rx="1.400" fill="#c89f6b" />
        <rect
          x="-0.700"
          y="-0.700"
          width="13.400"
          height="13.400"
          rx="1.200"
          fill="none"
          stroke="#e4c496"
          stroke-width="0.200"
        />
        {TURNS.map((turn, i) => (
          <g key={turn} transform={`rotate(${turn} 6 6)`} fill="none" stroke-linejoin="round">
            <path d={QUARTER} stroke="#5b3d18" stroke-width="1.150" />
            <path d={QUARTER} stroke="#fbf2df" stroke-width="0.950" />
            <path d={QUARTER} stroke={PAINTS[i]} stroke-width="0.950" stroke-opacity="0.35" />
            <path
              d={QUARTER}
              stroke="#8a6a3c"
              stroke-width="0.550"
              stroke-linecap="round"
              stroke-dasharray="0 1"
            />
            <path d="M11 11 9 9" stroke={PAINTS[i]} stroke-width="0.900" stroke-linecap="round" />
            <rect x="4.900" y="9.900" width="2.200" height="2.200" rx="0.600" fill={PAINTS[i]} />
          </g>
        ))}
      </g>
      {MARBLES.map(marble => (
        <Marble key={`${marble.x}-${marble.y}`} {...marble} />
      ))}
      <Card x={190} y={140} turn={-14} index="7" red={false} />
      <Card x={211} y={143} turn={8} index="A" red />
    </svg>
  );
}
