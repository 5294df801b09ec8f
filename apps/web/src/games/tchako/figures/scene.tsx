import { placeAt, type Track } from '@tablee/physics';
import {
  type Hooks,
  has,
  holderOf,
  isHere,
  isQueen,
  ownerOf,
  PUCKS,
  type Puck,
  type State,
  threatsOf,
} from '@tablee/tchako';
import type { ComponentChildren } from 'preact';
import type { BoardPoint } from '../../../board/piece.ts';
import { bandPath, Elastics, orient, Posts } from '../draw/elastics.tsx';
import { PUCK, postAt, sideName, toScreen, translateTo, VIEW_BOX } from '../draw/geometry.ts';
import { Ground } from '../draw/ground.tsx';
import { Links } from '../draw/links.tsx';
import { PuckOf } from '../draw/pucks.tsx';
import { Zones } from '../draw/zones.tsx';

type SceneProps = {
  readonly state: State;
  /** The viewBox; the whole board by default. */
  readonly view?: string;
  /** Drawn between the ground and the pieces. */
  readonly under?: ComponentChildren;
  /** Drawn over the pieces. */
  readonly children?: ComponentChildren;
  /** Without pucks. */
  readonly bare?: boolean;
};

/** The board, or a part of it, with a position. */
export function Scene({ state, view = VIEW_BOX, under, children, bare = false }: SceneProps) {
  return (
    <svg class={view === VIEW_BOX ? 'tchako-figure' : 'tchako-figure cut'} viewBox={view} aria-hidden="true">
      <Ground />
      <Links state={state} />
      <Zones state={state} />
      {under}
      <Elastics laid={state.laid} />
      <Posts />
      {!bare && <FigurePucks state={state} />}
      {children}
    </svg>
  );
}

export function FigurePucks({ state }: { readonly state: State }) {
  const threats = threatsOf(state);
  return (
    <>
      {PUCKS.filter(puck => isHere(state, puck)).map(puck => (
        <g key={puck} data-puck={puck} style={{ transform: translateTo(placeOf(state, puck)) }}>
          <PuckOf
            puck={puck}
            shot={has(state.shot, puck)}
            threatened={isQueen(puck) && threats[1 - ownerOf(puck)]!}
          />
        </g>
      ))}
    </>
  );
}

export const placeOf = (s: State, puck: Puck) => toScreen({ x: s.x[puck]!, y: s.y[puck]! });

type ArrowProps = { readonly from: BoardPoint; readonly to: BoardPoint };

const HEAD = 7;

export function Arrow({ from, to }: ArrowProps) {
  const long = Math.hypot(to.x - from.x, to.y - from.y);
  if (long < HEAD) return null;
  const turn = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  const path = `M0 0H${long - HEAD / 2}M${long - HEAD} ${-HEAD * 0.7}L${long} 0L${long - HEAD} ${HEAD * 0.7}`;
  return (
    <g class="arrow" transform={`translate(${from.x} ${from.y}) rotate(${turn})`}>
      <path class="under" d={path} />
      <path d={path} />
    </g>
  );
}

/** The path of a puck during a shot. */
export function Way({ track, puck }: { readonly track: Track; readonly puck: number }) {
  const courses = track.courses[puck] ?? [];
  const points = [...courses.map(({ x, y }) => ({ x, y })), placeAt(courses, track.end)]
    .flatMap(point => (point ? [toScreen(point)] : []))
    .filter((point, i, all) => i === 0 || Math.hypot(point.x - all[i - 1]!.x, point.y - all[i - 1]!.y) > 1);
  const end = points.at(-1);
  const before = points.at(-2);
  if (!end || !before) return null;
  const path = points.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');
  return (
    <>
      <g class="way">
        <path class="under" d={path} />
        <path d={path} />
      </g>
      <circle class="ghost" cx={end.x} cy={end.y} r={PUCK} />
    </>
  );
}

/** Marks a puck that leaves the board. */
export const Cross = ({ at }: { readonly at: BoardPoint }) => (
  <g class="cross" transform={`translate(${at.x} ${at.y})`}>
    <path class="under" d="M-12-12 12 12M12-12-12 12" />
    <path d="M-12-12 12 12M12-12-12 12" />
  </g>
);

/** The former place of a puck. */
export const Ghost = ({ at }: { readonly at: BoardPoint }) => (
  <circle class="ghost" cx={at.x} cy={at.y} r={PUCK} />
);

/** The former place of an elastic. */
export function OldBand({ elastic, hooks }: { readonly elastic: number; readonly hooks: Hooks }) {
  const path = bandPath(orient(hooks.map(post => postAt(post))));
  return <path class={`old-band ${sideName(holderOf(elastic))}`} d={path} />;
}
