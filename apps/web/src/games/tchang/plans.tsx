import type { Seat } from '@tablee/kernel';
import { nameSeat, readSpace, type State } from '@tablee/tchang';
import type { Messages } from '@tablee/tchang/messages/fr';
import type { Planned, Pointed } from '../../board/contract.ts';
import { centreOf } from './art/geometry.ts';
import { Mark } from './art/mark.tsx';
import { ownPawns } from './choices.ts';
import { readNote } from './plan.ts';
import { lineOf, paintOf } from './reach.tsx';
import { moveTo } from './shapes.ts';
import { traceWay } from './ways.ts';

type Props = {
  readonly state: State;
  readonly plans: readonly Planned[];
  readonly text: Messages;
};

/** The colour a seat goes by: that of its first pawn. */
export const colourOfSeat = (state: State, seat: Seat): number => ownPawns(state, seat)[0] ?? 0;

/** Everybody's plans on the board: ghosts of ways with their price, and flags on what somebody takes care of. */
export function Plans({ state, plans, text }: Props) {
  return (
    <g class="plans" aria-hidden="true">
      {plans.flatMap(({ seat, notes }) =>
        notes.map(note => (
          <Drawn key={`${seat} ${note}`} state={state} seat={seat} note={note} text={text} />
        )),
      )}
    </g>
  );
}

type NoteProps = Omit<Props, 'plans'> & { readonly seat: Seat; readonly note: string };

function Drawn({ state, seat, note, text }: NoteProps) {
  const read = readNote(note);
  if (!read) return null;
  const name = nameSeat(state, seat, text);
  const colour = colourOfSeat(state, seat);
  if (read.kind === 'take')
    return (
      <g transform={moveTo(centreOf(read.space))} style={paintOf(colour)}>
        <path class="pole" d="M-38 44V-34" />
        <path
          class="flag"
          d={`M-38-34H${-38 + widthOf(name)}L${-50 + widthOf(name)}-18 ${-38 + widthOf(name)}-2H-38z`}
        />
        <g transform="translate(-23 -18)">
          <Mark colour={colour} scale={0.7} />
        </g>
        <text class="plan-text name" x={-9} y={-10}>
          {name}
        </text>
      </g>
    );
  const way = traceWay(state, read.pawn, read.to);
  if (!way) return null;
  // Several ghosts over one corridor lie side by side.
  const aside = (seat - 1.5) * 7;
  const end = centreOf(way.to);
  return (
    <g
      class={way.left < 0 ? 'ghost dear' : 'ghost'}
      style={paintOf(way.pawn)}
      transform={`translate(${aside} ${aside})`}
    >
      <path class="under" d={lineOf([way.from, ...way.steps])} />
      <path class="ghost-line" d={lineOf([way.from, ...way.steps])} />
      <g transform={moveTo(end)}>
        <circle class="end" r={38} />
        <g class="tag" transform="translate(0 30)" style={paintOf(colour)}>
          <rect x={-34} y={-17} width={68} height={34} rx={17} />
          <g transform="translate(-16 0)">
            <Mark colour={colour} scale={0.7} />
          </g>
          <text class="plan-text" x={13} y={8}>
            {way.cost}
          </text>
        </g>
      </g>
    </g>
  );
}

const widthOf = (name: string): number => 44 + 13 * name.length;

/** Where somebody's finger is, for a moment: a ring that closes in on the space. */
export function Points({ state, points }: { readonly state: State; readonly points: readonly Pointed[] }) {
  return (
    <g class="still" aria-hidden="true">
      {points.map(({ id, seat, at }) => {
        const space = readSpace(at);
        if (space < 0) return null;
        const colour = colourOfSeat(state, seat);
        return (
          <g key={id} transform={moveTo(centreOf(space))} style={paintOf(colour)}>
            <g class="point">
              <circle class="under" r={46} />
              <circle r={46} />
              <g transform="translate(0 -46)">
                <Mark colour={colour} />
              </g>
            </g>
          </g>
        );
      })}
    </g>
  );
}
