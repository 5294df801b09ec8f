/** What each mode changes in the standard game. `queens`: whether there are queens. */
export const changes = {
  anarchy:
    'Anarchie : pas de reines. On gagne dès qu’on contrôle la zone vitale adverse et qu’elle est reliée à une de ses bases.',
  standardWin: 'Percuter la reine en t’chako ne suffit pas : la partie se gagne autrement.',
  queenHolds:
    'Dans sa zone vitale, la reine ne compte pas : un palet adverse y prend le contrôle sans avoir à la pousser dehors.',
  suddenCreations: (n: number, queens: boolean): string =>
    `Mort subite : chacun crée ${n === 1 ? 'un seul palet' : `au plus ${n} palets`} dans la partie. On perd quand on n’a plus de palet${queens ? ', hormis sa reine,' : ''} et qu’on ne peut plus en créer.`,
  suddenTurn: (turn: number, queens: boolean): string =>
    `Mort subite : après le tour ${turn}, plus aucune création${queens ? ', sauf le retour d’une reine. On perd quand on n’a plus de palet, hormis sa reine' : '. On perd quand on n’a plus de palet'}.`,
  countdown: (turns: number): string =>
    `Compte à rebours : la partie s’arrête après ${turns} tours, ceux des deux joueurs comptés. On compare les zones capturées, puis les palets, puis la distance du palet le plus proche à la zone vitale adverse.`,
  hill: {
    off: '',
    pair: 'Reine de la colline : on gagne en capturant les deux zones du centre au début de son tour.',
    line: 'Reine de la colline : on gagne dès qu’on tient les quatre zones neutres, en ligne.',
    rhombus:
      'Reine de la colline : on gagne dès qu’on tient les deux zones du centre et les deux bases centrales, en losange.',
  },
  lead: (n: number, queens: boolean): string =>
    `Victoire démographique : on gagne avec ${n} palets d’avance sur l’adversaire${queens ? ', reine comprise' : ''}.`,
  reach: (n: number, queens: boolean): string =>
    `Victoire démographique : on gagne en réunissant ${n} palets sur le terrain${queens ? ', reine comprise' : ''}.`,
  points: (n: number, first: number): string =>
    `Chaque tour donne ${n} points d’action au lieu de 7, le tout premier ${first}.`,
  strategic:
    'Coups stratégiques : un tir coûte 1 point de moins et n’élimine aucun autre palet. Annoncé chargé, il coûte le prix habituel et élimine. En zone grise, le tireur sort dans les deux cas.',
  strategicSumo:
    'Coups stratégiques : un tir coûte 1 point de moins. Avec Sumo, aucun contact n’élimine : rien ne se charge.',
  depot: (queens: boolean): string =>
    `Dépôt de ravitaillement : créer coûte autant de points que vous avez de palets en jeu, moins vos zones capturées et vos bases, au moins 1.${queens ? ' Le retour de la reine reste à 2.' : ''}`,
  triangle:
    'Triangles : avant la partie, chacun peut échanger un élastique contre un triangle, à poser pour 1½ point et à déplacer pour ½ par obstacle.',
  carrisk:
    'Carrisk : en tout début de tour, jusqu’à deux créations offertes sur des zones capturées différentes.',
  carriskCounted:
    'Carrisk : en tout début de tour, jusqu’à deux créations offertes sur des zones capturées différentes. Elles comptent parmi les créations permises.',
  sumo: 'Sumo : un palet qui touche la bordure est éliminé, et rien d’autre n’élimine.',
  sumoQueen: 'Si une reine touche la bordure alors que son camp est en t’chako, il perd la partie.',
  shooting: {
    aim: 'On vise, on dose, on tire.',
    flick: 'On tire d’une pichenette : le geste donne la direction et la force.',
  },
  assistance: {
    none: 'Aucune ligne de visée n’est montrée.',
    short: 'Le début de la ligne de visée est montré.',
    contact: 'La ligne de visée est montrée jusqu’au premier contact.',
  },
};

export type Changes = typeof changes;

/** One sentence beside the switch of each mode. */
export const notes = {
  standardWin: 'Percutez la reine adverse en t’chako et la partie est gagnée.',
  anarchy: 'Sans reines : il suffit de contrôler la zone vitale adverse, reliée à une base.',
  countdown: 'La partie s’arrête après ce nombre de tours, et l’on compte les zones.',
  sudden: 'Les créations sont limitées : on perd quand on n’a plus de palet et qu’on ne peut plus en créer.',
  hill: 'On gagne aussi en tenant les zones du milieu.',
  demography: 'On gagne aussi par le nombre de palets sur le terrain.',
  strategic: 'Un tir coûte moins cher et n’élimine que si on l’annonce chargé.',
  depot: 'Plus on a de palets, plus en créer coûte cher ; les zones tenues font baisser le prix.',
  triangle: 'Chacun peut échanger un élastique contre un triangle, posé sur trois obstacles.',
  carrisk: 'Au début du tour, deux palets offerts sur les zones capturées.',
  sumo: 'On élimine en poussant les palets contre la bordure, et seulement ainsi.',
  suddenCreations: 'Le nombre de palets que chacun peut créer dans toute la partie.',
  suddenTurn: 'Après ce tour, on ne crée plus de palets.',
  countdownTurns: 'On compte les tours des deux joueurs.',
  demographyLead: 'L’avance en palets qui fait gagner.',
  demographyReach: 'Le nombre de palets qui fait gagner.',
  points: 'Ce que chacun peut dépenser à chaque tour.',
  shooting: 'La façon de tirer ne change aucune règle.',
  assistance: 'Ce que l’on voit du trajet avant de tirer.',
  queenHolds: 'Tant que la reine y est, l’adversaire ne contrôle pas sa zone vitale.',
};

/** TCHAKO-45: fewer points are advised with these modes. */
export const fewerPoints = {
  said: 'Avec les coups stratégiques ou Carrisk, 5 points par tour sont conseillés.',
  take: 'Jouer à 5 points',
};

export type Notes = typeof notes;
export type FewerPoints = typeof fewerPoints;
