import { type Colour, isHouse, isReserve, isTrack, numberOf, ownerOf, type Place, sideOf } from '../board.ts';
import { RANKS, type Rank, type RankName } from '../cards.ts';
import { COLOURS, cover, PAIRS } from './cover-fr.ts';
import { positions, reasons, refusals } from './fr-refusals.ts';

/** A card in words: corner index, name, name with its article, and the text printed on it. */
export type CardWords = {
  readonly index: string;
  readonly name: string;
  readonly a: string;
  readonly does: string;
};

const card = (name: string, index: string, does: string): CardWords => ({
  index,
  name,
  a: `${name === 'dame' ? 'une' : 'un'} ${name}`,
  does,
});

const cards: { readonly [R in RankName]: CardWords } = {
  A: card('as', 'A', 'Entrer, ou avancer de 1'),
  2: card('2', '2', 'Avancer de 2'),
  3: card('3', '3', 'Avancer de 3'),
  4: card('4', '4', 'Reculer de 4'),
  5: card('5', '5', 'Avancer un pion adverse de 5'),
  6: card('6', '6', 'Avancer de 6'),
  7: card('7', '7', 'Avancer de 7, à partager'),
  8: card('8', '8', 'Avancer de 8'),
  9: card('9', '9', 'Avancer de 9'),
  10: card('10', '10', 'Avancer de 10, ou bloquer le suivant'),
  J: card('valet', 'V', 'Échanger un de vos pions'),
  Q: card('dame', 'D', 'Avancer de 12'),
  K: card('roi', 'R', 'Entrer, ou balayer 13 cases'),
  X: card('joker', '★', 'Entrer, ou avancer de 18'),
};

const ONE = ['rouge', 'bleu', 'jaune', 'vert'];
const FOUR = ['rouges', 'bleus', 'jaunes', 'verts'];
const HOUSE = ['rouge', 'bleue', 'jaune', 'verte'];
const list = new Intl.ListFormat('fr');

const cardOf = (card: Rank) => cards[RANKS[card] ?? 'X'];
const a = (card: Rank): string => (card < 0 ? 'une carte' : cardOf(card).a);
const title = (card: Rank): string => {
  const { name } = cardOf(card);
  return name.charAt(0).toUpperCase() + name.slice(1);
};
const counted = (n: number): string => (n < 2 ? `${n} carte` : `${n} cartes`);
const pawn = (colour: Colour): string => `pion ${ONE[colour]}`;

function place(at: Place): string {
  if (isTrack(at)) return `${COLOURS[sideOf(at)]} ${numberOf(at)}`;
  const colour = HOUSE[ownerOf(at)];
  return isHouse(at) ? `maison ${colour} ${numberOf(at)}` : `réserve ${colour}`;
}

const way = (from: Place, to: Place): string =>
  isReserve(from) ? `entrer sur ${place(to)}` : `${place(from)} vers ${place(to)}`;

