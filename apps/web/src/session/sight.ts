import { type Eyes, Line, type Match, type Played } from '@tablee/kernel';
import type { Told } from '@tablee/wire';
import type { Moment } from './moment.ts';

/** Nothing is hidden in this game, or nothing any more. Must agree with isOpen of the server's tables. */
export const isOpen = ({ game, outcome }: Pick<Match, 'game' | 'outcome'>): boolean =>
  outcome !== null || !(game.traits.secrets || game.traits.together);

/** Remembering is part of this game, and it is not over: nothing that was seen is looked at again (DRAGON-8). */
export const isMemory = ({ game, outcome }: Pick<Match, 'game' | 'outcome'>): boolean =>
  game.forget !== undefined && outcome === null;

/** The text of a move names cards: only who made it may read it. */
const hidePlayed = (step: Played, eyes: Eyes): Played => (step.seat === eyes ? step : { ...step, move: '' });

const hidden = new Map<Eyes, WeakMap<Line, Line>>();

/** The line as these eyes may read it: made of the last one they saw, so that a long game is not copied every move. */
function hideLine(line: Line, eyes: Eyes): Line {
  const known = hidden.get(eyes) ?? new WeakMap<Line, Line>();
  hidden.set(eyes, known);
  const unseen: Line[] = [];
  let at = line;
  for (; at.last && !known.has(at); at = at.before) unseen.push(at);
  let sight = known.get(at) ?? Line.EMPTY;
  for (const longer of unseen.reverse()) {
    sight = sight.add(hidePlayed(longer.last!, eyes));
    known.set(longer, sight);
  }
  return sight;
}

function hideTold(told: Told, eyes: Eyes): Told {
  if (told.move === undefined || told.seat === eyes) return told;
  const { move: _, ...rest } = told;
  return rest;
}

const seen = new WeakMap<Moment, Map<Eyes, Moment>>();

/** A moment of the truth as these eyes see it; the same object each time, so that nothing is drawn twice. */
export function seeMoment(moment: Moment, eyes: Eyes): Moment {
  if (eyes === 'referee') return moment;
  const known = seen.get(moment) ?? new Map<Eyes, Moment>();
  seen.set(moment, known);
  const before = known.get(eyes);
  if (before) return before;
  const { match, told, events, n } = moment;
  const { game, state, line } = match;
  const sight: Moment = {
    n,
    told: told && hideTold(told, eyes),
    match: { ...match, state: game.redact(state, eyes), line: hideLine(line, eyes) },
    events: events.map(e => game.tell(e, eyes)).filter(e => e !== null),
  };
  known.set(eyes, sight);
  return sight;
}
