import {
  giverOf,
  goMove,
  isGo,
  kindOf,
  type Move,
  pawnOf,
  type State,
  spaceLaid,
  spaceOf,
  toOf,
} from '@tablee/tchang';
import { centreOf } from './art/geometry.ts';
import { lineOf, paintOf } from './reach.tsx';
import { moveTo } from './shapes.ts';
import { traceWay } from './ways.ts';

/** The advised move: a way, or a ring round where something is to be done. */
export function Hint({ state, move }: { readonly state: State; readonly move: Move }) {
  if (isGo(move)) {
    const way = traceWay(state, pawnOf(move), toOf(move));
    if (!way || goMove(way.pawn, way.from, way.to) !== move) return null;
    return (
      <g class="hint" style={paintOf(way.pawn)} aria-hidden="true">
        <path class="under" d={lineOf([way.from, ...way.steps])} />
        <path class="hint-line" d={lineOf([way.from, ...way.steps])} />
        <circle class="hint-ring" r={46} transform={moveTo(centreOf(way.to))} />
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
