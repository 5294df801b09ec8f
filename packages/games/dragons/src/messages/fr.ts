import type { Face } from '../board.ts';
import { nameSpace, type Space } from '../board.ts';
import type { Gesture } from '../move.ts';
import type { BadPosition, RefusalKey } from '../refusals.ts';
import type { Reason } from '../state.ts';
import { cover, SEATS } from './cover-fr.ts';

const GESTURES = ['Pierre', 'Papier', 'Ciseaux'];

const fireflies = (n: number): string => (n === 1 ? '1 luciole' : `${n} lucioles`);
const aFace = (face: Face): string => (face === 0 ? 'un animal dangereux' : fireflies(face));
const join = (words: readonly string[]): string =>
  new Intl.ListFormat('fr', { type: 'conjunction' }).format(words);

const refusals: { readonly [K in RefusalKey]: string } = {
  over: 'La partie est finie.',
  'no-such-move': 'Ce coup n’existe pas.',
  'not-your-turn': 'Ce n’est pas à toi de jouer.',
  'out-of-duel': 'Tu n’es plus dans ce duel.',
  'already-chosen': 'Tu as déjà choisi ton geste.',
  'duel-first': 'D’abord pierre, papier, ciseaux.',
  'duel-is-over': 'Le duel est fini : au vainqueur de retourner une pierre.',
  'hands-are-real': 'On joue avec de vraies mains : dis seulement qui a gagné.',
  'hands-on-screen': 'Chacun choisit son geste à l’écran.',
  'no-such-player': 'Ce dragon ne joue pas.',
  'no-stone-down': 'Il n’y a pas de pierre cachée sur cette case.',
  'nothing-to-keep': 'Retourne d’abord une pierre.',
  'hide-first': 'Cache d’abord les pierres perdues.',
  'nothing-to-hide': 'Il n’y a rien à cacher.',
  'not-turned': 'Tu n’as pas à cacher cette pierre.',
  'not-free': 'Cette case n’était pas vide.',
};

const positions: { readonly [K in BadPosition]: string } = {
  'position-shape': 'Ce texte ne décrit pas une position de Combats de dragons.',
  'position-stones': 'Les vingt-cinq pierres ne font pas le compte.',
  'position-duel': 'Les gestes ne conviennent pas à cette position.',
  'position-kept': 'Les lucioles gagnées ne vont pas avec les pierres qui restent.',
  'position-phase': 'Ce moment de la partie ne va pas avec les pierres.',
  'position-order': 'Les pierres s’écrivent dans l’ordre des cases.',
};

const reasons: { readonly [R in Reason]: (winner: number | null) => string } = {
  counted: winner =>
    winner === null
      ? 'Il n’y a plus de lucioles à attraper : on compte les bocaux.'
      : `Il n’y a plus de lucioles à attraper : le dragon ${SEATS[winner]?.toLowerCase()} gagne.`,
};

/** The French texts define the type of all languages. */

export const fr = {
  ...cover,
  inBrief: 'Gagne aux gestes et attrape le plus de lucioles.',
  gestures: GESTURES,
  refusals,
  positions,
  reasons,
  tasks: {
    gesture: 'Choisis : pierre, papier ou ciseaux',
    tell: 'Qui a gagné ?',
    turn: 'Retourne une pierre',
    more: 'Encore une pierre, ou tu gardes tout ?',
    hide: 'Cache les pierres ailleurs',
    over: 'La partie est finie',
  },
  moves: {
    won: (who: string) => `${who} a gagné`,
    keep: 'Tout garder',
    turn: (space: Space) => `Retourner la pierre de ${nameSpace(space)}`,
    hide: (from: Space, to: Space) => `Cacher en ${nameSpace(to)} la pierre de ${nameSpace(from)}`,
  },
  events: {
    laid: (n: number) =>
      n === 1 ? '1 pierre est posée, face cachée.' : `${n} pierres sont posées, face cachée.`,
    chose: (who: string, gesture: Gesture | null) =>
      gesture === null ? `${who} a choisi.` : `${who} choisit : ${GESTURES[gesture]?.toLowerCase()}.`,
    shown: (shown: readonly (readonly [who: string, gesture: Gesture])[]) =>
      `${shown.map(([who, gesture]) => `${who} : ${GESTURES[gesture]?.toLowerCase()}`).join(', ')}.`,
    again: (who: readonly string[]) => `Encore une fois pour ${join(who)}.`,
    won: (who: string) => `${who} gagne et peut retourner une pierre.`,
    turned: (who: string, space: Space, face: Face) =>
      `${who} retourne la pierre de ${nameSpace(space)} : ${aFace(face)}.`,
    lost: (who: string, n: number) =>
      n === 0
        ? `Aïe ! ${who} cache l’animal ailleurs.`
        : `Aïe ! ${who} perd ${fireflies(n)} et cache toutes ces pierres ailleurs.`,
    hid: (who: string, from: Space, to: Space) =>
      `${who} cache en ${nameSpace(to)} la pierre de ${nameSpace(from)}.`,
    kept: (who: string, n: number) => `${who} garde ${fireflies(n)}.`,
    round: 'Tous ensemble : pierre, papier, ciseaux !',
  },
  /** Contents of a space. */
  space: (space: Space, down: boolean, face: Face | null) =>
    `${nameSpace(space)}, ${down ? 'pierre cachée' : face === null ? 'vide' : aFace(face)}`,
};

export type Messages = typeof fr;
