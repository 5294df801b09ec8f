import { type Edge, foresee, fromOf, type Move, type Square, type State } from '@tablee/tekao';
import { squareCentre } from '../geometry.ts';
import { frameOf, Patch, Pieces, Standing, type Window } from './patch.tsx';

/** The quarter of a tile that looks north, and the one of its neighbour that looks back. */
const QUARTERS = 'M-41-43.500H41L0-3zM-41-56.500H41L0-97z';
/** From the stronger into the weaker; two bars for equals. Beside the weapons, which are to be seen. */
const SIGNS: { readonly [M in Edge['meeting']]: string } = {
  takes: 'M-15 17V-4H-24L0-27 24-4H15V17z',
  taken: 'M-15-17V4H-24L0 27 24 4H15V-17z',
  equal: 'M-18-12H18V-3H-18zM-18 4H18V13H-18z',
};

type EdgeProps = { readonly square: Square; readonly edges: readonly Edge[] };

/** TEKAO-8, TEKAO-9: which two sides look at each other, and which is stronger. */
export function Meetings({ square, edges }: EdgeProps) {
  const { x, y } = squareCentre(square, false);
  return (
    <g transform={`translate(${x} ${y})`}>
      {edges.map(({ direction, meeting }) => (
        <g key={direction} class={`meeting ${meeting}`} transform={`rotate(${90 * direction})`}>
          <path class="quarters" d={QUARTERS} />
          <path class="sign" d={SIGNS[meeting]} transform="translate(42 -50) scale(0.800)" />
        </g>
      ))}
    </g>
  );
}

/** At the corner of a piece that is taken. */
export function Struck({ square }: { readonly square: Square }) {
  const { x, y } = squareCentre(square, false);
  return (
    <g class="struck" transform={`translate(${x - 34} ${y - 34})`}>
      <circle r={21} />
      <path d="M-9-9 9 9M9-9-9 9" />
    </g>
  );
}

type ShotProps = Window & { readonly state: State; readonly move: Move };

/** A move and what comes of it: where the piece came from, what it meets, what falls. */
export function Shot({ state, move, ...window }: ShotProps) {
  const { to, cell, edges, takes, wins } = foresee(state, move);
  const from = squareCentre(fromOf(move), false);
  const others = frameOf(window).squares.filter(square => square !== fromOf(move));
  return (
    <Patch {...window}>
      <Pieces state={state} squares={others} />
      <rect class="left" x={from.x - 44} y={from.y - 44} width={88} height={88} rx={10} />
      <path
        class="went"
        d={`M${from.x} ${from.y + 24}V${from.y - 20}M${from.x - 18} ${from.y - 6}l18-20 18 20`}
      />
      <Standing square={to} cell={cell} />
      <Meetings square={to} edges={wins ? edges.filter(e => e.meeting === 'takes') : edges} />
      {takes.map(square => (
        <Struck key={square} square={square} />
      ))}
    </Patch>
  );
}
