import type { Words } from './fr.ts';

const number = (n: number, digits = 0): string =>
  n.toLocaleString('en', { maximumFractionDigits: digits, minimumFractionDigits: digits });
const percent = (x: number): string => `${number(100 * x, 1)}%`;
const games = (n: number): string => (n === 1 ? '1 game' : `${number(n)} games`);

export const en: Words = {
  title: 'The balance lab',
  intro:
    'Let the computers play each other, dozens of games in a row: who wins, from which seat, and how long does it take? Everything is computed on this device.',
  settings: 'What is played',
  game: 'Game',
  otherOptions: 'All options',
  bots: 'Who plays each seat',
  random: 'Random moves',
  idle: 'Moves of an absent player',
  games: 'Number of games',
  seed: 'Seed',
  seedHint: 'Any word. The same seed gives the same games, here and with “tablee sim”.',
  noSeed: 'Give a seed: a word will do.',
  limited: preset => `Between computers the preset “${preset}” is played, so that every game ends.`,
  slow: 'The level Master thinks long: allow a minute for each game, sometimes more.',
  start: 'Play the games',
  stop: 'Stop',
  progress: (done, of) => `${number(done)} of ${games(of)}`,
  running: moves => (moves < 2 ? 'Games under way…' : `Games under way: ${number(moves)} moves played…`),
  done: n => `Done: ${games(n)}.`,
  stopped: (n, of) => `Stopped: ${games(n)} of ${number(of)}. What was played counts.`,
  nothing: 'Stopped before the first game ended: there is nothing to count.',
  failed: why => `The simulation broke off: ${why}`,
  open: 'Open a saved result',
  openBad: 'This file is not a result of the lab, or a part of it is missing.',
  linkBad: 'This link does not hold a whole result: ask for it again.',
  result: (game, n) => `${game}: ${games(n)}`,
  about: (preset, seed) =>
    `${preset === null ? 'Options chosen one by one' : `Preset “${preset}”`}, seed “${seed}”.`,
  timed: ms => `The computers had ${number(ms)} ms a move: these games cannot be repeated exactly.`,
  wins: 'Wins by seat',
  teamWins: 'Wins of the team',
  team: 'The team',
  draws: 'Draws',
  winsAlt: parts => `Share of wins. ${parts}`,
  share: percent,
  interval: (low, high) => `between ${percent(low)} and ${percent(high)}`,
  shareOf: (who, share, interval) => `${who}: ${share}, ${interval}.`,
  intervalNote:
    'The bar shows the measured share; the line, the interval that holds the true share 95 times in 100. The more games, the shorter it is.',
  even: share => `Dotted: the even share, ${percent(share)}.`,
  length: 'Length of the games',
  lengthLine: (turns, most, moves) =>
    `${number(turns, 1)} turns on average, ${number(most)} at most; ${number(moves, 1)} moves on average.`,
  leads: 'Changes of the lead',
  leadsLine: (mean, most) => `${number(mean, 1)} a game on average, ${number(most)} at most.`,
  leadsNote:
    'A side leads if its chances, as the computer judges them at the end of a turn, are 10 points better than those of the others. Each time another side takes the lead counts.',
  noLeads: 'The computer cannot judge who leads in this game.',
  binsAlt: (what, from, to) =>
    `${what}, from ${number(from)} to ${number(to)}; the taller the column, the more games.`,
  bin: (from, to) => (from === to ? number(from) : `${number(from)} to ${number(to)}`),
  tallest: n => `Tallest column: ${games(n)}.`,
  turnsHead: 'Turns',
  leadsHead: 'Changes',
  gamesHead: 'Games',
  ends: 'How they end',
  numbers: 'The numbers',
  head: { seat: 'Seat', wins: 'Wins', share: 'Share', interval: 'At 95%' },
  shareLink: 'Share the link',
  linkNote: 'The whole result is in the link; it passes through no server.',
  linkLong: 'This result is too long for a link: save it as a file.',
  save: 'Save the file',
  saveCsv: 'CSV table',
  fileName: 'lab',
  again: 'Repeat these games on the command line',
  againNote: 'From the folder of Tablée; the same games, one by one.',
};
