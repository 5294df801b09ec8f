/** The texts of the lesson screen, the same for all games. */
export const fr = {
  step: (n: number, of: number): string => `Étape ${n} sur ${of}`,
  goTo: (n: number, title: string, done: boolean): string =>
    `Étape ${n} : ${title}${done ? ', réussie' : ''}`,
  steps: 'Étapes',
  restart: 'Recommencer l’étape',
  skip: 'Sauter',
  next: 'Étape suivante',
  finish: 'Terminer',
  show: 'Montrez-moi',
  hear: 'Écouter la consigne',
  watch: 'L’adversaire joue…',
  facts: 'À retenir',
  backToLesson: 'Retour à la leçon',
  play: 'Jouer contre l’ordinateur',
  rules: 'Lire les règles',
  anew: 'Refaire la leçon',
  unknown: 'Il n’y a pas de leçon pour ce jeu.',
};

export type Words = typeof fr;
