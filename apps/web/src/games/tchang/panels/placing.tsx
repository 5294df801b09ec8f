import { isUnseen, placesStatue } from '@tablee/tchang';
import { centreOf, moveTo } from '../art/geometry.ts';
import { Statue } from '../art/statue.tsx';
import { Stone } from '../art/stone.tsx';
import { playAuto } from '../input/actions.ts';
import type { BoardState } from '../input/board-state.ts';
import { roleOf } from '../input/descriptions.ts';

/** TCHANG-4: preview of the next statue or stone on the hovered space. */
export function PlacingGhost({ board }: { readonly board: BoardState }) {
  const { state, selection } = board;
  const at = selection.looked;
  if (at === null || !roleOf(board, at, null).acts) return null;
  return (
    <g class="placing-ghost" aria-hidden="true" transform={moveTo(centreOf(at))}>
      {placesStatue(state) ? <Statue face={-1} /> : <Stone face="down" seed={at} />}
    </g>
  );
}

/** TCHANG-4: number of statues or stones left, and a button to place the rest at random. */
export function PlacingPanel({ board }: { readonly board: BoardState }) {
  const { state, word, seat } = board;
  const statue = placesStatue(state);
  const left = statue ? state.toPlace - state.variant.stones : state.toPlace;
  const laid = state.cells.filter(isUnseen).length;
  return (
    <div class="tchang-placing">
      <p>
        <svg viewBox="-42 -42 84 84" aria-hidden="true">
          {statue ? <Statue face={-1} /> : <Stone face="down" seed={laid} />}
        </svg>
        {word.toPlace(statue ? 'statue' : 'stone', left)}
      </p>
      {seat !== null && (
        <button type="button" class="button main" onClick={() => playAuto(board)}>
          {word.auto}
        </button>
      )}
    </div>
  );
}
