/** Planned replies, at the table. */
export const fr = {
  planned: (n: number) => (n === 1 ? 'Une réponse est prévue.' : `${n} réponses sont prévues.`),
  played: (move: string) => `Votre réponse prévue a été jouée : ${move}.`,
};
export type Words = typeof fr;
