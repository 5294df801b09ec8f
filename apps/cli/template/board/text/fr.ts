/** Words of the drawn board; all other words belong to the game's package. */
export const fr = {
  board: 'Les trois tas de Gameid',
  stone: (move: string, level: number) => `${move} (à partir de la pierre ${level})`,
  gone: 'Pierre prise',
  left: (n: number) => (n === 1 ? '1 pierre reste' : `${n} pierres restent`),
};
export type Words = typeof fr;
