import type { Words } from './fr.ts';

export const en: Words = {
  title: 'About Tablée',
  body: [
    'Tablée gathers rare board games published in France, so that people can still play them together.',
    'No account, no advertising, no tracking. Games against the computer and on one screen stay on this device; games by link are kept by the server, and your link is your key.',
    'Once the page has been opened, everything also works without a network, except games by link. You can install it from your browser’s menu.',
    'All luck is sealed before the game and opened after it: “Verify this game”, in a table’s menu, checks it before your eyes.',
  ],
  credits: {
    title: 'The games and their authors',
    games: {
      tchag: 'Tchag: the printed rules we follow do not name its author.',
      tock: 'Tock: a traditional game. The printed rules we follow name no author.',
      tekao: 'Tekao: the printed rules we follow do not name its author.',
      tchang: 'T’Chang: a cooperative game by Gudrun König and Pascal Deru, illustrated by Kitty Crowther.',
      dragons:
        'Combats de dragons: a game from the box of T’Chang, by Gudrun König and Pascal Deru, illustrated by Kitty Crowther.',
      tchako: 'T’Chako: the printed rules we follow do not name its author.',
    },
    art: 'The boards, pieces and pictures here are our own drawings.',
  },
  licence: 'Free software, MIT licence. Fonts Fraunces and Atkinson Hyperlegible, OFL licence.',
  mine: 'My games: keep them and find them elsewhere',
  analyse: 'Analyse a game',
  lab: 'The balance lab: let the computers play each other',
  api: 'Documentation for programs',
};
