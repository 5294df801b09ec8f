import { nameSquare, type Square } from '../board.ts';
import { cover, SEATS } from './cover-en.ts';
import type { Messages } from './fr.ts';

const PAWN_OF = ['red', 'yellow'];
const ON_SCREEN = { '^': 'up', '>': 'to the right', v: 'down', '<': 'to the left' };
const BY_EDGE = {
  '^': 'towards row 6',
  '>': 'towards column f',
  v: 'towards row 1',
  '<': 'towards column a',
};

const stones = (n: number): string => (n === 1 ? '1 stone' : `${n} stones`);
const pawns = (n: number): string => (n === 1 ? '1 pawn' : `${n} pawns`);
const steps = (n: number): string => (n === 1 ? 'one square' : `${n} squares`);
const lineName = (line: number): string => (line < 6 ? `row ${line + 1}` : `column ${'abcdef'[line - 6]}`);

export const en = {
  ...cover,
  inBrief: 'Take 4 pawns. Black: straight. Grey: diagonally.',
  refusals: {
    'over-captured': 'The game is over: all four pawns of one side were taken.',
    'over-stopped': 'The game is over: it was stopped.',
    'over-blocked': 'The game is over: neither side can move.',
    'not-your-turn': 'It is not your turn: the turn passes once the field is sound.',
    'no-such-move': 'There is no such move.',
    'close-gap-first': 'Close the gap first: a row or a column is broken.',
    'join-parts-first': 'Join the islands first: the field is in several parts.',
    'no-stone': 'There is no stone left here.',
    'no-pawn': 'No pawn stands on this stone.',
    'not-your-pawn': 'This pawn is not yours.',
    'not-a-neighbour': 'A pawn only goes to a neighbouring stone.',
    'black-goes-straight': 'From a black stone you go straight, never diagonally.',
    'grey-goes-diagonal': 'From a grey stone you only go diagonally.',
    'no-stone-there': 'There is no stone to step on.',
    'own-pawn-there': 'Your own pawn stands on that stone.',
    'nothing-to-repair': 'Nothing needs repair: move a pawn.',
    'no-stone-to-slide': 'There is no stone to slide here.',
    'no-gap-there': 'This stone has no gap on that side.',
    'gaps-before-parts': 'Close the gaps before joining the islands.',
    'no-gap-left': 'No gap is left: slide a whole row or column.',
    'name-lowest-stone': 'A whole line is named by its stone nearest to column a or row 1.',
    'touches-no-part': 'That way this line reaches no other island.',
    'must-join': 'Another slide joins islands: you have to choose one that does.',
    'repeats-layout': 'This slide would bring back a field already seen in this turn.',
    'stop-not-offered': 'You can stop the game only while your opponent is blocked.',
    'repair-before-stop': 'Finish your repairs first.',
  },
  positions: {
    'position-shape': 'This text is not a Tchag position.',
    'position-stones': 'There are only 18 black and 18 grey stones.',
    'position-pawns': 'Pawns on the field and pawns taken must make four for each side.',
    'position-winner': 'After the fourth capture the game is over and the side named is the winner.',
    'position-stop': 'The game can be stopped only on an extra turn, once repairs are done.',
    'position-blocked': 'The side named cannot move: it would be the other one’s extra turn.',
    'position-both-blocked': 'Neither side can move: there is no extra turn.',
    'position-extra': 'The other side can move: this is not an extra turn.',
  },
  reasons: {
    captured: (winner: number | null) => `${SEATS[winner ?? 0]} took all four opposing pawns and wins.`,
    stopped: (winner: number | null) =>
      winner === null
        ? 'The game is stopped: equal captures, a draw.'
        : `The game is stopped: ${SEATS[winner]} took more pawns and wins.`,
    'both-blocked': (winner: number | null) =>
      winner === null
        ? 'Nobody can move: a draw.'
        : `Nobody can move: ${SEATS[winner]} took more pawns and wins.`,
  },
  tasks: {
    move: 'Move a pawn',
    extra: 'Your opponent is blocked: play again, or stop the game',
    gap: 'Close a gap',
    join: 'Join the islands',
    over: 'The game is over',
  },
  moves: {
    step: (from: Square, to: Square) => `${nameSquare(from)} to ${nameSquare(to)}`,
    gap: (stone: Square, towards: string) => `Close from ${nameSquare(stone)}, ${towards}`,
    join: (stone: Square, towards: string) => `Join: the whole line of ${nameSquare(stone)}, ${towards}`,
    stop: 'Stop the game',
  },
  events: {
    moved: (seat: number, from: Square, to: Square, captured: number | null) =>
      captured === null
        ? `${SEATS[seat]} goes from ${nameSquare(from)} to ${nameSquare(to)}.`
        : `${SEATS[seat]} goes from ${nameSquare(from)} to ${nameSquare(to)} and takes a ${PAWN_OF[captured]} pawn.`,
    removed: (square: Square, grey: boolean) =>
      `The ${grey ? 'grey' : 'black'} stone ${nameSquare(square)} is removed.`,
    slid: (line: number, towards: string, distance: number, moved: number, riding: number) => {
      const riders = riding === 0 ? '' : `, ${pawns(riding)} riding`;
      return `In ${lineName(line)}, ${stones(moved)} ${moved === 1 ? 'slides' : 'slide'} ${towards} by ${steps(distance)}${riders}.`;
    },
    unfinished: (seat: number) => `${SEATS[seat]} has no repair left; the turn ends there.`,
    passed: (seat: number) => `${SEATS[seat]} to play.`,
    blocked: (seat: number, again: number) => `${SEATS[seat]} is blocked: ${SEATS[again]} plays again.`,
    stopped: (seat: number) => `${SEATS[seat]} stops the game.`,
  },
  square: (square: Square, stone: 'black' | 'grey' | null, pawn: number | null) =>
    stone === null
      ? `${nameSquare(square)}, empty`
      : `${nameSquare(square)}, ${stone} stone${pawn === null ? '' : `, ${PAWN_OF[pawn]} pawn`}`,
  towards: { screen: ON_SCREEN, edge: BY_EDGE },
  line: lineName,
  stones,
  taken: (n: number) => (n === 0 ? 'no pawn taken' : n === 1 ? '1 pawn taken' : `${n} pawns taken`),
} satisfies Messages;
