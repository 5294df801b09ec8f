const count = (n: number): string => (n === 1 ? '1 luciole' : `${n} lucioles`);
const join = new Intl.ListFormat('fr', { type: 'conjunction' });

/** One sentence per prompt; empty where nothing is said. */
const spoken = {
  choose: 'Pierre, papier ou ciseaux ?',
  tell: 'Pierre, papier, ciseaux ! Qui a gagné ? Touche son dragon.',
  turn: 'Touche une pierre !',
  more: 'Encore une pierre, ou dans le bocal ?',
  hide: 'Touche une case qui brille pour cacher la pierre.',
  watch: '',
  over: 'C’est fini !',
};
export type Prompt = keyof typeof spoken;

/** Texts of the board; all other texts come with the game. */
export const fr = {
  board: 'La tombe aux lucioles',
  duel: 'Le duel',
  choices: 'À toi de choisir',
  spoken,
  again: 'Égalité ! On recommence.',
  won: (who: string) => `Le dragon ${who.toLowerCase()} gagne !`,
  beast: 'Oh non, la bête !',
  caught: (n: number) => `${count(n)} !`,
  winners: (who: readonly string[], n: number) =>
    who.length === 1
      ? `Le dragon ${who[0]?.toLowerCase()} gagne, avec ${count(n)} !`
      : `Les dragons ${join.format(who.map(name => name.toLowerCase()))} gagnent ensemble, avec ${count(n)} !`,
  kept: (n: number) => `${count(n)} dans le bocal`,
  keep: (n: number) => `Je garde ${count(n)}`,
  keepShort: 'Je garde',
  more: 'Encore !',
  turnHere: 'retourner',
  hideHere: 'cacher ici',
  toHide: 'à cacher',
  chosenToHide: 'choisie',
  animal: 'la bête',
  face: count,
  hint: 'conseillé',
  dragon: (who: string) => `Dragon ${who.toLowerCase()}`,
  pondering: 'n’a pas encore choisi',
  ready: 'a choisi',
  out: 'ne joue plus ce duel',
  aloud: 'Lire à voix haute',
  sayAgain: 'Répéter',
  crowned: 'a gagné',
  results: 'Les bocaux',
  keys: [
    ['1 2 3 …', 'choisir une image du bas, de gauche à droite'],
    ['R', 'répéter la consigne à voix haute'],
  ] as readonly (readonly [string, string])[],
};

export type Words = typeof fr;
