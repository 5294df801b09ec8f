import { BAND, POST, type Point, placeAt, RAIL, type Sight } from '@tablee/physics';
import { isHere, type Puck, type ShootMove, type State, trackShot } from '@tablee/tchako';

/** What the predicted line shows (TCHAKO-22), worked out by the physics itself. All in 1/64 mm. */
export type Met =
  | { readonly kind: 'puck'; readonly puck: Puck }
  | { readonly kind: 'post' | 'rail' | 'elastic' }
  /** The line ends before anything is met: the puck would stop there, or nothing more is shown. */
  | { readonly kind: 'rest' | 'unknown' };

export type Line = {
  readonly from: Point;
  readonly to: Point;
  readonly met: Met;
  /** How far the puck slides to there. */
  readonly way: number;
};

const UNITS_PER_MM = 64;
/** How far a short line leads, from the puck's middle. */
export const SHORT_MM = 70;

const lengthOf = (a: Point, b: Point): number => Math.hypot(b.x - a.x, b.y - a.y);

/** The first thing that happens to the puck itself. */
const isAbout =
  (puck: Puck) =>
  (sight: Sight): boolean =>
    sight.kind === 'met' ? sight.a === puck || sight.b === puck : sight.disc === puck;

function metBy(puck: Puck, sight: Sight | undefined): Met {
  if (!sight) return { kind: 'rest' };
  if (sight.kind === 'met') return { kind: 'puck', puck: sight.a === puck ? sight.b : sight.a };
  if (sight.kind === 'left') return { kind: 'rail' };
  if (sight.what >= BAND) return { kind: 'elastic' };
  return { kind: sight.what >= RAIL ? 'rail' : sight.what >= POST ? 'post' : 'rest' };
}

/** As far as the table's assistance shows it; null: it shows nothing. */
export function foresee(s: State, m: ShootMove, assistance: string): Line | null {
  if (assistance === 'none' || !isHere(s, m.puck)) return null;
  const { courses, sights, end } = trackShot(s, m);
  const first = sights.find(isAbout(m.puck));
  const own = courses[m.puck] ?? [];
  const from: Point = { x: s.x[m.puck]! + m.dx, y: s.y[m.puck]! + m.dy };
  // Straight on until the first contact: the course begun at the start alone.
  const to = placeAt(own.slice(0, 1), first?.at ?? end) ?? from;
  const way = lengthOf(from, to);
  const short = SHORT_MM * UNITS_PER_MM;
  if (assistance === 'contact' || way <= short) return { from, to, met: metBy(m.puck, first), way };
  const part = short / way;
  return {
    from,
    to: { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part },
    met: { kind: 'unknown' },
    way: short,
  };
}

export const toMm = (units: number): number => Math.round(units / UNITS_PER_MM);
