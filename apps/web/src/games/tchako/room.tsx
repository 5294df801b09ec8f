import { isAbsent, makeRoom, type Zone } from '@tablee/tchako';
import { PUCK, toScreen, zoneAt } from './art/geometry.ts';
import type { Desk } from './scene.ts';

/** TCHAKO-13: what would be created, who would be put aside, and whereto. */
export function Room({ desk, zone }: { readonly desk: Desk; readonly zone: Zone }) {
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
