import { defaultOptions, type Table } from '@tablee/kernel';
import {
  COLOUR_COUNT,
  COLOUR_LETTERS,
  type Colour,
  PAWNS,
  type Place,
  RESERVES,
  reserveOf,
} from './board.ts';
import { HIDDEN, NO_CARD, RANK_COUNT, type Rank } from './cards.ts';
import { checkPosition } from './check-position.ts';
import { readCard, readPlace } from './names.ts';
import { seatOf } from './ownership.ts';
import { letterOfSeat, writeState } from './position.ts';
import { reader } from './refusals.ts';
import { emptyState, PHASES, type State } from './state.ts';
import { handSizes, OPTIONS, type RulesNumber, settleVariant, type TockOptions } from './variant.ts';

const { bad, shapeless } = reader;

/** Reads lists of comma-separated items by colour letter, such as `r:4,K b:-`. */
function readLists(field: string, mark: string): Map<string, readonly string[]> {
  const lists = new Map<string, readonly string[]>();
  for (const word of field.split(' ')) {
    const letter = word[0] ?? '';
    if (!COLOUR_LETTERS.includes(letter) || letter === '' || word[1] !== mark || lists.has(letter)) {
      shapeless();
    }
    lists.set(letter, word.slice(2).split(','));
  }
  return lists;
}

/** The text after the name of a field. */
function readNamed(field: string | undefined, name: string): string {
  return field?.startsWith(`${name} `) ? field.slice(name.length + 1) : shapeless();
}

/** A default table: the number of hands, and options that the text reveals. */
function guessTable(seats: number, turn: string): Table<TockOptions> {
  const alternate = seats === 2 && (turn === 'y' || turn === 'g');
  const options = defaultOptions(OPTIONS);
  return { seats, options: alternate ? { ...options, colourOrder: 'alternate' } : options };
}

function readPawns(s: State, lists: ReadonlyMap<string, readonly string[]>): void {
  for (const [letter, places] of lists) {
    const colour = COLOUR_LETTERS.indexOf(letter);
    if (places.length !== PAWNS) bad('position-pawns', 'Every colour in play has four pawns.');
    s.fresh[colour] = 0;
    for (const [i, text] of places.entries()) {
      const starred = text.endsWith('*');
      const place = readPawn(starred ? text.slice(0, -1) : text, colour);
      if (starred) {
        if (place !== readPlace(`${letter}18`))
          bad('position-pawns', 'Only a pawn on its own 18 is fresh ("*").');
        s.fresh[colour] = 1;
      }
      s.pawns[colour * PAWNS + i] = place;
    }
    sortPawns(s.pawns, colour);
  }
}

/** Sorts into position order. */
function sortPawns(pawns: Place[], colour: Colour): void {
  const first = colour * PAWNS;
  const key = (place: Place): number => (place >= RESERVES ? -1 : place);
  const sorted = pawns.slice(first, first + PAWNS).sort((a, b) => key(a) - key(b));
  pawns.splice(first, PAWNS, ...sorted);
}

function readPawn(text: string, colour: Colour): Place {
  if (text === 'R') return reserveOf(colour);
  const place = readPlace(text);
  return place < 0 || place >= RESERVES ? bad('position-pawns', `There is no square "${text}".`) : place;
}

/** Adds cards to `counts` from `first` on; returns their number, including hidden ones. */
function readCards(texts: readonly string[], counts: number[], first: number): number {
  if (texts.length === 1 && texts[0] === '-') return 0;
  if (texts.every(text => text === '?')) return texts.length;
  for (const text of texts) {
    const card = readCard(text);
    if (card < 0) bad('position-cards', `There is no card "${text}".`);
    counts[first + card]!++;
  }
  return texts.length;
}

function readFaceDown(texts: readonly string[]): Rank {
  const [text = ''] = texts;
  if (text === '-') return NO_CARD;
  if (text === '?') return HIDDEN;
  const card = readCard(text);
  return card < 0 || texts.length > 1 ? bad('position-cards', 'One card lies face down, or none.') : card;
}

function readSeat(s: State, letter: string): number {
  for (let seat = 0; seat < s.variant.seats; seat++) if (letterOfSeat(s, seat) === letter) return seat;
  return bad('position-shape', `Nobody sits at "${letter}".`);
}

function readTurn(s: State, letter: string): void {
  s.turn = -1;
  s.colour = -1;
  if (letter === '-') return;
  if (!s.variant.alternate) {
    s.turn = readSeat(s, letter);
    return;
  }
  if (letter.length !== 1 || !COLOUR_LETTERS.includes(letter))
    bad('position-turn', `"${letter}" is no colour.`);
  s.colour = COLOUR_LETTERS.indexOf(letter);
  s.turn = seatOf(s, s.colour);
}

function readDeal(s: State, text: string): void {
  const [deal = '', dealer = ''] = text.split(' ');
  s.deal = /^[1-9]$/.test(deal) ? Number(deal) : shapeless();
  if (s.deal > handSizes(s.variant).length) bad('position-phase', `There is no deal ${deal} of a pack.`);
  s.dealer = readSeat(s, dealer);
}

/** The unused colour, or -1. */
function findUnused(colours: ReadonlyMap<string, unknown>, seats: number): Colour {
  if (colours.size !== (seats === 3 ? 3 : COLOUR_COUNT)) {
    bad('position-table', `With ${seats} players ${seats === 3 ? 'three' : 'four'} colours are in play.`);
  }
  for (let c = 0; c < COLOUR_COUNT; c++) if (!colours.has(COLOUR_LETTERS[c]!)) return c;
  return -1;
}

export function readState(text: string, rules: RulesNumber, table?: Table<TockOptions>): State {
  const [first = '', second = '', ...fields] = text.split(' | ');
  const colours = readLists(first, '=');
  const hands = readLists(second, ':');
  const turn = readNamed(fields[1], 'turn');
  const seats = table?.seats ?? hands.size;
  if (seats !== hands.size || seats < 2 || seats > 4) {
    bad('position-table', `There are ${hands.size} hands at a table of ${seats}.`);
  }
  const unused = findUnused(colours, seats);
  const s = emptyState(settleVariant(table ?? guessTable(seats, turn), rules), unused);
  readPawns(s, colours);
  for (const [letter, cards] of hands) {
    const seat = readSeat(s, letter);
    s.held[seat] = readCards(cards, s.hands, seat * RANK_COUNT);
  }
  if (readNamed(fields[0], 'out').includes('?')) bad('position-cards', 'The cards laid out lie open.');
  readCards(readNamed(fields[0], 'out').split(','), s.out, 0);
  readTurn(s, turn);
  const blocked = readNamed(fields[2], 'blocked');
  if (blocked !== '-') for (const letter of blocked.split(',')) s.blocked |= 1 << readSeat(s, letter);
  readDeal(s, readNamed(fields[3], 'deal'));
  s.phase = PHASES.find(phase => phase === fields[4]) ?? bad('position-phase', `"${fields[4]}" is no phase.`);
  for (const field of fields.slice(5)) readAside(s, field);
  checkPosition(s);
  const canonical = writeState(s);
  if (canonical !== text) bad('position-order', `This position is written: ${canonical}`);
  return s;
}

function readAside(s: State, field: string): void {
  const name = field.startsWith('gives ') ? 'gives' : 'culled';
  for (const [letter, cards] of readLists(readNamed(field, name), ':')) {
    s[name][readSeat(s, letter)] = readFaceDown(cards);
  }
}
