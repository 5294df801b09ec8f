import type { RulesPage } from '@tablee/kernel';
import { figures } from './en-figures.ts';
import type { Figure, RuleId } from './page.ts';

export const rules: RulesPage<RuleId, Figure> = {
  title: 'The rules of T’Chang',
  aim: 'You have fallen into an emperor’s tomb. Find three dragons of one colour and the seven tangram pieces, then get out, all of you, by the dragon they name: you win or lose together.',
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
          text: 'Four pawns begin in the middle. Four players have one each; with three, blue stays outside; of two, one leads red and yellow, the other green and blue; alone, you lead all four. Every pawn has a purse of its own with six fireflies.',
        },
        {
          id: 'TCHANG-4',
          text: 'Statues first, then stones, go on any spaces but the start and the exits. A stone may cover a statue. The lot does it, or everyone in turn places a statue and, once all lie there, a stone; at any time the lot may be asked to finish.',
        },
      ],
    },
    {
      heading: 'Your turn',
      paragraphs: [
        {
          id: 'TCHANG-5',
          text: 'Move one of your pawns as many spaces as you like, one firefly a step, paid from its purse. It passes over everything freely; only the space where it stops counts. You may also stay. The turn ends by itself after the move, unless one of your pawns stands with another: then you may still share.',
          figures: ['walk', 'wander'],
        },
        {
          id: 'TCHANG-6',
          text: 'A stone where you stop? Turn it. Fireflies: take that many from the reserve, and the stone is gone.',
        },
        {
          id: 'TCHANG-7',
          text: 'A dangerous animal: your pawn is bitten and cannot move until another pawn ends its move on that space. Then the animal leaves, the rescuer is not bitten, and a statue under it is turned.',
          figures: ['bite'],
        },
        {
          id: 'TCHANG-8',
          text: 'A statue, once its stone is gone: turn it. It stays there, for all to see, until the end.',
        },
        {
          id: 'TCHANG-9',
          text: 'Before and after your move, a pawn of yours may give fireflies to another pawn on its space or take some from it, even bitten, even on the exit.',
          figures: ['share'],
        },
        {
          id: 'TCHANG-10',
          text: 'The first colour whose three dragons are shown names the exit, once and for all.',
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
          text: 'The exit opens when three dragons of a colour and the seven tangram pieces are shown. Nobody enters one before, and then only that one, with the last step, like any space. A pawn that is out may go back to fetch others. The game is won when all pawns are there.',
          figures: ['leave'],
        },
        {
          id: 'TCHANG-13',
          text: 'It is lost when no pawn can ever move again, when two rounds in a row pass without a move or a share (you are warned after the first), or when the group gives up.',
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
          text: 'Twenty servants of the emperor hide in the drawing of the tomb, and three of them have names. Look for them when you have the time.',
          more: { page: 'servants', text: 'Look for the servants' },
        },
      ],
    },
    {
      heading: 'Easier, harder',
      paragraphs: [
        {
          id: 'TCHANG-16',
          text: 'Choose the fireflies at the start, the animals, a firefly for whoever turns up a tangram piece, and where statues (near, far, by lot) and stones (beside the statues, on all of them, by lot) lie. Four levels are ready: Discovery, Classic, Expert and T’Chang.',
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
      { id: 'TCHANG-3', text: 'The first seat starts, whatever was placed before.' },
      {
        id: 'TCHANG-5',
        text: 'You pay for the shortest way. To do nothing at all is to pass; to have only shared is not.',
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
