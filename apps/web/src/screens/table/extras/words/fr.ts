/** A table by link: what happened meanwhile, planned replies, and the next game. */
export const fr = {
  since: {
    move: (who: string, many: boolean) => `Depuis votre dernier coup, ${who} ${many ? 'ont' : 'a'} joué.`,
    look: (who: string, many: boolean) => `Depuis votre dernière visite, ${who} ${many ? 'ont' : 'a'} joué.`,
  },
  skip: 'Passer',
  skipLong: 'Montrer tout de suite la position actuelle',
  next: 'Partie suivante',
  waits: (n: number) => (n === 1 ? '1 vous attend' : `${n} vous attendent`),
  planNow: 'À vous de jouer : on prévoit une réponse pendant le tour des autres.',
  planShort: 'Prévoir',
  plan: 'Prévoir une réponse',
  planned: (n: number) => (n === 1 ? 'Une réponse est prévue.' : `${n} réponses sont prévues.`),
  played: (move: string) => `Votre réponse prévue a été jouée : ${move}.`,
};
export type Words = typeof fr;
