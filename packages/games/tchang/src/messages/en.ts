import { type Colour, exitAt, NO_COLOUR, nameSpace, type Space, START } from '../board.ts';
import { cover } from './cover-en.ts';
import { positions, reasons, refusals } from './en-refusals.ts';
import type { Messages } from './fr.ts';

const COLOURS = ['red', 'green', 'yellow', 'blue'];
const PIECES = [
  'the first large triangle',
  'the second large triangle',
  'the middle triangle',
  'the first small triangle',
  'the second small triangle',
  'the square',
  'the parallelogram',
];

const fireflies = (n: number): string => (n === 0 ? 'no firefly' : n === 1 ? '1 firefly' : `${n} fireflies`);
const pawn = (colour: Colour): string => `the ${COLOURS[colour]} pawn`;
const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
const aThing = { statue: 'a statue', stone: 'a stone' };
const goesOut = (space: Space): boolean => exitAt(space) !== NO_COLOUR;
const join = (words: readonly string[]): string =>
  new Intl.ListFormat('en', { type: 'conjunction' }).format(words);

export const en: Messages = {
  ...cover,
  colours: COLOURS,
  pieces: PIECES,
  refusals,
  positions,
  reasons,
  tasks: {
    statue: 'Place a statue, face down',
    stone: 'Place a stone, face down',
    move: 'Move a pawn, share fireflies or pass',
    leave: 'The exit is open: get there, all of you',
    stuck: 'None of your pawns can move: share or pass',
    moved: 'Share some more fireflies, or end your turn',
    over: 'The game is over',
  },
  moves: {
    go: (who, from, to) =>
      `${capital(pawn(who))}, ${nameSpace(from)} to ${goesOut(to) ? 'the exit ' : ''}${nameSpace(to)}`,
    share: (giver, receiver, amount) =>
      `Give ${fireflies(amount)} from the ${COLOURS[giver]} to the ${COLOURS[receiver]} pawn`,
    place: (what, space) => `Place ${aThing[what]} on ${nameSpace(space)}`,
    pass: 'Pass',
    end: 'End the turn',
    auto: 'Let the lot place the rest',
  },
  events: {
    walled: n => `The lot has walled up ${n} corridors.`,
    laid: (statues, stones) =>
      statues > 0
        ? `The lot has laid out ${statues} statues and ${stones} stones, face down.`
        : `The lot has laid out ${stones} stones, face down.`,
    placed: (who, what, space) => `${who}: ${aThing[what]} on ${nameSpace(space)}.`,
    began: who => `The search begins. ${who} to play.`,
    moved: (who, from, to, cost) =>
      `${capital(pawn(who))} goes from ${nameSpace(from)} to ${goesOut(to) ? 'the exit ' : ''}${nameSpace(to)} for ${fireflies(cost)}.`,
    found: (who, space, n, taken) =>
      taken === n
        ? `Under the stone on ${nameSpace(space)}: ${fireflies(n)} for ${pawn(who)}.`
        : `Under the stone on ${nameSpace(space)}: ${fireflies(n)}, but the reserve has only ${taken} left for ${pawn(who)}.`,
    bitten: (who, space) =>
      `A dangerous animal on ${nameSpace(space)}! ${capital(pawn(who))} is bitten and cannot move.`,
    freed: (who, by, space) =>
      `${capital(pawn(by))} frees ${join(who.map(pawn))} on ${nameSpace(space)}. The animal is gone.`,
    dragon: (space, colour, shown) =>
      `The statue on ${nameSpace(space)} hides a ${COLOURS[colour]} dragon, ${shown} of 3.`,
    tangram: (space, piece, shown) =>
      `The statue on ${nameSpace(space)} hides a tangram piece, ${PIECES[piece]}: ${shown} of 7.`,
    rewarded: (who, n) => `${capital(pawn(who))} gets ${fireflies(n)} for this piece.`,
    exit: colour => `Three dragons of one colour: the way out is the ${COLOURS[colour]} dragon’s.`,
    opened: colour => `Everything is found! The ${COLOURS[colour]} dragon opens the exit.`,
    shared: (giver, receiver, amount, space) =>
      `${capital(pawn(giver))} gives ${fireflies(amount)} to the ${COLOURS[receiver]} pawn on ${nameSpace(space)}.`,
    passed: (who, forced) => (forced ? `${who}: nothing possible, turn passed.` : `${who}: turn passed.`),
    ended: who => `${who}: end of turn.`,
    warned: 'A whole round without anything done. One more like it, and the game is lost.',
  },
  hopeless: 'Even with all fireflies still to be found, getting out is no longer possible.',
  space: (space, lying, pawns) => {
    const exit = exitAt(space);
    const ground =
      space === START
        ? ['start']
        : exit !== NO_COLOUR
          ? [`exit of the ${COLOURS[exit]} dragon`]
          : lying.length > 0
            ? lying
            : ['empty'];
    return [nameSpace(space), ...ground, ...pawns.map(colour => `${COLOURS[colour]} pawn`)].join(', ');
  },
  lying: {
    stone: 'stone',
    animal: 'dangerous animal',
    statue: 'hidden statue',
    dragon: colour => `${COLOURS[colour]} dragon`,
    tangram: piece => `tangram piece (${PIECES[piece]})`,
  },
  purse: (colour, n, bitten) => `${capital(pawn(colour))}: ${fireflies(n)}${bitten ? ', bitten' : ''}`,
};
