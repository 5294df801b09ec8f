import { type Colour, exitAt, NO_COLOUR, nameSpace, type Space, START } from '../board.ts';
import { cover } from './cover-fr.ts';
import { positions, reasons, refusals } from './fr-refusals.ts';

const COLOURS = ['rouge', 'vert', 'jaune', 'bleu'];
const PIECES = [
  'le premier grand triangle',
  'le second grand triangle',
  'le triangle moyen',
  'le premier petit triangle',
  'le second petit triangle',
  'le carré',
  'le parallélogramme',
];

const fireflies = (n: number): string =>
  n === 0 ? 'aucune luciole' : n === 1 ? '1 luciole' : `${n} lucioles`;
const pawn = (colour: Colour): string => `le pion ${COLOURS[colour]}`;
const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
const aThing = { statue: 'une statue', stone: 'une pierre' };
const goesOut = (space: Space): boolean => exitAt(space) !== NO_COLOUR;
const join = (words: readonly string[]): string =>
  new Intl.ListFormat('fr', { type: 'conjunction' }).format(words);

/** The French texts define the type of all languages. */

export const fr = {
  ...cover,
  colours: COLOURS,
  pieces: PIECES,
  refusals,
  positions,
  reasons,
  tasks: {
    statue: 'Posez une statue, face cachée',
    stone: 'Posez une pierre, face cachée',
    move: 'Déplacez un pion, partagez des lucioles ou passez',
    leave: 'La sortie est ouverte : gagnez-la tous',
    stuck: 'Aucun de vos pions ne peut avancer : partagez ou passez',
    moved: 'Partagez encore des lucioles, ou terminez votre tour',
    over: 'La partie est finie',
  },
  moves: {
    go: (who: Colour, from: Space, to: Space) =>
      `${capital(pawn(who))}, de ${nameSpace(from)} ${goesOut(to) ? 'à la sortie' : 'à'} ${nameSpace(to)}`,
    share: (giver: Colour, receiver: Colour, amount: number) =>
      `Donner ${fireflies(amount)}, du pion ${COLOURS[giver]} au pion ${COLOURS[receiver]}`,
    place: (what: 'statue' | 'stone', space: Space) => `Poser ${aThing[what]} en ${nameSpace(space)}`,
    pass: 'Passer',
    end: 'Terminer le tour',
    auto: 'Laisser le sort poser le reste',
  },
  events: {
    walled: (n: number) => `Le sort a muré ${n} couloirs.`,
    laid: (statues: number, stones: number) =>
      statues > 0
        ? `Le sort a posé ${statues} statues et ${stones} pierres, face cachée.`
        : `Le sort a posé ${stones} pierres, face cachée.`,
    placed: (who: string, what: 'statue' | 'stone', space: Space) =>
      `${who} : ${aThing[what]} en ${nameSpace(space)}.`,
    began: (who: string) => `L’exploration commence. Premier tour : ${who}.`,
    moved: (who: Colour, from: Space, to: Space, cost: number) =>
      `${capital(pawn(who))} va de ${nameSpace(from)} ${goesOut(to) ? 'à la sortie' : 'à'} ${nameSpace(to)} pour ${fireflies(cost)}.`,
    found: (who: Colour, space: Space, n: number, taken: number) =>
      taken === n
        ? `Sous la pierre ${nameSpace(space)} : ${fireflies(n)} pour ${pawn(who)}.`
        : `Sous la pierre ${nameSpace(space)} : ${fireflies(n)}, mais la réserve n’en a plus que ${taken} pour ${pawn(who)}.`,
    bitten: (who: Colour, space: Space) =>
      `Un animal dangereux en ${nameSpace(space)} ! ${capital(pawn(who))} est mordu et ne bouge plus.`,
    freed: (who: readonly Colour[], by: Colour, space: Space) =>
      `${capital(pawn(by))} délivre ${join(who.map(pawn))} en ${nameSpace(space)}. L’animal s’en va.`,
    dragon: (space: Space, colour: Colour, shown: number) =>
      `La statue ${nameSpace(space)} cache un dragon ${COLOURS[colour]}, ${shown} sur 3.`,
    tangram: (space: Space, piece: number, shown: number) =>
      `La statue ${nameSpace(space)} cache une pièce du tangram, ${PIECES[piece]} : ${shown} sur 7.`,
    rewarded: (who: Colour, n: number) => `${capital(pawn(who))} reçoit ${fireflies(n)} pour cette pièce.`,
    exit: (colour: Colour) =>
      `Trois dragons de même couleur : il faudra sortir par le dragon ${COLOURS[colour]}.`,
    opened: (colour: Colour) => `Tout est trouvé ! Le dragon ${COLOURS[colour]} ouvre la sortie.`,
    shared: (giver: Colour, receiver: Colour, amount: number, space: Space) =>
      `${capital(pawn(giver))} donne ${fireflies(amount)} au pion ${COLOURS[receiver]} en ${nameSpace(space)}.`,
    passed: (who: string, forced: boolean) =>
      forced ? `${who} : rien de possible, tour passé.` : `${who} : tour passé.`,
    ended: (who: string) => `${who} : tour terminé.`,
    warned: 'Un tour de table entier sans rien faire. Encore un tour pareil, et la partie est perdue.',
  },
  /** TCHANG-13: shown only when winning is impossible. */
  hopeless: 'Avec toutes les lucioles qui restent à trouver, la sortie n’est plus possible.',
  /** Contents of a space, for screen readers. */
  space: (space: Space, lying: readonly string[], pawns: readonly Colour[]) => {
    const exit = exitAt(space);
    const ground =
      space === START
        ? ['départ']
        : exit !== NO_COLOUR
          ? [`sortie du dragon ${COLOURS[exit]}`]
          : lying.length > 0
            ? lying
            : ['vide'];
    return [nameSpace(space), ...ground, ...pawns.map(colour => `pion ${COLOURS[colour]}`)].join(', ');
  },
  lying: {
    stone: 'pierre',
    animal: 'animal dangereux',
    statue: 'statue cachée',
    dragon: (colour: Colour) => `dragon ${COLOURS[colour]}`,
    tangram: (piece: number) => `pièce du tangram (${PIECES[piece]})`,
  },
  purse: (colour: Colour, n: number, bitten: boolean) =>
    `${capital(pawn(colour))} : ${fireflies(n)}${bitten ? ', mordu' : ''}`,
};

export type Messages = typeof fr;
