import { HOLE, type Lantern, poolOf, readBox, type Stop, shareOf, WARM } from './light.tsx';

type Props = { readonly pawns: readonly Lantern[] };

/** The light of a still picture: what `Light` paints on its canvas, as SVG. */
export function StillLight({ pawns }: Props) {
  const box = readBox();
  const pools = pawns.map(poolOf);
  return (
    <g class="tchang-still-light">
      <defs>
        {pools.map((pool, i) => (
          <Glow key={i} id={`tchang-hole-${i}`} stops={HOLE} bright={pool.bright} />
        ))}
        {pools.map((pool, i) => (
          <Glow key={i} id={`tchang-pool-${i}`} stops={WARM} bright={pool.bright * shareOf(pool, pools)} />
        ))}
        <mask id="tchang-dark" maskUnits="userSpaceOnUse" {...box}>
          <rect {...box} fill="#fff" />
          {pools.map(({ x, y, radius }, i) => (
            <circle key={i} cx={x} cy={y} r={radius} fill={`url(#tchang-hole-${i})`} />
          ))}
        </mask>
      </defs>
      <rect {...box} rx={27} fill="#110c36" fill-opacity={0.7} mask="url(#tchang-dark)" />
      {pools.map(({ x, y, radius }, i) => (
        <circle key={i} cx={x} cy={y} r={radius} fill={`url(#tchang-pool-${i})`} />
      ))}
    </g>
  );
}

type GlowProps = { readonly id: string; readonly stops: readonly Stop[]; readonly bright: number };

const Glow = ({ id, stops, bright }: GlowProps) => (
  <radialGradient id={id}>
    {stops.map(([at, colour, part]) => (
      <stop
        key={at}
        offset={at}
        stop-color={`rgb(${colour.replaceAll(' ', ',')})`}
        stop-opacity={part * bright}
      />
    ))}
  </radialGradient>
);
