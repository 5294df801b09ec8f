import { COLOUR_COUNT, COLOURS, entryOf, HOUSES, houseOf, PAWNS, RESERVES } from './board.ts';
import { COPIES, HIDDEN, NO_CARD, PACK, RANK_COUNT, RANKS } from './cards.ts';
import { findChooser, stockSize } from './deal.ts';
import { coloursOf, findWinners } from './ownership.ts';
import { isSeen } from './redact.ts';
import { reader } from './refusals.ts';
import type { State } from './state.ts';
import { handSizes } from './variant.ts';

const { bad } = reader;

const nameSeat = (s: State, seat: number): string => COLOURS[coloursOf(s, seat)[0]!]!;

/** Throws if the position read from a text is impossible. */
export function checkPosition(s: State): void {
  checkPawns(s);
  checkCards(s);
  checkPhase(s);
  checkTurn(s);
}

function checkPawns({ pawns, fresh, unused }: State): void {
  for (let i = 0; i < pawns.length; i++) {
    const colour = (i / PAWNS) | 0;
    if (colour === unused) continue;
    const place = pawns[i]!;
    const own = houseOf(colour, 1);
    if (place >= HOUSES && place < RESERVES && (place < own || place >= own + PAWNS)) {
      bad('position-pawns', `A ${COLOURS[colour]} pawn stands in another colour's house.`);
    }
    if (place < RESERVES && pawns.indexOf(place) !== i) {
      bad('position-pawns', 'Two pawns stand on the same square.');
    }
  }
  for (let colour = 0; colour < COLOUR_COUNT; colour++) {
    const first = colour * PAWNS;
    if (fresh[colour] && !pawns.slice(first, first + PAWNS).includes(entryOf(colour))) {
      bad('position-pawns', 'Only a pawn on its own 18 is fresh ("*").');
    }
  }
}

function checkCards(s: State): void {
  const { hands, out, culled, gives, held, variant } = s;
  for (let rank = 0; rank < RANK_COUNT; rank++) {
    let n = out[rank]!;
    for (let seat = 0; seat < variant.seats; seat++) n += hands[seat * RANK_COUNT + rank]!;
    for (const card of culled) if (card === rank) n++;
    if (n > COPIES[rank]!) {
      bad('position-cards', `There are only ${COPIES[rank]} cards of rank ${RANKS[rank]}.`);
    }
  }
  if (stockSize(s) < 0) bad('position-cards', `There are only ${PACK} cards.`);
  const most = handSizes(variant)[s.deal - 1]!;
  for (let seat = 0; seat < variant.seats; seat++) {
    const aside = variant.deal === 'cull' && s.deal === 1 && (s.phase !== 'cull' || culled[seat] !== NO_CARD);
    if (held[seat]! > most - (aside ? 1 : 0)) {
      bad('position-cards', `The hand of ${nameSeat(s, seat)} is larger than deal ${s.deal} makes it.`);
    }
    const given = gives[seat]!;
    const kept = given === HIDDEN ? held[seat]! > 0 : given < 0 || hands[seat * RANK_COUNT + given]! > 0;
    if (!kept) bad('position-cards', `The card ${nameSeat(s, seat)} gives is not in the hand.`);
    if (given === HIDDEN && isSeen(s, seat)) {
      bad('position-cards', `The hand of ${nameSeat(s, seat)} lies open, the card given from it does not.`);
    }
  }
}

function checkPhase(s: State): void {
  const { variant, culled, phase } = s;
  const won = findWinners(s) !== null;
  if (won !== (phase === 'over')) {
    bad('position-phase', won ? 'All pawns are home: the game is over.' : 'Nobody is home: it is not over.');
  }
  if (phase === 'swap' && !variant.teams) bad('position-phase', 'Cards are swapped in teams only.');
  const aside = culled.filter(card => card !== NO_CARD).length;
  if (phase === 'cull') {
    if (variant.deal !== 'cull' || s.deal !== 1) {
      bad('position-phase', 'Cards are culled after the first deal of three players only.');
    }
  } else if (aside > 0 && (variant.deal !== 'cull' || aside < variant.seats)) {
    bad('position-cards', 'Each of three players culls one card, or none is culled.');
  }
}

function checkTurn(s: State): void {
  if (s.turn < 0 !== (s.phase === 'over')) {
    bad('position-turn', 'The turn is "-" when the game is over, and only then.');
  }
  if (s.phase === 'play' && s.held[s.turn] === 0) {
    bad('position-turn', `It is the turn of ${nameSeat(s, s.turn)}, who holds no card.`);
  }
  if (s.phase === 'swap' || s.phase === 'cull') {
    if (s.turn !== findChooser(s)) {
      bad('position-turn', 'The turn is the first seat after the dealer still to choose.');
    }
    if (s.held.some(n => n === 0)) bad('position-cards', 'Everybody holds cards to choose from.');
  }
}
