import type { Language } from '../../settings.ts';
import type { Prompt } from './prompt.ts';

const count = (n: number): string => (n === 1 ? '1 luciole' : `${n} lucioles`);
const joinFr = new Intl.ListFormat('fr', { type: 'conjunction' });
const joinEn = new Intl.ListFormat('en', { type: 'conjunction' });

const spokenFr: { readonly [P in Prompt]: string } = {
  choose: 'Pierre, papier ou ciseaux ?',
  tell: 'Pierre, papier, ciseaux ! Qui a gagné ? Touchez son dragon.',
  turn: 'Touchez une pierre !',
  more: 'Encore une pierre, ou dans le bocal ?',
  hide: 'Touchez une case qui brille pour cacher la pierre.',
  watch: '',
  over: 'C’est fini !',
};
const spokenEn: { readonly [P in Prompt]: string } = {
  choose: 'Rock, paper or scissors?',
  tell: 'Rock, paper, scissors! Who won? Tap their dragon.',
  turn: 'Tap a stone!',
  more: 'One more stone, or into the jar?',
  hide: 'Tap a shining space to hide the stone.',
  watch: '',
  over: 'The game is over!',
};

/** What only the drawn board says; all other words come with the game. */
const fr = {
  board: 'La tombe aux lucioles',
  duel: 'Le duel',
  desk: 'À vous de choisir',
  spoken: spokenFr,
  again: 'Égalité ! On recommence.',
  won: (who: string) => `Le dragon ${who.toLowerCase()} gagne !`,
  beast: 'Oh non, la bête !',
  caught: (n: number) => `${count(n)} !`,
  winners: (who: readonly string[], n: number) =>
    who.length === 1
      ? `Le dragon ${who[0]?.toLowerCase()} gagne, avec ${count(n)} !`
      : `Les dragons ${joinFr.format(who.map(name => name.toLowerCase()))} gagnent ensemble, avec ${count(n)} !`,
  kept: (n: number) => `${count(n)} dans le bocal`,
  keep: (n: number) => `Garder ${count(n)}`,
  keepShort: 'Je garde',
  more: 'Encore !',
  turn: 'Touchez une pierre',
  turnHere: 'retourner',
  hideHere: 'cacher ici',
  toHide: 'à cacher',
  chosenToHide: 'choisie',
  hide: (n: number) => (n === 1 ? 'Une pierre à cacher' : `${n} pierres à cacher`),
  animal: 'la bête',
  face: count,
  hint: 'conseillé',
  dragon: (who: string) => `Dragon ${who.toLowerCase()}`,
  pondering: 'n’a pas encore choisi',
  ready: 'a choisi',
  out: 'ne joue plus ce duel',
  wait: 'On attend',
  aloud: 'Lire à voix haute',
  sayAgain: 'Répéter',
  crowned: 'a gagné',
  results: 'Les bocaux',
  keys: [
    ['1 2 3 …', 'choisir l’image du bas, de gauche à droite'],
    ['R', 'répéter la consigne à voix haute'],
  ] as readonly (readonly [string, string])[],
};
export type Words = typeof fr;

const countEn = (n: number): string => (n === 1 ? '1 firefly' : `${n} fireflies`);
const en: Words = {
  board: 'The tomb of the fireflies',
  duel: 'The duel',
  desk: 'Your choice',
  spoken: spokenEn,
  again: 'A tie! Once more.',
  won: who => `The ${who.toLowerCase()} dragon wins!`,
  beast: 'Oh no, the beast!',
  caught: n => `${countEn(n)}!`,
  winners: (who, n) =>
    who.length === 1
      ? `The ${who[0]?.toLowerCase()} dragon wins, with ${countEn(n)}!`
      : `The ${joinEn.format(who.map(name => name.toLowerCase()))} dragons win together, with ${countEn(n)}!`,
  kept: n => `${countEn(n)} in the jar`,
  keep: n => `Keep ${countEn(n)}`,
  keepShort: 'Keep',
  more: 'One more!',
  turn: 'Tap a stone',
  turnHere: 'turn over',
  hideHere: 'hide here',
  toHide: 'to be hidden',
  chosenToHide: 'chosen',
  hide: n => (n === 1 ? 'One stone to hide' : `${n} stones to hide`),
  animal: 'the beast',
  face: countEn,
  hint: 'advised',
  dragon: who => `${who} dragon`,
  pondering: 'has not chosen yet',
  ready: 'has chosen',
  out: 'out of this duel',
  wait: 'Waiting',
  aloud: 'Read aloud',
  sayAgain: 'Say it again',
  crowned: 'has won',
  results: 'The jars',
  keys: [
    ['1 2 3 …', 'choose a picture below, from left to right'],
    ['R', 'say again aloud what to do'],
  ],
};

export const words: { readonly [L in Language]: Words } = { fr, en };
