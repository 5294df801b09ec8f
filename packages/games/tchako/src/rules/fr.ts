import type { RulesPage } from './page.ts';

export const rules: RulesPage = {
  title: 'Les règles de T’Chako',
  aim: 'Un jeu d’adresse et de stratégie pour deux, dès huit ans. Tirez vos palets, tenez une chaîne de zones jusqu’à la zone vitale adverse : c’est le t’chako. Percutez alors la reine et gagnez.',
  sections: [
    {
      heading: 'Le terrain',
      paragraphs: [
        {
          id: 'TCHAKO-1',
          text: 'Douze zones rondes : à chacun une zone vitale et trois bases, et quatre zones neutres au milieu. Au centre de chaque zone, un espace de création. Vingt-trois obstacles se dressent entre les zones. Une règle qui parle de palets parle aussi de la reine, sauf si elle l’excepte.',
        },
        {
          id: 'TCHAKO-2',
          text: 'Au départ, la reine sur la zone vitale, un palet sur chaque base, huit dans la boîte. Chacun a deux élastiques courts et un long.',
        },
        {
          id: 'TCHAKO-3',
          text: 'Une bordure entoure le terrain. Les palets y rebondissent, mais un choc trop violent la fait sauter : le palet est éliminé.',
        },
      ],
    },
    {
      heading: 'Contrôler et capturer',
      paragraphs: [
        {
          id: 'TCHAKO-4',
          text: 'Un palet est dans une zone dès qu’il en touche le cercle. Il peut être dans deux zones à la fois. On n’en juge que lorsque tout est immobile.',
        },
        {
          id: 'TCHAKO-5',
          text: 'Vous contrôlez une zone où vous êtes seul. À deux, elle est grise et n’est à personne. Vos bases et votre zone vitale sont à vous quand personne n’y est. Une zone où se tient une reine n’est jamais à l’adversaire, sauf si la table en a décidé autrement pour sa zone vitale.',
        },
        {
          id: 'TCHAKO-6',
          text: 'Au début de votre tour, vous capturez chaque zone qui n’est pas des vôtres, que vous contrôlez par un palet, et que des connexions relient à une de vos bases contrôlées par des zones capturées. Elle reste capturée jusqu’à la fin du tour, quoi qu’il arrive.',
        },
        {
          id: 'TCHAKO-7',
          text: 'Une base occupée ou grise au début de votre tour ne relie plus rien. Un intrus dans votre zone vitale ne coupe rien, et elle-même ne relie rien.',
        },
        {
          id: 'TCHAKO-8',
          text: 'T’chako : une chaîne de connexions mène d’une de vos bases contrôlées à la zone vitale adverse, chaque zone capturée ce tour-ci ou contrôlée à l’instant, la zone vitale comprise. Au tour de l’adversaire, seul le contrôle compte. Qu’un maillon cède, et c’est fini. Pour un tir, c’est la position au départ du tir qui décide.',
        },
        {
          id: 'TCHAKO-9',
          text: 'Zone grise : si votre tir touche en premier un adversaire qui partageait une zone avec le tireur, le tireur seul est éliminé. Une reine qui tire ne l’est pas : alors personne ne l’est.',
        },
      ],
    },
    {
      heading: 'Votre tour',
      paragraphs: [
        {
          id: 'TCHAKO-18',
          text: 'Sept points d’action par tour, cinq pour le tout premier. Le tour finit quand vous le dites ou quand les points sont épuisés. Rien n’est gardé pour le tour suivant.',
        },
        {
          id: 'TCHAKO-10',
          text: 'Tirer un palet coûte 2 points. Chaque palet une fois par tour, même créé à l’instant.',
        },
        {
          id: 'TCHAKO-11',
          text: 'Le premier palet adverse que le palet tiré percute est éliminé. Il glisse encore, pousse sans éliminer, et s’en va quand tout est immobile. Les contacts suivants ne font que pousser, et vos palets poussés n’éliminent rien.',
        },
        {
          id: 'TCHAKO-12',
          text: 'Tirer la reine coûte 3 points. Elle élimine comme un palet, se laisse pousser, et n’est jamais éliminée. La percuter en premier gagne la partie, si son camp était en t’chako au départ du tir.',
        },
        {
          id: 'TCHAKO-13',
          text: 'Créer un palet coûte 2 points, sur une zone capturée ou chez vous si l’adversaire n’y avait pas le contrôle au début du tour. Pas où se tient encore un palet créé. Les autres palets qui gênent sont écartés à 29 mm du milieu, au plus court. Les éliminés retournent dans la boîte : onze palets et la reine par camp.',
        },
        {
          id: 'TCHAKO-14',
          text: 'Un demi-point par accroche d’élastique déplacée. Un élastique suit une ligne fine, toujours à sa longueur. Jamais deux accroches sur un obstacle, ni deux élastiques sur un segment, ni un palet dessous. Les élastiques arrêtent et renvoient tous les palets.',
        },
        {
          id: 'TCHAKO-15',
          text: 'Avant un tir, un palet à moins d’un doigt d’une bordure, d’un obstacle ou d’un allié peut être décalé d’un doigt au plus, tout droit, sans se rapprocher de ce qui le gêne.',
        },
        {
          id: 'TCHAKO-16',
          text: 'Une reine sortie du terrain est absente. La prochaine création de son camp est la reine, pour 2 points. Absente quand son camp est en t’chako : la partie est perdue.',
        },
        {
          id: 'TCHAKO-17',
          text: 'Après un tir, un palet créé à peine bougé de son espace y est remis, si la place est libre.',
        },
        {
          id: 'TCHAKO-19',
          text: 'La rampe d’essai permet de doser un tir à tout moment, hors du terrain et sans frais.',
        },
      ],
    },
    {
      heading: 'Le tir',
      paragraphs: [
        {
          id: 'TCHAKO-20',
          text: 'Un tir est une direction parmi 4 096 et une force de 1 à 1 000. Le même tir depuis la même position donne toujours et partout le même résultat.',
        },
        {
          id: 'TCHAKO-21',
          text: 'Les palets glissent et ralentissent régulièrement. Un tir à pleine force parcourt un peu plus d’un mètre. Chaque choc perd un peu d’élan.',
        },
        {
          id: 'TCHAKO-22',
          text: 'La table choisit : pichenette, d’un geste, ou tir visé, et combien de la ligne est montré.',
        },
        {
          id: 'TCHAKO-23',
          text: 'Au sablier, le temps que vous prenez revient à l’adversaire. À zéro, votre tour finit ; l’adversaire vous laisse cinq secondes. On ne perd pas au temps.',
        },
        {
          id: 'TCHAKO-24',
          text: 'Quand tout est immobile : on retire les palets éliminés, on remet les palets créés, puis on juge. Si les deux gagnent à la fois, c’est à qui est au tour.',
        },
      ],
    },
    {
      heading: 'Modes de victoire',
      paragraphs: [
        {
          id: 'TCHAKO-30',
          text: 'Mort subite : un nombre limité de créations, ou aucune après un certain tour. Perd qui n’a plus que sa reine et ne créera plus. Sans palet, il faut en créer un tant qu’on le peut.',
        },
        {
          id: 'TCHAKO-31',
          text: 'Compte à rebours : après le dernier tour gagne qui capturerait le plus de zones, puis qui a le plus de palets, puis le palet le plus près de la zone vitale adverse.',
        },
        { id: 'TCHAKO-32', text: 'Anarchie : sans reines. Contrôler la zone vitale adverse, reliée, gagne.' },
        {
          id: 'TCHAKO-33',
          text: 'Reine de la colline : capturer les deux zones centrales au début de son tour ; ou tenir les quatre en ligne, ou les quatre en losange, à tout moment.',
        },
        {
          id: 'TCHAKO-34',
          text: 'Victoire démographique : assez de palets d’avance, ou assez de palets en jeu.',
        },
      ],
    },
    {
      heading: 'Modes de jeu',
      paragraphs: [
        {
          id: 'TCHAKO-40',
          text: 'Coups stratégiques : un tir coûte 1 point et ne fait que pousser ; chargé, il en coûte 2 et élimine. La reine : 2, chargée 3.',
        },
        {
          id: 'TCHAKO-41',
          text: 'Dépôt de ravitaillement : créer coûte vos palets en jeu moins vos zones capturées et vos bases contrôlées, au moins 1. Le retour de la reine coûte 2.',
        },
        {
          id: 'TCHAKO-42',
          text: 'Triangle : avant la partie, chacun peut remplacer un élastique. Le poser coûte 1½, le déplacer ½ par obstacle changé. Les palets pris sont repoussés dehors.',
        },
        {
          id: 'TCHAKO-43',
          text: 'Carrisk : au début du tour, avant tout le reste, deux créations offertes sur des zones capturées.',
        },
        {
          id: 'TCHAKO-44',
          text: 'Sumo : seule la bordure élimine. Une reine à la bordure est absente ; en t’chako, c’est perdu.',
        },
        {
          id: 'TCHAKO-45',
          text: 'De 3 à 9 points par tour, deux de moins au premier, au moins trois. Les modes qui se contredisent sont refusés. D’un commun accord, un mode s’ajoute entre deux tours, sauf l’anarchie et les triangles, s’il ne décide pas aussitôt la partie.',
        },
        {
          id: 'TCHAKO-46',
          text: 'Sans mode, une partie n’a pas de limite ; la partie limitée s’arrête à 60 tours.',
        },
        {
          id: 'TCHAKO-47',
          text: 'Conseils : gardez vos palets groupés, protégez la reine, visez droit depuis vos bases, contestez au tour de l’adversaire, et tout pour un t’chako.',
        },
      ],
    },
  ],
  readings: {
    heading: 'Nos décisions',
    paragraphs: [
      {
        id: 'TCHAKO-6',
        text: 'Une zone capturée le reste jusqu’à la fin du tour, même si l’adversaire y entre.',
      },
      {
        id: 'TCHAKO-15',
        text: 'Ce qui est à moins d’un doigt ne doit se rapprocher à aucun moment du décalage.',
      },
      {
        id: 'TCHAKO-30',
        text: 'Sans reine ni palet, il faut créer s’il y a de quoi payer les deux et où les poser.',
      },
      { id: 'TCHAKO-44', text: 'Une reine poussée à la bordure par un tir parti en t’chako perd aussi.' },
    ],
  },
};
