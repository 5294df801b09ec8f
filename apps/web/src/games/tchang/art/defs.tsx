import './art.css';
import { HUES } from './colours.tsx';

type StopProps = { readonly at: number; readonly colour: string; readonly opacity?: number };
const Stop = ({ at, colour, opacity = 1 }: StopProps) => (
  <stop offset={at} stop-color={colour} stop-opacity={opacity} />
);

/** Gradients and patterns used by the drawings of this folder. Render once per page, before the first of them. */
export const TombDefs = () => (
  <defs>
    <radialGradient id="tchang-glow">
      <Stop at={0} colour="#fff3b8" opacity={0.95} />
      <Stop at={0.35} colour="#ffd066" opacity={0.5} />
      <Stop at={1} colour="#ff9a2e" opacity={0} />
    </radialGradient>
    <radialGradient id="tchang-warm">
      <Stop at={0} colour="#ffc163" opacity={0.5} />
      <Stop at={0.5} colour="#ff9f3f" opacity={0.24} />
      <Stop at={1} colour="#ff8a2a" opacity={0} />
    </radialGradient>
    <radialGradient id="tchang-river" cx={0.38} cy={0.28} r={0.8}>
      <Stop at={0} colour="#b4bcd4" />
      <Stop at={0.5} colour="#7a82a0" />
      <Stop at={1} colour="#454a68" />
    </radialGradient>
    <radialGradient id="tchang-hollow">
      <Stop at={0} colour="#8d7047" />
      <Stop at={0.72} colour="#5c4630" />
      <Stop at={0.86} colour="#cbb184" />
      <Stop at={1} colour="#a78d63" />
    </radialGradient>
    <linearGradient id="tchang-bronze" x1={0.2} y1={0} x2={0.6} y2={1}>
      <Stop at={0} colour="#6b9382" />
      <Stop at={0.5} colour="#44695f" />
      <Stop at={1} colour="#26443f" />
    </linearGradient>
    <linearGradient id="tchang-slab" x1={0.2} y1={0} x2={0.5} y2={1}>
      <Stop at={0} colour="#cbbb9e" />
      <Stop at={0.6} colour="#a99a82" />
      <Stop at={1} colour="#8b7d6b" />
    </linearGradient>
    <radialGradient id="tchang-day" cx={0.5} cy={0.9} r={0.9}>
      <Stop at={0} colour="#fffdf0" />
      <Stop at={0.6} colour="#ffe9a3" />
      <Stop at={1} colour="#ffc35a" />
    </radialGradient>
    <radialGradient id="tchang-sun">
      <Stop at={0} colour="#fffbe6" opacity={0.9} />
      <Stop at={0.4} colour="#ffe6a0" opacity={0.45} />
      <Stop at={1} colour="#ffc35a" opacity={0} />
    </radialGradient>
    <linearGradient id="tchang-ray" x1={0} y1={1} x2={0} y2={0}>
      <Stop at={0} colour="#fff1c2" opacity={0.8} />
      <Stop at={1} colour="#fff1c2" opacity={0} />
    </linearGradient>
    <linearGradient id="tchang-spill" x1={0} y1={0} x2={0} y2={1}>
      <Stop at={0} colour="#ffe9a3" opacity={0.7} />
      <Stop at={1} colour="#ffc35a" opacity={0} />
    </linearGradient>
    <pattern id="tchang-grain" width={70} height={70} patternUnits="userSpaceOnUse">
      <path
        d="M4 9h3M19 31h2M33 6h4M52 18h2M61 41h3M12 52h2M40 60h3M27 44h2M66 63h2M47 35h3"
        stroke="#000"
        stroke-width={2}
        opacity={0.16}
      />
      <path
        d="M9 22h2M29 17h3M44 9h2M58 29h3M36 27h2M6 38h3M22 62h2M54 55h3M15 4h2M63 7h2"
        stroke="#fff"
        stroke-width={1.6}
        opacity={0.16}
      />
    </pattern>
    {HUES.map(({ name, lit }) => (
      <radialGradient key={name} id={`tchang-aura-${name}`}>
        <Stop at={0.3} colour={lit} opacity={0.9} />
        <Stop at={1} colour={lit} opacity={0} />
      </radialGradient>
    ))}
  </defs>
);
