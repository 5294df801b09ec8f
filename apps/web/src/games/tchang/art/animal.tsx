import { INK } from './colours.tsx';

export const ANIMALS = ['scorpion', 'snake', 'spider', 'centipede'] as const;
export type AnimalKind = (typeof ANIMALS)[number];

type Drawing = {
  readonly body: string;
  /** Eye centres. */
  readonly eyes: readonly (readonly [number, number])[];
};

const Line = ({
  d,
  width,
  colour,
}: {
  readonly d: string;
  readonly width: number;
  readonly colour: string;
}) => (
  <path
    d={d}
    fill="none"
    stroke={colour}
    stroke-width={width}
    stroke-linecap="round"
    stroke-linejoin="round"
  />
);

/** Large eyes keep the animals friendly enough for children. */
const Eyes = ({ at, r = 3.2 }: { readonly at: Drawing['eyes']; readonly r?: number }) => (
  <>
    {at.map(([x, y]) => (
      <g key={`${x},${y}`} transform={`translate(${x} ${y})`}>
        <circle r={r} fill="#fff6cf" stroke={INK} stroke-width={1} />
        <circle r={r * 0.48} cy={0.6} fill={INK} />
      </g>
    ))}
  </>
);

const Scorpion = () => (
  <>
    <Line
      width={3}
      colour={INK}
      d="M-7 2-19-4-24 2M-8 7-21 6-25 13M-7 12-17 17-18 24M7 2 19-4 24 2M8 7 21 6M7 12 14 18"
    />
    <Line width={4.5} colour={INK} d="M-6-8C-14-9-19-14-18-20M6-8C14-9 19-14 18-20" />
    <path
      d="M-18-17C-27-19-28-29-21-33L-19-26-14-32C-10-27-12-19-18-17zM18-17C27-19 28-29 21-33L19-26 14-32C10-27 12-19 18-17z"
      fill="#c4412a"
      stroke={INK}
      stroke-width={2}
      stroke-linejoin="round"
    />
    <Line width={10} colour={INK} d="M0 14C1 28 18 32 24 22S21 4 13 7" />
    <Line width={6} colour="#c4412a" d="M0 14C1 28 18 32 24 22S21 4 13 7" />
    <path d="M15 11 4 6 14 2z" fill={INK} />
    <path
      d="M0-13C9-13 11-6 10 3S6 19 0 19-9 12-10 3-9-13 0-13z"
      fill="#d9533a"
      stroke={INK}
      stroke-width={2.4}
    />
    <Line width={2} colour={INK} d="M-9 2Q0 6 9 2M-8 9Q0 13 8 9" />
    <Eyes
      at={[
        [-4.5, -7],
        [4.5, -7],
      ]}
    />
  </>
);

const COIL = 'M26 20C8 32-26 28-24 12S14 8 16-4 2-18-8-14';

const Snake = () => (
  <>
    <Line width={14} colour={INK} d={COIL} />
    <Line width={10} colour="#3f9d57" d={COIL} />
    <path d={COIL} fill="none" stroke="#d8e86a" stroke-width={10} stroke-dasharray="4 9" />
    <Line width={2.2} colour="#d1274b" d="M-23-14H-30L-34-18M-30-14-34-10" />
    <path d="M-6-23C4-23 7-15 3-9S-16-5-22-10-16-23-6-23z" fill="#4fb368" stroke={INK} stroke-width={2.4} />
    <Eyes
      at={[
        [-11, -18],
        [-3, -17],
      ]}
      r={3.6}
    />
  </>
);

const Spider = () => (
  <>
    <Line
      width={3.4}
      colour={INK}
      d="M-7-5C-18-18-24-16-27-26M-8-2C-22-8-28-4-33-10M-8 2C-22 2-27 10-33 14M-7 6C-16 12-20 22-24 29M7-5C18-18 24-16 27-26M8-2C22-8 28-4 33-10M8 2C22 2 27 10 33 14M7 6C16 12 20 22 24 29"
    />
    <ellipse cy={13} rx={14} ry={15} fill="#57407d" stroke={INK} stroke-width={2.4} />
    <path d="M0 4 6 13 0 22-6 13z" fill="#ff9d63" />
    <circle cy={-7} r={10} fill="#6c5397" stroke={INK} stroke-width={2.4} />
    <path d="M-4 1V6L-1 2zM4 1V6L1 2z" fill="#fff" stroke={INK} stroke-width={0.8} />
    <Eyes
      at={[
        [-4.2, -8],
        [4.2, -8],
      ]}
      r={3.8}
    />
    <Eyes
      at={[
        [-7, -14],
        [7, -14],
      ]}
      r={1.8}
    />
  </>
);

/** Segment centres, tail first. */
const JOINTS = [
  [27, 18],
  [20, 24],
  [11, 27],
  [1, 26],
  [-8, 22],
  [-13, 14],
  [-12, 5],
  [-6, -2],
  [0, -9],
] as const;

const Centipede = () => (
  <>
    {JOINTS.map(([x, y], i) => {
      const [nx, ny] = JOINTS[Math.min(i + 1, JOINTS.length - 1)]!;
      const [px, py] = JOINTS[Math.max(i - 1, 0)]!;
      const turn = (Math.atan2(ny - py, nx - px) * 180) / Math.PI;
      return (
        <g key={x * 100 + y} transform={`translate(${x} ${y}) rotate(${turn})`}>
          <Line width={2.6} colour={INK} d="M0-6Q4-10 1-14M0 6Q4 10 1 14" />
          <circle r={6.8} fill={i % 2 ? '#e59a2e' : '#c9701f'} stroke={INK} stroke-width={2} />
        </g>
      );
    })}
    <Line width={2.2} colour={INK} d="M-1-26C-4-33-11-35-16-31M9-27C12-34 19-35 24-30" />
    <circle cx={4} cy={-19} r={11.5} fill="#d9452f" stroke={INK} stroke-width={2.4} />
    <path d="M-2-12 0-6 3-10zM10-12 8-6 5-10z" fill="#fff" stroke={INK} stroke-width={0.8} />
    <Eyes
      at={[
        [-0.5, -20],
        [8.5, -20],
      ]}
      r={3.6}
    />
  </>
);

const DRAWN = { scorpion: Scorpion, snake: Snake, spider: Spider, centipede: Centipede };

/** TCHANG-7: a dangerous animal centred on (0, 0), about 64 units wide. All kinds follow the same rules. */
export function Animal({ kind }: { readonly kind: AnimalKind }) {
  const Drawn = DRAWN[kind];
  return <Drawn />;
}

/** The kind depends on the space alone, so a stone shows the same animal in every redraw. */
export const animalOn = (space: number): AnimalKind => ANIMALS[space % ANIMALS.length]!;
