import { type Colour, isHouse, isReserve, isTrack, numberOf, ownerOf, type Place, sideOf } from '../board.ts';
import { RANKS, type Rank, type RankName } from '../cards.ts';
import { COLOURS, cover, PAIRS } from './cover-en.ts';
import { positions, reasons, refusals } from './en-refusals.ts';
import type { CardWords, Messages } from './fr.ts';

const card = (name: string, index: string, does: string): CardWords => ({
  index,
  name,
  a: `${name === 'ace' || name === '8' ? 'an' : 'a'} ${name}`,
  does,
});

const cards: { readonly [R in RankName]: CardWords } = {
  A: card('ace', 'A', 'Enter, or forward 1'),
  2: card('2', '2', 'Forward 2'),
  3: card('3', '3', 'Forward 3'),
  4: card('4', '4', 'Back 4'),
  5: card('5', '5', 'A rival’s pawn forward 5'),
  6: card('6', '6', 'Forward 6'),
  7: card('7', '7', 'Forward 7, or split it'),
  8: card('8', '8', 'Forward 8'),
  9: card('9', '9', 'Forward 9'),
  10: card('10', '10', 'Forward 10, or block the next player'),
  J: card('jack', 'J', 'Swap one of your pawns'),
  Q: card('queen', 'Q', 'Forward 12'),
  K: card('king', 'K', 'Enter, or sweep 13 squares'),
  X: card('joker', '★', 'Enter, or forward 18'),
};

const ONE = ['red', 'blue', 'yellow', 'green'];
const list = new Intl.ListFormat('en-GB');

const cardOf = (card: Rank) => cards[RANKS[card] ?? 'X'];
const a = (card: Rank): string => (card < 0 ? 'a card' : cardOf(card).a);
const title = (card: Rank): string => {
  const { name } = cardOf(card);
  return name.charAt(0).toUpperCase() + name.slice(1);
};
const counted = (n: number): string => (n === 1 ? '1 card' : `${n} cards`);
const pawn = (colour: Colour): string => `${ONE[colour]} pawn`;

function place(at: Place): string {
  if (isTrack(at)) return `${COLOURS[sideOf(at)]} ${numberOf(at)}`;
  const colour = ONE[ownerOf(at)];
  return isHouse(at) ? `${colour} house ${numberOf(at)}` : `${colour} reserve`;
}

const way = (from: Place, to: Place): string =>
  isReserve(from) ? `enter on ${place(to)}` : `${place(from)} to ${place(to)}`;

