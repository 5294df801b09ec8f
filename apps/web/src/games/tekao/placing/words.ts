import type { Language } from '../../../settings.ts';
import type { Misfit } from './fit.ts';
import type { Unkept } from './kept.ts';

const frUnkept: { readonly [U in Unkept]: string } = {
  nameless: 'Donnez-lui un nom.',
  'name-taken': 'Une autre disposition porte déjà ce nom.',
  'too-many': 'La liste est pleine : supprimez d’abord une disposition.',
  'no-room': 'Cet appareil n’a pas pu l’enregistrer : sa mémoire est pleine ou fermée.',
};
const frMisfits: { readonly [M in Misfit]: string } = {
  pieces: 'Faite pour d’autres pions',
  home: 'Dépasse la zone de départ de cette partie',
};

/** What only placing says (TEKAO-4, TEKAO-5); all other words come with the game. */
const fr = {
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
  keepPlaced: 'Garder cette disposition',
  keptAs: (name: string) => `« ${name} » est enregistrée.`,
  none: 'Rien d’enregistré pour l’instant. Préparez vos neuf pions, puis donnez un nom à la disposition.',
  unfinished: (n: number) =>
    n === 1
      ? 'Encore 1 pion à prévoir avant de pouvoir enregistrer.'
      : `Encore ${n} pions à prévoir avant de pouvoir enregistrer.`,
  name: 'Nom de la disposition',
  save: 'Enregistrer',
  replace: 'Remplacer',
  load: 'Utiliser',
  loadNamed: (name: string) => `Utiliser ${name}`,
  loaded: (name: string, n: number) => (n === 1 ? `${name} : 1 pion prévu.` : `${name} : ${n} pions prévus.`),
  rename: 'Renommer',
  renameNamed: (name: string) => `Renommer ${name}`,
  dont: 'Annuler',
  forget: 'Supprimer',
  forgetNamed: (name: string) => `Supprimer ${name}`,
  sure: (name: string) => `Supprimer « ${name} » de cet appareil ?`,
  misfits: frMisfits,
  unkept: frUnkept,
};
export type Words = typeof fr;

const en: Words = {
  tray: 'Piece to place',
  placeAt: square => `Place on ${square}`,
  tapFirst: 'Tap a lit square',
  tapOrDrag: 'Tap a square or drag the piece there',
  preview: (square, piece) => `${square}, preview: ${piece}`,
  planned: (square, piece) => `${square}, planned: ${piece}`,
  hint: 'advised',
  turnLeft: 'Turn to the left',
  turnRight: 'Turn to the right',
  draws: who => `${who} places this piece`,
  drawsFlag: who => `${who} places the flag`,
  chooses: who => `${who} is choosing a piece`,
  yours: 'Place this piece',
  yoursFlag: 'Place your flag',
  bag: n => (n === 0 ? 'Bag empty' : `${n} more in the bag`),
  left: 'Pieces to place',
  count: n => `${n} left`,
  allPlaced: 'All your pieces stand',
  prepare: 'Prepare',
  prepared: 'Done',
  preparing: 'Plan ahead: nothing is played yet',
  clear: 'Take all off',
  lift: 'Take this piece off',
  follow: 'Follow',
  following: n => `Following the set-up: ${n} to go`,
  followed: 'The set-up is followed: one piece each time it is your turn.',
  halt: 'Stop',
  shelf: 'My set-ups',
  keepPlaced: 'Keep this set-up',
  keptAs: name => `“${name}” is saved.`,
  none: 'Nothing saved yet. Prepare your nine pieces, then give the set-up a name.',
  unfinished: n =>
    n === 1
      ? '1 more piece to plan before it can be saved.'
      : `${n} more pieces to plan before it can be saved.`,
  name: 'Name of the set-up',
  save: 'Save',
  replace: 'Replace',
  load: 'Use',
  loadNamed: name => `Use ${name}`,
  loaded: (name, n) => (n === 1 ? `${name}: 1 piece planned.` : `${name}: ${n} pieces planned.`),
  rename: 'Rename',
  renameNamed: name => `Rename ${name}`,
  dont: 'Cancel',
  forget: 'Delete',
  forgetNamed: name => `Delete ${name}`,
  sure: name => `Delete “${name}” from this device?`,
  misfits: { pieces: 'Made for other pieces', home: 'Reaches beyond this game’s home' },
  unkept: {
    nameless: 'Give it a name.',
    'name-taken': 'Another set-up already has this name.',
    'too-many': 'The list is full: delete a set-up first.',
    'no-room': 'This device could not save it: its storage is full or closed.',
  },
};

export const words: { readonly [L in Language]: Words } = { fr, en };
