/** Drawn without imports, because it is part of the first load. */

const PEN = '#3d2b3f';
const SLABS = [0, 1, 2, 3].flatMap(y => [0, 1, 2, 3].map(x => ({ x, y })));
const STONES = [
  { x: 74, y: 74 },
  { x: 48, y: 96 },
  { x: 102, y: 118 },
  { x: 152, y: 133 },
] as const;

const slabAt = (x: number, y: number): string => {
  const cx = 120 + (x - y) * 26;
  const cy = 66 + (x + y) * 15;
  return `M${cx} ${cy - 14}l24 14-24 14-24-14z`;
};

export function Emblem() {
  return (
    <svg
      class="emblem"
      viewBox="0 0 240 172"
      aria-hidden="true"
      stroke-linejoin="round"
      stroke-linecap="round"
    >
      <ellipse cx="122" cy="118" rx="112" ry="48" fill="#000" opacity="0.13" />
      <path d="M120 42 228 104V112L120 168 12 112V104z" fill="#4d8a58" />
      <path d="M120 42 228 104 120 160 12 104z" fill="#8cc07f" stroke={PEN} stroke-width="2" />
      {SLABS.map(({ x, y }) => (
        <path key={`${x}-${y}`} d={slabAt(x, y)} fill={(x + y * 3) % 2 ? '#f2d8a6' : '#f9ebca'} />
      ))}
      {STONES.map(({ x, y }) => (
        <g key={x} stroke={PEN} stroke-width="2.500">
          <ellipse cx={x} cy={y + 5} rx="18" ry="11" fill="#6f84a3" />
          <ellipse cx={x} cy={y} rx="18" ry="11" fill="#9fb2ca" />
          <path d={`M${x - 5} ${y + 1}q2-6 8-3t-1 5`} fill="none" stroke="#566a88" />
        </g>
      ))}
      <g transform="translate(156 66) scale(1.100)" stroke={PEN} stroke-width="2.600">
        <path
          d="M-30-6Q-56-30-50 2Q-58 2-48 14Q-40 18-30 10zM30-6Q56-30 50 2Q58 2 48 14Q40 18 30 10z"
          fill="#d4351c"
        />
        <path d="M-21-28Q-32-46-19-56Q-15-44-8-35zM21-28Q32-46 19-56Q15-44 8-35z" fill="#fff3d4" />
        <path
          d="M-8-36 0-52 8-36Q28-34 36-10Q38 4 35 22Q30 46 0 46T-35 22Q-38 4-36-10Q-28-34-8-36z"
          fill="#e8543c"
        />
        <ellipse cy="27" rx="28" ry="16.500" fill="#ffd9b0" stroke="none" />
        <path d="M-15 27Q0 42 15 27M-7 20h.1M7 20h.1" fill="none" stroke-width="4" />
        <circle cx="-15" cy="-2" r="10.500" fill="#fff" />
        <circle cx="15" cy="-2" r="10.500" fill="#fff" />
        <path d="M-13-1h.1M13-1h.1" stroke-width="12" />
      </g>
      <g transform="translate(74 46)">
        <circle r="24" fill="#ffe04a" opacity="0.350" />
        <path
          d="M-13-20H13Q12-15 18-11V22Q18 28 12 28H-12Q-18 28-18 22V-11Q-12-15-13-20z"
          fill="#e4f5f4"
          stroke={PEN}
          stroke-width="2.500"
        />
        <rect
          x="-15"
          y="-30"
          width="30"
          height="10"
          rx="4"
          fill="#c98a4b"
          stroke={PEN}
          stroke-width="2.500"
        />
        <path d="M-7 16h.1M7 10h.1M-4 0h.1M8-6h.1M2 20h.1" stroke="#f2b200" stroke-width="8" />
      </g>
    </svg>
  );
}
