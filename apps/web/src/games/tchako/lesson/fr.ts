import type { LessonWords } from '../../../board/lesson.ts';

export const words: LessonWords = {
  title: 'Apprendre T’Chako',
  ways: { legend: 'Comment tirer', names: { aim: 'Viser', flick: 'Pichenette' } },
  passed: 'C’est à Nord, qui ne joue pas ici : on reprend l’étape.',
  steps: {
    shoot: {
      title: 'Tirez un palet',
      task: 'Envoyez le palet avancé dans la zone qui brille.',
      why: 'Une zone où vous êtes seul est à vous : c’est ainsi que l’on avance.',
      praise: 'Bien tiré ! Cette zone est maintenant sous votre contrôle.',
      again: {
        missed: 'Pas tout à fait : visez droit devant, ni trop doux ni trop fort.',
        out: 'Trop fort : le palet est passé par-dessus la bordure, il est perdu. Plus doucement !',
        other: 'Cette fois, tirez le palet qui fait face à la zone brillante.',
      },
    },
    hit: {
      title: 'Percutez un palet adverse',
      task: 'Tirez votre palet de droite sur le palet rouge qui s’approche.',
      why: 'Le premier palet adverse que touche un tir est éliminé.',
      praise: 'Touché ! Le palet rouge retourne dans sa boîte.',
      again: {
        missed: 'À côté : visez le milieu du palet rouge, en toucher le bord suffit.',
        out: 'Trop fort : votre palet est sorti du terrain. Plus doucement !',
        other: 'Cette fois, tirez votre palet de droite sur le palet rouge.',
      },
    },
    create: {
      title: 'Créez un palet',
      task: 'Votre base de droite est vide : touchez-la, puis « Créer ici ».',
      why: 'Tirer ou créer coûte 2 des 7 points de votre tour ; plus de palets, c’est plus de zones.',
      praise: 'Le voilà ! Un palet tout neuf peut même être tiré dans le même tour.',
      again: { other: 'Ici, pas besoin de tirer : touchez le milieu de la base vide, puis « Créer ici ».' },
    },
    capture: {
      title: 'Capturez une zone',
      task: 'Votre palet tient une zone du milieu : touchez « Terminer le tour ».',
      why: 'S’il y est encore quand votre tour revient, et que des traits épais, de zone en zone, la relient à votre base, elle est capturée.',
      praise: 'Capturée ! Jusqu’à la fin de ce tour elle prolonge votre chaîne, et vous pouvez y créer.',
      again: { other: 'Gardez vos palets où ils sont et terminez simplement votre tour.' },
    },
    elastic: {
      title: 'Tendez un élastique',
      task: 'Protégez votre base : menez le bout de l’élastique de droite à l’obstacle qui brille.',
      why: 'Les élastiques arrêtent tous les palets, les vôtres aussi ; un bout déplacé coûte un demi-point.',
      praise: 'Protégé ! Le tir de Nord a rebondi sur votre élastique.',
      again: { hit: 'Nord est passé, et votre palet est perdu. Fermez le passage devant lui.' },
    },
    chain: {
      title: 'Mettez la reine en t’chako',
      task: 'La reine rouge s’est éloignée : envoyez votre palet du haut dans sa zone vitale.',
      why: 'Une chaîne de zones à vous, de votre base à sa zone vitale, la rend vulnérable.',
      praise: 'T’chako ! La chaîne est fermée : la reine n’est plus à l’abri.',
      again: {
        missed: 'Pas encore : le palet doit s’arrêter dans la zone vitale, le cercle du haut.',
        early: 'La reine est invulnérable tant que la chaîne n’est pas fermée. Visez d’abord le cercle.',
        out: 'Trop fort : votre palet est sorti du terrain. Plus doucement !',
        other: 'Cette fois, tirez le palet du haut dans le cercle qui brille.',
      },
    },
    queen: {
      title: 'Percutez la reine',
      task: 'La chaîne tient : tirez sur la reine rouge !',
      why: 'En t’chako, la partie est gagnée dès que votre tir touche la reine en premier.',
      praise: 'Gagné ! La reine est tombée, la partie est à vous.',
      again: {
        missed: 'Manqué ! La chaîne tient encore : visez la reine bien au milieu.',
        out: 'Trop fort, et à côté : votre palet est sorti du terrain.',
        other: 'Cette fois, tirez un palet sur la reine.',
      },
    },
  },
  facts: [
    'Vous contrôlez la zone où vous êtes seul.',
    'Le premier palet adverse que touche votre tir est éliminé.',
    'Un tour vaut 7 points ; tirer ou créer un palet en coûte 2.',
    'Une zone encore tenue au début de votre tour, reliée à vos bases, est capturée.',
    'En t’chako, touchez la reine adverse en premier : c’est gagné.',
  ],
  ending: {
    title: 'Vous savez jouer !',
    praise: 'Tirer, percuter, créer, capturer, protéger, t’chako : tout y est.',
    tipsTitle: 'Avant votre première partie',
    tips: [
      'Gardez vos palets groupés : ils se couvrent les uns les autres.',
      'Laissez votre reine près des siens, elle fait peur ; mais protégez-la quand l’adversaire approche.',
      'Depuis vos bases, bien des tirs directs mènent aux zones du milieu : cherchez-les entre les obstacles.',
      'Pendant le tour de l’autre, un seul palet dans sa zone suffit à couper sa chaîne.',
      'Une zone capturée le reste jusqu’à la fin du tour, même vide : risquez tout pour un t’chako.',
    ],
  },
};
