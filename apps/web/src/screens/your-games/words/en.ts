import type { Words } from './fr.ts';

export const en: Words = {
  title: 'Your games',
  against: level => `against the computer, ${level}`,
  together: people =>
    people === 1
      ? 'on this screen'
      : people === 2
        ? 'two players on this screen'
        : `${people} players on this screen`,
  byLink: names => `by link, ${names}`,
  waiting: 'by link, waiting for somebody',
  watched: 'by link, watching',
  finished: 'finished',
  moves: n => (n === 0 ? 'not begun yet' : n === 1 ? '1 move' : `${n} moves`),
  forget: 'Forget',
  forgetNamed: what => `Forget the game: ${what}`,
  forgetAsk: 'Forget this game? It will be erased from this device.',
  forgetTableAsk: 'Forget this table? Without your personal link you cannot take your seat again.',
  hideAsk:
    'Take this table off the list on this device? Your seat stays yours: open its link to find it again.',
  showAll: n => `Show all (${n})`,
  yours: n => (n === 1 ? 'One game is waiting for you.' : `${n} games are waiting for you.`),
};
