import { DIRECTIONS, FULL_POWER } from '@tablee/physics';
import { directionTo, namePuck, type Puck, powerAt, readPuck, type ShootMove } from '@tablee/tchako';
import type { BoardPoint } from '../../../board/piece.ts';
import type { Aim } from '../draw/board-state.ts';
import type { Sample } from '../draw/pointer.tsx';

export const shotOf = (aim: Aim, loaded: boolean): ShootMove => ({ kind: 'shoot', ...aim, loaded });

const HALF = DIRECTIONS / 2;
export const wrapDirection = (direction: number): number =>
  ((direction % DIRECTIONS) + DIRECTIONS) % DIRECTIONS;

/** The direction (one of 4,096, TCHAKO-20) nearest to a vector on the screen, y down. */
export const directionOf = ({ x, y }: BoardPoint, turned: boolean): number =>
  turned ? directionTo(-x, y) : directionTo(x, -y);

/** The inverse of `directionOf`, of length 1. */
export function arrowOf(direction: number, turned: boolean): BoardPoint {
  const angle = (2 * Math.PI * (direction + (turned ? HALF : 0))) / DIRECTIONS;
  return { x: Math.cos(angle), y: -Math.sin(angle) };
}

/** Degrees clockwise from straight ahead for the player at the lower edge: 0 ‥ 359. */
export function headingOf(direction: number, turned: boolean): number {
  const degrees = Math.round(90 - (360 * (direction + (turned ? HALF : 0))) / DIRECTIONS);
  return ((degrees % 360) + 360) % 360;
}
export const directionToward = (heading: number, turned: boolean): number =>
  wrapDirection(Math.round(((90 - heading) * DIRECTIONS) / 360) + (turned ? HALF : 0));

export const aheadOf = (turned: boolean): number => directionToward(0, turned);

/** A shorter pull does not shoot: a trembling tap costs nothing, and going back cancels. 14 px on the smallest phone. */
export const PULL_NONE_MM = 20;
const PULL_FULL_MM = 140;

/** TCHAKO-22: the shot of a pull from one point to another, in mm of the drawing. Null: too short. */
export function readPull(
  from: BoardPoint,
  to: BoardPoint,
  turned: boolean,
): Pick<Aim, 'direction' | 'power'> | null {
  const back = { x: from.x - to.x, y: from.y - to.y };
  const length = Math.hypot(back.x, back.y);
  if (length <= PULL_NONE_MM) return null;
  const part = (length - PULL_NONE_MM) / (PULL_FULL_MM - PULL_NONE_MM);
  return { direction: directionOf(back, turned), power: powerAt(part) };
}

/** The length of a pull with that power. */
export const pullOf = (power: number): number =>
  PULL_NONE_MM + ((PULL_FULL_MM - PULL_NONE_MM) * power) / FULL_POWER;

export const clampPower = (power: number): number => Math.min(FULL_POWER, Math.max(1, power));

/** The text sent to the other players: `s3,1024,640`, or `s3,1024,640,12,-30` with a shift. */
export const writeAim = ({ puck, direction, power, dx, dy }: Aim): string =>
  [namePuck(puck), direction, power, ...(dx === 0 && dy === 0 ? [] : [dx, dy])].join(',');

const WHOLE = /^-?[0-9]{1,4}$/;

/** Null for any text that `writeAim` does not write: it comes from another client. */
export function readAim(text: string): Aim | null {
  const [name = '', ...numbers] = text.split(',');
  const puck: Puck = readPuck(name);
  if (puck < 0 || (numbers.length !== 2 && numbers.length !== 4) || !numbers.every(n => WHOLE.test(n)))
    return null;
  const [direction = 0, power = 0, dx = 0, dy = 0] = numbers.map(Number);
  const valid = direction >= 0 && direction < DIRECTIONS && power >= 1 && power <= FULL_POWER;
  return valid ? { puck, direction, power, dx, dy } : null;
}

/** Direction of length 1, and speed in mm of the board per second. */
export type Swipe = { readonly x: number; readonly y: number; readonly speed: number };

/** Length of the stretch whose speed is measured. */
const WINDOW_MS = 64;
/** The stretch may end this long before the last sample: a finger slows down as it lifts. */
const LIFT_MS = 56;
/** A finger that rests this long before it lifts does not flick. */
const PAUSE_MS = 150;
/** Shorter swipes are touches. */
const SHORTEST_MM = 16;

/** The fastest stretch at the end of a swipe, as a line fitted to its samples. Null: the finger was not moving. */
export function readSwipe(samples: readonly Sample[], liftedAt: number): Swipe | null {
  const last = samples.at(-1);
  if (!last || liftedAt - last.t > PAUSE_MS) return null;
  const first = samples[0]!;
  if (samples.every(s => Math.hypot(s.x - first.x, s.y - first.y) < SHORTEST_MM)) return null;
  let best: Swipe | null = null;
  for (const [i, end] of samples.entries()) {
    if (last.t - end.t > LIFT_MS) continue;
    const swipe = fitLine(stretchTo(samples.slice(0, i + 1), end));
    if (swipe && (!best || swipe.speed > best.speed)) best = swipe;
  }
  return best;
}

/** With fewer or closer samples a single outlier would decide. */
const FEWEST = 3;
const BRIEFEST_MS = 15;
/** On a slow device samples are rare, so a stretch may be this long. */
const LONGEST_MS = 220;

const stretchTo = (samples: readonly Sample[], end: Sample): readonly Sample[] =>
  samples.filter(
    (s, i) => end.t - s.t <= WINDOW_MS || (i >= samples.length - FEWEST && end.t - s.t <= LONGEST_MS),
  );

/** Least squares. */
function fitLine(stretch: readonly Sample[]): Swipe | null {
  const n = stretch.length;
  if (n < FEWEST || stretch[n - 1]!.t - stretch[0]!.t < BRIEFEST_MS) return null;
  const mean = (of: (s: Sample) => number): number => stretch.reduce((sum, s) => sum + of(s), 0) / n;
  const [mt, mx, my] = [mean(s => s.t), mean(s => s.x), mean(s => s.y)];
  let [tt, tx, ty] = [0, 0, 0];
  for (const { t, x, y } of stretch) {
    tt += (t - mt) * (t - mt);
    tx += (t - mt) * (x - mx);
    ty += (t - mt) * (y - my);
  }
  const [vx, vy] = [(1000 * tx) / tt, (1000 * ty) / tt];
  const speed = Math.hypot(vx, vy);
  return speed === 0 ? null : { x: vx / speed, y: vy / speed, speed };
}

/** Slower swipes do not shoot. */
export const SLOWEST_MM_S = 130;
/** Full power: a hard flick of a thumb across a phone. */
const FASTEST_MM_S = 3_000;
/** Below 1, so that most of the speed range gives shots that stay on the board. */
const BEND = 0.62;

/** TCHAKO-22: the power of a swipe, 1 ‥ 1000; 0: too slow. */
export const powerOf = (speed: number): number =>
  speed < SLOWEST_MM_S ? 0 : powerAt((speed / FASTEST_MM_S) ** BEND);
