import type { Language } from '../../../storage/settings.ts';
import type { Misfit, SaveProblem } from './saved-lineups.ts';

const frUnkept: { readonly [U in SaveProblem]: string } = {
  nameless: 'Donnez-lui un nom.',
  'name-taken': 'Une autre disposition porte déjà ce nom.',
  'too-many': 'La liste est pleine : supprimez d’abord une disposition.',
  'no-room': 'Cet appareil n’a pas pu l’enregistrer : sa mémoire est pleine ou fermée.',
};
const frMisfits: { readonly [M in Misfit]: string } = {
  pieces: 'Faite pour d’autres pions',
  home: 'Dépasse la zone de départ de cette partie',
};

/** Texts of the saved line-ups. */
const fr = {
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
export type LineupWords = typeof fr;

const en: LineupWords = {
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

export const lineupWords: { readonly [L in Language]: LineupWords } = { fr, en };
