/** After one's own move: another game waits. */
export const fr = {
  next: 'Partie suivante',
  waits: (n: number) => (n === 1 ? '1 vous attend' : `${n} vous attendent`),
};
export type Words = typeof fr;
