import type { RulesPage } from '@tablee/kernel';
import { figures } from './en-figures.ts';
import type { Figure, RuleId } from './page.ts';

export const rules: RulesPage<RuleId, Figure> = {
  title: 'The rules of Tock',
  aim: 'Walk your four pawns once round the track and bring them home. Cards send them forward, back and across; your partner helps you, without a word.',
  sections: [
    {
      heading: 'Board and pawns',
      paragraphs: [
        {
          id: 'TOCK-1',
          text: 'The track is a loop of 72 squares: four sides of 18, one for each colour. Pawns go round clockwise, and each side counts from 1 to 18. Red plays, then Blue, Yellow and Green. Colours that face each other are partners: Red with Yellow, Blue with Green.',
          figures: ['board'],
        },
        {
          id: 'TOCK-2',
          text: 'Each colour has four pawns. At first they are all in its reserve. Their goal is the four squares of their house, whose door is right after square 16 of their side.',
          figures: ['reserve'],
        },
        {
          id: 'TOCK-3',
          text: 'A pawn enters on square 18 of its own side. It crosses the three other sides, comes back to its own, walks on to square 16 and turns into its house: 70 steps from 18 to 16, then the four squares of the house. A pawn that cannot turn goes on over 17 and 18 for another lap.',
          figures: ['gate'],
        },
        {
          id: 'TOCK-4',
          text: 'There are 54 cards: a pack of 52 and two jokers. Hearts, diamonds, clubs and spades make no difference.',
        },
      ],
    },
    {
      heading: 'Dealing',
      paragraphs: [
        {
          id: 'TOCK-5',
          text: 'With four players everybody gets 5 cards, then 4, then 4. All cards are played before new ones are dealt. Two are left over: all 54 are shuffled and the next player deals. The player after the dealer begins.',
        },
        {
          id: 'TOCK-6',
          text: 'In teams, after each deal, partners first swap a card. Everybody chooses in secret, without knowing what will come back; all cards change hands at the same time.',
        },
        { id: 'TOCK-7', text: 'When everybody plays alone, no cards are swapped.' },
        {
          id: 'TOCK-8',
          text: 'With two players, each has two colours that face each other and 5 cards. On your turn play whichever colour you like, then draw a card, even after a discard. When the stock is empty, play out your hand; then all cards are shuffled and the other player deals. Two variants: each colour plays in turn, in the order of the track; or there is no drawing, and hands of 5, 5, 4, 4, 4 and 4 cards are dealt.',
        },
        {
          id: 'TOCK-9',
          text: 'With three players, one colour, drawn at random, stays out. Everybody gets 6 cards and puts one aside, face down; after that, 4 cards at a time until the pack is used up. Variant: 5 cards, then 4, 4 and 4, with nothing put aside.',
        },
      ],
    },
    {
      heading: 'Your turn',
      paragraphs: [
        {
          id: 'TOCK-10',
          text: 'Play one card, all of it: you choose which, and with which pawn. If one of your cards can be played, you have to play one. If none can, discard whichever you like.',
        },
        {
          id: 'TOCK-11',
          text: 'A pawn that stops on a pawn of another colour takes it: that pawn goes back to its reserve. Even your partner’s!',
        },
        {
          id: 'TOCK-12',
          text: 'A pawn never stops on a pawn of its own colour, except at the end of a king’s run. What counts is the pawn’s colour, no matter who moves it: with two players you may take a pawn of your other colour, even one that has just entered.',
        },
        {
          id: 'TOCK-13',
          text: 'On the track pawns pass one another freely. There are two exceptions: a pawn that has just entered, and pawns in a house.',
        },
      ],
    },
    {
      heading: 'Special squares',
      paragraphs: [
        {
          id: 'TOCK-14',
          text: 'Square 18. A pawn that has just entered on its own 18 and has not moved yet bars the way: other players’ pawns, a partner’s included, can neither pass it nor take it, and no other player can swap it. They have to play something else. Pawns of the same player do pass it: with two players, those of both colours. Of other players’ cards, only a rival’s 5 moves it. Once it has moved, it is a pawn like any other.',
          figures: ['entry'],
        },
        {
          id: 'TOCK-15',
          text: 'You cannot enter while a pawn of the same colour stands on square 18. A pawn of another colour there is taken.',
        },
        {
          id: 'TOCK-16',
          text: 'Square 7. A pawn whose move ends on a 7, forward, backward or with a part of a split 7, leaps to the 7 of the opposite side. It takes any pawn it finds on either; the leap itself passes no pawn. If a pawn of its own colour stands on either square, the move is not allowed, except with a king, which sends that pawn back to its reserve.',
          figures: ['seven'],
        },
      ],
    },
    {
      heading: 'The house',
      paragraphs: [
        {
          id: 'TOCK-17',
          text: 'A pawn that walks forward past square 16 of its own side turns into its house if the count ends exactly on a free square there, without passing a pawn inside. Otherwise it goes on to 17 and 18, for another lap.',
          figures: ['house'],
        },
        {
          id: 'TOCK-18',
          text: 'In the house pawns only go forward, by exact count, and never pass each other. Move the first ones to the far end: they leave room for the next.',
        },
        {
          id: 'TOCK-19',
          text: 'All four of your pawns are home? From now on your cards move your partner’s. In a split 7 this holds as soon as your last pawn is home: what is left is for your partner.',
        },
      ],
    },
    {
      heading: 'The fourteen cards',
      paragraphs: [
        {
          id: 'TOCK-20',
          text: '2, 3, 6, 8 and 9 move one pawn that many squares forward, the queen 12. The ace brings a pawn in, or moves one 1 square. The joker brings a pawn in, or moves one 18 squares. The king brings a pawn in, too.',
          figures: ['card-A', 'card-2', 'card-3', 'card-6', 'card-8', 'card-9', 'card-Q', 'card-X'],
        },
        {
          id: 'TOCK-21',
          text: 'The 4 moves one of your pawns 4 squares back. No pawn goes backwards into a house, and a pawn inside one does not go back. A fine trick: a pawn that has just entered goes back from 18 to 14, close to its door.',
          figures: ['card-4'],
        },
        {
          id: 'TOCK-22',
          text: 'The 5 moves a rival’s pawn 5 squares forward, never one of yours or your partner’s. It may move a pawn that has just entered. Take care: it may also bring that pawn home!',
          figures: ['card-5'],
        },
        {
          id: 'TOCK-23',
          text: 'The 7 is split among your pawns as you like: 7, or 4 and 3, or 2, 4 and 1… in any order, each pawn once only, 7 steps in all. Each part is a full move: it takes, leaps, comes home. And when only one of your pawns is not yet home, the 7 may count as anything from 1 to 7, just enough to bring it in.',
          figures: ['card-7'],
        },
        {
          id: 'TOCK-24',
          text: 'The king brings a pawn in, or moves one 13 squares and sweeps all away: every pawn on its path and on its last square goes back to its reserve, yours and your partner’s included. Only another player’s pawn that has just entered stops it; one of the same player is swept like the rest. In a house it sweeps nobody, and it enters only if it passes no pawn there.',
          figures: ['card-K'],
        },
        {
          id: 'TOCK-25',
          text: 'The 10 moves a pawn 10 squares, or blocks the next player: on the next turn, even after a deal, that player discards a card of their choice and moves nothing. Blocking is always possible.',
          figures: ['card-10'],
        },
        {
          id: 'TOCK-26',
          text: 'The jack swaps one of your pawns with any other on the track: yours, your partner’s or a rival’s. Never one in a reserve or a house, nor somebody else’s pawn on its own square 18. Swapping two of your own is allowed, even if it changes nothing.',
          figures: ['card-J'],
        },
      ],
    },
    {
      heading: 'Winning',
      paragraphs: [
        {
          id: 'TOCK-27',
          text: 'A team wins when all eight of its pawns are home. Playing alone you need only your four; with two players, the eight of both your colours.',
        },
      ],
    },
    {
      heading: 'Variants',
      paragraphs: [
        {
          id: 'TOCK-28',
          text: 'A card laid is a card played. For seasoned players: a card on the table is never taken back.',
        },
        {
          id: 'TOCK-29',
          text: 'Not a word between partners. In teams nobody writes during the game; reactions stay. An option lets you talk.',
        },
        {
          text: 'Entering by choice: the player of the card decides whether the pawn turns into its house or goes on. Taking your own pawns: a pawn may stop on its own colour and send that pawn back, even when it enters, but never in a house. Quick start: each colour begins with one pawn on its square 18.',
        },
      ],
    },
  ],
  readings: {
    heading: 'How we read the rules',
    paragraphs: [
      {
        id: 'TOCK-1',
        text: 'The rulebook names no colours: we chose red, blue, yellow and green, in that order.',
      },
      {
        id: 'TOCK-5',
        text: 'It does not say who begins. The last seat deals first, so the first seat opens the game; after that it is always the player after the dealer.',
      },
      {
        id: 'TOCK-8',
        text: 'For hands with two players the rulebook lists five deals and says two cards are left. That only comes out right with one more hand of 4, so we deal it.',
      },
      {
        id: 'TOCK-9',
        text: 'The colour that stays out is drawn at random; the seats take the others in the order of play.',
      },
      {
        id: 'TOCK-12',
        text: 'The rulebook does not say what happens when a pawn would stop on its own colour. We do not allow it; an option does.',
      },
      {
        id: 'TOCK-14',
        text: 'A pawn that has just entered is protected from everyone but its own player, and the rulebook does not say what that player may do. As we read it, all of that player’s pawns pass it; with two players, those of the other colour may also take it. Taking it with a pawn of the same colour is the option “Taking your own pawns”. What counts is the player of the moving pawn, even when a rival pushes it with a 5. A two-player game begun before this change ends as it began: there a pawn that has just entered also stops its player’s other colour.',
      },
      { id: 'TOCK-15', text: 'For the same reason you cannot enter onto your own pawn.' },
      {
        id: 'TOCK-16',
        text: 'The pawn takes on both 7s. Reaching a 7 by a swap, or by the leap itself, starts no leap.',
      },
      {
        id: 'TOCK-17',
        text: 'Turning into the house is not a choice when the count is right: that is how a 5 can push a rival home. An option makes it a choice.',
      },
    ],
  },
  figures,
};
