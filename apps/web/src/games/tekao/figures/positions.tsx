import {
  BLUE,
  goMove,
  homeSquares,
  readSquare,
  type Side,
  type State,
  seatToMove,
  tekao,
  YELLOW,
} from '@tablee/tekao';
import { squareCentre } from '../draw/geometry.ts';
import { goMovesOf, listLegalMoves } from '../draw/legal-moves.ts';
import { Streaks } from '../draw/marks.tsx';
import { Paths, Targets } from '../draw/paths.tsx';
import { hueOf } from '../draw/tile.tsx';
import { bossOf } from '../shapes/outlines.ts';
import { BoardSection, frameOf, Pieces } from './board-section.tsx';
import { MoveFigure } from './meetings.tsx';

/** Pictures of positions, drawn with the marks of the board. */

const battle = (pieces: string, streak = '-/-'): State =>
  tekao.readState(`${pieces} turn=0 streak=${streak} quiet=0`);

/** TEKAO-1 */
export const Homes = () => (
  <BoardSection from="a1" to="h8" named>
    {[BLUE, YELLOW].map(side => (
      <Signs key={side} side={side} />
    ))}
  </BoardSection>
);

const Signs = ({ side }: { readonly side: Side }) => (
  <g class={`signs ${hueOf(side)}`}>
    {homeSquares('wide', side).map(square => {
      const { x, y } = squareCentre(square, false);
      return <path key={square} d={bossOf(hueOf(side))} transform={`translate(${x} ${y}) scale(2.500)`} />;
    })}
  </g>
);

const FREE = battle('b:a1:FFFF,d3:PATG y:f3:PTGA,h8:FFFF');
const FREE_AT = readSquare('d3');

/** TEKAO-6 */
export function Reach() {
  const moves = goMovesOf(listLegalMoves(FREE, seatToMove(FREE)), FREE_AT);
  const section = { from: 'c2', to: 'f6' };
  const shown = { state: FREE, square: FREE_AT, moves, flipped: false };
  return (
    <BoardSection {...section}>
      <Paths {...shown} />
      <Pieces state={FREE} squares={frameOf(section).squares} />
      <Targets moves={moves} edges={false} flipped={false} />
    </BoardSection>
  );
}

const TIRED = battle('b:a1:FFFF,c3:PATG,e3:TGPA y:h8:FFFF', 'c3:3/-');

const ROW = { from: 'b3', to: 'f3' };

/** TEKAO-7 */
export const Streak = () => (
  <BoardSection {...ROW}>
    <Pieces state={TIRED} squares={frameOf(ROW).squares} />
    <Streaks state={TIRED} flipped={false} />
  </BoardSection>
);

const WEAKER = battle('b:a1:FFFF,d3:TPGA y:d5:GAPT,h8:FFFF');
const EQUAL = battle('b:a1:FFFF,d3:TPGA y:d5:GATP,h8:FFFF');
const FLAG = battle('b:a1:FFFF,d6:GPTA y:e7:PGAT,d8:FFFF');

/** TEKAO-8 */
export const Capture = () => (
  <MoveFigure state={WEAKER} move={goMove(readSquare('d3'), 0, 1)} from="c3" to="e5" />
);
/** TEKAO-9 */
export const Equal = () => (
  <MoveFigure state={EQUAL} move={goMove(readSquare('d3'), 0, 1)} from="c3" to="e5" />
);
/** TEKAO-10 */
export const Flag = () => <MoveFigure state={FLAG} move={goMove(readSquare('d6'), 0, 1)} from="c6" to="e8" />;
