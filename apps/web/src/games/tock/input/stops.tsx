import { type Colour, entryOf, isHouse, isReserve, type Place, type State, sayMove } from '@tablee/tock';
import type { Messages } from '@tablee/tock/messages/fr';
import { colourOn } from '../draw/colours.ts';
import { pointOf } from '../draw/geometry.ts';
import type { Way } from '../draw/ways.ts';
import type { Words } from '../text/words.ts';
import type { Target } from './choices.ts';
import type { InputState } from './input-state.ts';

/** A place of the board for keyboards and screen readers. `acts`: activating it does something. */
type Stop = {
  readonly at: Place;
  readonly name: string;
  readonly acts: boolean;
  readonly pressed?: boolean;
};

/** All pawns and the targets of the selected pawn, in track order, reserves last. */
export function listStops(input: InputState, text: Messages, word: Words): readonly Stop[] {
  const { state, highlights, selection } = input;
  const targets = new Map(highlights.targets.map(target => [target.at, target]));
  const places = new Set([...state.pawns.filter(at => at >= 0), ...targets.keys()]);
  return [...places]
    .sort((a, b) => a - b)
    .map(at => {
      const target = targets.get(at);
      if (target) return { at, name: nameTarget(target, text), acts: true };
      const name = namePawn(state, at, text, word);
      const acts = highlights.pawns.has(at);
      return acts ? { at, name, acts, pressed: at === selection.pawn } : { at, name, acts };
    });
}

function namePawn(state: State, at: Place, text: Messages, word: Words): string {
  const colour = colourOn(state, at);
  if (isReserve(at)) return `${text.place(at)}, ${word.waiting(state.pawns.filter(p => p === at).length)}`;
  const fresh = at === entryOf(colour) && state.fresh[colour] === 1;
  return `${text.square(at, colour)}${fresh ? `, ${text.board.fresh}` : ''}`;
}

function nameTarget({ at, way, part, moves }: Target, text: Messages): string {
  const move = part ? text.moves.split([part]) : moves.map(m => sayMove(m, text)).join(', ');
  return [move, ...(way === null ? [] : describeWay(way, at, text))].join(', ');
}

/** What happens on a way that ends at `to`, in a few words. */
export function describeWay({ takes, leap }: Way, to: Place, text: Messages): readonly string[] {
  return [
    ...(leap === null ? [] : [text.board.leaps]),
    ...(takes.length > 0 ? [text.board.takes(takes.length)] : []),
    ...(isHouse(to) ? [text.board.comesHome] : []),
  ];
}

export const stopId = (at: Place): string => `at-${at}`;
export const placeOfStop = (id: string): Place => Number(id.slice(3));

type Props = {
  readonly stops: readonly Stop[];
  readonly lower: Colour;
  readonly tabIndex: (id: string) => 0 | -1;
};

/** The focusable, labelled areas over the board. */
export function Stops({ stops, lower, tabIndex }: Props) {
  return (
    <g>
      {stops.map(({ at, name, acts, pressed }) => {
        const { x, y } = pointOf(at, lower);
        const r = isReserve(at) ? 122 : 46;
        return (
          <g
            key={at}
            role={acts ? 'button' : 'img'}
            class={acts ? 'stop acts drags' : 'stop'}
            data-stop={stopId(at)}
            tabindex={tabIndex(stopId(at))}
            aria-label={name}
            aria-pressed={acts ? pressed : undefined}
            transform={`translate(${x} ${y})`}
          >
            <rect class="hit" x={-r} y={-r} width={2 * r} height={2 * r} rx={r / 2} />
            <rect class="ring under" x={-r} y={-r} width={2 * r} height={2 * r} rx={r / 2} />
            <rect class="ring" x={-r} y={-r} width={2 * r} height={2 * r} rx={r / 2} />
          </g>
        );
      })}
    </g>
  );
}
