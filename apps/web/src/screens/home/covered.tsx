import type { ComingGame } from './coming.tsx';

type Point = readonly [x: number, y: number];

/** What stands under each cloth, as the line of its top: a marble board, a chest, a lantern, a crest, posts. */
const tops: { readonly [G in ComingGame]: readonly Point[] } = {
  tock: [
    [24, 62],
    [34, 52],
    [52, 50],
    [60, 41],
    [68, 50],
    [86, 52],
    [96, 62],
  ],
  tekao: [
    [28, 60],
    [32, 44],
    [46, 41],
    [60, 41],
    [74, 41],
    [88, 44],
    [92, 60],
  ],
  tchang: [
    [40, 60],
    [46, 36],
    [52, 24],
    [60, 17],
    [68, 24],
    [74, 36],
    [80, 60],
  ],
  dragons: [
    [30, 60],
    [38, 42],
    [46, 46],
    [56, 28],
    [66, 44],
    [78, 34],
    [90, 60],
  ],
  tchako: [
    [22, 64],
    [30, 56],
    [38, 46],
    [48, 56],
    [60, 46],
    [72, 56],
    [82, 46],
    [98, 64],
  ],
};

const HEM = 82;
const middle = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];

/** A line that touches every point softly, as cloth does. */
function soften(points: readonly Point[]): string {
  const parts: string[] = [];
  for (let i = 1; i < points.length - 1; i++) {
    const end = i === points.length - 2 ? points[i + 1]! : middle(points[i]!, points[i + 1]!);
    parts.push(`Q${points[i]!.join(' ')} ${end.join(' ')}`);
  }
  return parts.join('');
}

export function Covered({ game }: { readonly game: ComingGame }) {
  const top = tops[game];
  const first = top[0]!;
  const last = top.at(-1)!;
  const left: Point = [first[0] - 12, HEM];
  const right: Point = [last[0] + 12, HEM];
  const width = right[0] - left[0];
  const waves = Math.max(4, Math.round(width / 12));
  const step = width / waves;
  const hem = Array.from({ length: waves }, (_, i) => {
    const x = right[0] - step * (i + 1);
    return `Q${x + step / 2} ${HEM + (i % 2 === 0 ? 5 : 1.5)} ${x} ${HEM}`;
  }).join('');
  const over = `M${left.join(' ')}${soften([left, first, ...top.slice(1, -1), last, right])}`;
  const folds = Array.from({ length: waves - 1 }, (_, i) => {
    const x = left[0] + step * (i + 1);
    const lean = (60 - x) * 0.16;
    return `M${x} ${HEM + 1}q${lean * 0.3} -8 ${lean} ${-13 - ((i * 7) % 9)}`;
  }).join('');
  return (
    <svg class="covered" viewBox="0 8 120 84" aria-hidden="true">
      <defs>
        <linearGradient id={`cloth-${game}`} x1="0" x2="0" y1="0" y2="1">
          <stop offset="0" stop-color="var(--cloth-high)" />
          <stop offset="1" stop-color="var(--cloth-fold)" />
        </linearGradient>
      </defs>
      <ellipse cx="60" cy={HEM + 2} rx={width / 2 + 3} ry="5" fill="var(--shadow)" />
      <path d={`${over}${hem}Z`} fill={`url(#cloth-${game})`} stroke="var(--line-strong)" stroke-width=".7" />
      <path
        d={folds}
        fill="none"
        stroke="var(--line-strong)"
        stroke-width="1"
        stroke-linecap="round"
        opacity=".5"
      />
    </svg>
  );
}
