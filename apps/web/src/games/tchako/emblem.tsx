/** T'Chako as a small object on the home page's table. Knows no rules: it is part of the first load. */

/** Millimetres of the board, seen from the side of South. */
const tilt = (x: number, y: number, z = 0): string =>
  `matrix(.46 0 0 .29 ${120 + x * 0.46} ${92 + y * 0.29 - z})`;
const OCTAGON = 'M205-115V115L75 242H-75L-205 115V-115L-75-242H75z';
const ZONES = [
  [0, -187, '#d55e00'],
  [-100, -87, '#d55e00'],
  [0, -87, '#d55e00'],
  [100, -87, '#d55e00'],
  [-150, 0, ''],
  [-50, 0, ''],
  [50, 0, ''],
  [150, 0, ''],
  [-100, 87, '#0072b2'],
  [0, 87, '#0072b2'],
  [100, 87, '#0072b2'],
  [0, 187, '#0072b2'],
] as const;
const POSTS = [-125, -75, -25, 25, 75, 125];

type PuckProps = {
  readonly x: number;
  readonly y: number;
  readonly north?: boolean;
  readonly queen?: boolean;
};

function Puck({ x, y, north, queen }: PuckProps) {
  const [face, side] = queen
    ? ['#e9bb4e', '#7d5512']
    : north
      ? ['#e0691a', '#7a2f00']
      : ['#1a83c4', '#043c60'];
  return (
    <>
      <circle r="24" transform={tilt(x + 6, y + 8)} opacity="0.3" />
      {[0, 2, 4].map(z => (
        <circle key={z} r="22" transform={tilt(x, y, z)} fill={side} />
      ))}
      <g transform={tilt(x, y, 6)}>
        <circle r="22" fill={face} stroke="#fff" stroke-opacity="0.5" stroke-width="3" />
        {queen ? (
          <path d="M-12 9-15-9-7-2 0-14 7-2 15-9 12 9z" fill={north ? '#b84a00' : '#00588c'} />
        ) : north ? (
          <circle r="11" fill="#fff4dc" />
        ) : (
          <path d="M-10-10H10V10H-10z" fill="#fff4dc" />
        )}
      </g>
    </>
  );
}

export function Emblem() {
  return (
    <svg class="emblem" viewBox="0 0 240 172" aria-hidden="true">
      <ellipse cx="122" cy="110" rx="108" ry="56" opacity="0.14" />
      {[-9, -7, -5, -3, -1].map(z => (
        <path
          key={z}
          d={OCTAGON}
          transform={tilt(0, 0, z)}
          fill="#4a2d13"
          stroke="#4a2d13"
          stroke-width="26"
        />
      ))}
      <g transform={tilt(0, 0)} fill="none">
        <path d={OCTAGON} fill="#e8cb9d" stroke="#6b4420" stroke-width="26" />
        <path d={OCTAGON} stroke="#9a6b3c" stroke-width="5" />
        <path
          d="M0-187-150 0 0 187 150 0zM-100-87H100L0 87-100-87M-100 87H100L0-87-100 87M-150 0H150M0-187V-87M0 87V187"
          stroke="#b98a3a"
          stroke-width="6"
        />
        {ZONES.map(([x, y, hue]) => (
          <g key={`${x} ${y}`} transform={`translate(${x} ${y})`} stroke="#a8782c" stroke-width="5">
            <circle r="40" fill="#f5e2bd" />
            {hue && <circle r="36" fill={hue} fill-opacity="0.4" stroke="none" />}
          </g>
        ))}
        <path d="M-75 34H75a9 9 0 0 1 0 18H-75a9 9 0 0 1 0-18z" stroke="#00588c" stroke-width="5" />
        <path d="M-75-52H75a9 9 0 0 1 0 18H-75a9 9 0 0 1 0-18z" stroke="#c24f00" stroke-width="5" />
      </g>
      {[-43, 43].flatMap(y =>
        POSTS.map(x => (
          <g key={`${x} ${y}`} transform={tilt(x, y, 3)}>
            <path d="M0 14V0" stroke="#7d5512" stroke-width="13" stroke-linecap="round" />
            <circle r="6.500" fill="#f1d07a" />
          </g>
        )),
      )}
      <Puck x={0} y={-187} north queen />
      <Puck x={-100} y={-87} north />
      <Puck x={60} y={-75} north />
      <Puck x={-50} y={8} />
      <Puck x={100} y={87} />
      <Puck x={0} y={187} queen />
    </svg>
  );
}
