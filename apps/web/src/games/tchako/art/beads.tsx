import './beads.css';

type Props = {
  /** Left, in half points (TCHAKO-14). */
  readonly halves: number;
  /** What the turn began with: 3 ‥ 9 whole points (TCHAKO-45). */
  readonly of: number;
};

const STEP = 24;

/**
 * `<Beads halves of />`: the points of a turn as beads on a string, in an svg of its own (class `tchako-beads`, aria-hidden: the
 * number is said elsewhere). Those spent have slid to the right.
 */
export function Beads({ halves, of }: Props) {
  const width = of * STEP + 34;
  return (
    <svg class="tchako-beads" viewBox={`0 0 ${width} 28`} aria-hidden="true">
      <path class="string" d={`M3 14H${width - 3}`} />
      {Array.from({ length: of }, (_, i) => {
        const left = Math.min(2, Math.max(0, halves - 2 * i));
        const x = 15 + i * STEP + (left === 0 ? 18 : left === 1 ? 9 : 0);
        return (
          <g
            key={i}
            class={`bead ${['spent', 'half', 'whole'][left]}`}
            style={{ transform: `translate(${x}px, 14px)` }}
          >
            <circle class="cast" cx={1} cy={2} r={10.2} />
            <circle class="wood" r={9.6} />
            <path class="brass" d={left === 1 ? 'M0-9.600A9.600 9.600 0 0 0 0 9.600z' : ''} />
            <circle class="rim" r={9.6} />
            <ellipse class="gleam" cx={-3} cy={-4} rx={3} ry={1.8} />
          </g>
        );
      })}
    </svg>
  );
}
