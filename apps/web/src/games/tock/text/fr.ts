const ONE = ['rouge', 'bleu', 'jaune', 'vert'];
const list = new Intl.ListFormat('fr');

/** Words of the drawn board; all other words belong to the game's package. */
export const fr = {
  card: 'Choisissez une carte',
  cardOrPawn: 'Choisissez une carte ou un pion',
  cardForPawn: 'Choisissez une carte pour ce pion',
  pawn: 'Choisissez un pion',
  rival: 'Choisissez un pion adverse',
  target: 'Touchez la case d’arrivée',
  whichCard: 'Avec quelle carte ?',
  share: 'Choisissez un pion à faire avancer',
  cancel: 'Annuler',
  look: 'Voir mes cartes',
  cover: 'Cacher mes cartes',
  hidden: (n: number) => (n === 1 ? '1 carte, face cachée' : `${n} cartes, faces cachées`),
  waiting: (n: number) => (n === 1 ? '1 pion' : `${n} pions`),
  raised: 'se joue',
  steppers: 'Pas du 7',
  ways: 'Coups de cette carte',
  smallBoard: 'Le plateau, en petit',
  with: 'avec',
  /** On a card that is on its way to the partner, and on the card that came back. */
  given: 'donnée',
  from: (who: string) => (/^[aeiouhàâäéèêëîïôöùûü]/i.test(who) ? `d’${who}` : `de ${who}`),
  caption: {
    line: (who: string, card: string, done: readonly string[]) => `${who} : ${[card, ...done].join(', ')}`,
    drops: 'défausse',
    enters: 'fait entrer un pion',
    walks: (steps: readonly number[]) => `avance de ${list.format(steps.map(String))}`,
    back: (steps: number) => `recule de ${steps}`,
    sweeps: 'balaie 13 cases',
    comesHome: 'rentre un pion',
    pushes: (colour: number, yours: boolean) =>
      yours ? 'pousse votre pion' : `pousse un pion ${ONE[colour]}`,
    pushesHome: (colour: number, yours: boolean) =>
      yours ? 'fait rentrer votre pion' : `fait rentrer un pion ${ONE[colour]}`,
    leaps: 'saute en face',
    swaps: 'échange deux pions',
    swapsYours: 'prend la place de votre pion',
    blocks: (who: string) => `bloque ${who}`,
    blocksYou: 'vous bloque',
    takesYours: (n: number) => (n === 1 ? 'prend votre pion' : `prend ${n} de vos pions`),
    takes: (colours: readonly number[]) =>
      colours.length === 1 ? `prend un pion ${ONE[colours[0]!]}` : `prend ${colours.length} pions`,
  },
  end: {
    label: 'Fin de la partie',
    close: 'Fermer',
    won: 'Bravo, vous avez gagné !',
    wonWith: (partner: string) => `Bravo ! Vous gagnez avec ${partner}.`,
    lost: (winners: string) => `Bien joué ! Cette fois, la victoire est pour ${winners}.`,
    watched: (winners: string, n: number) => `${winners} ${n === 1 ? 'gagne' : 'gagnent'} !`,
    missing: (n: number) => (n === 1 ? 'Il ne vous manquait qu’un pion.' : `Il vous manquait ${n} pions.`),
    captures: (winners: number, others: number) => `Pions pris : ${winners} contre ${others}`,
    decisive: (card: string, who: string, at: number, of: number) =>
      `Le tournant : ${card}, par ${who} (carte ${at} sur ${of})`,
  },
};
export type Words = typeof fr;
