import type { LessonWords } from '../../../board/lesson.ts';

export const words: LessonWords = {
  title: 'Apprendre T’Chang en trois minutes',
  passed: 'Vous avez joué autre chose : on reprend l’étape.',
  watch: 'Un ami joue…',
  steps: {
    pay: {
      title: 'Payez en lucioles',
      task: 'Envoyez votre pion rouge sur la statue qui brille, à deux pas.',
      why: 'Un pas coûte une luciole de votre bourse ; la statue où l’on s’arrête se retourne.',
      praise: 'Un dragon vert ! Deux pas, deux lucioles : il vous en reste quatre.',
      again: {
        stone: 'Une pierre : ce sera l’étape suivante. Allez d’abord à la statue qui brille.',
        empty: 'Il n’y a rien ici, et vos lucioles sont dépensées. Allez jusqu’à la statue.',
        stayed: 'Il faut avancer : touchez la statue qui brille, deux pas plus haut.',
      },
    },
    stone: {
      title: 'Retournez une pierre',
      task: 'Il vous reste 2 lucioles : arrêtez-vous sur la pierre qui brille.',
      why: 'Sous une pierre dorment de 1 à 4 lucioles, ou parfois un animal qui mord.',
      praise: 'Quatre lucioles ! Vous repartez plus riche.',
      again: {
        dark: 'Vos lucioles fondent et rien ne les remplace : visez la pierre qui brille.',
        stayed: 'Attendre ne rapporte rien : allez chercher des lucioles sous la pierre.',
      },
    },
    rescue: {
      title: 'Délivrez un ami',
      task: 'Le pion vert est mordu et ne bouge plus : arrêtez-vous sur sa case.',
      why: 'L’animal s’enfuit quand un autre pion s’arrête là ; une statue sur cette case se retourne alors aussi.',
      praise: 'Délivré ! Et un dragon jaune de plus.',
      again: {
        away: 'Vert est toujours prisonnier : il faut s’arrêter sur sa case.',
        stayed: 'Vert ne peut rien faire seul : allez le rejoindre.',
      },
    },
    share: {
      title: 'Partagez vos lucioles',
      task: 'Vert n’a plus rien : touchez « Partager » et donnez-lui 2 lucioles.',
      nextTasks: ['Touchez « Terminer le tour » : Vert ira jusqu’à la statue qui brille.'],
      why: 'On partage sur une même case, avant ou après son déplacement.',
      praise: 'Grâce à vous, Vert trouve une pièce du tangram !',
      again: {
        left: 'Vous partez, et Vert reste sans lumière. Partagez d’abord.',
        few: 'La statue est à deux pas : il faut deux lucioles à Vert.',
      },
    },
    open: {
      title: 'Ouvrez la sortie',
      task: 'Les 7 pièces du tangram sont là, et deux dragons rouges : retournez la statue qui brille.',
      why: 'Il faut les deux : trois dragons d’une couleur, celle de la sortie, et les sept pièces du tangram.',
      praise: 'Le troisième dragon rouge : la sortie rouge s’ouvre !',
      again: {
        elsewhere: 'Ici, rien ne s’ouvre : il manque encore un dragon rouge. Retournez une statue.',
        stayed: 'La sortie reste fermée tant que la dernière statue n’est pas retournée.',
      },
    },
    leave: {
      title: 'Sortez tous ensemble',
      task: 'Bleu n’a plus de luciole : donnez-lui-en une, et gardez-en une pour vous.',
      nextTasks: ['Terminez votre tour : Bleu sort.', 'Encore un pas, et tout le monde est dehors !'],
      why: 'On gagne ensemble, quand tous les pions sont sur la sortie.',
      praise: 'Tout le monde est dehors : gagné !',
      again: {
        alone: 'Bleu reste dans la tombe, sans luciole : partagez avant de partir.',
        all: 'C’est généreux, mais il vous en faut une pour votre dernier pas.',
        away: 'La sortie rouge est juste à côté : ne vous en éloignez pas.',
      },
    },
  },
  facts: [
    'Un pas coûte une luciole de la bourse du pion.',
    'Une pierre donne de 1 à 4 lucioles, ou cache un animal qui mord.',
    'Un pion mordu attend qu’un autre s’arrête sur sa case.',
    'Sur une même case, les pions partagent leurs lucioles.',
    'Trois dragons d’une couleur et les sept pièces ouvrent la sortie ; tous doivent l’atteindre.',
  ],
  ending: {
    title: 'Vous savez jouer !',
    praise: 'Payer, fouiller, délivrer, partager, sortir : tout y est.',
    tipsTitle: 'Avant votre première partie',
    tips: [
      'Comptez avant de partir : un pion sans luciole attend qu’on le rejoigne.',
      'Passez par les pierres : elles paient les longs chemins.',
      'Ne vous éloignez pas tous : un ami proche délivre vite.',
      'Gardez de quoi rejoindre la sortie, pour tous les quatre.',
      'Parlez, proposez des chemins : personne ne gagne seul.',
    ],
  },
};
