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
const count = (n: number, one: string): string => `${n} ${n === 1 ? one : `${one}s`}`;
const pawn = (colour: Colour): string => `the ${COLOURS[colour]} pawn`;
const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
const aThing = { statue: 'a statue', stone: 'a stone' };
const goesOut = (space: Space): boolean => exitAt(space) !== NO_COLOUR;
const join = (words: readonly string[]): string =>
  new Intl.ListFormat('en', { type: 'conjunction' }).format(words);

export const en: Messages = {
  ...cover,
  inBrief: 'Find three dragons and seven pieces, then all get out.',
  colours: COLOURS,
  exitColours: COLOURS,
  pieces: PIECES,
  refusals,
  positions,
  reasons,
  tasks: {
    statue: 'Place a statue, face down',
    stone: 'Place a stone, face down',
    move: 'Move a pawn, share fireflies or pass',
    leave: 'The exit is open: all of you, get there',
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
    auto: 'Place the rest at random',
  },
  events: {
    walled: n => `${count(n, 'corridor')} walled up at random.`,
    laid: (statues, stones) =>
      statues > 0
        ? `${count(statues, 'statue')} and ${count(stones, 'stone')} placed at random, face down.`
        : `${count(stones, 'stone')} placed at random, face down.`,
    placed: (who, what, space) => `${who}: ${aThing[what]} on ${nameSpace(space)}.`,
    began: who => `The search begins. ${who} to play.`,
    moved: (who, from, to, cost) =>
      `${capital(pawn(who))} goes from ${nameSpace(from)} to ${goesOut(to) ? 'the exit ' : ''}${nameSpace(to)} for ${fireflies(cost)}.`,
    found: (who, space, n, taken) =>
      taken === n
        ? `Under the stone on ${nameSpace(space)}: ${fireflies(n)} for ${pawn(who)}.`
        : `Under the stone on ${nameSpace(space)}: ${fireflies(n)}, but the reserve ${taken === 0 ? 'is empty' : `gives only ${taken} to ${pawn(who)}`}.`,
    bitten: (who, space) =>
      `A dangerous animal on ${nameSpace(space)}! ${capital(pawn(who))} is bitten and cannot move.`,
    freed: (who, by, space) =>
      `${capital(pawn(by))} frees ${join(who.map(pawn))} on ${nameSpace(space)}. The animal is gone.`,
    dragon: (space, colour, shown) =>
      `The statue on ${nameSpace(space)} hid a ${COLOURS[colour]} dragon: ${shown} of 3.`,
    tangram: (space, piece, shown) =>
      `The statue on ${nameSpace(space)} hid a tangram piece, ${PIECES[piece]}: ${shown} of 7.`,
    rewarded: (who, n) => `${capital(pawn(who))} gets ${fireflies(n)} for this piece.`,
    exit: colour => `Three dragons of one colour: the way out is the ${COLOURS[colour]} exit.`,
    opened: colour => `Everything is found! The ${COLOURS[colour]} exit is open.`,
    shared: (giver, receiver, amount, space) =>
      `${capital(pawn(giver))} gives ${fireflies(amount)} to the ${COLOURS[receiver]} pawn on ${nameSpace(space)}.`,
    passed: (who, forced) => (forced ? `${who}: nothing to do, turn passed.` : `${who}: turn passed.`),
    ended: who => `${who}: end of turn.`,
    warned: 'A whole round without a move or a share. One more, and the game is lost.',
  },
  hopeless: 'Even with all the fireflies still to be found, you can no longer all get out.',
  space: (space, lying, pawns) => {
    const exit = exitAt(space);
    const ground =
      space === START
        ? ['start']
        : exit !== NO_COLOUR
          ? [`${COLOURS[exit]} exit`]
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
