/** Texts of dialogs at a table that are rarely opened. */
export const fr = {
  reach: 'Prévenez-moi',
  reachHint: 'Un signe quand c’est à vous, même page fermée',
  sharePicture: 'Partager une image',
  sharePictureHint: 'Le plateau en image, ou le dernier coup animé',
  absence: 'Si je m’absente',
  absenceHint: 'L’ordinateur joue pour vous, ou vous passez ou quittez votre place.',
  pause: 'Proposer une pause',
  pauseHint: 'Le temps ne court plus jusqu’au jour convenu.',
  end: 'Terminer la partie',
  endHint: 'Tous les autres ont quitté la table : personne ne gagne.',
  keys: {
    title: 'Touches du clavier',
    rows: [
      ['Flèches', 'se déplacer sur le plateau'],
      ['Entrée', 'choisir, jouer'],
      ['Échap', 'reposer le pion'],
      ['Retour arrière', 'reprendre'],
      ['H', 'conseil'],
      ['Espace', 'revoir le dernier tour (lecture ou pause, dans « Revoir »)'],
      ['← → Début Fin', 'avancer et reculer, dans « Revoir »'],
      ['?', 'cette liste'],
    ] as readonly (readonly [string, string])[],
  },
  seal: {
    title: 'Empreinte du mélange',
    sealed:
      'Tout le hasard de cette partie vient d’une graine secrète. Voici son empreinte, publiée avant de jouer : à la fin, la graine sera ouverte et chacun pourra refaire le calcul.',
    opened:
      'La graine est ouverte : son empreinte est bien celle publiée avant de jouer, et chaque tirage en découle.',
    fingerprint: 'Empreinte (SHA-256)',
    fingerprintFrom: (n: number) => `Empreinte à partir du coup ${n}`,
    seed: 'Graine',
  },
};

export type Words = typeof fr;