export const en = {
  ...cover,
  inBrief: 'Bring your four pawns home, one card each turn.',
  colours: COLOURS,
  pairs: PAIRS,
  refusals,
  positions,
  reasons,
  cards,
  tasks: {
    play: 'Play a card',
    colour: (colour: Colour) => `Play a card with ${COLOURS[colour]}`,
    partner: 'Your pawns are home: play your partner’s',
    drop: 'No card can be played: discard one',
    blocked: 'Your turn is blocked: discard a card',
    swap: 'Choose a card for your partner',
    cull: 'Put one of your six cards aside',
    over: 'The game is over',
  },
  moves: {
    give: (card: Rank) => `Give ${a(card)}`,
    cull: (card: Rank) => `Put ${a(card)} aside`,
    drop: (card: Rank) => `Discard ${a(card)}`,
    walk: (card: Rank, from: Place, to: Place) => `${title(card)}: ${way(from, to)}`,
    split: (parts: readonly { readonly from: Place; readonly to: Place }[]) =>
      `7: ${parts.map(part => way(part.from, part.to)).join(', then ')}`,
    swap: (one: Place, other: Place) => `Jack: ${place(one)} for ${place(other)}`,
    block: '10: block the next player',
  },
  events: {
    unused: (colour: Colour) => `Nobody plays ${ONE[colour]} in this game.`,
    shuffled: (dealer: string) => `All 54 cards are shuffled; ${dealer} deals.`,
    dealt: (who: string, held: readonly Rank[]) =>
      held.some(card => card < 0)
        ? `${who} gets ${counted(held.length)}.`
        : `${who} gets ${list.format(held.map(a))}.`,
    drew: (who: string, card: Rank) => `${who} draws ${a(card)}.`,
    gave: (who: string, card: Rank) =>
      card < 0 ? `${who} has chosen a card for their partner.` : `${who} will give their partner ${a(card)}.`,
    swapped: (from: string, to: string, card: Rank) => `${from} gives ${to} ${a(card)}.`,
    culled: (who: string, card: Rank) => `${who} puts ${a(card)} aside, face down.`,
    played: (who: string, card: Rank) => `${who} plays ${a(card)}.`,
    dropped: (who: string, card: Rank, blocked: boolean) =>
      blocked ? `Blocked turn: ${who} discards ${a(card)}.` : `${who} cannot play and discards ${a(card)}.`,
    entered: (colour: Colour) => `A ${pawn(colour)} enters.`,
    walked: (colour: Colour, from: Place, to: Place, back: boolean, sweeping: boolean) => {
      const what = `The ${pawn(colour)}`;
      if (isHouse(from)) return `${what} goes on in its house to square ${numberOf(to)}.`;
      if (isHouse(to)) return `${what} comes home, house square ${numberOf(to)}.`;
      const goes = sweeping ? 'sweeps the track' : back ? 'goes back' : 'goes';
      return `${what} ${goes} from ${place(from)} to ${place(to)}.`;
    },
    leapt: (to: Place) => `Square 7: it leaps across to ${place(to)}.`,
    taken: (colour: Colour, at: Place) => `The ${pawn(colour)} on ${place(at)} goes back to its reserve.`,
    traded: (one: Place, other: Place, colourA: Colour, colourB: Colour) =>
      `The ${pawn(colourA)} on ${place(one)} and the ${pawn(colourB)} on ${place(other)} change places.`,
    blocked: (who: string) => `${who} must discard a card on their next turn.`,
    home: (colour: Colour) => `All four ${ONE[colour]} pawns are home.`,
    over: (winners: readonly string[]) =>
      `${list.format(winners)} ${winners.length === 1 ? 'wins' : 'win'} the game.`,
  },
  board: {
    name: (lower: string) => `Tock board, ${lower} at the bottom`,
    hand: 'Your hand',
    takes: (n: number) => (n === 1 ? 'takes a pawn' : `takes ${n} pawns`),
    leaps: 'leaps across',
    comesHome: 'comes home',
    fresh: 'just entered, nobody passes',
    hint: 'advised',
    block: 'Block the next player',
    give: 'Give',
    cull: 'Put aside',
    confirm: 'Play',
    undo: 'Undo',
    more: (where: string) => `One step more, ${where}`,
    less: (where: string) => `One step fewer, ${where}`,
    left: (n: number) => (n === 0 ? 'All 7 steps are used' : n === 1 ? '1 step left' : `${n} steps left`),
    first: 'Choose your pawn',
    second: 'Choose the other pawn',
    hold: 'Hold down to see your cards',
    showWords: 'Show what cards do',
    hideWords: 'Hide what cards do',
    discards: (n: number) => `Discards: ${counted(n)}`,
    lastCard: (who: string, card: Rank) => `Last card of ${who}: ${cardOf(card).name}`,
    stock: (n: number) => `Stock: ${counted(n)}`,
    held: counted,
    home: (n: number) => `${n} of 4 home`,
    dealer: 'Deals',
    deal: (n: number) => `Deal ${n}`,
    blocked: 'Blocked',
    partner: (colour: Colour) => `Partner: ${COLOURS[colour]}`,
    chosen: 'Card chosen, waiting for the others',
  },
  place,
  square: (at: Place, standing: Colour | null) =>
    standing === null ? `${place(at)}, empty` : `${place(at)}, ${pawn(standing)}`,
} satisfies Messages;
