import type { ComingGame } from './coming.tsx';

type Point = readonly [x: number, y: number];

/** What stands under each cloth, as the line of its top: posts. */
const tops: { readonly [G in ComingGame]: readonly Point[] } = {
  tchako: [
    [18, 66],
    [22, 60],
    [34, 44],
    [46, 60],
    [60, 42],
    [74, 60],
    [86, 44],
    [98, 60],
    [102, 66],
  ],
};

const HEM = 82;
const SPREAD = 7;
const middle = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];

/** A line that leans on every point softly, as cloth does. */
function soften(points: readonly Point[]): string {
  const parts: string[] = [];
  for (let i = 1; i < points.length - 1; i++) {
    const end = i === points.length - 2 ? points[i + 1]! : middle(points[i]!, points[i + 1]!);
    parts.push(`Q${points[i]!.join(' ')} ${end.join(' ')}`);
  }
  return parts.join('');
}

/** Folds fall from the edge of what lies beneath to the hem. */
function foldsOf(top: readonly Point[], left: number, width: number): string {
  return Array.from({ length: 6 }, (_, i) => {
    const x = left + (width * (i + 0.7)) / 6.4;
    const near = top.reduce((best, p) => (Math.abs(p[0] - x) < Math.abs(best[0] - x) ? p : best));
    const from = near[1] + (HEM - near[1]) * (0.3 + 0.22 * ((i * 5) % 3));
    return `M${x} ${HEM + 2}Q${x + (60 - x) * 0.03} ${(from + HEM) / 2} ${x + (60 - x) * 0.14} ${from}`;
  }).join('');
}

export function Covered({ game }: { readonly game: ComingGame }) {
  const top = tops[game];
  const left: Point = [top[0]![0] - SPREAD, HEM];
  const right: Point = [top.at(-1)![0] + SPREAD, HEM];
  const width = right[0] - left[0];
  const waves = 7;
  const step = width / waves;
  const hem = Array.from({ length: waves }, (_, i) => {
    const x = right[0] - step * (i + 1);
    return `Q${x + step / 2} ${HEM + (i % 2 === 0 ? 6 : 0.5)} ${x} ${HEM + (i % 2 === 0 && i < waves - 1 ? 1.5 : 0)}`;
  }).join('');
  const over = `M${left.join(' ')}${soften([left, ...top, right])}`;
  return (
    <svg class="covered" viewBox="0 8 120 84" aria-hidden="true">
      <defs>
        <linearGradient id={`cloth-${game}`} x1=".3" x2=".62" y1="0" y2="1">
          <stop offset="0" stop-color="var(--cover-lit)" />
          <stop offset=".5" stop-color="var(--cover-mid)" />
          <stop offset="1" stop-color="var(--cover-dim)" />
        </linearGradient>
      </defs>
      <ellipse cx="63" cy={HEM + 2.5} rx={width / 2 + 4} ry="5.5" fill="var(--shadow)" />
      <path d={`${over}${hem}Z`} fill={`url(#cloth-${game})`} />
      <path
        d={foldsOf(top, left[0], width)}
        fill="none"
        stroke="var(--cover-dim)"
        stroke-width="2.4"
        stroke-linecap="round"
        opacity=".75"
      />
    </svg>
  );
}
