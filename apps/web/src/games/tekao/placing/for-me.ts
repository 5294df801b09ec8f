import type { Seat } from '@tablee/kernel';
import {
  BLUE,
  isFlag,
  type Move,
  nameShape,
  SIZE,
  type State,
  shapePlaced,
  sideOfSeat,
  squarePlaced,
  tekao,
} from '@tablee/tekao';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { BoardState } from '../input/board-mode.ts';

/** Long enough to see each piece arrive, and to stop it. */
const PAUSE_MS = 260;
/** What a weapon is worth on the side that faces the opponent: the tower beats most, the pistol reaches farthest. */
const FACING: { readonly [weapon: string]: number } = { T: 2, P: 2, A: 1, G: 0, F: 0 };

/** The flag behind, weapons mostly in front, a strong side towards the opponent; otherwise by chance. */
function worth(move: Move, seat: Seat, random: () => number): number {
  const blue = sideOfSeat(seat) === BLUE;
  const row = Math.floor(squarePlaced(move) / SIZE);
  const back = row === (blue ? 0 : SIZE - 1);
  const shape = shapePlaced(move);
  if (isFlag(shape)) return (back ? 4 : 0) + random();
  const facing = nameShape(shape)[blue ? 0 : 2] ?? '';
  return (back ? 0 : 1) + (FACING[facing] ?? 0) + 3 * random();
}

/** TEKAO-4, TEKAO-5: a placement for a player who asks for one. */
export function placeForMe(state: State, seat: Seat, random: () => number = Math.random): Move {
  let best: { readonly move: Move; readonly worth: number } | null = null;
  for (const move of tekao.moves(state, seat)) {
    const now = worth(move, seat, random);
    if (best === null || now > best.worth) best = { move, worth: now };
  }
  if (best === null) throw new Error(`seat ${seat} has nothing to place`);
  return best.move;
}

export type ForMe = { readonly forMe: boolean; readonly setForMe: (on: boolean) => void };

/** Places all pieces of this device, one on each turn, until stopped or until one is taken back. */
export function useForMe({ state, seat, settled, n, props }: BoardState): ForMe {
  const [forMe, setForMe] = useState(false);
  const placed = state.men[0]! + state.men[1]!;
  const before = useRef(placed);
  useEffect(() => {
    if (placed < before.current) setForMe(false);
    before.current = placed;
  }, [placed]);
  const play = useRef(props.play);
  play.current = props.play;
  const due = forMe && settled && seat !== null && state.phase === 'place';
  useEffect(() => {
    if (!due || seat === null) return;
    const timer = setTimeout(() => play.current(tekao.writeMove(placeForMe(state, seat))), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [due, seat, n]);
  return { forMe, setForMe };
}
