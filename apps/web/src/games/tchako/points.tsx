import { isHere, type State } from '@tablee/tchako';
import type { Pointed } from '../../board/contract.ts';
import type { BoardPoint } from '../../board/piece.ts';
import { toScreen, zoneAt } from './art/geometry.ts';
import { readPuck, readZone } from './pointing.ts';

function placeOf(state: State, at: string, turned: boolean): (BoardPoint & { readonly r: number }) | null {
  const [zone, puck] = [readZone(at), readPuck(at)];
  if (zone >= 0) return { ...zoneAt(zone, turned), r: 40 };
  if (puck < 0 || !isHere(state, puck)) return null;
  return { ...toScreen({ x: state.x[puck]!, y: state.y[puck]! }, turned), r: 19 };
}

type Props = { readonly state: State; readonly turned: boolean; readonly points: readonly Pointed[] };

/** Where somebody's finger rests, for a moment. */
export const Points = ({ state, turned, points }: Props) => (
  <g aria-hidden="true">
    {points.map(({ id, seat, at }) => {
      const place = placeOf(state, at, turned);
      const side = seat === 0 ? '#0072b2' : '#d55e00';
      return (
        place && (
          <circle
            key={id}
            class="tchako-point"
            cx={place.x}
            cy={place.y}
            r={place.r}
            style={{ '--side': side }}
          />
        )
      );
    })}
  </g>
);
