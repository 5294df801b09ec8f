import { isUnseen, placesStatue } from '@tablee/tchang';
import { centreOf } from './art/geometry.ts';
import { Statue } from './art/statue.tsx';
import { Stone } from './art/stone.tsx';
import { roleOf } from './names.ts';
import { playAuto } from './press.ts';
import type { Desk } from './scene.ts';
import { moveTo } from './shapes.ts';

/** TCHANG-4: what would lie where one looks. */
export function PlacingGhost({ desk }: { readonly desk: Desk }) {
  const { state, hand } = desk;
  const at = hand.looked;
  if (at === null || !roleOf(desk, at, null).acts) return null;
  return (
    <g class="placing-ghost" aria-hidden="true" transform={moveTo(centreOf(at))}>
      {placesStatue(state) ? <Statue face={-1} /> : <Stone face="down" seed={at} />}
    </g>
  );
}

/** TCHANG-4: how many are left, and the lot for the rest. */
export function PlacingPanel({ desk }: { readonly desk: Desk }) {
  const { state, word, seat } = desk;
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
        <button type="button" class="button main" onClick={() => playAuto(desk)}>
          {word.auto}
        </button>
      )}
    </div>
  );
}
