import type { Seat } from '@tablee/kernel';
import { coloursOf, FIVE, isHouse, nameSeat, type Rank, type State, type TockEvent } from '@tablee/tock';
import type { Messages } from '@tablee/tock/messages/fr';
import type { Words } from '../text/words.ts';
import { wordsOf } from './card.tsx';

type Reader = {
  readonly state: State;
  /** The seat of the person who reads it; null: a spectator or a shared screen. */
  readonly viewer: Seat | null;
  readonly nameOf: ((seat: Seat) => string) | undefined;
  readonly text: Messages;
  readonly word: Words;
};

/** The card another player has just laid and what it did, in a few words: "Vert : 5, pousse votre pion". */
export function captionOf(events: readonly TockEvent[], reader: Reader): string | null {
  const { state, viewer, text, word } = reader;
  const name = reader.nameOf ?? ((seat: Seat) => nameSeat(state, seat, text));
  const laid = events.find(e => e.kind === 'played' || e.kind === 'dropped');
  if (!laid || (laid.kind !== 'played' && laid.kind !== 'dropped') || laid.seat === viewer) return null;
  const card = wordsOf(laid.card, text).name;
  const done = laid.kind === 'dropped' ? [word.caption.drops] : describeCard(events, laid.card, name, reader);
  return word.caption.line(name(laid.seat), card, done);
}

function describeCard(
  events: readonly TockEvent[],
  card: Rank,
  name: (seat: Seat) => string,
  { state, viewer, word }: Reader,
): readonly string[] {
  const say = word.caption;
  const mine = viewer === null ? [] : coloursOf(state, viewer);
  const done: string[] = [];
  const steps: number[] = [];
  for (const e of events) {
    if (e.kind === 'entered') done.push(say.enters);
    else if (e.kind === 'walked') {
      const home = isHouse(e.way.at(-1)!) && !isHouse(e.from);
      if (card === FIVE) done.push((home ? say.pushesHome : say.pushes)(e.colour, mine.includes(e.colour)));
      else if (home) done.push(say.comesHome);
      else if (e.back) done.push(say.back(e.way.length));
      else if (e.sweeping) done.push(say.sweeps);
      else steps.push(e.way.length);
    } else if (e.kind === 'leapt') done.push(say.leaps);
    else if (e.kind === 'traded')
      done.push(mine.includes(e.colourA) || mine.includes(e.colourB) ? say.swapsYours : say.swaps);
    else if (e.kind === 'blocked') done.push(e.seat === viewer ? say.blocksYou : say.blocks(name(e.seat)));
  }
  const taken = events.flatMap(e => (e.kind === 'taken' ? [e.colour] : []));
  const yours = taken.filter(colour => mine.includes(colour)).length;
  if (steps.length > 0) done.unshift(say.walks(steps));
  if (yours > 0) done.push(say.takesYours(yours));
  if (taken.length > yours) done.push(say.takes(taken.filter(colour => !mine.includes(colour))));
  return done;
}
