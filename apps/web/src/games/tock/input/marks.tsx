import { type Colour, isReserve, type Place, type State } from '@tablee/tock';
import type { BoardPoint } from '../../../board/piece.ts';
import { colourOn } from '../draw/colours.ts';
import { lineThrough, pointOf } from '../draw/geometry.ts';
import { stepsOf, type Way } from '../draw/ways.ts';
import type { Target } from './choices.ts';
import type { Selection } from './selection.ts';

type Lower = { readonly lower: Colour };

/** A halo under every pawn that can be selected; for a pawn that can enter, around its reserve. */
export function Movable({
  pawns,
  chosen,
  lower,
}: Lower & { readonly pawns: Iterable<Place>; readonly chosen: Place | null }) {
  return (
    <g class="lights" aria-hidden="true">
      {[...pawns].map(at => {
        const { x, y } = pointOf(at, lower);
        const look = at === chosen ? 'halo chosen' : 'halo';
        return isReserve(at) ? (
          <rect key={at} class={look} x={x - 124} y={y - 124} width={248} height={248} rx={62} />
        ) : (
          <circle key={at} class={look} cx={x} cy={y} r={49} />
        );
      })}
    </g>
  );
}

const pathOf = (way: Way, lower: Colour): string =>
  lineThrough(
    [way.from, ...way.squares].map(at => pointOf(at, lower)),
    40,
  );

/** A way square by square, and the leap over the middle. */
export function WayMark({ way, lower }: Lower & { readonly way: Way }) {
  const last = way.squares.at(-1)!;
  const walked = isReserve(way.from) ? [] : way.squares;
  return (
    <g>
      {!isReserve(way.from) && (
        <>
          <path class="way under" d={pathOf(way, lower)} />
          <path class="way" d={pathOf(way, lower)} />
        </>
      )}
      {isReserve(way.from) && <Straight class="way" from={way.from} to={last} lower={lower} />}
      {walked.slice(0, -1).map(at => (
        <Dot key={at} {...pointOf(at, lower)} />
      ))}
      {way.leap !== null && <Straight class="way" from={last} to={way.leap} lower={lower} />}
    </g>
  );
}

const Dot = ({ x, y }: BoardPoint) => <circle class="step" cx={x} cy={y} r={11} />;

function Straight({
  from,
  to,
  lower,
  class: look,
}: Lower & { readonly from: Place; readonly to: Place; readonly class: string }) {
  const a = pointOf(from, lower);
  const b = pointOf(to, lower);
  const d = `M${a.x} ${a.y}L${b.x} ${b.y}`;
  return (
    <>
      <path class={`${look} leaping under`} d={d} />
      <path class={`${look} leaping`} d={d} />
    </>
  );
}

/** Four brackets around a pawn that will be captured; readable without colour. */
export const Taken = ({ x, y }: BoardPoint) => (
  <g class="taken" transform={`translate(${x} ${y})`}>
    <path class="under" d="M-44-24V-44H-24M24-44H44V-24M44 24V44H24M-24 44H-44V24" />
    <path d="M-44-24V-44H-24M24-44H44V-24M44 24V44H24M-24 44H-44V24" />
  </g>
);

/** Where the selected pawn can go; the second pawn of a jack gets a pair of arrows. */
export function Targets({
  state,
  targets,
  selection,
  lower,
}: Lower & { readonly state: State; readonly targets: readonly Target[]; readonly selection: Selection }) {
  return (
    <g class="lights" aria-hidden="true">
      {targets.map(({ at, way, part }) => {
        const { x, y } = pointOf(at, lower);
        const occupied = colourOn(state, at) >= 0;
        return (
          <g key={at} transform={`translate(${x} ${y})`}>
            {way === null ? (
              <circle class="swap-ring" r={47} />
            ) : (
              <>
                <circle class={occupied ? 'target full under' : 'target under'} r={occupied ? 47 : 30} />
                <circle class={occupied ? 'target full' : 'target'} r={occupied ? 47 : 30} />
              </>
            )}
            {way === null && <path class="swap-sign" d="M-20-50h34M4-62l12 12-12 12" />}
            {part !== null && !occupied && (
              <text class="count" y={14}>
                {stepsOf(part.from, part.to)}
              </text>
            )}
            {part === null && way !== null && !occupied && selection.pawn !== null && (
              <circle class="dot" r={11} />
            )}
          </g>
        );
      })}
    </g>
  );
}

/** The parts of a 7 chosen so far: a ghost where each pawn will stand, and its number of steps. */
export function Parts({
  state,
  selection,
  lower,
}: Lower & { readonly state: State; readonly selection: Selection }) {
  return (
    <g class="lights" aria-hidden="true">
      {selection.parts.map(part => {
        const to = pointOf(part.to, lower);
        const from = pointOf(part.from, lower);
        return (
          <g key={part.from}>
            <g class="ghost" transform={`translate(${to.x} ${to.y})`}>
              <use href={`#tock-marble-${colourOn(state, part.from)}`} />
            </g>
            <g class="badge" transform={`translate(${from.x + 30} ${from.y - 30})`}>
              <circle r={27} />
              <text y={13}>{stepsOf(part.from, part.to)}</text>
            </g>
          </g>
        );
      })}
    </g>
  );
}
