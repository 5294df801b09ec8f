import type { Seat } from '@tablee/kernel';
import { isHere, ownerOf, type State } from '@tablee/tchako';
import { useEffect } from 'preact/hooks';
import { type Aim, arrowOf, pullOf, readAim, writeAim } from './aim.ts';
import { PUCK, toScreen } from './art/geometry.ts';
import { shotOf } from './press.ts';
import type { Props as BoardProps, Desk } from './scene.ts';
import { foresee, type Line } from './sight.ts';

type AimsProps = Pick<BoardProps, 'aim' | 'aims'> & {
  readonly desk: Desk;
  /** Nothing slides. */
  readonly settled: boolean;
};

/** Where everybody aims who does; the others see one's own while one aims. */
export function Aims({ desk, settled, aim: show, aims }: AimsProps) {
  const { state, turned, assistance, hand } = desk;
  const own = hand.aim && (hand.pulling || hand.steering) ? hand.aim : null;
  const told = own ? writeAim(own) : '';
  useEffect(() => show?.(told), [told, show]);
  if (!settled) return null;
  return (
    <>
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

type Props = {
  readonly state: State;
  readonly aim: Aim;
  readonly turned: boolean;
  readonly assistance: string;
  /** Somebody else's: seen, but not in one's own hand. */
  readonly other?: boolean;
};

const SIDES = ['south', 'north'] as const;
const classOf = (seat: Seat, other: boolean): string => `tchako-aim ${SIDES[seat]}${other ? ' other' : ''}`;
/** The band is drawn shorter than it is pulled, so that a finger does not hide its end. */
const BAND = 0.62;

/** The band pulled back from the puck, how hard, and ahead what the table's assistance shows: nothing, a little, or all. */
export function AimArrow({ state, aim, turned, assistance, other = false }: Props) {
  if (!isHere(state, aim.puck)) return null;
  const at = toScreen({ x: state.x[aim.puck]! + aim.dx, y: state.y[aim.puck]! + aim.dy }, turned);
  const { x, y } = arrowOf(aim.direction, turned);
  const back = PUCK + pullOf(aim.power) * BAND;
  const line = foresee(state, shotOf(aim, false), assistance);
  // On the side where there is room.
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

/** Which way it goes. Where the table shows nothing beyond the puck, that is shown on the puck itself (TCHAKO-22). */
function noseOf(direction: number, turned: boolean, inside: boolean): string {
  const { x, y } = arrowOf(direction, turned);
  const [foot, tip] = inside ? [PUCK - 7, PUCK - 0.5] : [PUCK - 1, PUCK + 6];
  return `M${x * foot - y * 4.5} ${y * foot + x * 4.5}L${x * foot + y * 4.5} ${y * foot - x * 4.5}L${x * tip} ${y * tip}z`;
}

function Ahead({ line, turned }: { readonly line: Line; readonly turned: boolean }) {
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
