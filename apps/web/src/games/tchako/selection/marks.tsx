import { isAbsent, isHere, makeRoom, type State, type Zone } from '@tablee/tchako';
import type { Pointed } from '../../../board/contract.ts';
import type { BoardPoint } from '../../../board/piece.ts';
import type { BoardState } from '../draw/board-state.ts';
import { type Landing, listLandings } from '../draw/choices.ts';
import { Rubber } from '../draw/elastics.tsx';
import { PUCK, postAt, sideName, toScreen, zoneAt } from '../draw/geometry.ts';
import { readPointedPuck, readPointedZone } from '../text/words.ts';

/** The landings of the selected elastic, and the elastic under the finger. */
export function LandingMarks({ board }: { readonly board: BoardState }) {
  const { selection, state, choices, turned } = board;
  const { elastic, held, from } = selection;
  if (elastic === null) return null;
  const stays = (state.laid[elastic] ?? []).filter(post => post !== from);
  return (
    <g class="tchako-landings" aria-hidden="true">
      {listLandings(state, choices, elastic, from).map(landing => (
        <LandingMark key={landing.hooks.join()} landing={landing} turned={turned} />
      ))}
      {held && from !== null && (
        <Rubber elastic={elastic} points={[...stays.map(post => postAt(post, turned)), held]} chosen />
      )}
      {held && from === null && <circle class="mark" cx={held.x} cy={held.y} r={9} />}
    </g>
  );
}

function LandingMark({ landing, turned }: { readonly landing: Landing; readonly turned: boolean }) {
  const points = landing.hooks.map(post => postAt(post, turned));
  const way = points.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${x} ${y}`).join('');
  const closed = points.length > 2 ? `${way}z` : way;
  const sum = points.reduce((to, { x, y }) => ({ x: to.x + x, y: to.y + y }), { x: 0, y: 0 });
  const middle = { x: sum.x / points.length, y: sum.y / points.length };
  const at = landing.to === null ? middle : postAt(landing.to, turned);
  return (
    <g class={landing.to === null ? 'landing' : 'landing dotted'}>
      <path class="under" d={closed} />
      <path class="way" d={closed} />
      <circle class="mark" cx={at.x} cy={at.y} r={landing.to === null ? 7 : 9} />
    </g>
  );
}

type PreviewProps = { readonly board: BoardState; readonly zone: Zone };

/** TCHAKO-13: the puck that would be created, and the pucks that would make room. */
export function CreationPreview({ board, zone }: PreviewProps) {
  const { state, turned } = board;
  const moved = makeRoom(state, zone) ?? [];
  const { x, y } = zoneAt(zone, turned);
  return (
    <g class={`room ${sideName(state.turn)}`}>
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

function placeOf(state: State, at: string, turned: boolean): (BoardPoint & { readonly r: number }) | null {
  const [zone, puck] = [readPointedZone(at), readPointedPuck(at)];
  if (zone >= 0) return { ...zoneAt(zone, turned), r: 40 };
  if (puck < 0 || !isHere(state, puck)) return null;
  return { ...toScreen({ x: state.x[puck]!, y: state.y[puck]! }, turned), r: 19 };
}

type PointedProps = { readonly state: State; readonly turned: boolean; readonly points: readonly Pointed[] };

/** Places that players point out, shown for a moment. */
export const PointedPlaces = ({ state, turned, points }: PointedProps) => (
  <g aria-hidden="true">
    {points.map(({ id, seat, at }) => {
      const place = placeOf(state, at, turned);
      const side = seat === 0 ? '#0072b2' : '#d4351c';
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
