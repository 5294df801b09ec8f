import type { LessonWords } from '../../../board/lesson.ts';

export const words: LessonWords = {
  title: 'Apprendre le Tock en trois minutes',
  passed: 'Vous avez joué autre chose : on reprend l’étape.',
  watch: 'Votre partenaire joue…',
  steps: {
    enter: {
      title: 'Faites entrer un pion',
      task: 'Vos pions rouges attendent : touchez l’as, puis la case qui brille.',
      why: 'Seuls l’as, le roi et le joker font entrer un pion.',
      praise: 'Il est entré ! Tant qu’il n’a pas bougé, il barre la route à tous les autres.',
      again: {},
    },
    leap: {
      title: 'Sautez depuis une case 7',
      task: 'Avancez de 6 : votre pion s’arrête juste sur une case 7.',
      why: 'Une case 7 envoie le pion sur celle d’en face ; un pion déjà là-bas retourne en réserve.',
      praise: 'De l’autre côté du plateau d’un seul coup, et le pion bleu recommence !',
      again: { short: 'Votre pion doit s’arrêter exactement sur le 7 : il lui faut 6 pas.' },
    },
    king: {
      title: 'Balayez avec le roi',
      task: 'Jouez le roi avec votre pion : 13 cases, et trois pions adverses sur le chemin.',
      why: 'Les autres cartes prennent le pion de la case d’arrivée ; le roi prend tous ceux qu’il dépasse, même les vôtres.',
      praise: 'Balayés ! Trois pions retournent en réserve.',
      again: {
        entered: 'Le roi sait aussi faire entrer un pion ; ici, lancez-le avec le pion déjà en route.',
        one: 'Un pion pris, c’est bien ; le roi en prenait trois.',
        none: 'Ce pas ne prend personne : une carte ordinaire ne prend qu’à l’arrivée. Essayez le roi.',
      },
    },
    jack: {
      title: 'Échangez avec le valet',
      task: 'Échangez votre pion avec le pion vert, arrivé près de votre maison.',
      why: 'Le valet échange les places d’un de vos pions et de n’importe quel autre, partout sur la piste.',
      praise: 'Presque un tour complet gagné : votre pion est devant chez vous !',
      again: {
        far: 'Échange permis, mais ce pion-là est loin de votre maison. Prenez la place du pion vert.',
        walked: 'En marchant, le tour est encore long : le valet vous y amène en un coup.',
      },
    },
    back: {
      title: 'Reculez avec le 4',
      task: 'Jouez le 4 avec le pion qui vient d’entrer : il recule jusqu’à la case qui brille.',
      why: 'Votre maison s’ouvre après la case 16 : en reculant, ce pion évite tout le tour.',
      praise: 'Astucieux : encore trois pas, et il est à la maison !',
      again: {
        walked: 'En avant, il ferait tout le tour. Le 4 recule : d’ici, la maison est juste derrière.',
      },
    },
    split: {
      title: 'Partagez le 7',
      task: 'Jouez le 7 en deux : 3 pas pour rentrer ce pion, 4 pas pour prendre le pion vert.',
      why: 'Un 7 se partage entre vos pions ; on entre dans la maison au compte juste.',
      praise: 'Rentré d’un côté, pris de l’autre : quel 7 !',
      again: {
        card: 'Cette carte ne fait qu’une chose ; le 7 en fait deux.',
        whole: 'Vous avez donné les 7 pas à un seul pion. Partagez : 3 pour l’un, 4 pour l’autre.',
        missed: 'Rentré, bravo ; mais il restait 4 pas pour prendre le pion vert.',
        outside: 'Il faut juste 3 pas au premier pion pour entrer dans la maison.',
      },
    },
    swap: {
      title: 'Aidez votre partenaire',
      task: 'Avant de jouer, donnez une carte à Jaune, en face : l’as lui fera entrer un pion.',
      why: 'À chaque donne, les partenaires échangent une carte sans se parler.',
      praise: 'Merci ! Jaune est entré, et vous a donné sa dame.',
      again: { useless: 'Jaune n’a aucun pion en piste : avec cette carte, il ne peut rien jouer.' },
    },
    together: {
      title: 'Gagnez ensemble',
      task: 'Vos pions sont rentrés : jouez pour Jaune, et rentrez son dernier pion avec le 3.',
      why: 'Quand vos quatre pions sont à la maison, vous jouez ceux de votre partenaire.',
      praise: 'Gagné ! Les huit pions de l’équipe sont à la maison.',
      again: {
        short: 'Deux pas s’arrêtent devant la porte : il en faut trois, au compte juste.',
        past: 'Trop loin : il dépasse la maison et refait un tour. Il faut juste trois pas.',
      },
    },
  },
  facts: [
    'L’as, le roi et le joker font entrer un pion.',
    'Finir sur un pion le renvoie en réserve ; le roi prend tous ceux qu’il dépasse.',
    'S’arrêter sur une case 7 fait sauter à celle d’en face.',
    'Le 4 recule, le valet échange deux pions, le 7 se partage.',
    'On gagne à deux, quand les huit pions sont rentrés au compte juste.',
  ],
  ending: {
    title: 'Vous savez jouer !',
    praise: 'Entrer, sauter, balayer, échanger, partager, rentrer : tout y est.',
    tipsTitle: 'Avant votre première partie',
    tips: [
      'Touchez une carte : le plateau montre ce qu’elle permet.',
      'Le 5 avance un pion adverse : envoyez-le au-delà de sa maison.',
      'Le 10 avance de dix, ou bloque le joueur suivant.',
      'Gardez un petit nombre pour la maison : on y entre au compte juste.',
      'Si une carte se joue, il faut la jouer ; sinon, on en défausse une.',
    ],
  },
};
