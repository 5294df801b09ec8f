export const fr = {
  open: 'Ouvrir sur Tablée',
  live: 'En direct',
  gone: 'Cette partie n’est plus là.',
  toMove: 'à son tour',
  first: 'Au début',
  previous: 'Coup précédent',
  next: 'Coup suivant',
  last: 'À la fin',
  play: 'Lire la partie',
  pause: 'Pause',
};
export type Words = typeof fr;
