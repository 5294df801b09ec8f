import { entryOf, isHouse, isReserve, type Place, type State, sayMove } from '@tablee/tock';
import type { Messages } from '@tablee/tock/messages/fr';
import type { Target } from './choices.ts';
import type { Desk } from './desk.ts';
import { colourOn } from './ways.ts';
import type { Words } from './words.ts';

/** What a place is to whoever hears the board, and whether pressing it does something. */
export type StopRole = {
  readonly at: Place;
  readonly name: string;
  readonly acts: boolean;
  readonly pressed?: boolean;
};

/** Pawns in the order of the track, reserves last; and where the pawn in hand can go. */
export function listStops(desk: Desk, text: Messages, word: Words): readonly StopRole[] {
  const { state, light, draft } = desk;
  const targets = new Map(light.targets.map(target => [target.at, target]));
  const places = new Set([...state.pawns.filter(at => at >= 0), ...targets.keys()]);
  return [...places]
    .sort((a, b) => a - b)
    .map(at => {
      const target = targets.get(at);
      if (target) return { at, name: nameTarget(target, text), acts: true };
      const name = namePawn(state, at, text, word);
      const acts = light.pawns.has(at);
      return acts ? { at, name, acts, pressed: at === draft.pawn } : { at, name, acts };
    });
}

function namePawn(state: State, at: Place, text: Messages, word: Words): string {
  const colour = colourOn(state, at);
  if (isReserve(at)) return `${text.place(at)}, ${word.waiting(state.pawns.filter(p => p === at).length)}`;
  const fresh = at === entryOf(colour) && state.fresh[colour] === 1;
  return `${text.square(at, colour)}${fresh ? `, ${text.board.fresh}` : ''}`;
}

export function nameTarget({ at, way, part, moves }: Target, text: Messages): string {
  const move = part ? text.moves.split([part]) : moves.map(m => sayMove(m, text)).join(', ');
  const notes = way === null ? [] : sayWay(way.takes.length, way.leap !== null, isHouse(at), text);
  return [move, ...notes].join(', ');
}

/** What happens on the way, in a few words. */
export function sayWay(takes: number, leaps: boolean, home: boolean, text: Messages): readonly string[] {
  return [
    ...(leaps ? [text.board.leaps] : []),
    ...(takes > 0 ? [text.board.takes(takes)] : []),
    ...(home ? [text.board.comesHome] : []),
  ];
}
