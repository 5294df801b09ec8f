const number = (n: number, digits = 0): string =>
  n.toLocaleString('fr', { maximumFractionDigits: digits, minimumFractionDigits: digits });
const percent = (x: number): string => `${number(100 * x, 1)} %`;
const games = (n: number): string => (n < 2 ? `${number(n)} partie` : `${number(n)} parties`);

export const fr = {
  title: 'Le labo d’équilibre',
  intro:
    'Faites jouer les ordinateurs entre eux, des dizaines de parties d’affilée : qui gagne, à quelle place, en combien de temps ? Tout se calcule sur cet appareil.',
  settings: 'Ce qui se joue',
  game: 'Jeu',
  otherOptions: 'Toutes les options',
  bots: 'Qui joue à chaque place',
  random: 'Coups au hasard',
  idle: 'Coups d’un joueur absent',
  games: 'Nombre de parties',
  seed: 'Graine',
  seedHint: 'Un mot de votre choix. La même graine redonne les mêmes parties, ici et avec « tablee sim ».',
  noSeed: 'Donnez une graine : un mot suffit.',
  limited: (preset: string) =>
    `Entre ordinateurs, on joue la formule « ${preset} », pour que chaque partie finisse.`,
  slow: 'La force Maître réfléchit longtemps : comptez une minute par partie, parfois plus.',
  start: 'Lancer les parties',
  stop: 'Arrêter',
  progress: (done: number, of: number) => `${number(done)} sur ${games(of)}`,
  running: (moves: number) =>
    moves < 2 ? 'Parties en cours…' : `Parties en cours : ${number(moves)} coups joués…`,
  done: (n: number) => `C’est joué : ${games(n)}.`,
  stopped: (n: number, of: number) => `Arrêté : ${games(n)} sur ${number(of)}. Ce qui est joué compte.`,
  nothing: 'Arrêté avant la fin de la première partie : il n’y a rien à compter.',
  failed: (why: string) => `La simulation s’est interrompue : ${why}`,
  open: 'Ouvrir un résultat enregistré',
  openBad: 'Ce fichier n’est pas un résultat du labo, ou il en manque un morceau.',
  linkBad: 'Ce lien ne contient pas un résultat entier : demandez qu’on vous le renvoie.',
  result: (game: string, n: number) => `${game} : ${games(n)}`,
  about: (preset: string | null, seed: string) =>
    `${preset === null ? 'Options choisies une à une' : `Formule « ${preset} »`}, graine « ${seed} ».`,
  timed: (ms: number) =>
    `Les ordinateurs avaient ${number(ms)} ms par coup : ces parties ne se rejouent pas à l’identique.`,
  wins: 'Victoires par place',
  teamWins: 'Victoires de l’équipe',
  team: 'L’équipe',
  draws: 'Parties nulles',
  winsAlt: (parts: string) => `Part des victoires. ${parts}`,
  share: (share: number) => percent(share),
  interval: (low: number, high: number) => `entre ${percent(low)} et ${percent(high)}`,
  shareOf: (who: string, share: string, interval: string) => `${who} : ${share}, ${interval}.`,
  intervalNote:
    'La barre montre la part mesurée ; le trait, l’intervalle où la vraie part se trouve 95 fois sur 100. Plus il y a de parties, plus il est court.',
  even: (share: number) => `Pointillés : la part égale, ${percent(share)}.`,
  length: 'Durée des parties',
  lengthLine: (turns: number, most: number, moves: number) =>
    `${number(turns, 1)} tours en moyenne, ${number(most)} au plus ; ${number(moves, 1)} coups en moyenne.`,
  leads: 'Changements de tête',
  leadsLine: (mean: number, most: number) =>
    `${number(mean, 1)} par partie en moyenne, ${number(most)} au plus.`,
  leadsNote:
    'Un camp mène quand ses chances, jugées par l’ordinateur à la fin d’un tour, dépassent celles des autres de 10 points au moins. On compte chaque fois qu’un autre camp prend la tête.',
  noLeads: 'L’ordinateur ne sait pas juger qui mène dans ce jeu.',
  binsAlt: (what: string, from: number, to: number) =>
    `${what}, de ${number(from)} à ${number(to)} ; plus la colonne est haute, plus il y a de parties.`,
  bin: (from: number, to: number) => (from === to ? number(from) : `${number(from)} à ${number(to)}`),
  tallest: (n: number) => `Colonne la plus haute : ${games(n)}.`,
  turnsHead: 'Tours',
  leadsHead: 'Changements',
  gamesHead: 'Parties',
  ends: 'Comment elles finissent',
  numbers: 'Les chiffres',
  head: {
    seat: 'Place',
    wins: 'Victoires',
    share: 'Part',
    interval: 'À 95 %',
  },
  shareLink: 'Partager le lien',
  linkNote: 'Le résultat entier est dans le lien ; il ne passe par aucun serveur.',
  linkLong: 'Ce résultat est trop long pour un lien : enregistrez-le dans un fichier.',
  save: 'Enregistrer le fichier',
  saveCsv: 'Tableau CSV',
  fileName: 'labo',
  again: 'Refaire ces parties en ligne de commande',
  againNote: 'Depuis le dossier de Tablée ; les mêmes parties, une à une.',
};
export type Words = typeof fr;
