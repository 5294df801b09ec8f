import { hueOf, INK, Mark } from './colours.tsx';
import { Firefly } from './stone.tsx';

const ROBE = 'M-20 30C-22 13-15-3-9-8H9C15-3 22 13 20 30Q0 38-20 30z';
/** Hats follow the shape of the colour. */
const HATS = [
  'M-13-19A13 13 0 0 1 13-19z',
  'M0-41 13-22 0-17-13-22z',
  'M0-42 19-17Q0-22-19-17z',
  'M-12-35H12V-18H-12z',
];
/** More fireflies than this are not drawn. */
const MAX_DRAWN = 8;
const ORBIT = 35;

type Props = {
  readonly colour: number;
  readonly bitten?: boolean;
  /** Number of fireflies; 0 shows a dark lantern. Default: a lit lantern without fireflies. */
  readonly carried?: number;
};

/** An explorer with a lantern, centred on (0, 0), about 50 units wide and 76 high. Needs TombDefs. */
export function Pawn({ colour, bitten = false, carried }: Props) {
  const count = carried ?? 0;
  return (
    <g class={bitten ? 'tchang-pawn bitten' : 'tchang-pawn'}>
      {count > 0 && <circle r={46} fill="url(#tchang-glow)" opacity={0.3 + Math.min(count, 12) * 0.03} />}
      {bitten ? <Lying colour={colour} /> : <Standing colour={colour} lit={carried !== 0} />}
      {count > 0 && <Swarm count={Math.min(count, MAX_DRAWN)} />}
    </g>
  );
}

const Body = ({ colour }: { readonly colour: number }) => {
  const hue = hueOf(colour);
  return (
    <>
      <path d={ROBE} fill={hue.face} stroke={INK} stroke-width={2.4} />
      <path d="M-20 30C-22 13-15-3-9-8H-2C-10 6-12 20-10 33z" fill={hue.lit} opacity={0.55} />
      <circle cy={-15} r={11} fill="#f4d6ab" stroke={INK} stroke-width={2.2} />
      <path d={HATS[colour]} fill={hue.face} stroke={INK} stroke-width={2.4} stroke-linejoin="round" />
    </>
  );
};

const Standing = ({ colour, lit }: { readonly colour: number; readonly lit: boolean }) => (
  <>
    <ellipse cy={33} rx={24} ry={6} fill="#07050f" opacity={0.5} />
    <path d="M20-22V32" stroke="#2c1c10" stroke-width={3} stroke-linecap="round" />
    <Body colour={colour} />
    <path d="M-4-13v2M4-13v2" stroke={INK} stroke-width={2.6} stroke-linecap="round" />
    <path d="M-3.500-7Q0-4.500 3.500-7" fill="none" stroke={INK} stroke-width={1.6} stroke-linecap="round" />
    {lit && <circle cx={20} cy={-20} r={14} fill="url(#tchang-glow)" />}
    <path
      d="M15-26H25V-14H15zM17-29H23"
      fill={lit ? '#ffe9a8' : '#6f6a80'}
      stroke="#2c1c10"
      stroke-width={2}
    />
    <g transform="translate(0 14)">
      <Mark colour={colour} />
    </g>
  </>
);

/** TCHANG-7: a bitten pawn lies on its back, bandaged. */
const Lying = ({ colour }: { readonly colour: number }) => (
  <>
    <ellipse cx={2} cy={20} rx={38} ry={6} fill="#07050f" opacity={0.5} />
    <g transform="translate(-2 4) rotate(-84)">
      <Body colour={colour} />
      <path d="M-12-21 12-27V-20L-12-14z" fill="#fffaf0" stroke={INK} stroke-width={1.6} />
      <path
        d="M-6-12 -2-8M-2-12-6-8M2-12 6-8M6-12 2-8"
        stroke={INK}
        stroke-width={1.8}
        stroke-linecap="round"
      />
      <g transform="translate(0 15) rotate(84)">
        <Mark colour={colour} />
      </g>
    </g>
    <g transform="translate(20 -20)">
      <circle r={12} fill="#fffaf0" stroke={INK} stroke-width={2.4} />
      <path d="M-3.500-8H3.500V-3.500H8V3.500H3.500V8H-3.500V3.500H-8V-3.500H-3.500z" fill="#b3261e" />
    </g>
  </>
);

/** Keyed by count: the fireflies circle once when their number changes, then rest. */
const Swarm = ({ count }: { readonly count: number }) => (
  <g class="swarm" key={count}>
    {Array.from({ length: count }, (_, i) => {
      const turn = (2 * Math.PI * i) / count - Math.PI / 2 + 0.35;
      const far = ORBIT + (i % 2) * 6;
      return (
        <g
          key={i}
          transform={`translate(${(far * Math.cos(turn)).toFixed(1)} ${(far * Math.sin(turn)).toFixed(1)}) scale(0.550)`}
        >
          <Firefly />
        </g>
      );
    })}
  </g>
);
