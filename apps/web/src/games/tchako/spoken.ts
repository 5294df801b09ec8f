import { isHere, ownerOf, PUCKS, type State, sayPuck } from '@tablee/tchako';
import { useEffect, useRef } from 'preact/hooks';
import { announce } from '../../page/live.tsx';
import { type Aim, directionOf, headingOf } from './aim.ts';
import { toScreen } from './art/geometry.ts';
import { handWords } from './hand-words.ts';
import { shotOf } from './press.ts';
import type { Desk } from './scene.ts';
import { foresee, type Line, toMm } from './sight.ts';

/** Degrees as the shooter counts them: ahead is towards the other side, wherever the board is seen from. */
export const headingFor = ({ puck, direction }: Pick<Aim, 'puck' | 'direction'>): number =>
  headingOf(direction, ownerOf(puck) === 1);

/** What the drawn line shows, in words; null: nothing is drawn, nothing is said (TCHAKO-22). */
export function sayLine({ text }: Desk, line: Line | null): string | null {
  if (!line) return null;
  const { met } = line;
  const word = handWords();
  const mm = toMm(line.way);
  return met.kind === 'puck' ? word.line.puck(sayPuck(met.puck, text), mm) : word.line[met.kind](mm);
}

export function sayAim(desk: Desk, aim: Aim): string {
  const { state, assistance } = desk;
  const word = handWords();
  const heading = word.aimed(headingFor(aim), aim.power);
  const shifted = aim.dx === 0 && aim.dy === 0 ? null : word.shiftedBy(toMm(Math.hypot(aim.dx, aim.dy)));
  const line = sayLine(desk, foresee(state, shotOf(aim, false), assistance));
  return [heading, shifted, line].filter(part => part !== null).join(' ');
}

/** What somebody who sees takes in at a glance: who lies how far away, and which way. The nearest first. */
export function sayAround(desk: Desk, aim: Aim): string {
  const { state, text, turned } = desk;
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
    .map(({ puck, mm, heading }) => handWords().around(sayPuck(puck, text), Math.round(mm), heading))
    .join(' – ');
}

const placeOf = (s: State, puck: number, turned: boolean) =>
  toScreen({ x: s.x[puck]!, y: s.y[puck]! }, turned);

/** Keys repeat: what is said is what the aim has come to. */
const QUIET_MS = 350;

/** Says where a shot steered by keys or sliders leads, once it is left alone for a moment. */
export function useSpokenAim(desk: Desk): void {
  const { aim, steering } = desk.hand;
  const newest = useRef(desk);
  newest.current = desk;
  useEffect(() => {
    if (!aim || !steering) return;
    const timer = setTimeout(() => announce(sayAim(newest.current, aim)), QUIET_MS);
    return () => clearTimeout(timer);
  }, [aim, steering]);
}
