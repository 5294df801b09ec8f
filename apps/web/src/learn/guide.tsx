import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Beside, Goal, Guide, Spot } from '../board/lesson.ts';
import { prefersStill } from '../storage/settings.ts';

type Frame = { readonly left: number; readonly top: number; readonly width: number; readonly height: number };

/** The position and viewBox of the board's drawing, followed through resizes. */
function useFrame(place: { readonly current: HTMLElement | null }) {
  const [found, setFound] = useState<{ readonly frame: Frame; readonly viewBox: string } | null>(null);
  useLayoutEffect(() => {
    const root = place.current;
    const board = root && largest(root);
    if (!root || !board) return;
    const measure = () => {
      const outer = root.getBoundingClientRect();
      const { left, top, width, height } = board.getBoundingClientRect();
      setFound({
        frame: { left: left - outer.left, top: top - outer.top, width, height },
        viewBox: board.getAttribute('viewBox') ?? '',
      });
    };
    const watcher = new ResizeObserver(measure);
    watcher.observe(board);
    watcher.observe(root);
    measure();
    return () => watcher.disconnect();
  }, []);
  return found;
}

/** The board is the largest svg in its place. */
function largest(root: HTMLElement): SVGSVGElement | null {
  const areaOf = (svg: SVGSVGElement) => {
    const { width, height } = svg.getBoundingClientRect();
    return width * height;
  };
  return [...root.querySelectorAll<SVGSVGElement>('svg[viewBox]')].reduce<SVGSVGElement | null>(
    (best, svg) => (best === null || areaOf(svg) > areaOf(best) ? svg : best),
    null,
  );
}

type Props = {
  readonly place: { readonly current: HTMLElement | null };
  readonly goals: readonly Goal[];
  readonly guide: Guide | null;
};

/** Marks and finger are drawn for a board of this width; on others they keep their share of it. */
const DRAWN_WIDTH = 444;
/** On a small drawing the finger is not scaled below this share of its size in px. */
const LEAST_SCALE = 0.85;

/** A guide with points of the drawing only. */
type DrawnGuide = { readonly kind: Guide['kind']; readonly way: readonly Spot[] };

/** The guide with its elements beside the drawing as points of the drawing; null while one is missing. */
function useGuide(
  place: { readonly current: HTMLElement | null },
  guide: Guide | null,
  frame: Frame | undefined,
  [x0, y0, w]: readonly number[],
): DrawnGuide | null {
  const [way, setWay] = useState<readonly Spot[] | null>(null);
  useLayoutEffect(() => {
    const root = place.current;
    if (!guide || !root || !frame) return setWay(null);
    const outer = root.getBoundingClientRect();
    const scale = w! / frame.width;
    const spotOf = (mark: Spot | Beside): Spot | null => {
      if ('x' in mark) return mark;
      const box = root.querySelector(mark.on)?.getBoundingClientRect();
      if (!box) return null;
      return {
        x: x0! + (box.left + box.width / 2 - outer.left - frame.left) * scale,
        y: y0! + (box.top + box.height / 2 - outer.top - frame.top) * scale,
      };
    };
    const measure = (): boolean => {
      const spots = guide.way.map(spotOf).filter(spot => spot !== null);
      const all = spots.length === guide.way.length;
      setWay(all ? spots : null);
      return all;
    };
    if (measure()) return;
    // A button may appear later than its guide.
    const watcher = new MutationObserver(() => measure() && watcher.disconnect());
    watcher.observe(root, { childList: true, subtree: true });
    return () => watcher.disconnect();
  }, [guide, frame]);
  return guide && way ? { kind: guide.kind, way } : null;
}

/** Goals and an animated finger over the board. It takes no pointer events and is hidden from screen readers. */
export function GuideLayer({ place, goals, guide }: Props) {
  const found = useFrame(place);
  const box = found?.viewBox.split(/[\s,]+/).map(Number) ?? [0, 0, DRAWN_WIDTH];
  const drawn = useGuide(place, guide, found?.frame, box);
  if (!found) return null;
  const { left, top, width, height } = found.frame;
  const unit = box[2]! / DRAWN_WIDTH;
  return (
    <svg
      class="lesson-pointer"
      viewBox={found.viewBox}
      style={{
        left: `${left}px`,
        top: `${top}px`,
        width: `${width}px`,
        height: `${height}px`,
        '--unit': unit,
      }}
      aria-hidden="true"
    >
      {goals.map(goal => (
        <GoalMark key={`${goal.at.x} ${goal.at.y}`} {...goal} unit={unit} />
      ))}
      {drawn && <Finger {...drawn} unit={Math.max(unit, (LEAST_SCALE * box[2]!) / width)} />}
    </svg>
  );
}

