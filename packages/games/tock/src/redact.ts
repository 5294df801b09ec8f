import { type Chance, type Eyes, type Seat, takeNth, type View } from '@tablee/kernel';
import { HIDDEN, NO_CARD, RANK_COUNT, type Rank } from './cards.ts';
import { countUnseen } from './deal.ts';
import type { TockEvent } from './events.ts';
import { clone, type State } from './state.ts';

const hide = (card: Rank): Rank => (card === NO_CARD ? NO_CARD : HIDDEN);

/** Keeps the own hand, the own face-down card and open cards; of other hands only the number of cards. */
export function redact(s: State, eyes: Eyes): View<State> {
  const view = clone(s);
  if (eyes !== 'referee') {
    for (let seat = 0; seat < s.variant.seats; seat++) {
      if (seat === eyes) continue;
      view.hands.fill(0, seat * RANK_COUNT, (seat + 1) * RANK_COUNT);
      view.gives[seat] = hide(s.gives[seat]!);
      view.culled[seat] = hide(s.culled[seat]!);
    }
  }
  return view as View<State>;
}

/** The event without the cards that these eyes may not see. */
export function tell(e: TockEvent, eyes: Eyes): TockEvent {
  if (eyes === 'referee') return e;
  switch (e.kind) {
    case 'dealt':
      return e.seat === eyes ? e : { ...e, cards: e.cards.map(() => HIDDEN) };
    case 'drew':
    case 'gave':
    case 'culled':
      return e.seat === eyes ? e : { ...e, card: HIDDEN };
    case 'swapped':
      return e.from === eyes || e.to === eyes ? e : { ...e, card: HIDDEN };
    default:
      return e;
  }
}

/** Whether the view shows this hand. */
export function isSeen(s: State, seat: Seat): boolean {
  let sum = 0;
  for (let i = seat * RANK_COUNT; i < (seat + 1) * RANK_COUNT; i++) sum += s.hands[i]!;
  return sum === s.held[seat];
}

/** Fills hidden hands and face-down cards uniformly at random from the unseen cards. */
export function imagine(v: View<State>, _seat: Seat, chance: Chance): State {
  const s = clone(v);
  const left = countUnseen(s);
  let rest = 0;
  for (let rank = 0; rank < RANK_COUNT; rank++) rest += left[rank]!;
  for (let seat = 0; seat < s.variant.seats; seat++) {
    if (!isSeen(s, seat)) {
      for (let i = 0; i < s.held[seat]!; i++) {
        s.hands[seat * RANK_COUNT + takeNth(left, chance.pick(rest--))]!++;
      }
    }
    if (s.culled[seat] === HIDDEN) s.culled[seat] = takeNth(left, chance.pick(rest--));
    if (s.gives[seat] === HIDDEN) {
      const hand = s.hands.slice(seat * RANK_COUNT, (seat + 1) * RANK_COUNT);
      s.gives[seat] = takeNth(hand, chance.pick(s.held[seat]!));
    }
  }
  return s;
}
