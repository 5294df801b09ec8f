/** Texts of placing (TEKAO-4, TEKAO-5). */
const placing = {
  tray: 'Pion à poser',
  placeAt: (square: string) => `Poser en ${square}`,
  tapFirst: 'Touchez une case éclairée',
  tapOrDrag: 'Touchez une case ou glissez-y le pion',
  preview: (square: string, piece: string) => `${square}, aperçu : ${piece}`,
  planned: (square: string, piece: string) => `${square}, prévu : ${piece}`,
  hint: 'conseillé',
  turnLeft: 'Tourner vers la gauche',
  turnRight: 'Tourner vers la droite',
  draws: (who: string) => `${who} pose ce pion`,
  drawsFlag: (who: string) => `${who} pose son drapeau`,
  chooses: (who: string) => `${who} choisit un pion`,
  yours: 'À vous de poser ce pion',
  yoursFlag: 'Posez votre drapeau',
  bag: (n: number) => (n === 0 ? 'Sac vide' : n === 1 ? 'Encore 1 dans le sac' : `Encore ${n} dans le sac`),
  left: 'Pions à placer',
  count: (n: number) => (n === 1 ? 'reste 1' : `reste ${n}`),
  allPlaced: 'Tous vos pions sont placés',
  prepare: 'Préparer',
  prepared: 'Terminé',
  planning: 'Disposez d’avance : rien n’est encore joué',
  clear: 'Tout enlever',
  lift: 'Enlever ce pion',
  follow: 'Suivre',
  following: (n: number) =>
    n === 1 ? 'Suit la disposition : encore 1' : `Suit la disposition : encore ${n}`,
  followed: 'La disposition est suivie : un pion à chacun de vos tours.',
  halt: 'Arrêter',
  forMe: 'Placez pour moi',
  lineups: 'Mes dispositions',
};
export type PlacingWords = typeof placing;

/** Texts of the drawn board; all other texts are messages of the game. */
export const fr = {
  board: (lower: string) => `Plateau de Tekao, ${lower} en bas`,
  ways: (n: number) => (n === 0 ? 'bloqué' : n === 1 ? '1 coup possible' : `${n} coups possibles`),
  hint: 'conseillé',
  streak: (n: number) => (n === 1 ? 'joué au dernier tour' : `joué ${n} fois de suite`),
  rests: 'se repose après trois coups de suite',
  left: (n: number) => (n === 1 ? '1 pion sur le plateau' : `${n} pions sur le plateau`),
  placed: (n: number) => (n === 1 ? '1 pion posé' : `${n} pions posés`),
  quiet: (n: number) => (n === 1 ? 'Nulle au prochain tour sans prise' : `Nulle dans ${n} tours sans prise`),
  keys: [
    ['+ −', 'tourner le pion choisi, à droite ou à gauche'],
    ['M', 'montrer les menaces'],
    ['F', 'qui bat qui'],
    ['P', 'montrer la case à son équipe'],
  ] as readonly (readonly [string, string])[],
  tools: 'Aides',
  threats: 'Menaces',
  threatened: (squares: readonly string[]) =>
    squares.length === 0 ? 'Aucun pion menacé.' : `Pions menacés : ${squares.join(', ')}.`,
  strength: 'Qui bat qui',
  strengthTitle: 'Qui bat qui ?',
  point: 'Montrer',
  pointNow: 'Touchez la case à montrer.',
  brief: {
    piece: (square: string) => `Pion en ${square}`,
    flag: (square: string) => `Drapeau en ${square}`,
    pass: 'Passe',
  },
  placing,
};

export type Words = typeof fr;
