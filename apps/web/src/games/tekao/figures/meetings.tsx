import { type Edge, foresee, fromOf, type Move, type Square, type State } from '@tablee/tekao';
import { squareCentre } from '../draw/geometry.ts';
import { BoardSection, frameOf, PieceAt, Pieces, type Section } from './board-section.tsx';

/** The northern quarter of a tile, and the facing quarter of its neighbour. */
const QUARTERS = 'M-41-43.500H41L0-3zM-41-56.500H41L0-97z';
/** An arrow from the stronger to the weaker weapon; two bars for equal ones. Drawn beside the weapons. */
const SIGNS: { readonly [M in Edge['meeting']]: string } = {
  takes: 'M-15 17V-4H-24L0-27 24-4H15V17z',
  taken: 'M-15-17V4H-24L0 27 24 4H15V-17z',
  equal: 'M-18-12H18V-3H-18zM-18 4H18V13H-18z',
};

type EdgeProps = { readonly square: Square; readonly edges: readonly Edge[] };

/** TEKAO-8, TEKAO-9: the two weapons that meet at each edge, and which is stronger. */
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

/** A cross at the corner of a taken piece. */
export function TakenMark({ square }: { readonly square: Square }) {
  const { x, y } = squareCentre(square, false);
  return (
    <g class="struck" transform={`translate(${x - 34} ${y - 34})`}>
      <circle r={21} />
      <path d="M-9-9 9 9M9-9-9 9" />
    </g>
  );
}

type MoveProps = Section & { readonly state: State; readonly move: Move };

/** A move with its origin, the weapons that meet, and the taken pieces. */
export function MoveFigure({ state, move, ...section }: MoveProps) {
  const { to, cell, edges, takes, wins } = foresee(state, move);
  const from = squareCentre(fromOf(move), false);
  const others = frameOf(section).squares.filter(square => square !== fromOf(move));
  return (
    <BoardSection {...section}>
      <Pieces state={state} squares={others} />
      <rect class="left" x={from.x - 44} y={from.y - 44} width={88} height={88} rx={10} />
      <path
        class="went"
        d={`M${from.x} ${from.y + 24}V${from.y - 20}M${from.x - 18} ${from.y - 6}l18-20 18 20`}
      />
      <PieceAt square={to} cell={cell} />
      <Meetings square={to} edges={wins ? edges.filter(e => e.meeting === 'takes') : edges} />
      {takes.map(square => (
        <TakenMark key={square} square={square} />
      ))}
    </BoardSection>
  );
}
