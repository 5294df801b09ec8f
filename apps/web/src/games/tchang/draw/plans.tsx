import type { Seat } from '@tablee/kernel';
import {
  COLOUR_LETTERS,
  type Colour,
  NOWHERE,
  nameSeat,
  nameSpace,
  readSpace,
  type Space,
  type State,
} from '@tablee/tchang';
import type { Messages } from '@tablee/tchang/messages/fr';
import type { Planned, Pointed } from '../../../board/contract.ts';
import { Mark, paintOf } from '../art/colours.tsx';
import { centreOf, lineThrough, moveTo } from '../art/geometry.ts';
import { ownPawns, traceRoute } from './routes.ts';

/** Answers to a proposed route: agreed, rather not, and the pawn's owner will go. */
export const REPLIES = ['yes', 'no', 'go'] as const;
export type Reply = (typeof REPLIES)[number];
const isReply = (text: string | undefined): text is Reply => REPLIES.some(reply => reply === text);

/** An intention shown to the whole table: a route for a pawn, an answer to one, or a space someone takes care of. */
export type Note =
  | { readonly kind: 'way'; readonly pawn: Colour; readonly to: Space }
  | { readonly kind: 'answer'; readonly reply: Reply; readonly pawn: Colour; readonly to: Space }
  | { readonly kind: 'take'; readonly space: Space };

/** Notes of one person. Must agree with the limit in packages/wire. */
const MAX_NOTES = 8;

/** Examples: `way-b-d6`, `yes-b-d6`, `take-c4`. */
export function writeNote(note: Note): string {
  if (note.kind === 'take') return `take-${nameSpace(note.space)}`;
  const kind = note.kind === 'way' ? 'way' : note.reply;
  return `${kind}-${COLOUR_LETTERS[note.pawn]}-${nameSpace(note.to)}`;
}

/** Null for an unknown note: other people may run an older or newer page. */
export function readNote(text: string): Note | null {
  const [kind, first = '', second = ''] = text.split('-');
  const space = readSpace(kind === 'take' ? first : second);
  if (space === NOWHERE) return null;
  const pawn = COLOUR_LETTERS.indexOf(first);
  const ofPawn = first.length === 1 && pawn >= 0;
  const note: Note | null =
    kind === 'take'
      ? { kind, space }
      : kind === 'way' && ofPawn
        ? { kind, pawn, to: space }
        : isReply(kind) && ofPawn
          ? { kind: 'answer', reply: kind, pawn, to: space }
          : null;
  return note && writeNote(note) === text ? note : null;
}

/**
 * Adds a note, or removes it if present. A pawn has one route at most, a route one answer; beyond the limit the oldest
 * note goes.
 */
export function withNote(notes: readonly string[], note: Note): readonly string[] {
  const text = writeNote(note);
  if (notes.includes(text)) return notes.filter(other => other !== text);
  const kept = notes.filter(other => {
    const known = readNote(other);
    if (known === null || known.kind === 'take' || note.kind === 'take') return true;
    if (known.kind !== note.kind || known.pawn !== note.pawn) return true;
    return note.kind === 'answer' && known.to !== note.to;
  });
  return [...kept, text].slice(-MAX_NOTES);
}

type Props = {
  readonly state: State;
  readonly plans: readonly Planned[];
  readonly text: Messages;
};

/** A seat is drawn in the colour of its first pawn. */
export const colourOfSeat = (state: State, seat: Seat): number => ownPawns(state, seat)[0] ?? 0;

/** All plans on the board: routes with their cost, and flags on spaces someone takes care of. */
export function Plans({ state, plans, text }: Props) {
  return (
    <g class="plans" aria-hidden="true">
      {plans.flatMap(({ seat, notes }) =>
        notes.map(note => (
          <NoteMark key={`${seat} ${note}`} state={state} seat={seat} note={note} text={text} />
        )),
      )}
    </g>
  );
}

type NoteProps = Omit<Props, 'plans'> & { readonly seat: Seat; readonly note: string };

function NoteMark({ state, seat, note, text }: NoteProps) {
  const read = readNote(note);
  if (!read || read.kind === 'answer') return null;
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
  const route = traceRoute(state, read.pawn, read.to);
  if (!route) return null;
  // Routes of different seats through one corridor are drawn side by side.
  const aside = (seat - 1.5) * 7;
  const end = centreOf(route.to);
  return (
    <g
      class={route.left < 0 ? 'ghost dear' : 'ghost'}
      style={paintOf(route.pawn)}
      transform={`translate(${aside} ${aside})`}
    >
      <path class="under" d={lineThrough([route.from, ...route.steps])} />
      <path class="ghost-line" d={lineThrough([route.from, ...route.steps])} />
      <g transform={moveTo(end)}>
        <circle class="end" r={38} />
        <g class="tag" transform="translate(0 30)" style={paintOf(colour)}>
          <rect x={-34} y={-17} width={68} height={34} rx={17} />
          <g transform="translate(-16 0)">
            <Mark colour={colour} scale={0.7} />
          </g>
          <text class="plan-text" x={13} y={8}>
            {route.cost}
          </text>
        </g>
      </g>
    </g>
  );
}

const widthOf = (name: string): number => 44 + 13 * name.length;

/** Spaces people point at: a ring that closes in on the space. */
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
