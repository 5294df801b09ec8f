const plural = (n: number, one: string, many: string): string => `${n} ${n < 2 ? one : many}`;
const tenths = new Intl.NumberFormat('fr', { maximumFractionDigits: 1 });

/** What is said to whoever has something in hand, or proposes something. */
export const fr = {
  chosen: {
    aim: 'Tirez en arrière n’importe où, puis lâchez.',
    flick: 'D’un geste vif, n’importe où : le palet part dans le même sens.',
    shift: 'Faites glisser le palet d’une largeur de doigt au plus.',
    pulled: 'Lâchez pour tirer ; revenez au départ pour annuler.',
  },
  tooSlow: 'Un peu plus vite : le palet n’est pas parti.',
  lowered: 'Tir annulé.',
  steer: 'Viser sans geste',
  turnLeft: 'Tourner à gauche',
  turnRight: 'Tourner à droite',
  heading: 'Direction',
  headingIs: (degrees: number) => `${degrees}°`,
  power: 'Force',
  powerIs: (power: number) => `${tenths.format(power / 10)} %`,
  fire: 'Tirer',
  loaded: 'Chargé',
  loadedHint: 'Un tir chargé élimine',
  shift: 'Décaler',
  shiftBack: 'Remettre en place',
  create: 'Créer ici',
  createQueen: 'Rappeler la reine ici',
  free: 'gratuit',
  aside: (n: number) => `${plural(n, 'palet écarté', 'palets écartés')}`,
  putDown: 'Reposer',
  elasticHere: 'Choisissez où l’élastique se pose.',
  hookHere: 'Choisissez un obstacle allumé.',
  elasticNowhere: 'Cet élastique ne peut aller nulle part maintenant.',
  hookNowhere: 'Cette accroche ne peut aller nulle part maintenant : essayez l’autre, ou l’élastique entier.',
  proposeHint: 'L’adversaire doit accepter. Un mode s’ajoute au début du tour, avant toute action.',
  proposeNow: 'Proposer',
  mode: 'Mode',
  value: 'Valeur',
  aimed: (degrees: number, power: number) => `Direction ${degrees}°, force ${tenths.format(power / 10)} %.`,
  /** What the predicted line tells, for whoever hears it. */
  line: {
    puck: (whom: string, mm: number) => `La ligne touche d’abord ${whom}, à ${mm} mm.`,
    post: (mm: number) => `La ligne touche d’abord un obstacle, à ${mm} mm.`,
    elastic: (mm: number) => `La ligne touche d’abord un élastique, à ${mm} mm.`,
    rail: (mm: number) => `La ligne touche d’abord la bordure, à ${mm} mm.`,
    rest: (mm: number) => `Le palet s’arrête au bout de ${mm} mm.`,
    unknown: (mm: number) => `Rien sur les premiers ${mm} mm.`,
  },
  around: (whom: string, mm: number, degrees: number) => `${whom} à ${mm} mm, direction ${degrees}°`,
  shiftedBy: (mm: number) => `Décalé de ${mm} mm.`,
};
export type HandWords = typeof fr;
