/** Fireflies, as many as the eye can follow: where they rise from, how high, and when. */
const FIREFLIES = Array.from({ length: 14 }, (_, i) => ({
  x: ((i * 5) % 14) * 0.72 - 4.7,
  y: ((i * 11) % 13) * 0.55 - 2.2,
  wait: ((i * 3) % 8) * 0.17,
  size: 0.07 + (i % 3) * 0.03,
}));

type Props = { readonly silhouette: string; readonly x: number; readonly y: number };

/** The seams close, the figure glows, and the fireflies of the tomb rise from it. */
export function Ending({ silhouette, x, y }: Props) {
  return (
    <g class="tangram-ending">
      <circle class="glow" r="8.5" fill="url(#tangram-glow)" />
      <path class="whole" d={silhouette} transform={`translate(${x} ${y})`} />
      {FIREFLIES.map(fly => (
        <circle
          key={fly.x}
          class="fly"
          cx={fly.x}
          cy={fly.y}
          r={fly.size}
          style={{ animationDelay: `${fly.wait}s` }}
        />
      ))}
    </g>
  );
}
