import type { Seat } from '@tablee/kernel';
import { COLOUR_COUNT, type Colour, entryOf, PAWNS, RESERVES } from './board.ts';
import { HIDDEN, NO_CARD, RANK_COUNT, type Rank } from './cards.ts';
import { letterOf, nameCard, namePlace } from './names.ts';
import { coloursOf } from './ownership.ts';
import { isSeen } from './redact.ts';
import type { State } from './state.ts';

/** A seat is named by its first colour. */
export const letterOfSeat = (s: State, seat: Seat): string => letterOf(coloursOf(s, seat)[0]!);

function writeColour(s: State, colour: Colour): string {
  let text = `${letterOf(colour)}=`;
  for (let i = 0; i < PAWNS; i++) {
    const place = s.pawns[colour * PAWNS + i]!;
    if (i > 0) text += ',';
    text += place >= RESERVES ? 'R' : namePlace(place);
    if (s.fresh[colour] === 1 && place === entryOf(colour)) text += '*';
  }
  return text;
}

/** By rank, separated by commas; `-` for none. */
function writeCards(counts: readonly number[], first: number): string {
  let text = '';
  for (let rank = 0; rank < RANK_COUNT; rank++) {
    for (let n = counts[first + rank]!; n > 0; n--)
      text += text === '' ? nameCard(rank) : `,${nameCard(rank)}`;
  }
  return text === '' ? '-' : text;
}

const writeHand = (s: State, seat: Seat): string =>
  isSeen(s, seat) ? writeCards(s.hands, seat * RANK_COUNT) : new Array(s.held[seat]!).fill('?').join(',');

const writeFaceDown = (card: Rank): string =>
  card === NO_CARD ? '-' : card === HIDDEN ? '?' : nameCard(card);

function writeBySeat(s: State, write: (seat: Seat) => string): string {
  let text = '';
  for (let seat = 0; seat < s.variant.seats; seat++) {
    text += `${seat > 0 ? ' ' : ''}${letterOfSeat(s, seat)}:${write(seat)}`;
  }
  return text;
}

function writeTurn(s: State): string {
  if (s.turn < 0) return '-';
  return s.variant.alternate ? letterOf(s.colour) : letterOfSeat(s, s.turn);
}

function writeBlocked(s: State): string {
  const seats: string[] = [];
  for (let seat = 0; seat < s.variant.seats; seat++) {
    if ((s.blocked >> seat) & 1) seats.push(letterOfSeat(s, seat));
  }
  return seats.join(',') || '-';
}

/** One line; a hidden card is `?`. */
export function writeState(s: State): string {
  const pawns: string[] = [];
  for (let c = 0; c < COLOUR_COUNT; c++) if (c !== s.unused) pawns.push(writeColour(s, c));
  let text = `${pawns.join(' ')} | ${writeBySeat(s, seat => writeHand(s, seat))}`;
  text += ` | out ${writeCards(s.out, 0)} | turn ${writeTurn(s)} | blocked ${writeBlocked(s)}`;
  text += ` | deal ${s.deal} ${letterOfSeat(s, s.dealer)} | ${s.phase}`;
  if (s.phase === 'swap') text += ` | gives ${writeBySeat(s, seat => writeFaceDown(s.gives[seat]!))}`;
  if (s.phase === 'cull' || s.culled.some(card => card !== NO_CARD))
    text += ` | culled ${writeBySeat(s, seat => writeFaceDown(s.culled[seat]!))}`;
  return text;
}