/** The French messages define the type of all languages. */
export const fr = {
  ...cover,
  inBrief: 'Rentrez vos quatre pions à la maison, une carte par tour.',
  colours: COLOURS,
  pairs: PAIRS,
  refusals,
  positions,
  reasons,
  cards,
  tasks: {
    play: 'Jouez une carte',
    colour: (colour: Colour) => `Jouez une carte avec ${COLOURS[colour]}`,
    partner: 'Vos pions sont rentrés : jouez ceux de votre partenaire',
    drop: 'Aucune carte jouable : défaussez-en une',
    blocked: 'Votre tour est bloqué : défaussez une carte',
    swap: 'Choisissez une carte pour votre partenaire',
    cull: 'Écartez une de vos six cartes',
    over: 'La partie est finie',
  },
  moves: {
    give: (card: Rank) => `Donner ${a(card)}`,
    cull: (card: Rank) => `Écarter ${a(card)}`,
    drop: (card: Rank) => `Défausser ${a(card)}`,
    walk: (card: Rank, from: Place, to: Place) => `${title(card)} : ${way(from, to)}`,
    split: (parts: readonly { readonly from: Place; readonly to: Place }[]) =>
      `7 : ${parts.map(part => way(part.from, part.to)).join(', puis ')}`,
    swap: (one: Place, other: Place) => `Valet : ${place(one)} contre ${place(other)}`,
    block: '10 : bloquer le suivant',
  },
  events: {
    unused: (colour: Colour) => `Personne ne joue les ${FOUR[colour]} dans cette partie.`,
    shuffled: (dealer: string) => `On mélange les 54 cartes ; ${dealer} distribue.`,
    dealt: (who: string, held: readonly Rank[]) =>
      held.some(card => card < 0)
        ? `${who} reçoit ${counted(held.length)}.`
        : `${who} reçoit ${list.format(held.map(a))}.`,
    drew: (who: string, card: Rank) => `${who} pioche ${a(card)}.`,
    gave: (who: string, card: Rank) =>
      card < 0
        ? `${who} a choisi une carte pour son partenaire.`
        : `${who} donnera ${a(card)} à son partenaire.`,
    swapped: (from: string, to: string, card: Rank) => `${from} donne ${a(card)} à ${to}.`,
    culled: (who: string, card: Rank) => `${who} écarte ${a(card)}, face cachée.`,
    played: (who: string, card: Rank) => `${who} joue ${a(card)}.`,
    dropped: (who: string, card: Rank, blocked: boolean) =>
      blocked
        ? `Tour bloqué : ${who} défausse ${a(card)}.`
        : `${who} ne peut rien jouer et défausse ${a(card)}.`,
    entered: (colour: Colour) => `Un ${pawn(colour)} entre en jeu.`,
    walked: (colour: Colour, from: Place, to: Place, back: boolean, sweeping: boolean) => {
      const what = `Le ${pawn(colour)}`;
      if (isHouse(from)) return `${what} avance dans sa maison jusqu’à la case ${numberOf(to)}.`;
      if (isHouse(to)) return `${what} rentre à la maison, case ${numberOf(to)}.`;
      const goes = sweeping ? 'balaie la piste' : back ? 'recule' : 'avance';
      return `${what} ${goes} de ${place(from)} à ${place(to)}.`;
    },
    leapt: (to: Place) => `Case 7 : il saute en face, sur ${place(to)}.`,
    taken: (colour: Colour, at: Place) => `Le ${pawn(colour)} de ${place(at)} retourne dans sa réserve.`,
    traded: (one: Place, other: Place, colourA: Colour, colourB: Colour) =>
      `Le ${pawn(colourA)} de ${place(one)} et le ${pawn(colourB)} de ${place(other)} échangent leurs places.`,
    blocked: (who: string) => `${who} devra défausser une carte au prochain tour.`,
    home: (colour: Colour) => `Les quatre pions ${FOUR[colour]} sont à la maison.`,
    over: (winners: readonly string[]) =>
      `${list.format(winners)} ${winners.length === 1 ? 'gagne' : 'gagnent'} la partie.`,
  },
  board: {
    name: (lower: string) => `Plateau de Tock, ${lower} en bas`,
    hand: 'Votre main',
    takes: (n: number) => (n === 1 ? 'prend un pion' : `prend ${n} pions`),
    leaps: 'saute en face',
    comesHome: 'rentre à la maison',
    fresh: 'vient d’entrer, infranchissable',
    hint: 'conseillé',
    block: 'Bloquer le suivant',
    give: 'Donner',
    cull: 'Écarter',
    confirm: 'Jouer',
    undo: 'Défaire',
    more: (where: string) => `Un pas de plus, ${where}`,
    less: (where: string) => `Un pas de moins, ${where}`,
    left: (n: number) => (n === 0 ? 'Les 7 pas sont partagés' : n === 1 ? 'Encore 1 pas' : `Encore ${n} pas`),
    first: 'Choisissez votre pion',
    second: 'Choisissez l’autre pion',
    hold: 'Maintenez appuyé pour voir vos cartes',
    showWords: 'Montrer ce que font les cartes',
    hideWords: 'Cacher ce que font les cartes',
    discards: (n: number) => `Défausse : ${counted(n)}`,
    lastCard: (who: string, card: Rank) => `Dernière carte de ${who} : ${cardOf(card).name}`,
    stock: (n: number) => `Pioche : ${counted(n)}`,
    held: counted,
    home: (n: number) => `${n} sur 4 à la maison`,
    dealer: 'Distribue',
    deal: (n: number) => `Distribution ${n}`,
    blocked: 'Bloqué',
    partner: (colour: Colour) => `Partenaire : ${COLOURS[colour]}`,
    chosen: 'Carte choisie, on attend les autres',
  },
  place,
  /** A square and the pawn on it, for screen readers. */
  square: (at: Place, standing: Colour | null) =>
    standing === null ? `${place(at)}, vide` : `${place(at)}, ${pawn(standing)}`,
};

export type Messages = typeof fr;
