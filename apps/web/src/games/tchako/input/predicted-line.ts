import { BAND, POST, type Point, placeAt, RAIL, type TrackEvent, UNITS_PER_MM } from '@tablee/physics';
import {
  isHere,
  ownerOf,
  PUCKS,
  type Puck,
  type ShootMove,
  type State,
  sayPuck,
  trackShot,
} from '@tablee/tchako';
import { useEffect, useRef } from 'preact/hooks';
import { announce } from '../../../page/live.tsx';
import type { Aim, BoardState } from '../draw/board-state.ts';
import { toScreen } from '../draw/geometry.ts';
import { directionOf, headingOf, shotOf } from './aim.ts';

/** What the predicted line ends at. `rest`: the puck stops there. `unknown`: the table shows no more. */
type Met =
  | { readonly kind: 'puck'; readonly puck: Puck }
  | { readonly kind: 'post' | 'rail' | 'elastic' }
  | { readonly kind: 'rest' | 'unknown' };

/** The predicted line (TCHAKO-22), computed by the physics. In 1/64 mm. */
export type PredictedLine = {
  readonly from: Point;
  readonly to: Point;
  readonly met: Met;
  /** Distance from `from` to `to`. */
  readonly length: number;
};

/** Length of a short line, from the puck's middle. */
export const SHORT_MM = 70;

const lengthOf = (a: Point, b: Point): number => Math.hypot(b.x - a.x, b.y - a.y);

const isAbout =
  (puck: Puck) =>
  (event: TrackEvent): boolean =>
    event.kind === 'met' ? event.a === puck || event.b === puck : event.disc === puck;

function metBy(puck: Puck, event: TrackEvent | undefined): Met {
  if (!event) return { kind: 'rest' };
  if (event.kind === 'met') return { kind: 'puck', puck: event.a === puck ? event.b : event.a };
  if (event.kind === 'left') return { kind: 'rail' };
  if (event.what >= BAND) return { kind: 'elastic' };
  return { kind: event.what >= RAIL ? 'rail' : event.what >= POST ? 'post' : 'rest' };
}

/** Null: the table's assistance shows no line. */
export function predictLine(s: State, m: ShootMove, assistance: string): PredictedLine | null {
  if (assistance === 'none' || !isHere(s, m.puck)) return null;
  const { courses, events, end } = trackShot(s, m);
  const first = events.find(isAbout(m.puck));
  const own = courses[m.puck] ?? [];
  const from: Point = { x: s.x[m.puck]! + m.dx, y: s.y[m.puck]! + m.dy };
  // The puck goes straight until its first contact, so its first course is enough.
  const to = placeAt(own.slice(0, 1), first?.at ?? end) ?? from;
  const length = lengthOf(from, to);
  const short = SHORT_MM * UNITS_PER_MM;
  if (assistance === 'contact' || length <= short) return { from, to, met: metBy(m.puck, first), length };
  const part = short / length;
  return {
    from,
    to: { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part },
    met: { kind: 'unknown' },
    length: short,
  };
}

export const toMm = (units: number): number => Math.round(units / UNITS_PER_MM);

/** Degrees seen from the shooter's side, whichever way the board is turned: 0 is towards the opponent. */
export const headingFor = ({ puck, direction }: Pick<Aim, 'puck' | 'direction'>): number =>
  headingOf(direction, ownerOf(puck) === 1);

/** The drawn line in words (TCHAKO-22). */
function sayLine({ text, word }: BoardState, line: PredictedLine | null): string | null {
  if (!line) return null;
  const { met } = line;
  const mm = toMm(line.length);
  const said = word.input.line;
  return met.kind === 'puck' ? said.puck(sayPuck(met.puck, text), mm) : said[met.kind](mm);
}

function sayAim(board: BoardState, aim: Aim): string {
  const { state, assistance } = board;
  const word = board.word.input;
  const heading = word.aimed(headingFor(aim), aim.power);
  const shifted = aim.dx === 0 && aim.dy === 0 ? null : word.shiftedBy(toMm(Math.hypot(aim.dx, aim.dy)));
  const line = sayLine(board, predictLine(state, shotOf(aim, false), assistance));
  return [heading, shifted, line].filter(part => part !== null).join(' ');
}

/** Distance and direction of all other pucks, the nearest first. */
export function sayAround(board: BoardState, aim: Aim): string {
  const { state, text, turned, word } = board;
  const from = placeOf(state, aim.puck, turned);
  return PUCKS.filter(puck => puck !== aim.puck && isHere(state, puck))
    .map(puck => {
      const at = placeOf(state, puck, turned);
      const way = { x: at.x - from.x, y: at.y - from.y };
      return {
        puck,
        mm: Math.hypot(way.x, way.y),
        heading: headingFor({ puck: aim.puck, direction: directionOf(way, turned) }),
      };
    })
    .sort((a, b) => a.mm - b.mm)
    .map(({ puck, mm, heading }) => word.input.around(sayPuck(puck, text), Math.round(mm), heading))
    .join(' – ');
}

const placeOf = (s: State, puck: number, turned: boolean) =>
  toScreen({ x: s.x[puck]!, y: s.y[puck]! }, turned);

/** Keys repeat: only an aim that has not changed for this long is announced. */
const QUIET_MS = 350;

/** Announces an aim made with keys or sliders. */
export function useSpokenAim(board: BoardState): void {
  const { aim, steering } = board.selection;
  const newest = useRef(board);
  newest.current = board;
  useEffect(() => {
    if (!aim || !steering) return;
    const timer = setTimeout(() => announce(sayAim(newest.current, aim)), QUIET_MS);
    return () => clearTimeout(timer);
  }, [aim, steering]);
}
