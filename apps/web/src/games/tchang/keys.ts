import { useKeys } from '../../page/keys.ts';
import { isSharing } from './deeds.tsx';
import type { Tool } from './hand.ts';
import { applyTool, choosePawn, closeTurn, pressTool } from './press.ts';
import type { Desk } from './scene.ts';

/** The board's own keys: pawns by number, sharing, the end of the turn, and plans. */
export function useBoardKeys(desk: Desk): void {
  const { state, change, hand, choices, plan, point, word } = desk;
  const choose = (pawn: number) => (): void => {
    if (state.variant.colours.includes(pawn)) choosePawn(desk, pawn);
  };
  /** On the space one stands on or has aimed at; else the next one pressed. */
  const use = (tool: Tool) => (): void => {
    if ((tool === 'point' ? point : plan) === null) return;
    if (hand.looked !== null) applyTool(desk, tool, hand.looked);
    else pressTool(desk, tool);
  };
  useKeys({
    1: choose(0),
    2: choose(1),
    3: choose(2),
    4: choose(3),
    l: () => choices.shares && change({ sharing: !isSharing(desk), gift: null }),
    t: () => closeTurn(desk),
    c: use('way'),
    j: use('take'),
    p: use('point'),
    e: () => {
      if (!plan || desk.notes.length === 0) return;
      plan([]);
      desk.tell(word.wiped);
    },
  });
}
