import { type Colour, nameSpace, pawnsOn, type Space } from '@tablee/tchang';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { letGo, travelMs } from '../../../board/motion.ts';
import { type BoardPoint, distance } from '../../../board/piece.ts';
import { type Grip, useLongPress } from '../../../board/pointer.ts';
import type { Stage } from '../../../board/stage.ts';
import { type KeyMap, useKeys } from '../../../page/keys.ts';
import { CELL, FIELD } from '../art/geometry.ts';
import { pawnPiece } from '../draw/pieces.ts';
import { canReach } from '../draw/routes.ts';
import { applyTool, choosePawn, endTurn, goTo, pressTool } from './actions.ts';
import { type BoardState, isSharing, NO_SELECTION, selectedPawn, type Tool } from './board-state.ts';
import { whyNotTo } from './choices.ts';

/** The space under a point, or null outside the tomb. */
export function spaceUnder({ x, y }: BoardPoint): Space | null {
  if (x < 0 || y < 0 || x >= FIELD || y >= FIELD) return null;
  return (FIELD / CELL) * Math.floor((FIELD - y) / CELL) + Math.floor(x / CELL);
}

/** The pawn to drag from a space: the selected one, else the first that can move. */
function pawnToDrag(board: BoardState, space: Space): Colour | null {
  const able = pawnsOn(board.state, space).filter(pawn => board.choices.movers.includes(pawn));
  const selected = selectedPawn(board);
  return selected !== null && able.includes(selected) ? selected : (able[0] ?? null);
}

/** Drags a pawn: it follows the pointer with its route and cost shown, and moves where it is dropped. */
export function dragPawn(board: BoardState, start: BoardPoint): Grip | null {
  const { state, root, select } = board;
  const space = spaceUnder(start);
  const pawn = space === null ? null : pawnToDrag(board, space);
  if (space === null || pawn === null || !root.current) return null;
  select({ ...NO_SELECTION, pawn });
  const elements = [...root.current.querySelectorAll<SVGElement>(`[data-piece="${pawnPiece(pawn)}"]`)];
  let last = start;
  let over: Space | null = space;
  return {
    move: to => {
      last = to;
      for (const element of elements) element.style.translate = `${to.x - start.x}px ${to.y - start.y}px`;
      const now = spaceUnder(to);
      if (now !== over) select({ looked: now });
      over = now;
    },
    drop: at => {
      letGo(elements, travelMs(distance(start, last) / CELL));
      const to = at && spaceUnder(at);
      select({ looked: null });
      if (to === null || to === space) return;
      if (canReach(state, pawn, to)) return goTo({ ...board, selection: { ...NO_SELECTION, pawn } }, to);
      const refusal = board.seat === null ? null : whyNotTo(state, board.seat, pawn, to);
      if (refusal) board.explain(refusal);
    },
  };
}

const nameAt = (at: BoardPoint): string | null => {
  const space = spaceUnder(at);
  return space === null ? null : nameSpace(space);
};

/** A long press on a space points at it. */
export const useLongPressToPoint = (
  root: { readonly current: SVGSVGElement | null },
  point: ((at: string) => void) | null,
): ((event: PointerEvent) => void) => useLongPress(root, nameAt, point);

/**
 * Keys of this board: pawns by number, sharing, end of turn, and plans. One pressed while an older position is shown
 * ends the motion and is handled afterwards: it is meant for the position that has been announced.
 */
export function useBoardKeys(
  board: BoardState,
  { settled, hurry }: Pick<Stage<unknown, unknown>, 'settled' | 'hurry'>,
): void {
  const { state, select, selection, choices, plan, point, word } = board;
  const choose = (pawn: number) => (): void => {
    if (state.variant.colours.includes(pawn)) choosePawn(board, pawn);
  };
  /** Applies to the focused or aimed space, else to the next one pressed. */
  const use = (tool: Tool) => (): void => {
    if ((tool === 'point' ? point : plan) === null) return;
    if (selection.looked !== null) applyTool(board, tool, selection.looked);
    else pressTool(board, tool);
  };
  const keys: KeyMap = {
    1: choose(0),
    2: choose(1),
    3: choose(2),
    4: choose(3),
    l: () => choices.shares && select({ sharing: !isSharing(board), gift: null }),
    t: () => endTurn(board),
    c: use('way'),
    j: use('take'),
    p: use('point'),
    e: () => {
      if (!plan || board.notes.length === 0) return;
      plan([]);
      board.notify(word.wiped);
    },
  };
  const pending = useRef<string | null>(null);
  const press = (key: string) => (): void => {
    if (settled) keys[key]!();
    else {
      pending.current = key;
      hurry();
    }
  };
  useKeys(Object.fromEntries(Object.keys(keys).map(key => [key, press(key)])));
  useLayoutEffect(() => {
    const key = pending.current;
    if (!settled || key === null) return;
    pending.current = null;
    keys[key]!();
  });
}
