import { creationCost, FINGER, isAbsent, makeRoom, type Zone } from '@tablee/tchako';
import { PUCK, SPACE, toScreen, zoneAt } from './art/geometry.ts';
import type { Desk } from './scene.ts';
import { mayShift } from './shifting.ts';

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

/** Who would be put aside, and whereto. */
function Room({ desk, zone }: { readonly desk: Desk; readonly zone: Zone }) {
  const { state, turned } = desk;
  const moved = makeRoom(state, zone) ?? [];
  const { x, y } = zoneAt(zone, turned);
  return (
    <g class={`room ${state.turn === 0 ? 'south' : 'north'}`}>
      <circle class="ghost" cx={x} cy={y} r={PUCK} />
      {isAbsent(state, state.turn) && (
        <path class="crown" d="M-6 4V-5L-2.500-1 0-6 2.500-1 6-5V4z" transform={`translate(${x} ${y})`} />
      )}
      {moved.map(({ puck, ...to }) => {
        const a = toScreen({ x: state.x[puck]!, y: state.y[puck]! }, turned);
        const b = toScreen(to, turned);
        return (
          <g key={puck}>
            <path class="aside" d={`M${a.x} ${a.y}L${b.x} ${b.y}`} />
            <circle class="aside" cx={b.x} cy={b.y} r={PUCK} />
          </g>
        );
      })}
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