const write = (way: readonly Spot[]): string => way.map(({ x, y }) => `${x} ${y}`).join(' L');

type Scaled = { readonly unit: number };

/** A smaller goal is a piece: only its edge is lit. */
const SMALL = 25;

function GoalMark({ at, to, r, unit }: Goal & Scaled) {
  const small = r < SMALL * unit;
  return (
    <g class="lesson-goal">
      {to && <path class="glow line" d={`M${write([at, to])}`} stroke-width={2 * r} />}
      <g transform={`translate(${at.x} ${at.y})`}>
        {!to && <circle class={small ? 'glow ring' : 'glow'} r={r + (small ? 7 : 3) * unit} />}
        <circle class="edge under" r={r + 3 * unit} />
        <circle class="edge" r={r + 3 * unit} />
      </g>
    </g>
  );
}

/** The gesture in a loop; an arrow with reduced motion. */
function Finger({ kind, way, unit }: DrawnGuide & Scaled) {
  const tip = useRef<SVGGElement>(null);
  const still = prefersStill();
  useLayoutEffect(() => {
    if (still) return;
    const motion = tip.current?.animate(framesOf(kind, way), {
      duration: 2_400,
      iterations: Number.POSITIVE_INFINITY,
    });
    return () => motion?.cancel();
  }, [kind, way, still]);
  const drawn = still && way.length > 1;
  return (
    <g class={`lesson-hand ${kind}`}>
      {way.length > 1 && (
        <>
          <path class="way under" d={`M${write(way)}`} />
          <path class="way" d={`M${write(way)}`} />
        </>
      )}
      {drawn && <path class="head" d="M-2 -10 L16 0 L-2 10Z" transform={`${headAt(way)} scale(${unit})`} />}
      {!drawn && (
        <g ref={tip} style={{ transform: moveTo(way[0]!) }}>
          <g transform={`scale(${unit})`}>
            <circle class="touch" r="9" />
            <path class="finger" d={FINGER} />
          </g>
        </g>
      )}
    </g>
  );
}

/** An index finger with its tip at 0, 0. */
const FINGER =
  'M0 -3 C3.6 -3 5.6 -.6 5.6 3 L5.600 17 C8 15.4 11.6 16 12.600 19 C15.6 18 18.6 19.4 19 22.400 C21.8 22.2 24 24 24 27.400 L24 36 C24 45 18.6 50 10.600 50 C3 50 -.6 47.4 -4.4 41.600 L-11.800 30.4 C-13.8 27 -10.6 24 -7.8 26.400 L-5.600 28.600 L-5.600 3 C-5.600 -.6 -3.600 -3 0 -3Z';

const moveTo = ({ x, y }: Spot): string => `translate(${x}px, ${y}px)`;

function headAt(way: readonly Spot[]): string {
  const [before, end] = [way.at(-2)!, way.at(-1)!];
  const angle = (Math.atan2(end.y - before.y, end.x - before.x) * 180) / Math.PI;
  return `translate(${end.x} ${end.y}) rotate(${angle})`;
}

function framesOf(kind: Guide['kind'], way: readonly Spot[]): Keyframe[] {
  const [first, last] = [way[0]!, way.at(-1)!];
  if (kind === 'drag')
    return [
      { transform: moveTo(first), opacity: 0, offset: 0 },
      { transform: moveTo(first), opacity: 1, offset: 0.15 },
      { transform: moveTo(first), opacity: 1, offset: 0.3, easing: 'ease-in-out' },
      { transform: moveTo(last), opacity: 1, offset: 0.7 },
      { transform: moveTo(last), opacity: 1, offset: 0.8 },
      { transform: moveTo(last), opacity: 0, offset: 0.95 },
      { transform: moveTo(last), opacity: 0, offset: 1 },
    ];
  const share = 1 / way.length;
  return way.flatMap((spot, i) => [
    { transform: `${moveTo(spot)} scale(1.25)`, opacity: i === 0 ? 0 : 1, offset: (i + 0.1) * share },
    { transform: `${moveTo(spot)} scale(1.25)`, opacity: 1, offset: (i + 0.35) * share },
    { transform: `${moveTo(spot)} scale(0.95)`, opacity: 1, offset: (i + 0.5) * share },
    { transform: `${moveTo(spot)} scale(1.15)`, opacity: 1, offset: (i + 0.7) * share },
    ...(i === way.length - 1 ? [{ transform: moveTo(spot), opacity: 0, offset: 1 }] : []),
  ]);
}
