import './ground.css';
import { railPoints } from './geometry.ts';

type StopProps = { readonly at: number; readonly is: string; readonly opacity?: number };
/** Colours are in ground.css, which has a light and a dark set. */
const Stop = ({ at, is, opacity = 1 }: StopProps) => (
  <stop class={`tchako-${is}`} offset={at} stop-opacity={opacity} />
);

const SIDES = ['south', 'north'] as const;

/** Gradients and patterns of the board. Needed once per page, before the first drawing that uses them. */
export const BeechDefs = () => (
  <defs>
    <clipPath id="tchako-floor">
      <polygon points={railPoints(0)} />
    </clipPath>
    <radialGradient id="tchako-lamp" cx={0.42} cy={0.34} r={0.78}>
      <Stop at={0} is="beech-lit" />
      <Stop at={0.55} is="beech" />
      <Stop at={1} is="beech-dim" />
    </radialGradient>
    {/* Glued staves: seams and slightly different woods. */}
    <pattern id="tchako-staves" width={444} height={518} x={-222} y={-259} patternUnits="userSpaceOnUse">
      <path
        class="tchako-stave a"
        d="M0 0h46v190h-46zM46 250h52v268h-52zM206 0h48v140h-48zM254 300h56v218h-56zM358 90h42v300h-42z"
      />
      <path
        class="tchako-stave b"
        d="M98 0h54v330h-54zM152 150h54v368h-54zM310 0h48v210h-48zM400 260h44v258h-44z"
      />
      <path
        class="tchako-stave c"
        d="M0 190h46v328h-46zM206 140h48v250h-48zM254 0h56v120h-56zM310 330h48v188h-48z"
      />
      <path
        class="tchako-seam"
        d="M46 0V518M98 0V518M152 0V518M206 0V518M254 0V518M310 0V518M358 0V518M400 0V518M0 190h46M46 250h52M98 330h54M152 150h54M206 140h48M206 390h48M254 120h56M254 300h56M310 210h48M310 330h48M358 90h42M358 390h42M400 260h44"
      />
    </pattern>
    {/* Long grain, and the short flecks of beech. */}
    <pattern id="tchako-grain" width={86} height={240} patternUnits="userSpaceOnUse">
      <path
        class="tchako-grain"
        d="M6 0C9 60 3 130 6 240M19 0C16 80 23 150 19 240M33 0C37 70 30 170 33 240M47 0C44 90 50 160 47 240M61 0C65 50 57 140 61 240M75 0C72 100 78 190 75 240"
      />
      <path
        class="tchako-fleck"
        d="M3 12v5M12 30v4M25 8v6M38 22v4M52 14v5M66 34v5M80 6v4M9 58v5M21 74v4M30 49v5M44 66v4M57 52v6M71 71v4M83 60v5M5 98v4M16 112v5M28 92v4M41 120v5M54 101v4M68 115v5M79 96v4M11 140v5M23 158v4M36 146v5M49 163v4M62 139v5M74 155v4M2 182v5M18 196v4M31 178v5M46 201v4M59 186v5M70 208v4M82 191v5M8 222v4M26 230v5M39 216v4M55 227v5M77 224v4"
      />
    </pattern>
    <linearGradient id="tchako-brass" x1={0} y1={0} x2={1} y2={1}>
      <Stop at={0} is="brass-lit" />
      <Stop at={0.5} is="brass" />
      <Stop at={1} is="brass-dim" />
    </linearGradient>
    <radialGradient id="tchako-knob" cx={0.36} cy={0.3} r={0.75}>
      <Stop at={0} is="brass-shine" />
      <Stop at={0.35} is="brass-lit" />
      <Stop at={0.7} is="brass" />
      <Stop at={1} is="brass-dim" />
    </radialGradient>
    <radialGradient id="tchako-maple" cx={0.38} cy={0.3} r={0.85}>
      <Stop at={0} is="maple-lit" />
      <Stop at={1} is="maple" />
    </radialGradient>
    <radialGradient id="tchako-cast">
      <Stop at={0.55} is="dark" opacity={0.5} />
      <Stop at={0.8} is="dark" opacity={0.2} />
      <Stop at={1} is="dark" opacity={0} />
    </radialGradient>
    <radialGradient id="tchako-glow">
      <Stop at={0.3} is="glow" opacity={0.95} />
      <Stop at={0.6} is="glow" opacity={0.45} />
      <Stop at={1} is="glow" opacity={0} />
    </radialGradient>
    {SIDES.map(side => (
      <radialGradient key={side} id={`tchako-lacquer-${side}`} cx={0.36} cy={0.28} r={0.85}>
        <Stop at={0} is={`${side}-lit`} />
        <Stop at={0.45} is={side} />
        <Stop at={1} is={`${side}-dim`} />
      </radialGradient>
    ))}
    {SIDES.map(side => (
      <radialGradient key={side} id={`tchako-stain-${side}`}>
        <Stop at={0.2} is={`stain-${side}`} opacity={0.14} />
        <Stop at={0.75} is={`stain-${side}`} opacity={0.36} />
        <Stop at={1} is={`stain-${side}`} opacity={0.6} />
      </radialGradient>
    ))}
    {/* TCHAKO-5: a grey zone. */}
    <pattern
      id="tchako-hatch"
      width={7}
      height={7}
      patternUnits="userSpaceOnUse"
      patternTransform="rotate(45)"
    >
      <rect class="tchako-hatch-ground" width={7} height={7} />
      <rect class="tchako-hatch-line" width={2.6} height={7} />
    </pattern>
  </defs>
);
