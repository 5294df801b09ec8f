import type { Chance, Seat } from '@tablee/kernel';
import { COLOUR_COUNT, type Colour, isReserve } from './board.ts';
import { FIVE, FOUR, JACK, KING, RANK_COUNT, type Rank, SEVEN, STEPS, TEN } from './cards.ts';
import { dealNext, drawCard, findChooser, swapCards } from './deal.ts';
import type { TockEvent } from './events.ts';
import type { Move } from './move.ts';
import { isBlocked } from './moves.ts';
import { findWinners, isHome, nextSeat, seatOf } from './ownership.ts';
import { colourAt, enterPawn, stepsBetween, swapPawns, walkPawn } from './pawns.ts';
import type { State } from './state.ts';

/** Collects the events; null skips them. */
type Events = TockEvent[] | null;

/** The card of a move. */
export function cardOf(m: Move): Rank {
  switch (m.kind) {
    case 'split':
      return SEVEN;
    case 'swap':
      return JACK;
    case 'block':
      return TEN;
    default:
      return m.card;
  }
}

/** Plays a legal move in place. */
export function play(s: State, seat: Seat, m: Move, chance: Chance, events: Events): void {
  if (m.kind === 'give') give(s, seat, m.card, events);
  else if (m.kind === 'cull') cull(s, seat, m.card, events);
  else lay(s, seat, m, chance, events);
}

/** Lays a card face up and plays it. */
function lay(s: State, seat: Seat, m: Move, chance: Chance, events: Events): void {
  const card = cardOf(m);
  const blocked = isBlocked(s, seat);
  s.hands[seat * RANK_COUNT + card]!--;
  s.held[seat]!--;
  s.out[card]!++;
  if (m.kind === 'drop') {
    s.blocked &= ~(1 << seat);
    events?.push({ kind: 'dropped', seat, card, blocked });
  } else {
    events?.push({ kind: 'played', seat, card });
    const before = homeColours(s);
    playCard(s, seat, m, events);
    if (reportHome(s, before, events) && finish(s, events)) return;
  }
  passTurn(s, seat, chance, events);
}

function give(s: State, seat: Seat, card: Rank, events: Events): void {
  s.gives[seat] = card;
  events?.push({ kind: 'gave', seat, card });
  s.turn = findChooser(s);
  if (s.turn >= 0) return;
  swapCards(s, events);
  s.phase = 'play';
  s.turn = nextSeat(s, s.dealer);
}

function cull(s: State, seat: Seat, card: Rank, events: Events): void {
  s.culled[seat] = card;
  s.hands[seat * RANK_COUNT + card]!--;
  s.held[seat]!--;
  events?.push({ kind: 'culled', seat, card });
  s.turn = findChooser(s);
  if (s.turn >= 0) return;
  s.phase = 'play';
  s.turn = nextSeat(s, s.dealer);
}

function playCard(s: State, seat: Seat, m: Move, events: Events): void {
  switch (m.kind) {
    case 'walk':
      walk(s, m.card, m.from, m.to, events);
      return;
    case 'split':
      for (const { from, to } of m.parts) {
        const colour = colourAt(s.pawns, from);
        walkPawn(s, colour, from, to, stepsBetween(colour, from, to, false), false, events);
      }
      return;
    case 'swap':
      swapPawns(s, m.a, m.b, events);
      return;
    case 'block': {
      const next = nextSeat(s, seat);
      s.blocked |= 1 << next;
      events?.push({ kind: 'blocked', seat: next });
    }
  }
}

function walk(s: State, card: Rank, from: number, to: number, events: Events): void {
  const colour = colourAt(s.pawns, from);
  if (isReserve(from)) {
    enterPawn(s, colour, events);
    return;
  }
  const steps = card === FOUR ? -4 : card === FIVE ? 5 : STEPS[card]!;
  walkPawn(s, colour, from, to, steps, card === KING, events);
}

/** One bit for each colour whose pawns are all home. */
function homeColours(s: State): number {
  let bits = 0;
  for (let colour = 0; colour < COLOUR_COUNT; colour++) if (isHome(s, colour)) bits |= 1 << colour;
  return bits;
}

function reportHome(s: State, before: number, events: Events): boolean {
  const came = homeColours(s) & ~before;
  if (came === 0) return false;
  for (let colour: Colour = 0; came >> colour; colour++) {
    if ((came >> colour) & 1) events?.push({ kind: 'home', colour });
  }
  return true;
}

/** TOCK-27 */
function finish(s: State, events: Events): boolean {
  const winners = findWinners(s);
  if (!winners) return false;
  s.phase = 'over';
  s.turn = -1;
  s.colour = -1;
  events?.push({ kind: 'over', winners });
  return true;
}

/** TOCK-5, 8: draws, passes the turn and deals. Seats without cards are skipped. */
function passTurn(s: State, seat: Seat, chance: Chance, events: Events): void {
  const { variant, held } = s;
  if (variant.deal === 'draw') drawCard(s, seat, chance, events);
  const empty = isPlayedOut(s);
  do {
    if (variant.alternate) {
      // TOCK-8: the order of the colours decides who plays.
      s.colour = (s.colour + 1) % COLOUR_COUNT;
      s.turn = seatOf(s, s.colour);
    } else s.turn = nextSeat(s, s.turn);
  } while (!empty && held[s.turn] === 0);
  if (empty) dealNext(s, chance, events);
}

function isPlayedOut({ held }: State): boolean {
  for (let seat = 0; seat < held.length; seat++) if (held[seat]! > 0) return false;
  return true;
}
