import { creationCost, FINGER } from '@tablee/tchako';
import { later } from '../../page/later.tsx';
import { SPACE, toScreen, zoneAt } from './art/geometry.ts';
import { fetchHands } from './reach.ts';
import type { Desk } from './scene.ts';
import { mayShift } from './shifting.ts';

const Room = later(async () => (await fetchHands()).Room);

/** TCHAKO-13: where something may be created: a plus, and what it costs as beads. */
export function CreationMarks({ desk }: { readonly desk: Desk }) {
  const { choices, state, turned, hand } = desk;
  if (hand.aim || hand.elastic !== null) return null;
  return (
    <g class="tchako-creations" aria-hidden="true">
      {choices.creations.map(({ zone }) => {
        const { x, y } = zoneAt(zone, turned);
        return (
          <g
            key={zone}
            class={hand.zone === zone ? 'creation chosen' : 'creation'}
            transform={`translate(${x} ${y})`}
          >
            <circle class="ring" r={SPACE} />
            <path class="plus" d="M-5 0H5M0-5V5" />
            <Cost halves={creationCost(state, zone)} />
          </g>
        );
      })}
      {hand.zone !== null && <Room desk={desk} zone={hand.zone} />}
    </g>
  );
}

/** A price in beads, half a bead for half a point. */
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

const UNITS_PER_MM = 64;
/** Arrows to four sides. */
const CROSS =
  'M-3 0H3M0-3V3M-4.500 0l1.500-1.500M-4.500 0l1.500 1.500M4.500 0l-1.500-1.500M4.500 0l-1.500 1.500M0-4.500l-1.500 1.500M0-4.500l1.500 1.500M0 4.500l-1.500-1.500M0 4.500l1.500-1.500';

/** TCHAKO-15: which pucks may be shifted, and how far while one is. */
export function ShiftMarks({ desk }: { readonly desk: Desk }) {
  const { choices, hand, state, turned } = desk;
  const placeOf = (puck: number) => toScreen({ x: state.x[puck]!, y: state.y[puck]! }, turned);
  if (hand.zone !== null || hand.elastic !== null || hand.pulling) return null;
  const shown = hand.aim ? [hand.aim.puck] : choices.shooters;
  return (
    <g class="tchako-shifts" aria-hidden="true">
      {shown
        .filter(puck => mayShift(desk, puck))
        .map(puck => {
          const { x, y } = placeOf(puck);
          return (
            <g key={puck} transform={`translate(${x} ${y})`}>
              {hand.shifting && <circle class="reach" r={FINGER / UNITS_PER_MM} />}
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
