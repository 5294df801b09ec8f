import type { Words } from './fr.ts';

const within = (n: number): string => (n === 1 ? 'this turn' : `in ${n} turns`);
const pieces = (n: number): string => (n === 1 ? 'a piece' : `${n} pieces`);

export const en: Words = {
  title: 'Puzzles',
  ofGame: game => `${game}: puzzles`,
  daily: 'Puzzles of the day',
  dailyNote:
    'One per game, another one tomorrow. All come from games of our computers, and every solution is checked.',
  all: (game, solved, of) => `${game}: ${solved} of ${of} solved`,
  allTitle: 'All puzzles',
  grades: { 1: 'Easy', 2: 'Medium', 3: 'Hard' },
  number: (n, solved) => `Puzzle ${n}${solved ? ', solved' : ''}`,
  solvedMark: 'solved',
  goals: {
    'win-in': n => (n === 1 ? 'Win this turn.' : `Win in ${n} turns, whatever the opponent does.`),
    hold: () => 'Only one way to play this turn avoids defeat. Find it.',
    take: (more, turns) => `Win ${pieces(more)} ${within(turns)}, whatever the opponent does.`,
    'best-card': () => 'Play the best card in the best way.',
    'win-turn': () => 'Win before the turn ends.',
    'all-out': () => 'Get everyone out with these fireflies.',
  },
  youAre: colour => `You play ${colour}.`,
  youAreAll: 'You play for the whole team.',
  on: 'Well seen. Go on.',
  replying: 'The opponent replies…',
  solved: 'Solved!',
  solvedHelped: 'That was the solution.',
  notBest: 'Allowed, but there is something better. Try again.',
  missed: 'The goal is not reached. Try again.',
  show: 'Show the move',
  playShown: 'Play this move',
  restart: 'Start again',
  next: 'Next puzzle',
  back: 'All puzzles',
  backToPuzzle: 'Back to the puzzle',
  done: 'You have solved all puzzles of this game. Well done!',
  share: 'Send this puzzle',
  unknown: 'There is no such puzzle, or not any more. The link may be cut short.',
  noneOf: 'There are no puzzles of this game.',
};
