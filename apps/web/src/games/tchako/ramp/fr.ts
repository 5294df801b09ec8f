export const fr = {
  title: 'Rampe d’essai',
  hint: {
    aim: 'Tirez en arrière et lâchez. Ici, rien ne compte.',
    flick: 'Lancez d’un geste vif. Ici, rien ne compte.',
  },
  lane: 'Piste d’essai, graduée en millimètres',
  power: 'Force',
  percent: (percent: string) => `${percent} %`,
  fire: 'Tirer',
  slid: (mm: number) => `${mm} mm`,
  result: (percent: string, mm: number) => `Force ${percent} % : ${mm} mm`,
  out: (percent: string) => `Force ${percent} % : par-dessus la bordure !`,
  outShort: 'sorti',
  tooSlow: 'Un peu plus vite : le palet n’est pas parti.',
  tries: 'Derniers essais',
};
export type Words = typeof fr;
