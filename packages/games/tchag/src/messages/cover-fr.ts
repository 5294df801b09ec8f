import type { Start } from '../state.ts';

export const SEATS = ['Rouge', 'Jaune'];
const starts: { readonly [S in Start]: string } = { rows: 'En lignes', diamond: 'En losange' };

/** Texts needed before the game is loaded: on the home page and in the set-up. */
export const cover = {
  kind: 'Duel de réflexion',
  name: 'Tchag',
  pitch: 'Chaque pas emporte une pierre : le terrain rétrécit, glisse et se referme sous vos pions.',
  seats: SEATS,
  options: { start: { name: 'Départ', values: starts } },
  presets: { classique: 'Classique', losange: 'Losange' },
};

export type Cover = typeof cover;
