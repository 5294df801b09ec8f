import type { Difficulty, Dragon, FigureName, PieceName } from '@tablee/tchang/tangram';

type Names<K extends string> = { readonly [name in K]: string };
/** Name of a figure with its article, and a description of its look. */
type Figures = { readonly [N in FigureName]: { readonly name: string; readonly alt: string } };

const figures: Figures = {
  rooster: {
    name: 'Le coq',
    alt: 'Un coq tourné vers la gauche : la crête dressée, le bec en avant, une patte, la queue en éventail à droite.',
  },
  fox: {
    name: 'Le renard',
    alt: 'Un renard couché : à gauche la tête et ses deux oreilles pointues, à droite la queue relevée.',
  },
  phoenix: {
    name: 'Le phénix',
    alt: 'Un oiseau au long cou, le bec vers la gauche, une aile dressée vers le ciel, la queue en bas à droite.',
  },
  flame: {
    name: 'La flamme',
    alt: 'Une flamme à trois langues, la plus haute au milieu ; sa base est une pointe.',
  },
  lotus: {
    name: 'Le lotus',
    alt: 'Une fleur à trois pointes au bout d’une tige droite, une feuille carrée au pied.',
  },
  fir: { name: 'Le sapin', alt: 'Un sapin à deux étages de branches, sur un tronc carré.' },
  rabbit: {
    name: 'Le lapin',
    alt: 'Un lapin assis tourné vers la gauche : une longue oreille dressée, un dos tout droit, une petite queue.',
  },
  hedgehog: {
    name: 'Le hérisson',
    alt: 'Un hérisson au museau pointu, à gauche, avec quatre piquants sur un ventre plat.',
  },
  dancer: {
    name: 'La danseuse',
    alt: 'Une danseuse au chapeau pointu : les bras écartés, de longues manches, une jupe évasée.',
  },
  sage: {
    name: 'Le vieux sage',
    alt: 'Un sage au chapeau pointu, assis dans une robe large comme une montagne.',
  },
  pagoda: {
    name: 'La pagode',
    alt: 'Une pagode : une salle carrée, un toit, un étage étroit, un second toit.',
  },
  lantern: {
    name: 'Le lampion',
    alt: 'Un lampion à six côtés : un anneau carré au-dessus, un ruban que le vent pousse à gauche.',
  },
  fish: {
    name: 'Le poisson',
    alt: 'Un poisson au corps en losange, tourné vers la gauche : une nageoire en haut, une en bas, une grande queue.',
  },
  swan: {
    name: 'Le cygne',
    alt: 'Un cygne tourné vers la gauche : un long cou courbé, un corps creux, la queue relevée à droite.',
  },
  whale: {
    name: 'La baleine',
    alt: 'Une baleine à la tête carrée, à gauche ; une nageoire dessous, la queue fourchue dressée à droite.',
  },
  boat: {
    name: 'Le voilier',
    alt: 'Un voilier : une coque, une grande voile à droite du mât, une petite à gauche.',
  },
};

const dragons: Names<Dragon> = {
  red: 'Le dragon rouge',
  green: 'Le dragon vert',
  yellow: 'Le dragon jaune',
  blue: 'Le dragon bleu',
};

const pieces: Names<PieceName> = {
  'large-1': 'Grand triangle',
  'large-2': 'Autre grand triangle',
  middle: 'Triangle moyen',
  'small-1': 'Petit triangle',
  'small-2': 'Autre petit triangle',
  square: 'Carré',
  parallelogram: 'Parallélogramme',
};

const grades: { readonly [D in Difficulty]: string } = { 1: 'facile', 2: 'moyenne', 3: 'difficile' };

/** Directions of a right angle, counter-clockwise from the right. */
const pointing: readonly string[] = [
  'à droite',
  'en haut à droite',
  'en haut',
  'en haut à gauche',
  'à gauche',
  'en bas à gauche',
  'en bas',
  'en bas à droite',
];

