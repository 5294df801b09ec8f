/** What only placing says (TEKAO-4, TEKAO-5); all other words come with the game. */
export const fr = {
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
  preparing: 'Disposez d’avance : rien n’est encore joué',
  clear: 'Tout enlever',
  lift: 'Enlever ce pion',
  follow: 'Suivre',
  following: (n: number) =>
    n === 1 ? 'Suit la disposition : encore 1' : `Suit la disposition : encore ${n}`,
  followed: 'La disposition est suivie : un pion à chacun de vos tours.',
  halt: 'Arrêter',
  shelf: 'Mes dispositions',
};

export type Words = typeof fr;
