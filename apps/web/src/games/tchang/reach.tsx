import { type Colour, type Goal, isUnseen, type State } from '@tablee/tchang';
import { centreOf } from './art/geometry.ts';
import { hueOf } from './art/hues.ts';
import { rescuedOn } from './choices.ts';
import { moveTo } from './shapes.ts';
import type { Way } from './ways.ts';

type Props = {
  readonly state: State;
  readonly goals: readonly Goal[];
  /** The pawn is only looked into. */
  readonly study: boolean;
};

/** TCHANG-5: every space the pawn in hand can pay for, and its price. TCHANG-7: where it would free somebody. */
export function Reach({ state, goals, study }: Props) {
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

/** A line through the middles of spaces. */
export const lineOf = (spaces: readonly number[]): string =>
  spaces
    .map(centreOf)
    .map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${x} ${y}`)
    .join('');

/** The way step by step. */
export function Route({ way }: { readonly way: Way }) {
  const { pawn, from, to, steps } = way;
  const end = centreOf(to);
  return (
    <g class={way.left < 0 ? 'route dear' : 'route'} style={paintOf(pawn)} aria-hidden="true">
      <path class="under" d={lineOf([from, ...steps])} />
      <path class="line" d={lineOf([from, ...steps])} />
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

/** What it costs and what stays, over everybody who stands there; or how far the purse is from paying it. */
export function RouteTag({ way }: { readonly way: Way }) {
  const { pawn, to, cost, left } = way;
  const end = centreOf(to);
  // Beside the space, where there is room.
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

/** What is pressed while no pawn is in hand: to take care of, or to show. */
export function Aim({ space }: { readonly space: number }) {
  const { x, y } = centreOf(space);
  return <rect class="aim" aria-hidden="true" x={x - 47} y={y - 47} width={94} height={94} rx={16} />;
}

export const paintOf = (pawn: Colour) => {
  const { face, lit, dim } = hueOf(pawn);
  return { '--face': face, '--lit': lit, '--dim': dim };
};

const Glow = () => (
  <>
    <circle r={16} fill="url(#tchang-glow)" />
    <circle r={5.5} fill="#ffe9a8" />
  </>
);
