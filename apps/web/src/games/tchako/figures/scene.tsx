import {
  EACH,
  has,
  isHere,
  isQueen,
  type Laid,
  ownerOf,
  PUCKS,
  type Puck as PuckId,
  type State,
  threatsOf,
} from '@tablee/tchako';
import type { ComponentChildren } from 'preact';
import { Elastics } from '../art/elastics.tsx';
import { toScreen, translateTo, VIEW_BOX } from '../art/geometry.ts';
import { Ground } from '../art/ground.tsx';
import { Links } from '../art/links.tsx';
import { Posts } from '../art/posts.tsx';
import { Puck } from '../art/puck.tsx';
import { Zones } from '../art/zones.tsx';

type SceneProps = {
  readonly state: State;
  /** The part of the board that is seen; all of it unless told. */
  readonly view?: string;
  readonly laid?: Laid;
  /** Between the floor and the things that stand on it. */
  readonly under?: ComponentChildren;
  /** Instead of the pucks, or over them. */
  readonly children?: ComponentChildren;
  readonly bare?: boolean;
};

/** A piece of the real board with a real position. */
export function Scene({
  state,
  view = VIEW_BOX,
  laid = state.laid,
  under,
  children,
  bare = false,
}: SceneProps) {
  return (
    <svg class={view === VIEW_BOX ? 'tchako-figure' : 'tchako-figure cut'} viewBox={view} aria-hidden="true">
      <Ground />
      <Links state={state} />
      <Zones state={state} />
      {under}
      <Elastics laid={laid} />
      <Posts />
      {!bare && <Men state={state} />}
      {children}
    </svg>
  );
}

type MenProps = { readonly state: State; readonly except?: readonly PuckId[] };

/** All pucks on the board. */
export function Men({ state, except = [] }: MenProps) {
  const threats = threatsOf(state);
  return (
    <>
      {PUCKS.filter(puck => isHere(state, puck) && !except.includes(puck)).map(puck => (
        <g key={puck} data-puck={puck} style={{ transform: translateTo(placeOf(state, puck)) }}>
          <Man
            puck={puck}
            shot={has(state.shot, puck)}
            threatened={isQueen(puck) && threats[1 - ownerOf(puck)]!}
          />
        </g>
      ))}
    </>
  );
}

type ManProps = { readonly puck: PuckId; readonly shot?: boolean; readonly threatened?: boolean };

export const Man = ({ puck, ...looks }: ManProps) => (
  <Puck
    seat={ownerOf(puck)}
    queen={isQueen(puck)}
    {...(isQueen(puck) ? {} : { number: (puck % EACH) + 1 })}
    {...looks}
  />
);

export const placeOf = (s: State, puck: PuckId) => toScreen({ x: s.x[puck]!, y: s.y[puck]! });
