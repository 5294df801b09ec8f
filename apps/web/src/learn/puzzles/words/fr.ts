import type { GoalKey } from '@tablee/puzzles';

const within = (n: number): string => (n === 1 ? 'ce tour-ci' : `en ${n} tours`);
const pawns = (n: number): string => (n === 1 ? 'un pion' : `${n} pions`);

export const fr = {
  title: 'Problèmes',
  ofGame: (game: string): string => `${game} : problèmes`,
  daily: 'Problèmes du jour',
  dailyNote:
    'Un par jeu, un autre demain. Tous viennent de parties de nos ordinateurs, et chaque solution est vérifiée.',
  all: (game: string, solved: number, of: number): string =>
    `${game} : ${solved} ${solved < 2 ? 'résolu' : 'résolus'} sur ${of}`,
  allTitle: 'Tous les problèmes',
  grades: { 1: 'Facile', 2: 'Moyen', 3: 'Difficile' },
  number: (n: number, solved: boolean): string => `Problème ${n}${solved ? ', résolu' : ''}`,
  solvedMark: 'résolu',
  goals: {
    'win-in': (n: number) =>
      n === 1 ? 'Gagnez ce tour-ci.' : `Gagnez en ${n} tours, quoi que fasse l’adversaire.`,
    hold: () => 'Une seule façon de jouer ce tour évite la défaite. Trouvez-la.',
    take: (more: number, turns: number) =>
      `Gagnez ${pawns(more)} ${within(turns)}, quoi que fasse l’adversaire.`,
    'best-card': () => 'Jouez la meilleure carte, de la meilleure façon.',
    'win-turn': () => 'Gagnez avant la fin du tour.',
    'all-out': () => 'Faites sortir tout le monde avec ces lucioles.',
  } satisfies { readonly [G in GoalKey]: (...numbers: number[]) => string },
  youAre: (colour: string): string => `Vous jouez ${colour}.`,
  youAreAll: 'Vous jouez pour toute l’équipe.',
  on: 'Bien vu. Continuez.',
  replying: 'L’adversaire répond…',
  solved: 'Résolu !',
  solvedHelped: 'C’était la solution.',
  notBest: 'Permis, mais il y a mieux. Essayez encore.',
  missed: 'Le but n’est pas atteint. Essayez encore.',
  show: 'Montrer le coup',
  playShown: 'Jouer ce coup',
  restart: 'Recommencer',
  next: 'Problème suivant',
  back: 'Tous les problèmes',
  backToPuzzle: 'Retour au problème',
  done: 'Vous avez résolu tous les problèmes de ce jeu. Bravo !',
  share: 'Envoyer le problème',
  unknown: 'Ce problème n’existe pas, ou plus. Le lien est peut-être coupé.',
  noneOf: 'Il n’y a pas de problèmes pour ce jeu.',
};

export type Words = typeof fr;
