import type { Seat } from '@tablee/kernel';
import { isHere, ownerOf, type State } from '@tablee/tchako';
import { useEffect } from 'preact/hooks';
import type { Aim, Props as BoardProps, BoardState } from '../draw/board-state.ts';
import type { ShotClip } from '../draw/entry-queue.ts';
import { PUCK, sideName, toScreen } from '../draw/geometry.ts';
import { arrowOf, PULL_NONE_MM, pullOf, readAim, shotOf, writeAim } from './aim.ts';
import { type PredictedLine, predictLine } from './predicted-line.ts';
import './aim-arrows.css';

type AimsProps = Pick<BoardProps, 'aim' | 'aims'> & {
  readonly board: BoardState;
  readonly settled: boolean;
};

/** The aims of all players. The player's own aim is sent to the others. */
export function Aims({ board, settled, aim: send, aims }: AimsProps) {
  const { state, turned, assistance, selection } = board;
  const own = selection.aim && (selection.pulling || selection.steering) ? selection.aim : null;
  const told = own ? writeAim(own) : '';
  useEffect(() => send?.(told), [told, send]);
  if (!settled) return null;
  return (
    <>
      {(selection.near || selection.pulling) && selection.aim && (
        <StillZone board={board} aim={selection.aim} inside={selection.near} />
      )}
      {own && <AimArrow state={state} aim={own} turned={turned} assistance={assistance} />}
      {aims.map(({ seat, aim }) => {
        const read = readAim(aim);
        return (
          read && (
            <AimArrow key={seat} state={state} aim={read} turned={turned} assistance={assistance} other />
          )
        );
      })}
    </>
  );
}

type SuddenProps = { readonly board: BoardState; readonly clip: ShotClip };

/** The aim of a bot, shown for a moment before its shot. */
export const SuddenAim = ({ board, clip: { before, move, aimMs = 0, pace = 1 } }: SuddenProps) => (
  <g class="tchako-sudden" style={{ animationDuration: `${aimMs * pace}ms` }}>
    <AimArrow state={before} aim={move} turned={board.turned} assistance={board.assistance} other />
  </g>
);

type ZoneProps = { readonly board: BoardState; readonly aim: Aim; readonly inside: boolean };

/** A pull that ends within this circle does not shoot. */
function StillZone({ board: { state, turned }, aim, inside }: ZoneProps) {
  const { x, y } = toScreen({ x: state.x[aim.puck]! + aim.dx, y: state.y[aim.puck]! + aim.dy }, turned);
  return (
    <circle
      class={`tchako-still${inside ? ' inside' : ''}`}
      cx={x}
      cy={y}
      r={PULL_NONE_MM}
      aria-hidden="true"
    />
  );
}

type ArrowProps = {
  readonly state: State;
  readonly aim: Aim;
  readonly turned: boolean;
  readonly assistance: string;
  /** The aim of another player. */
  readonly other?: boolean;
};

const classOf = (seat: Seat, other: boolean): string =>
  `tchako-aim ${sideName(seat)}${other ? ' other' : ''}`;
/** The band is drawn shorter than the pull, so that the finger does not hide its end. */
const BAND = 0.62;

/** The band behind the puck, the power, and ahead the line that the table's assistance shows. */
export function AimArrow({ state, aim, turned, assistance, other = false }: ArrowProps) {
  if (!isHere(state, aim.puck)) return null;
  const at = toScreen({ x: state.x[aim.puck]! + aim.dx, y: state.y[aim.puck]! + aim.dy }, turned);
  const { x, y } = arrowOf(aim.direction, turned);
  const back = PUCK + pullOf(aim.power) * BAND;
  const line = predictLine(state, shotOf(aim, false), assistance);
  // The side of the band that is nearer to the middle of the board.
  const side = at.x * y > 0 ? 1 : -1;
  const shifted = aim.dx !== 0 || aim.dy !== 0;
  return (
    <g class={classOf(ownerOf(aim.puck), other)} aria-hidden="true">
      {line && <Ahead line={line} turned={turned} />}
      <g transform={`translate(${at.x} ${at.y})`}>
        {shifted && <circle class="shifted" r={PUCK} />}
        <path class="band-under" d={`M${-x * PUCK} ${-y * PUCK}L${-x * back} ${-y * back}`} />
        <path
          class="band"
          d={`M${-x * PUCK} ${-y * PUCK}L${-x * back} ${-y * back}`}
          style={{ '--pull': aim.power / 1000 }}
        />
        <circle class="knob" cx={-x * back} cy={-y * back} r={4.5} />
        <path class="nose" d={noseOf(aim.direction, turned, line === null)} />
        <g transform={`translate(${-side * y * 27 - x * 16} ${side * x * 27 - y * 16})`}>
          <rect class="plate" x={-15} y={-9.5} width={30} height={19} rx={9.5} />
          <text class="force" y={5}>
            {Math.round(aim.power / 10)}
          </text>
        </g>
      </g>
    </g>
  );
}

/** The arrow head. It is inside the puck where the table shows no line (TCHAKO-22). */
function noseOf(direction: number, turned: boolean, inside: boolean): string {
  const { x, y } = arrowOf(direction, turned);
  const [foot, tip] = inside ? [PUCK - 7, PUCK - 0.5] : [PUCK - 1, PUCK + 6];
  return `M${x * foot - y * 4.5} ${y * foot + x * 4.5}L${x * foot + y * 4.5} ${y * foot - x * 4.5}L${x * tip} ${y * tip}z`;
}

function Ahead({ line, turned }: { readonly line: PredictedLine; readonly turned: boolean }) {
  const from = toScreen(line.from, turned);
  const to = toScreen(line.to, turned);
  return (
    <>
      <path class="ahead-under" d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />
      <path class="ahead" d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />
      {line.met.kind !== 'unknown' && <circle class="ghost" cx={to.x} cy={to.y} r={PUCK} />}
    </>
  );
}