const keys: readonly (readonly [key: string, does: string])[] = [
  ['1 à 7, Tab', 'choisir une pièce'],
  ['Flèches', 'la déplacer ; avec Maj, tout doucement'],
  ['R, E', 'la tourner à droite, à gauche'],
  ['F', 'la retourner'],
  ['N, P', 'la poser à la place libre suivante, précédente'],
  ['Entrée', 'la poser ici'],
  ['Retour arrière', 'la rendre à la boîte'],
  ['H', 'indice ; deux fois, la pièce se pose'],
];

export const fr = {
  title: 'Les énigmes des dragons',
  intro:
    'Chaque dragon montre quatre figures. Composez-les avec les sept pièces du tangram, toutes, sans les superposer. Plusieurs arrangements conviennent parfois : tous comptent.',
  asks: (dragon: string) => `${dragon} vous pose une énigme`,
  offerLine: 'Sept pièces, quatre figures : laquelle saurez-vous composer ?',
  seeFigures: 'Voir ses figures',
  allDragons: 'Les quatre dragons',
  servants: 'Chercher les vingt serviteurs cachés',
  solvedCount: (n: number, of: number) => `${n} sur ${of} composées`,
  grade: (grade: string) => `Difficulté : ${grade}`,
  solvedMark: 'composée',
  noFigure: 'Aucun dragon ne connaît cette figure.',
  figures,
  dragons,
  grades,
  pieces,
  pointing,
  keys,

  board: (name: string) => `Établi : ${name}`,
  figure: (alt: string) => `Figure à remplir. ${alt}`,
  percent: (percent: number) => `${percent} %`,
  covered: (percent: number) => `${percent} % de la figure`,
  tools: 'Outils',
  left: 'Tourner à gauche',
  right: 'Tourner',
  flip: 'Retourner',
  next: 'Place libre',
  hint: 'Indice',
  tidy: 'Ranger',
  again: 'Recommencer',
  againAsk: 'Remettre toutes les pièces dans la boîte ?',
  keysOpen: 'Touches du clavier',
  noneChosen: 'Choisissez d’abord une pièce : touchez-la, ou tapez son numéro.',
  onlyTurns: 'Retournée, cette pièce reste la même : il suffit de la tourner.',
  noPlace: (piece: string) => `${piece} : tournée ainsi, cette pièce n’a pas de place libre. Tournez-la.`,
  placeOf: (n: number, of: number) => `Place ${n} sur ${of}.`,
  hintIs: (piece: string, how: string, where: string) =>
    `${piece} : ${how}, ${where}. Touchez encore « Indice » et la pièce se pose.`,
  hintDone: 'Chaque pièce est à sa place.',
  startedAgain: 'Toutes les pièces sont de nouveau dans la boîte.',
  help: 'Glissez une pièce sur la figure. Touchez-la pour la choisir, encore pour la tourner.',

  numbered: (n: number, name: string) => `${n}. ${name}`,
  rightAngle: (where: string) => `angle droit ${where}`,
  upright: 'à plat',
  onTip: 'sur la pointe',
  leaning: (degrees: number, flipped: boolean) =>
    `${flipped ? 'retourné, ' : ''}${degrees === 0 ? 'couché' : `tourné de ${degrees}°`}`,
  home: 'dans la boîte',
  /** Nine areas of the figure, from the top left. */
  thirds: [
    'en haut à gauche de la figure',
    'en haut de la figure',
    'en haut à droite de la figure',
    'à gauche de la figure',
    'au milieu de la figure',
    'à droite de la figure',
    'en bas à gauche de la figure',
    'en bas de la figure',
    'en bas à droite de la figure',
  ] as readonly string[],
  aside: 'à côté de la figure',
  fits: 'tient bien',
  sticksOut: 'dépasse de la figure',
  onAnother: 'couvre une autre pièce',
  loose: 'pas encore posé',

  solved: (name: string) => `${name} !`,
  solvedHeard: (name: string) => `Bravo ! ${name} : les sept pièces remplissent la figure.`,
  another: 'Figure suivante',
  allFigures: 'Toutes les figures',
};

export type Words = typeof fr;
