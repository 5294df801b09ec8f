/** Texts that are needed before the game is loaded. */
export const cover = {
  kind: 'Adresse et stratégie',
  name: 'T’Chako',
  pitch:
    'Entre billard et échecs : tirez vos palets d’une pichenette, capturez des zones jusqu’au camp adverse, et percutez sa reine.',
  seats: ['Sud', 'Nord'],
  options: {
    shooting: { name: 'Tir', values: { aim: 'Visé', flick: 'Pichenette' } },
    assistance: {
      name: 'Ligne de visée',
      values: { none: 'Aucune', short: 'Courte', contact: 'Jusqu’au premier contact' },
    },
    casual: { name: 'Partie amicale', hint: 'Dans une partie amicale, on peut reprendre un tir.' },
    points: { name: 'Points d’action par tour' },
    queenHolds: { name: 'La reine tient sa zone vitale' },
    standardWin: { name: 'On gagne en percutant la reine' },
    sudden: {
      name: 'Mort subite',
      values: { off: 'Non', creations: 'Nombre de créations', turn: 'À partir d’un tour' },
    },
    suddenCreations: { name: 'Créations par joueur' },
    suddenTurn: { name: 'Dernier tour avec créations' },
    countdown: { name: 'Compte à rebours' },
    countdownTurns: { name: 'Nombre de tours' },
    anarchy: { name: 'Anarchie : sans reines' },
    hill: {
      name: 'Reine de la colline',
      values: { off: 'Non', pair: 'Les deux zones centrales', line: 'En ligne', rhombus: 'En losange' },
    },
    demography: {
      name: 'Victoire démographique',
      values: { off: 'Non', lead: 'Palets d’avance', reach: 'Palets à réunir' },
    },
    demographyLead: { name: 'Palets d’avance' },
    demographyReach: { name: 'Palets à réunir' },
    strategic: { name: 'Coups stratégiques' },
    depot: { name: 'Dépôt de ravitaillement' },
    triangle: { name: 'Élastiques en triangle' },
    carrisk: { name: 'Carrisk : deux créations offertes' },
    sumo: { name: 'Sumo : la bordure élimine' },
  },
  presets: {
    standard: 'Standard',
    limited: 'Limitée à 60 tours',
    quick: 'Rapide, 20 tours',
    strategic: 'Coups stratégiques',
    carrisk: 'Carrisk',
    sumo: 'Sumo',
    anarchy: 'Anarchie',
  },
  problems: {
    'no-way-to-win':
      'Sans la victoire sur la reine, il faut au moins un autre mode de victoire : personne ne pourrait gagner.',
    'odd-countdown': 'Le compte à rebours compte les tours des deux joueurs : il en faut un nombre pair.',
    'anarchy-reach': 'Sans reine, on ne réunit jamais douze palets.',
    'reach-too-high': 'Avec si peu de créations, on ne pourra jamais réunir autant de palets.',
    'sudden-too-late': 'La partie finirait avant que les créations ne s’arrêtent.',
  },
};

export type Cover = typeof cover;
