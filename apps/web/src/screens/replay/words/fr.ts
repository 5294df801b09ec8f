export const fr = {
  better: (move: string) => `Mieux : ${move}`,
  chances: (now: string, instead: string) => `${now} de chances au lieu de ${instead}.`,
  /** About the better move, then about the move played. */
  brings: (what: string) => `Ce coup ${what}.`,
  costs: (what: string) => `Le coup joué ${what}.`,
  good: (what: string) => `Bien joué : ce tour ${what}.`,
  wellPlayed: 'Bien joué.',
  same: 'L’ordinateur aurait joué de même.',
  luck: 'Le coup était bon : c’est le sort qui a tourné.',
  won: 'gagne la partie',
  lost: 'laisse gagner l’adversaire',
  lostTogether: 'fait perdre la partie',
  show: 'Voir le meilleur coup',
  looking: 'L’ordinateur cherche mieux…',
  playHere: 'Pour jouer d’ici : « Analyser d’ici ».',
  tookBack: 'Montrer aussi les coups repris',
};

export type Words = typeof fr;
