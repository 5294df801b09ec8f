import { BLUE, type Cell, cellOf, FLAG, FLAG_PIECE, readShape, readSquare, turnCell } from '@tablee/tekao';
import type { Messages } from '@tablee/tekao/messages/fr';
import type { FigureProps } from '../../figures.ts';
import { Bevel, Block, Tile } from '../draw/tile.tsx';
import { bossOf } from '../shapes/outlines.ts';
import { StrengthDiagram } from '../strength/strength-chart.tsx';
import { BoardSection, PieceAt } from './board-section.tsx';

/** Pictures of single pieces. */

const blue = (letters: string): Cell => cellOf(readShape(letters) ?? FLAG_PIECE, BLUE);
const PTAG = blue('PTAG');
const LABELS = [
  { weapon: 3, x: 0, y: -78, side: 'middle' },
  { weapon: 1, x: 72, y: 7, side: 'start' },
  { weapon: 2, x: 0, y: 95, side: 'middle' },
  { weapon: 0, x: -72, y: 7, side: 'end' },
] as const;

/** TEKAO-2 */
export const Piece = ({ text }: FigureProps<Messages>) => (
  <svg class="tekao-figure" viewBox="-156 -100 474 206">
    <g transform="scale(1.400)">
      <Tile cell={PTAG} flipped={false} />
    </g>
    {LABELS.map(({ weapon, x, y, side }) => (
      <text key={weapon} class="word" x={x} y={y} text-anchor={side}>
        {text.weapons[weapon]}
      </text>
    ))}
    <g transform="translate(238 0)">
      <g transform="scale(1.400)">
        <Tile cell={blue('FFFF')} flipped={false} />
      </g>
      <text class="word" y={95} text-anchor="middle">
        {text.weapons[FLAG]}
      </text>
    </g>
  </svg>
);

/** TEKAO-3 */
export const Strength = () => (
  <div class="tekao-wheel">
    <StrengthDiagram />
  </div>
);

const BEND = 'M0 0A38 38 0 0 1 62 0';
const TIP = 'M-11-9 7 0-11 9z';

/** TEKAO-6 */
export const Turn = () => (
  <svg class="tekao-figure" viewBox="-200 -90 400 152">
    {[-1, 0, 1].map(way => (
      <g key={way} transform={`translate(${way * 140} 0)`}>
        <Tile cell={way === 0 ? PTAG : turnCell(PTAG, way > 0)} flipped={false} />
      </g>
    ))}
    {[1, -1].map(way => (
      <g key={way} class="bend" transform={`scale(${way} 1) translate(40 -62)`}>
        <path d={BEND} />
        <path class="tip" d={TIP} transform="translate(62 0) rotate(52)" />
      </g>
    ))}
  </svg>
);

const BACKS = [0, 1, 2, 3];

/** TEKAO-4 */
export const Placing = () => (
  <div class="tekao-placing">
    <svg class="tekao-figure" viewBox="-60 -60 560 150">
      {BACKS.map(i => (
        <g
          key={i}
          class="tekao-tile blue"
          transform={`translate(${i * 92} ${i % 2 === 0 ? 0 : 8}) rotate(${i * 5 - 8}) scale(0.850)`}
        >
          <use href="#tekao-shade" />
          <Block />
          <rect class="tekao-facet-n" x={-43.5} y={-43.5} width={87} height={86} rx={7} />
          <path class="tekao-boss" d={bossOf('blue')} transform="scale(2.200)" />
          <Bevel />
        </g>
      ))}
      <g transform="translate(424 0) rotate(6)">
        <Tile cell={PTAG} flipped={false} />
      </g>
      <g class="bend">
        <path d="M424 58V76" />
        <path class="tip" d={TIP} transform="translate(424 80) rotate(90)" />
      </g>
    </svg>
    <BoardSection from="a1" to="e2">
      <PieceAt square={readSquare('a1')} cell={blue('GTPA')} />
      <PieceAt square={readSquare('b2')} cell={blue('TAGP')} />
      <PieceAt square={readSquare('e2')} cell={PTAG} />
    </BoardSection>
  </div>
);
