import { LONGEST_RUN, NOWHERE, restingSquare, type State } from '@tablee/tekao';
import { squareCentre } from './geometry.ts';

const PIPS = Array.from({ length: LONGEST_RUN }, (_, i) => i);

/** In the corner, on the groove between two sides: it hides no weapon. */
const ON_GROOVE = 'rotate(45) translate(45 0)';

/** TEKAO-7: how many times in a row each side has played its last piece; after the third it rests under a veil. */
export function Streaks({ state, flipped }: { readonly state: State; readonly flipped: boolean }) {
  return (
    <g class="still" aria-hidden="true">
      {[0, 1].map(side => {
        const square = state.streak[side]!;
        const runs = state.runs[side]!;
        if (square === NOWHERE || runs === 0) return null;
        const { x, y } = squareCentre(square, flipped);
        const rests = restingSquare(state, side) === square;
        return (
          <g key={side} class={rests ? 'streak rests' : 'streak'} transform={`translate(${x} ${y})`}>
            {rests && <rect class="veil" x={-46} y={-46} width={92} height={92} rx={9} />}
            <g transform={ON_GROOVE}>
              <rect class="pill" x={-22} y={-8} width={44} height={16} rx={8} />
              {PIPS.map(i => (
                <circle key={i} class={i < runs ? 'pip on' : 'pip'} cx={(i - 1) * 13} r={4.6} />
              ))}
            </g>
          </g>
        );
      })}
    </g>
  );
}
