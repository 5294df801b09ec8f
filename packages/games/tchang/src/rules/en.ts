import type { RulesPage } from '@tablee/kernel';
import { figures } from './en-figures.ts';
import type { Figure, RuleId } from './page.ts';

export const rules: RulesPage<RuleId, Figure> = {
  title: 'The rules of T’Chang',
  aim: 'You have fallen into an emperor’s tomb. Find three dragons of one colour and the seven tangram pieces, then all get out by the dragon they point to: you win or lose together.',
  sections: [
    {
      heading: 'The tomb',
      paragraphs: [
        {
          id: 'TCHANG-1',
          text: 'The tomb is a square of seven by seven spaces joined by corridors, not diagonally. Its four corners are exits, each guarded by a dragon: red, green, yellow and blue. In the middle is the large start.',
          figures: ['tomb'],
        },
        {
          id: 'TCHANG-2',
          text: 'Nineteen statues, face down: twelve dragons, three of each colour, and the seven tangram pieces. Twenty-five stones, face down: four dangerous animals and twenty-one stones that shelter one to four fireflies. Sixty fireflies in all; those you spend go back to the reserve.',
          figures: ['things', 'pieces'],
        },
        {
          id: 'TCHANG-3',
          text: 'Four pawns begin in the middle. With four players, one each; with three, blue stays out; with two, one player moves red and yellow, the other green and blue; alone, you move all four. Every pawn has its own purse: six fireflies in Discovery and Classic, five in Expert, three in T’Chang.',
        },
        {
          id: 'TCHANG-4',
          text: 'Statues first, then stones, go on any spaces but the start and the exits. A stone may cover a statue. They are placed at random, or the players take turns placing a statue and, once all statues are there, a stone; at any time the rest may be placed at random.',
        },
      ],
    },
    {
      heading: 'Your turn',
      paragraphs: [
        {
          id: 'TCHANG-5',
          text: 'Players take turns clockwise: Red begins, then Green, Yellow and Blue. Move one of your pawns as many spaces as you like, one firefly a step, paid from its purse. It passes over everything freely; only the space where it stops counts. You may also stay. The turn ends by itself after the move, unless one of your pawns stands with another: then you may still share.',
          figures: ['walk', 'wander'],
        },
        {
          id: 'TCHANG-6',
          text: 'A stone where you stop? Turn it. Fireflies: take that many from the reserve, or what is left there, and the stone leaves the game.',
        },
        {
          id: 'TCHANG-7',
          text: 'A dangerous animal: your pawn is bitten and cannot move until another pawn ends its move on that space. Then the animal leaves, the rescuer is not bitten, and any statue under it is turned over.',
          figures: ['bite'],
        },
        {
          id: 'TCHANG-8',
          text: 'A statue, once its stone is gone: turn it over. It stays there, face up, until the end.',
        },
        {
          id: 'TCHANG-9',
          text: 'Before and after your move, a pawn of yours may give fireflies to another pawn on its space or take some from it, even bitten, even on the exit.',
          figures: ['share'],
        },
        {
          id: 'TCHANG-10',
          text: 'The first colour whose three dragons are shown decides the exit, once and for all.',
          figures: ['wake'],
        },
        {
          id: 'TCHANG-11',
          text: 'A player whose pawns can neither move nor share passes without being asked.',
        },
      ],
    },
    {
      heading: 'The way out',
      paragraphs: [
        {
          id: 'TCHANG-12',
          text: 'The exit opens when three dragons of a colour and the seven tangram pieces are shown. No exit may be entered before, and then only that one, as the last step of a move, at the usual cost. A pawn that is out may go back to fetch others. The game is won when all pawns are there.',
          figures: ['leave'],
        },
        {
          id: 'TCHANG-13',
          text: 'The game is lost when no pawn can ever move again, when two rounds in a row pass without a move or a share (you are warned after the first), or when the group gives up.',
        },
      ],
    },
    {
      heading: 'The riddles',
      paragraphs: [
        {
          id: 'TCHANG-14',
          text: 'At the exit, if you like, the dragon shows you four figures: build one of them with the seven tangram pieces. All must be used; any arrangement that fills the figure will do. The game is won either way.',
          figures: ['riddle'],
        },
        {
          id: 'TCHANG-15',
          text: 'Twenty servants of the emperor hide in the drawing of the tomb, and three of them have names for you to discover. Look for them when you have time.',
          more: { page: 'servants', text: 'Look for the servants' },
        },
      ],
    },
    {
      heading: 'Easier, harder',
      paragraphs: [
        {
          id: 'TCHANG-16',
          text: 'Choose the fireflies at the start, the number of animals, a firefly for the pawn that uncovers a tangram piece, and where the statues (near, far, at random) and the stones (beside the statues, on all of them, at random) lie. Four set-ups are ready: Classic is the rulebook’s own game, with six fireflies and four animals; Discovery removes an animal and gives a firefly for each tangram piece; Expert starts with five fireflies, with the statues far away, no stone on them and three animals; T’Chang starts with three fireflies.',
        },
      ],
    },
  ],
  readings: {
    heading: 'How we read the rules',
    paragraphs: [
      {
        id: 'TCHANG-1',
        text: 'Forty-five spaces without the corners, forty-four without the start: just enough for nineteen statues and twenty-five stones side by side. We put red in the north-west, green in the north-east, yellow in the south-east, blue in the south-west. Walled corridors are an option; every space can still be reached, and nothing closes an exit.',
      },
      {
        id: 'TCHANG-2',
        text: 'The rulebook does not say how many stones carry how many fireflies: we take five of 1, six of 2, five of 3 and five of 4. Each tangram piece is there once.',
      },
      { id: 'TCHANG-3', text: 'The first seat starts, whichever player placed last.' },
      {
        id: 'TCHANG-5',
        text: 'You pay for the shortest way. Doing nothing at all is a pass; sharing without moving is not.',
      },
      {
        id: 'TCHANG-9',
        text: 'No permission is asked: around a table you have talked already. Pawns of others share among themselves on their own turns. A game begun under our earlier reading keeps it: there, the player on turn shares for all.',
      },
      {
        id: 'TCHANG-11',
        text: 'A player whose pawns cannot move stays on turn while one of them can share.',
      },
      {
        id: 'TCHANG-13',
        text: 'The table also tells you when winning has become impossible for certain, and never before: all fireflies that could still come are counted against the shortest way there can be.',
      },
      {
        id: 'TCHANG-16',
        text: 'The firefly for a piece goes to the pawn whose arrival turned the statue; at a rescue, to the rescuer. With three animals there are twenty-four stones.',
      },
    ],
  },
  figures,
};
