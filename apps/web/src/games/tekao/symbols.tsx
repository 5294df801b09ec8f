import type { Foresight } from '@tablee/tekao';

/** The signs of what a move would lead to. They are told apart by their shapes, and each has a dark edge. */

const BURST = 'M0-30 7-13 24-20 17-4 30 4 15 10 18 28 0 18-18 28-15 10-30 4-17-4-24-20-7-13z';
const TRIANGLE = 'M0-25 27 21H-27z';
const FLAG = 'M-15 27V-27M-15-25H19L10-13 19-1H-15';

/** It takes so many. */
export const Takes = ({ n }: { readonly n: number }) => (
  <g class="takes">
    <path d={BURST} />
    <text y={9}>{n}</text>
  </g>
);

/** It would be taken. */
export const Danger = () => (
  <g class="danger">
    <path class="sign" d={TRIANGLE} />
    <path class="mark" d="M0-9V6M0 14v.1" />
  </g>
);

const Quiet = () => (
  <g>
    <circle class="target under" r={19} />
    <circle class="target" r={19} />
    <circle class="dot" r={7} />
  </g>
);

/** TEKAO-14: the call that would follow, the same in every language. */
const Wins = () => (
  <g class="wins">
    <circle r={33} cy={-9} />
    <path d={FLAG} transform="translate(0 -10) scale(0.86)" />
    <rect x={-40} y={19} width={80} height={25} rx={12} />
    <text y={38}>Tekao !</text>
  </g>
);

/** What stands in the square a move leads to, or on the handle that turns. Without a sign there: nothing happens. */
export function Outcome({ foresight, quiet }: { readonly foresight: Foresight; readonly quiet: boolean }) {
  const { takes, takenBy, wins } = foresight;
  if (wins) return <Wins />;
  if (takes.length === 0 && takenBy.length === 0) return quiet ? <Quiet /> : null;
  const both = takes.length > 0 && takenBy.length > 0;
  return (
    <>
      {takes.length > 0 && (
        <g transform={both ? 'translate(-20 -8) scale(0.85)' : ''}>
          <Takes n={takes.length} />
        </g>
      )}
      {takenBy.length > 0 && (
        <g transform={both ? 'translate(20 10) scale(0.85)' : ''}>
          <Danger />
        </g>
      )}
    </>
  );
}
