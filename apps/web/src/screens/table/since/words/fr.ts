/** What happened since one last looked. */
export const fr = {
  since: {
    move: (who: string, many: boolean) => `Depuis votre dernier coup, ${who} ${many ? 'ont' : 'a'} joué.`,
    look: (who: string, many: boolean) => `Depuis votre dernière visite, ${who} ${many ? 'ont' : 'a'} joué.`,
  },
  skip: 'Passer',
  skipLong: 'Montrer tout de suite la position actuelle',
};
export type Words = typeof fr;
