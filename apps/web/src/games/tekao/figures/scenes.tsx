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
import { goesOf, listChoices } from '../choices.ts';
import { squareCentre } from '../geometry.ts';
import { bossOf } from '../shapes.ts';
import { Streaks } from '../streaks.tsx';
import { hueOf } from '../tile.tsx';
import { Targets, Ways } from '../ways.tsx';
import { Shot } from './meeting.tsx';
import { frameOf, Patch, Pieces } from './patch.tsx';

/** The pictures that are a piece of the board, drawn with the board's own marks. */

const battle = (pieces: string, streak = '-/-'): State =>
  tekao.readState(`${pieces} turn=0 streak=${streak} quiet=0`);

/** TEKAO-1 */
export const Homes = () => (
  <Patch from="a1" to="h8" named>
    {[BLUE, YELLOW].map(side => (
      <Signs key={side} side={side} />
    ))}
  </Patch>
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
  const goes = goesOf(listChoices(FREE, seatToMove(FREE)), FREE_AT);
  const window = { from: 'c2', to: 'f6' };
  const shown = { state: FREE, square: FREE_AT, goes, flipped: false };
  return (
    <Patch {...window}>
      <Ways {...shown} />
      <Pieces state={FREE} squares={frameOf(window).squares} />
      <Targets goes={goes} edges={false} flipped={false} />
    </Patch>
  );
}

const TIRED = battle('b:a1:FFFF,c3:PATG,e3:TGPA y:h8:FFFF', 'c3:3/-');

const ROW = { from: 'b3', to: 'f3' };

/** TEKAO-7 */
export const Streak = () => (
  <Patch {...ROW}>
    <Pieces state={TIRED} squares={frameOf(ROW).squares} />
    <Streaks state={TIRED} flipped={false} />
  </Patch>
);

const WEAKER = battle('b:a1:FFFF,d3:TPGA y:d5:GAPT,h8:FFFF');
const EQUAL = battle('b:a1:FFFF,d3:TPGA y:d5:GATP,h8:FFFF');
const FLAG = battle('b:a1:FFFF,d6:GPTA y:e7:PGAT,d8:FFFF');

/** TEKAO-8 */
export const Capture = () => <Shot state={WEAKER} move={goMove(readSquare('d3'), 0, 1)} from="c3" to="e5" />;
/** TEKAO-9 */
export const Equal = () => <Shot state={EQUAL} move={goMove(readSquare('d3'), 0, 1)} from="c3" to="e5" />;
/** TEKAO-10 */
export const Flag = () => <Shot state={FLAG} move={goMove(readSquare('d6'), 0, 1)} from="c6" to="e8" />;
