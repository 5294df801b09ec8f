import { DIRECTIONS, FULL_POWER } from '@tablee/physics';
import { directionTo, namePuck, type Puck, powerAt, readPuck, type ShootMove } from '@tablee/tchako';
import type { BoardPoint } from '../../board/piece.ts';

/** A shot that is being thought about: everything but whether it is loaded. */
export type Aim = Pick<ShootMove, 'puck' | 'direction' | 'power' | 'dx' | 'dy'>;

const HALF = DIRECTIONS / 2;
const wrap = (direction: number): number => ((direction % DIRECTIONS) + DIRECTIONS) % DIRECTIONS;

/** From an arrow on the screen (y down) to the nearest of the 4,096 directions of the board (TCHAKO-20). */
export const directionOf = ({ x, y }: BoardPoint, turned: boolean): number =>
  turned ? directionTo(-x, y) : directionTo(x, -y);

/** Of length one, as seen on the screen. */
export function arrowOf(direction: number, turned: boolean): BoardPoint {
  const angle = (2 * Math.PI * (direction + (turned ? HALF : 0))) / DIRECTIONS;
  return { x: Math.cos(angle), y: -Math.sin(angle) };
}

/** Degrees clockwise from straight ahead, as whoever sits at the lower edge would say it: 0 ‥ 359. */
export function headingOf(direction: number, turned: boolean): number {
  const degrees = Math.round(90 - (360 * (direction + (turned ? HALF : 0))) / DIRECTIONS);
  return ((degrees % 360) + 360) % 360;
}
export const directionToward = (heading: number, turned: boolean): number =>
  wrap(Math.round(((90 - heading) * DIRECTIONS) / 360) + (turned ? HALF : 0));

/** Straight ahead. */
export const ahead = (turned: boolean): number => directionToward(0, turned);

/** Pulled back no farther than this, nothing is shot: one may come back to the puck to think again. */
export const PULL_NONE_MM = 9;
const PULL_FULL_MM = 129;

/** TCHAKO-22: pulled back from here to there, in mm of the screen's board. Null: not pulled, or not any more. */
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

/** How far back the band is drawn for a power. */
export const pullOf = (power: number): number =>
  PULL_NONE_MM + ((PULL_FULL_MM - PULL_NONE_MM) * power) / FULL_POWER;

export const clampPower = (power: number): number => Math.min(FULL_POWER, Math.max(1, power));

const TURN = 23;
const TURN_FINE = 2;
const PUSH = 20;
const PUSH_FINE = 2;
const PUSH_FAR = 100;

/** What a key makes of an aim: about two degrees or two hundredths a time, with Shift a tenth of that. Null: another key. */
export function turnByKey<A extends Pick<Aim, 'direction' | 'power'>>(
  aim: A,
  key: string,
  fine: boolean,
): A | null {
  const turn = fine ? TURN_FINE : TURN;
  const push = fine ? PUSH_FINE : PUSH;
  switch (key) {
    case 'ArrowLeft':
      return { ...aim, direction: wrap(aim.direction + turn) };
    case 'ArrowRight':
      return { ...aim, direction: wrap(aim.direction - turn) };
    case 'ArrowUp':
      return { ...aim, power: clampPower(aim.power + push) };
    case 'ArrowDown':
      return { ...aim, power: clampPower(aim.power - push) };
    case 'PageUp':
      return { ...aim, power: clampPower(aim.power + PUSH_FAR) };
    case 'PageDown':
      return { ...aim, power: clampPower(aim.power - PUSH_FAR) };
    default:
      return null;
  }
}

/** What the others see of it while it is being thought about: `s3,1024,640` or `s3,1024,640,12,-30`. */
export const writeAim = ({ puck, direction, power, dx, dy }: Aim): string =>
  [namePuck(puck), direction, power, ...(dx === 0 && dy === 0 ? [] : [dx, dy])].join(',');

const WHOLE = /^-?[0-9]{1,4}$/;

/** Null for everything else: it comes from another page. */
export function readAim(text: string): Aim | null {
  const [name = '', ...numbers] = text.split(',');
  const puck: Puck = readPuck(name);
  if (puck < 0 || (numbers.length !== 2 && numbers.length !== 4) || !numbers.every(n => WHOLE.test(n)))
    return null;
  const [direction = 0, power = 0, dx = 0, dy = 0] = numbers.map(Number);
  const sound = direction >= 0 && direction < DIRECTIONS && power >= 1 && power <= FULL_POWER;
  return sound ? { puck, direction, power, dx, dy } : null;
}
