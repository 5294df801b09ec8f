import { HUES } from './hues.ts';

type StopProps = { readonly at: number; readonly colour: string; readonly opacity?: number };
const Stop = ({ at, colour, opacity = 1 }: StopProps) => (
  <stop offset={at} stop-color={colour} stop-opacity={opacity} />
);

/** What the things of the tomb are painted with: once per page, before the first of them. */
export const TombDefs = () => (
  <defs>
    <radialGradient id="tchang-glow">
      <Stop at={0} colour="#fff3b8" opacity={0.95} />
      <Stop at={0.35} colour="#ffd066" opacity={0.5} />
      <Stop at={1} colour="#ff9a2e" opacity={0} />
    </radialGradient>
    <radialGradient id="tchang-hole">
      <Stop at={0} colour="#000" />
      <Stop at={0.4} colour="#000" opacity={0.9} />
      <Stop at={0.75} colour="#000" opacity={0.35} />
      <Stop at={1} colour="#000" opacity={0} />
    </radialGradient>
    <radialGradient id="tchang-warm">
      <Stop at={0} colour="#ffb454" opacity={0.5} />
      <Stop at={0.5} colour="#ff9a3c" opacity={0.22} />
      <Stop at={1} colour="#ff8a2a" opacity={0} />
    </radialGradient>
    <radialGradient id="tchang-river" cx={0.38} cy={0.28} r={0.8}>
      <Stop at={0} colour="#c3cadd" />
      <Stop at={0.5} colour="#8e96b0" />
      <Stop at={1} colour="#565b78" />
    </radialGradient>
    <radialGradient id="tchang-hollow">
      <Stop at={0} colour="#8d7047" />
      <Stop at={0.72} colour="#5c4630" />
      <Stop at={0.86} colour="#cbb184" />
      <Stop at={1} colour="#a78d63" />
    </radialGradient>
    <linearGradient id="tchang-bronze" x1={0.2} y1={0} x2={0.6} y2={1}>
      <Stop at={0} colour="#7fa893" />
      <Stop at={0.5} colour="#557f72" />
      <Stop at={1} colour="#345750" />
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
    {HUES.map(({ name, lit }) => (
      <radialGradient key={name} id={`tchang-aura-${name}`}>
        <Stop at={0.3} colour={lit} opacity={0.9} />
        <Stop at={1} colour={lit} opacity={0} />
      </radialGradient>
    ))}
  </defs>
);
