/** Words of the hint on the home page. */
export const fr = {
  hint: 'Seul cet appareil connaît vos parties par lien. Voulez-vous les retrouver aussi ailleurs ?',
  keep: 'Garder mes parties',
};

export type Words = typeof fr;
