import type { Words } from './fr.ts';

export const en: Words = {
  better: move => `Better: ${move}`,
  chances: (now, instead) => `Chances ${now} instead of ${instead}.`,
  brings: what => `This move ${what}.`,
  costs: what => `The move played ${what}.`,
  good: what => `Well played: this turn ${what}.`,
  wellPlayed: 'Well played.',
  same: 'The computer would have played the same.',
  luck: 'The move was good: luck turned.',
  won: 'wins the game',
  lost: 'lets the opponent win',
  lostTogether: 'loses the game',
  show: 'Show the better move',
  looking: 'The computer looks for better…',
  playHere: 'To play from here: “Analyse from here”.',
  tookBack: 'Also show moves that were taken back',
};
