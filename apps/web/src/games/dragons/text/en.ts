import type { Words } from './fr.ts';

const count = (n: number): string => (n === 1 ? '1 firefly' : `${n} fireflies`);
const join = new Intl.ListFormat('en', { type: 'conjunction' });

export const en: Words = {
  board: 'The tomb of the fireflies',
  duel: 'The duel',
  choices: 'Your choice',
  spoken: {
    choose: 'Rock, paper or scissors?',
    tell: 'Rock, paper, scissors! Who won? Tap their dragon.',
    turn: 'Tap a stone!',
    more: 'One more stone, or into the jar?',
    hide: 'Tap a shining space to hide the stone.',
    watch: '',
    over: 'The game is over!',
  },
  again: 'A tie! Once more.',
  won: who => `The ${who.toLowerCase()} dragon wins!`,
  beast: 'Oh no, the beast!',
  caught: n => `${count(n)}!`,
  winners: (who, n) =>
    who.length === 1
      ? `The ${who[0]?.toLowerCase()} dragon wins, with ${count(n)}!`
      : `The ${join.format(who.map(name => name.toLowerCase()))} dragons win together, with ${count(n)}!`,
  kept: n => `${count(n)} in the jar`,
  keep: n => `Keep ${count(n)}`,
  keepShort: 'Keep',
  more: 'One more!',
  turnHere: 'turn over',
  hideHere: 'hide here',
  toHide: 'to be hidden',
  chosenToHide: 'chosen',
  animal: 'the beast',
  face: count,
  hint: 'advised',
  dragon: who => `${who} dragon`,
  pondering: 'has not chosen yet',
  ready: 'has chosen',
  out: 'out of this duel',
  aloud: 'Read aloud',
  sayAgain: 'Say it again',
  crowned: 'has won',
  results: 'The jars',
  keys: [
    ['1 2 3 …', 'choose a picture below, from left to right'],
    ['R', 'say again aloud what to do'],
  ],
};
