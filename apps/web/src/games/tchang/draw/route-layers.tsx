import {
  type Goal,
  giverOf,
  goMove,
  isGo,
  isUnseen,
  kindOf,
  type Move,
  pawnOf,
  type State,
  spaceLaid,
  spaceOf,
  toOf,
} from '@tablee/tchang';
import { paintOf } from '../art/colours.tsx';
import { centreOf, lineThrough, moveTo } from '../art/geometry.ts';
import { type Route, rescuedOn, traceRoute } from './routes.ts';

type ReachProps = {
  readonly state: State;
  readonly goals: readonly Goal[];
  /** The pawn may not move now; the costs are shown for information. */
  readonly study: boolean;
};

/** TCHANG-5: spaces the selected pawn can pay for, with their cost. TCHANG-7: rings where it would free a pawn. */
export function Reach({ state, goals, study }: ReachProps) {
  return (
    <g class={study ? 'reach study' : 'reach'} aria-hidden="true">
      {goals.map(({ space, cost }) => (
        <g key={space} transform={moveTo(centreOf(space))}>
          <rect
            class={isUnseen(state.cells[space]!) ? 'cell unseen' : 'cell'}
            x={-43}
            y={-43}
            width={86}
            height={86}
            rx={14}
          />
          {rescuedOn(state, space).length > 0 && <circle class="rescue" r={45} />}
          <g transform="translate(27 -29)">
            <circle class="price" r={15} />
            <text y={8}>{cost}</text>
          </g>
        </g>
      ))}
    </g>
  );
}

/** The route with its steps numbered. */
export function RouteLine({ route }: { readonly route: Route }) {
  const { pawn, from, to, steps, left } = route;
  const end = centreOf(to);
  return (
    <g class={left < 0 ? 'route dear' : 'route'} style={paintOf(pawn)} aria-hidden="true">
      <path class="under" d={lineThrough([from, ...steps])} />
      <path class="line" d={lineThrough([from, ...steps])} />
      {steps.map((space, i) => (
        <g key={space} transform={moveTo(centreOf(space))}>
          <circle class="step" r={i === steps.length - 1 ? 20 : 14} />
          <text y={8}>{i + 1}</text>
        </g>
      ))}
      <rect class="goal" x={end.x - 47} y={end.y - 47} width={94} height={94} rx={16} />
    </g>
  );
}

/** Cost and remaining fireflies, or cost and purse when the purse is too small. Drawn over the pawns. */
export function RouteTag({ route }: { readonly route: Route }) {
  const { pawn, to, cost, left } = route;
  const end = centreOf(to);
  // Above the target, or below it in the top row; never beyond the sides.
  const tag = { x: Math.min(620, Math.max(80, end.x)), y: end.y + (end.y < 100 ? 68 : -68) };
  return (
    <g class="route" style={paintOf(pawn)} aria-hidden="true" transform={moveTo(tag)}>
      <rect class="tag" x={-76} y={-21} width={152} height={42} rx={21} />
      <g transform="translate(-50 0)">
        <Glow />
      </g>
      <text class="sum" x={14} y={9}>
        {left < 0 ? `${cost} > ${cost + left}` : `−${cost} → ${left}`}
      </text>
    </g>
  );
}

/** A space chosen without a pawn, for a note or to point at. */
export function Aim({ space }: { readonly space: number }) {
  const { x, y } = centreOf(space);
  return <rect class="aim" aria-hidden="true" x={x - 47} y={y - 47} width={94} height={94} rx={16} />;
}

const Glow = () => (
  <>
    <circle r={16} fill="url(#tchang-glow)" />
    <circle r={5.5} fill="#ffe9a8" />
  </>
);

/** The advised move: a route, or a ring around a space. */
export function Hint({ state, move }: { readonly state: State; readonly move: Move }) {
  if (isGo(move)) {
    const route = traceRoute(state, pawnOf(move), toOf(move));
    if (!route || goMove(route.pawn, route.from, route.to) !== move) return null;
    return (
      <g class="hint" style={paintOf(route.pawn)} aria-hidden="true">
        <path class="under" d={lineThrough([route.from, ...route.steps])} />
        <path class="hint-line" d={lineThrough([route.from, ...route.steps])} />
        <circle class="hint-ring" r={46} transform={moveTo(centreOf(route.to))} />
      </g>
    );
  }
  const kind = kindOf(move);
  const at =
    kind === 'share' ? spaceOf(move) : kind === 'statue' || kind === 'stone' ? spaceLaid(move) : null;
  if (at === null) return null;
  return (
    <g class="hint" style={paintOf(kind === 'share' ? giverOf(move) : 0)} aria-hidden="true">
      <circle class="hint-ring" r={46} transform={moveTo(centreOf(at))} />
    </g>
  );
}
