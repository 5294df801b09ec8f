const lucioles = (n: number): string =>
  n === 0 ? 'aucune luciole' : n === 1 ? '1 luciole' : `${n} lucioles`;
const list = (words: readonly string[]): string =>
  new Intl.ListFormat('fr', { type: 'disjunction' }).format(words);

/** The French texts define the type of all languages. */
export const fr = {
  board: 'La tombe : sept rangées de sept cases',
  purses: 'Les bourses',
  mine: 'à vous',
  bitten: 'mordu',
  fireflies: lucioles,
  cost: (n: number) => `à ${lucioles(n)}`,
  rescues: (pawn: string) => `délivre le pion ${pawn}`,
  rescuers: (pawns: readonly string[]) =>
    pawns.length === 0
      ? 'ne peut encore être délivré par aucun pion'
      : `peut être délivré par le pion ${list(pawns)}`,
  isBitten: (pawn: string, rescue: string) => `Le pion ${pawn} est mordu : il ${rescue}.`,
  planNow: 'Pas encore à vous : proposez un chemin, prenez cette case pour vous ou montrez-la.',
  hint: 'conseillé',
  chosen: 'choisi',
  goHere: (space: string, cost: number) => `Aller en ${space} · ${lucioles(cost)}`,
  leaveHere: (cost: number) => `Sortir · ${lucioles(cost)}`,
  stays: (left: number) => (left === 0 ? 'il n’en restera aucune' : `il en restera ${left}`),
  lacks: (n: number) => (n === 1 ? 'il en manque 1' : `il en manque ${n}`),
  noReturn: 'sans retour',
  choosePawn: (pawn: string) => `Choisir le pion ${pawn}`,
  aimed: (pawn: string, space: string, cost: number, left: number) =>
    `Le pion ${pawn} irait en ${space} pour ${lucioles(cost)}, ${left === 0 ? 'il n’en resterait aucune' : `il en resterait ${left}`}. Choisissez encore la case pour y aller.`,
  chooseFirst: 'Choisissez d’abord un pion : touchez-le, ou sa bourse.',
  movedAlready: 'Votre pion a bougé : partagez encore, ou terminez votre tour.',
  share: 'Partager',
  sharing: 'Partager des lucioles',
  shareWith: (one: string, other: string, space: string) => `Pions ${one} et ${other}, en ${space}`,
  giveTo: (pawn: string) => `Une luciole de plus pour le pion ${pawn}`,
  giveNow: (n: number, from: string, to: string) => `Donner ${lucioles(n)} : ${from} → ${to}`,
  giveHint: 'Touchez + du côté du pion qui reçoit.',
  pass: 'Passer',
  passSure: 'Passer sans rien faire ?',
  passLoses: 'Passer, et perdre la partie ?',
  end: 'Terminer le tour',
  allows: {
    move: 'Vous pouvez déplacer un pion.',
    'move-share': 'Vous pouvez déplacer un pion, et partager avant ou après.',
    share: 'Vous pouvez encore partager des lucioles.',
    end: 'Il ne reste qu’à terminer le tour.',
  },
  found: 'Déjà trouvé',
  dragons: (colour: string, n: number) => `dragon ${colour} : ${n} sur 3`,
  pieces: (n: number) => `tangram : ${n} sur 7`,
  reserve: (n: number) => `réserve : ${lucioles(n)}`,
  exitFixed: (colour: string) => `Sortie ${colour}, encore fermée`,
  exitOpen: (colour: string) => `La sortie ${colour} est ouverte`,
  hopeless: 'Vous pouvez jouer jusqu’au bout, ou abandonner.',
  warned: 'Encore un tour de table sans déplacement ni partage, et la partie est perdue.',
  botsGiveUp: (n: number): string =>
    n === 1
      ? 'L’ordinateur propose d’abandonner ensemble.'
      : 'Les ordinateurs proposent d’abandonner ensemble.',
  giveUpTogether: 'Abandonner ensemble',
  playOn: 'Continuer',
  giveUp: 'Abandonner',
  giveUpAsk: 'La partie sera perdue pour tout le groupe.',
  rule: (id: string) => `Règle ${id}`,
  auto: 'Le reste au hasard',
  toPlace: (what: 'statue' | 'stone', n: number) =>
    what === 'statue'
      ? n === 1
        ? 'Dernière statue à poser'
        : `${n} statues à poser`
      : n === 1
        ? 'Dernière pierre à poser'
        : `${n} pierres à poser`,
  placeHere: { statue: 'poser une statue', stone: 'poser une pierre' },
  tools: 'Plans communs',
  tool: { way: 'Proposer un chemin', take: 'Je m’en charge', point: 'Montrer' },
  toolShort: { way: 'Proposer', take: 'Je m’en charge', point: 'Montrer' },
  toolNow: {
    way: 'Choisissez un pion, puis la case où il irait.',
    take: 'Touchez la case dont vous vous chargez.',
    point: 'Touchez la case à montrer.',
  },
  chooseForWay: 'Choisissez d’abord un pion, puis la case où il irait.',
  wipe: 'Effacer',
  wiped: 'Vos plans sont effacés.',
  planWay: (who: string, pawn: string, space: string, cost: number, left: number) =>
    `${who} : je propose le pion ${pawn} en ${space}, ${lucioles(cost)}${left < 0 ? `, il en manque ${-left}` : ''}`,
  answers: { yes: 'D’accord', no: 'Plutôt non', go: 'J’y vais' },
  answered: {
    yes: (who: string) => `D’accord : ${who}`,
    no: (who: string) => `Plutôt non : ${who}`,
    go: (who: string) => `J’y vais : ${who}`,
  },
  answerTo: (answer: string, proposal: string) => `${answer} : ${proposal}`,
  noteAnswer: {
    yes: (way: string) => `d’accord pour ${way}`,
    no: (way: string) => `plutôt non pour ${way}`,
    go: (way: string) => `j’y vais, ${way}`,
  },
  planTake: (who: string, space: string) => `${who} : je me charge de ${space}`,
  noteWay: (pawn: string, space: string) => `le pion ${pawn} en ${space}`,
  noteTake: (space: string) => `se charger de ${space}`,
  keys: [
    ['1 2 3 4', 'choisir le pion rouge, vert, jaune ou bleu'],
    ['L', 'partager des lucioles'],
    ['T', 'terminer le tour, ou passer'],
    ['C', 'proposer ce chemin'],
    ['J', 'se charger de la case'],
    ['P', 'montrer la case'],
    ['E', 'effacer ses plans'],
  ] as readonly (readonly [string, string])[],
  finale: {
    won: { title: 'Dehors, tous ensemble !', line: 'L’air frais, enfin.' },
    lost: { title: 'Les lanternes s’éteignent…', line: 'Reposez-vous : la tombe vous attendra.' },
  },
  brief: {
    give: (giver: string, receiver: string, n: number) => `${giver} donne ${n} à ${receiver}`,
    go: (pawn: string, to: string) => `${pawn} → ${to}`,
    pass: 'Passe',
    end: 'Fin du tour',
    auto: 'Le reste au hasard',
    statue: (space: string) => `Statue en ${space}`,
    stone: (space: string) => `Pierre en ${space}`,
  },
};
export type Words = typeof fr;
