const number = (n: number): string => n.toLocaleString('fr');

export const fr = {
  figure: (wins: number, games: number, low: number, high: number, seeds: readonly string[]) =>
    `Mesuré : ${number(wins)} victoires en ${number(games)} parties (graines ${new Intl.ListFormat('fr').format(seeds)}), soit entre ${low} et ${high} sur 100, à 95 %.`,
  open: 'Rejouer ces parties au labo',
};
export type Words = typeof fr;
