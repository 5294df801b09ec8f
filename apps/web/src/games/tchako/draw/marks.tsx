import { UNITS_PER_MM } from '@tablee/physics';
import { creationCost, FINGER } from '@tablee/tchako';
import { later } from '../../../page/later.tsx';
import type { BoardState } from './board-state.ts';
import { mayShift } from './choices.ts';
import { SPACE, toScreen, zoneAt } from './geometry.ts';
import { loadSelection } from './load-input.ts';

const CreationPreview = later(async () => (await loadSelection()).CreationPreview);

/** TCHAKO-13: spaces where a puck may be created, each with its cost in beads. */
export function CreationMarks({ board }: { readonly board: BoardState }) {
  const { choices, state, turned, selection } = board;
  if (selection.aim || selection.elastic !== null) return null;
  return (
    <g class="tchako-creations" aria-hidden="true">
      {choices.creations.map(({ zone }) => {
        const { x, y } = zoneAt(zone, turned);
        return (
          <g
            key={zone}
            class={selection.zone === zone ? 'creation chosen' : 'creation'}
            transform={`translate(${x} ${y})`}
          >
            <circle class="ring" r={SPACE} />
            <path class="plus" d="M-5 0H5M0-5V5" />
            <Cost halves={creationCost(state, zone)} />
          </g>
        );
      })}
      {selection.zone !== null && <CreationPreview board={board} zone={selection.zone} />}
    </g>
  );
}

function Cost({ halves }: { readonly halves: number }) {
  const beads = Math.ceil(halves / 2);
  return (
    <g class="cost" transform={`translate(0 ${SPACE + 5})`}>
      {Array.from({ length: beads }, (_, i) => (
        <circle key={i} class="bead" cx={(i - (beads - 1) / 2) * 7} r={2.9} />
      ))}
    </g>
  );
}

/** Arrows in four directions. */
const CROSS =
  'M-3 0H3M0-3V3M-4.500 0l1.500-1.500M-4.500 0l1.500 1.500M4.500 0l-1.500-1.500M4.500 0l-1.500 1.500M0-4.500l-1.500 1.500M0-4.500l1.500 1.500M0 4.500l-1.500-1.500M0 4.500l1.500-1.500';

/** TCHAKO-15: the pucks that may be shifted; during a shift, how far. */
export function ShiftMarks({ board }: { readonly board: BoardState }) {
  const { choices, selection, state, turned } = board;
  const placeOf = (puck: number) => toScreen({ x: state.x[puck]!, y: state.y[puck]! }, turned);
  if (selection.zone !== null || selection.elastic !== null || selection.pulling) return null;
  const shown = selection.aim ? [selection.aim.puck] : choices.shooters;
  return (
    <g class="tchako-shifts" aria-hidden="true">
      {shown
        .filter(puck => mayShift(state, puck))
        .map(puck => {
          const { x, y } = placeOf(puck);
          return (
            <g key={puck} transform={`translate(${x} ${y})`}>
              {selection.shifting && <circle class="reach" r={FINGER / UNITS_PER_MM} />}
              <g transform="translate(10.500 10.500)">
                <circle class="plate" r={6} />
                <path class="arrows" d={CROSS} />
              </g>
            </g>
          );
        })}
    </g>
  );
}
