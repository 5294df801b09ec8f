import type { LessonWords } from '../../../board/lesson.ts';

export const words: LessonWords = {
  title: 'Apprendre Tchag en deux minutes',
  passed: 'C’est à Jaune, qui ne joue pas ici : on reprend l’étape.',
  steps: {
    black: {
      title: 'Noir : tout droit',
      task: 'Menez le pion de la pierre noire d2 sur la pierre qui brille.',
      why: 'Sur une pierre noire, un pion va tout droit, d’une seule pierre : devant, derrière ou sur le côté.',
      praise: 'Tout droit ! C’est la pierre sous le pion qui décide.',
      again: {
        colour:
          'Ce pion était sur une pierre grise : il est parti en diagonale. Prenez celui d’une pierre noire.',
        elsewhere: 'Tout droit, c’est juste, mais visez la pierre qui brille.',
      },
    },
    grey: {
      title: 'Gris : en diagonale',
      task: 'Amenez sur la pierre qui brille un pion d’une pierre grise.',
      why: 'Sur une pierre grise, un pion va en diagonale, d’une seule pierre.',
      praise: 'En diagonale ! Noir tout droit, gris en biais.',
      again: {
        colour:
          'Ce pion était sur une pierre noire : il est allé tout droit. Prenez celui de la pierre grise c2.',
        elsewhere: 'En diagonale, c’est juste, mais visez la pierre qui brille.',
      },
    },
    stone: {
      title: 'Une pierre s’en va',
      task: 'Faites sortir la pierre qui brille : son pion doit la quitter.',
      why: 'À chaque pas, la pierre que l’on quitte sort du jeu : le terrain rétrécit.',
      praise: 'Partie ! Les autres pierres se tiennent toujours : votre tour est fini.',
      again: {
        other: 'La pierre qui sort est celle que l’on quitte. Déplacez le pion de la pierre brillante.',
      },
    },
    gap: {
      title: 'Refermez la brèche',
      task: 'Un trou coupe cette ligne de pierres : faites glisser son côté gauche vers lui.',
      why: 'Tirez la pierre ou touchez sa flèche : tout le côté glisse, pions à bord, sans rien prendre.',
      praise: 'Refermée ! C’est obligatoire : votre tour finit quand aucune ligne n’a plus de trou.',
      again: {
        more: 'Permis, mais ce côté a ouvert une autre brèche : il faudrait continuer. Essayez le côté gauche.',
      },
    },
    isles: {
      title: 'Réunissez les îlots',
      task: 'Un pion est seul sur son îlot : faites glisser sa pierre contre les autres.',
      why: 'Se toucher par un coin ne suffit pas : toutes les pierres doivent se tenir par un côté.',
      praise: 'Réunis ! Une pierre seule ou une ligne entière, selon votre choix.',
      again: {},
    },
    four: {
      title: 'Prenez le quatrième',
      task: 'Il reste un pion jaune : prenez-le en allant sur sa pierre.',
      why: 'Trois de vos pions le touchent en biais ; un seul est sur une pierre grise.',
      praise: 'Quatre pris, tous ceux de l’adversaire : gagné !',
      again: {
        missed: 'Pas encore : on prend en allant sur le pion adverse. Cherchez votre pion sur du gris.',
      },
    },
  },
  facts: [
    'Sur une pierre noire, un pion va tout droit.',
    'Sur une pierre grise, il va en diagonale.',
    'La pierre que l’on quitte sort du jeu.',
    'Avant de passer la main, on referme les brèches et on réunit les îlots.',
    'Prendre, c’est aller sur un pion adverse ; à quatre, c’est gagné.',
  ],
  ending: {
    title: 'Vous savez jouer !',
    praise: 'Noir tout droit, gris en biais, et le terrain se referme derrière vous.',
    tipsTitle: 'Avant votre première partie',
    tips: [
      'Avant de bouger, regardez la pierre d’arrivée : elle décide de votre pas suivant.',
      'Un glissement ne prend rien, mais il peut mettre un pion à portée, le vôtre ou le sien.',
      'Un adversaire qui ne peut plus bouger passe son tour, et vous rejouez.',
      'Vous menez, et il ne peut plus bouger ? Vous pouvez arrêter la partie : qui a pris le plus de pions gagne.',
    ],
  },
};
