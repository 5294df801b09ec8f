import type { LessonWords } from '../../../board/lesson.ts';

export const words: LessonWords = {
  title: 'Apprendre Tekao en deux minutes',
  passed: 'C’est à Jaune, qui ne joue pas ici : on reprend l’étape.',
  steps: {
    weapons: {
      title: 'Une arme par côté',
      task: 'Avancez le pion c2 de trois cases, par son côté pistolet.',
      why: 'L’arme d’un côté dit jusqu’où l’on va par là : pistolet 3 cases, arc 2, tour et grappin 1.',
      praise: 'Trois cases ! Par un autre côté, ce pion irait moins loin.',
      again: {
        turned: 'Tourner est permis, mais ici avancez : le pistolet regarde déjà vers le haut.',
        short: 'Bon côté ! Le pistolet va jusqu’à trois cases : allez jusqu’à celle qui brille.',
        side: 'De ce côté, l’arme est une autre et va moins loin. Partez par le pistolet, vers le haut.',
        other: 'Cette fois, jouez le pion c2.',
      },
    },
    beats: {
      title: 'Qui bat qui',
      task: 'Attaquez le pion jaune d6 par votre tour : avancez d4 d’une case.',
      why: 'La tour bat l’arc et le pistolet, qui battent le grappin, qui bat la tour ; le pistolet bat l’arc.',
      praise: 'Pris ! Votre pion s’arrête juste devant : on attaque en touchant.',
      again: {
        taken: 'Votre arc a rencontré sa tour, plus forte : c’est votre pion qui tombe.',
        apart: 'Rien ne se passe : on n’attaque qu’un pion touché par un côté. Avancez d4.',
      },
    },
    turn: {
      title: 'Avancer ou tourner',
      task: 'Touchez votre pion d4, puis la flèche qui le tourne à droite.',
      why: 'Pistolet contre pistolet, rien ne bouge. Un quart de tour compte comme un coup, et attaque aussi.',
      praise: 'La tour fait face au pistolet : pris, sans bouger !',
      again: {
        taken:
          'À gauche, votre arc fait face à un pistolet, qui le bat : votre pion tombe. Tournez à droite.',
        moved: 'Ce pas ne prend rien. Ici, il suffit de tourner d4 sur place.',
        other: 'Cette fois, tournez le pion d4.',
      },
    },
    safe: {
      title: 'Prendre sans être pris',
      task: 'Prenez le pion jaune c6 par la gauche : avancez a6 d’une case.',
      why: 'Le pion joué prend d’abord les plus faibles ; ensuite, à côté d’un plus fort, il tombe à son tour.',
      praise: 'Pris, et rien de plus fort à côté : votre pion reste.',
      again: {
        fell: 'Il a pris, mais la tour voisine bat son arc : il tombe aussi. Attaquez par a6.',
        lost: 'Une arme plus forte l’attendait. Attaquez par a6, où votre tour touche un arc.',
        apart: 'Rien ne se passe : venez toucher c6 par la gauche, avec a6.',
      },
    },
    flag: {
      title: 'Prenez le drapeau',
      task: 'Le drapeau jaune est en d8 : amenez votre pistolet juste devant.',
      why: 'Toute arme bat le drapeau : qui le prend gagne aussitôt, même à côté d’un pion plus fort.',
      praise: 'Tekao ! Le drapeau est pris, la partie est à vous.',
      again: {
        own: 'Votre drapeau est plus sûr loin de l’ennemi. Attaquez plutôt avec d5.',
        missed: 'Pas encore : il faut toucher le drapeau. Avancez d5 de deux cases.',
      },
    },
  },
  facts: [
    'Chaque côté d’un pion porte une arme, qui dit jusqu’où il va par là.',
    'La tour bat l’arc et le pistolet, qui battent le grappin, qui bat la tour ; le pistolet bat l’arc.',
    'À chaque tour, un pion avance ou tourne ; les deux attaquent ce qu’il touche.',
    'Il prend d’abord ses voisins plus faibles, puis tombe si un voisin est plus fort.',
    'Toute arme bat le drapeau, et qui le prend gagne la partie.',
  ],
  ending: {
    title: 'Vous savez jouer !',
    praise: 'Des armes sur chaque côté, avancer ou tourner, et un drapeau à prendre.',
    tipsTitle: 'Avant votre première partie',
    tips: [
      'Choisissez un pion : chaque case montre ce qu’il y prendrait, et s’il y serait pris.',
      'Le bouton « Menaces » montre ceux de vos pions que l’adversaire peut prendre.',
      'Un même pion ne joue pas plus de trois fois de suite.',
      'Votre première partie commence tout de suite ; d’ordinaire, chacun tire ses pions et les pose lui-même.',
    ],
  },
};
