import { type Colour, exitAt, NO_COLOUR, nameSpace, type Space, START } from '../board.ts';
import { cover } from './cover-fr.ts';
import { positions, reasons, refusals } from './fr-refusals.ts';

const COLOURS = ['rouge', 'vert', 'jaune', 'bleu'];
/** `sortie` is feminine. */
const EXIT_COLOURS = ['rouge', 'verte', 'jaune', 'bleue'];
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
const count = (n: number, one: string): string => `${n} ${n === 1 ? one : `${one}s`}`;
const pawn = (colour: Colour): string => `le pion ${COLOURS[colour]}`;
const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
const aThing = { statue: 'une statue', stone: 'une pierre' };
const goesOut = (space: Space): boolean => exitAt(space) !== NO_COLOUR;
const join = (words: readonly string[]): string =>
  new Intl.ListFormat('fr', { type: 'conjunction' }).format(words);

/** The French texts define the type of all languages. */

export const fr = {
  ...cover,
  inBrief: 'Trouvez trois dragons et sept pièces, puis sortez tous.',
  colours: COLOURS,
  exitColours: EXIT_COLOURS,
  pieces: PIECES,
  refusals,
  positions,
  reasons,
  tasks: {
    statue: 'Posez une statue, face cachée',
    stone: 'Posez une pierre, face cachée',
    move: 'Déplacez un pion, partagez des lucioles ou passez',
    leave: 'La sortie est ouverte : rejoignez-la tous',
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
    auto: 'Poser le reste au hasard',
  },
  events: {
    walled: (n: number) => `${count(n, 'couloir')} ${n === 1 ? 'muré' : 'murés'} au hasard.`,
    laid: (statues: number, stones: number) =>
      statues > 0
        ? `${count(statues, 'statue')} et ${count(stones, 'pierre')} posées au hasard, face cachée.`
        : `${count(stones, 'pierre')} ${stones === 1 ? 'posée' : 'posées'} au hasard, face cachée.`,
    placed: (who: string, what: 'statue' | 'stone', space: Space) =>
      `${who} : ${aThing[what]} en ${nameSpace(space)}.`,
    began: (who: string) => `L’exploration commence. Premier tour : ${who}.`,
    moved: (who: Colour, from: Space, to: Space, cost: number) =>
      `${capital(pawn(who))} va de ${nameSpace(from)} ${goesOut(to) ? 'à la sortie' : 'à'} ${nameSpace(to)} pour ${fireflies(cost)}.`,
    found: (who: Colour, space: Space, n: number, taken: number) =>
      taken === n
        ? `Sous la pierre de ${nameSpace(space)} : ${fireflies(n)} pour ${pawn(who)}.`
        : `Sous la pierre de ${nameSpace(space)} : ${fireflies(n)}, mais la réserve ${taken === 0 ? 'est vide' : `n’en donne que ${taken} ${pawn(who).replace('le ', 'au ')}`}.`,
    bitten: (who: Colour, space: Space) =>
      `Un animal dangereux en ${nameSpace(space)} ! ${capital(pawn(who))} est mordu et ne bouge plus.`,
    freed: (who: readonly Colour[], by: Colour, space: Space) =>
      `${capital(pawn(by))} délivre ${join(who.map(pawn))} en ${nameSpace(space)}. L’animal s’en va.`,
    dragon: (space: Space, colour: Colour, shown: number) =>
      `La statue de ${nameSpace(space)} cachait un dragon ${COLOURS[colour]} : ${shown} sur 3.`,
    tangram: (space: Space, piece: number, shown: number) =>
      `La statue de ${nameSpace(space)} cachait une pièce du tangram, ${PIECES[piece]} : ${shown} sur 7.`,
    rewarded: (who: Colour, n: number) => `${capital(pawn(who))} reçoit ${fireflies(n)} pour cette pièce.`,
    exit: (colour: Colour) =>
      `Trois dragons de même couleur : il faudra prendre la sortie ${EXIT_COLOURS[colour]}.`,
    opened: (colour: Colour) => `Tout est trouvé ! La sortie ${EXIT_COLOURS[colour]} est ouverte.`,
    shared: (giver: Colour, receiver: Colour, amount: number, space: Space) =>
      `${capital(pawn(giver))} donne ${fireflies(amount)} au pion ${COLOURS[receiver]} en ${nameSpace(space)}.`,
    passed: (who: string, forced: boolean) =>
      forced ? `${who} : rien à faire, tour passé.` : `${who} : tour passé.`,
    ended: (who: string) => `${who} : tour terminé.`,
    warned: 'Un tour de table entier sans déplacement ni partage. Encore un, et la partie est perdue.',
  },
  /** TCHANG-13: shown only when winning is impossible. */
  hopeless: 'Même avec toutes les lucioles qui restent à trouver, vous ne pouvez plus tous sortir.',
  /** Contents of a space, for screen readers. */
  space: (space: Space, lying: readonly string[], pawns: readonly Colour[]) => {
    const exit = exitAt(space);
    const ground =
      space === START
        ? ['départ']
        : exit !== NO_COLOUR
          ? [`sortie ${EXIT_COLOURS[exit]}`]
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
