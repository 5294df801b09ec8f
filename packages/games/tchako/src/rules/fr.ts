import type { RulesPage } from '@tablee/kernel';
import { figures } from './fr-figures.ts';
import type { Figure, RuleId } from './page.ts';

export const rules: RulesPage<RuleId, Figure> = {
  title: 'Les règles de T’Chako',
  aim: 'Un jeu d’adresse et de stratégie, entre billard et échecs, pour deux joueurs dès huit ans. Lancez vos palets d’une pichenette, délogez ceux d’en face, et tendez une chaîne de zones jusqu’à la zone vitale adverse : c’est le t’chako. Percutez alors la reine et la partie est à vous. Comptez de 15 à 45 minutes.',
  sections: [
    {
      heading: 'Le terrain',
      paragraphs: [
        {
          id: 'TCHAKO-1',
          text: 'Douze zones rondes : chacun a sa zone vitale et trois bases, et quatre zones neutres s’alignent au milieu. Les traits épais sont les connexions ; les traits fins portent les élastiques. Au centre de chaque zone, un espace de création. Vingt-trois obstacles se dressent entre les zones. Ce qui est dit des palets vaut aussi pour la reine, sauf exception.',
          figures: ['terrain'],
        },
        {
          id: 'TCHAKO-2',
          text: 'Au départ, chaque reine est sur sa zone vitale, un palet occupe chaque base, huit palets attendent dans la boîte. Chacun a deux élastiques courts et un long, déjà tendus. Sud commence.',
        },
        {
          id: 'TCHAKO-3',
          text: 'Une bordure entoure le terrain et renvoie les palets. Mais un palet qui la heurte trop fort passe par-dessus : il est perdu. Mieux vaut doser ses tirs.',
        },
      ],
    },
    {
      heading: 'Contrôler et capturer',
      paragraphs: [
        {
          id: 'TCHAKO-4',
          text: 'Un palet est dans une zone dès qu’il en touche le cercle. Il peut être dans deux zones à la fois. Rien n’est jugé tant qu’un palet glisse : on regarde au début du tour et après chaque action, quand tout est immobile.',
        },
        {
          id: 'TCHAKO-5',
          text: 'Vous contrôlez une zone où vous êtes seul. Si vous y êtes tous les deux, elle est grise et n’est à personne. Vos bases et votre zone vitale restent à vous quand elles sont vides. Là où se tient une reine, l’adversaire n’a jamais le contrôle : il faut d’abord la pousser dehors (une option l’en dispense, dans la zone vitale de la reine).',
          figures: ['control'],
        },
        {
          id: 'TCHAKO-6',
          text: 'Au début de votre tour, vous capturez chaque zone qui n’est pas des vôtres, que vous contrôlez par un palet, et que les connexions relient, de zone capturée en zone capturée, à une base que vous contrôlez. Elle reste capturée jusqu’à la fin de votre tour, même si votre palet la quitte. Au tour suivant, tout est recalculé ; pendant le tour de l’autre, personne n’a de captures.',
          figures: ['capture'],
        },
        {
          id: 'TCHAKO-7',
          text: 'Une de vos bases tenue par l’adversaire, ou grise, au début de votre tour ne relie plus rien : ce qui ne tenait que par elle n’est pas capturé. Chasser l’intrus en cours de tour vous rend la base, mais les captures attendront le tour suivant. Un intrus dans votre zone vitale, lui, ne coupe rien.',
        },
        {
          id: 'TCHAKO-8',
          text: 'T’chako ! Une chaîne de connexions va d’une base que vous contrôlez jusqu’à la zone vitale adverse, chaque zone étant capturée ce tour-ci ou contrôlée en ce moment même, la zone vitale aussi. La reine adverse devient vulnérable, en plein tour s’il le faut. Qu’un maillon cède et elle ne l’est plus. Pour chaque tir, c’est la position à son départ qui compte ; et au tour de l’autre, seul le contrôle fait la chaîne.',
          figures: ['tchako'],
        },
        {
          id: 'TCHAKO-9',
          text: 'Zone grise : deux adversaires qui partagent une zone ne peuvent pas s’y éliminer. Si votre tir touche en premier un palet qui partageait une zone avec le tireur, c’est le tireur qui sort, et lui seul. Une reine qui tire ne risque rien : alors personne ne sort.',
          figures: ['duel'],
        },
      ],
    },
    {
      heading: 'Votre tour',
      paragraphs: [
        {
          id: 'TCHAKO-18',
          text: 'Vous avez sept points d’action par tour, cinq pour le tout premier de la partie. Dépensez-les comme vous voulez, dans l’ordre que vous voulez. Le tour se termine quand vous le dites ou quand vos points sont dépensés. Les points ne se gardent pas.',
        },
        {
          id: 'TCHAKO-10',
          text: 'Tirer un palet : 2 points. Un même palet ne se tire qu’une fois par tour, mais un palet tout juste créé peut être tiré.',
        },
        {
          id: 'TCHAKO-11',
          text: 'Le premier palet adverse que touche le palet tiré est éliminé, que vous l’ayez frappé ou qu’il vous soit rentré dedans. Il glisse encore, pousse sans rien éliminer, puis s’en va quand tout est immobile. Les contacts suivants ne font que pousser, et vos propres palets poussés n’éliminent personne. Être simplement posés l’un contre l’autre n’est pas un contact.',
          figures: ['shot'],
        },
        {
          id: 'TCHAKO-12',
          text: 'Tirer la reine : 3 points. Elle élimine comme un palet, se laisse pousser, mais n’est jamais éliminée. Si votre tir touche la reine adverse avant tout autre palet adverse, et que son camp était en t’chako au départ du tir, la partie est gagnée, même si le tireur finit hors du terrain.',
        },
        {
          id: 'TCHAKO-13',
          text: 'Créer un palet : 2 points, sur une zone capturée, ou chez vous si l’adversaire n’y avait pas le contrôle au début du tour. Un palet créé réserve son espace tant qu’il y reste : une fois tiré, ou poussé à 24 mm du milieu ou plus, il ne réserve plus rien, même s’il y revient. Tout autre palet qui gêne est écarté, au plus court, à 29 mm du milieu. Les éliminés retournent dans la boîte : onze palets et une reine par camp.',
          figures: ['creation'],
        },
        {
          id: 'TCHAKO-14',
          text: 'Déplacer un élastique : un demi-point par accroche. On ne déplace que les siens, jamais ceux de l’adversaire. Un élastique suit toujours une ligne fine, à sa propre longueur. Une accroche par obstacle, un élastique par segment, et aucun palet dessous. Un élastique arrête et renvoie tous les palets, les vôtres comme les autres.',
          figures: ['hook', 'lay'],
        },
        {
          id: 'TCHAKO-15',
          text: 'Un palet à moins d’un doigt (16 mm) d’une bordure, d’un obstacle ou d’un allié peut être décalé d’un doigt au plus, tout droit, au moment de le tirer. La voie doit être libre, et rien de ce qui le gêne ne doit se rapprocher. Les élastiques et les palets adverses ne donnent pas ce droit.',
        },
        {
          id: 'TCHAKO-16',
          text: 'Une reine sortie du terrain est absente. La prochaine création de son camp sera la reine, pour 2 points, où il peut créer. Si elle manque alors que son camp est en t’chako, il perd la partie sur-le-champ.',
        },
        {
          id: 'TCHAKO-17',
          text: 'Après chaque tir, un palet créé qui n’a été que bousculé sur son espace est remis au milieu, si la place est libre.',
        },
        {
          id: 'TCHAKO-19',
          text: 'La rampe d’essai est là pour doser un tir à tout moment, hors du terrain et sans frais.',
        },
      ],
    },
    {
      heading: 'Le tir et le temps',
      paragraphs: [
        {
          id: 'TCHAKO-20',
          text: 'Un tir est une direction parmi 4 096 et une force de 1 à 1 000. Le même tir depuis la même position donne toujours et partout le même résultat, au bit près.',
        },
        {
          id: 'TCHAKO-21',
          text: 'Les palets glissent en ralentissant régulièrement : un mètre et quelques à pleine force. Chaque choc coûte un peu d’élan ; un élastique renvoie presque tout, une bordure bien moins.',
        },
        {
          id: 'TCHAKO-22',
          text: 'La table choisit sa façon de tirer : la pichenette, où le geste donne direction et force, ou le tir visé, où l’on tire en arrière avant de lâcher (ou au clavier). Elle choisit aussi combien de la ligne de visée est montré, à tous pareillement.',
        },
        {
          id: 'TCHAKO-23',
          text: 'Au sablier, deux ou trois minutes de sable sont partagées également, et le temps que vous prenez passe à l’adversaire. Rien ne coule pendant qu’un palet glisse. À zéro, votre tour se termine et le sablier est retourné : l’adversaire attend cinq secondes avant d’agir, mais son sable coule déjà. Un tir déjà parti compte. On ne perd jamais au temps.',
        },
        {
          id: 'TCHAKO-24',
          text: 'Quand tout est immobile : les palets éliminés s’en vont, les palets créés sont remis en place, puis on juge contrôle, t’chako et victoire. Si les deux gagnent en même temps, la victoire revient au joueur dont c’est le tour.',
        },
      ],
    },
    {
      heading: 'Modes de victoire',
      paragraphs: [
        {
          id: 'TCHAKO-30',
          text: 'Mort subite : un nombre limité de créations pour chacun (8 ou 15, par exemple), ou plus aucune après un certain tour ; le retour d’une reine n’est pas compté. On perd quand on n’a plus de palet, hormis sa reine, et qu’on ne peut plus en créer. Sans palet, il faut en créer un tant qu’on peut le payer et le poser ; seul le sablier peut terminer ce tour-là.',
        },
        {
          id: 'TCHAKO-31',
          text: 'Compte à rebours : la partie dure un nombre pair de tours, ceux des deux joueurs étant comptés. À la fin, on compte pour chacun les zones qu’il capturerait si son tour commençait alors ; ses propres bases et sa zone vitale ne comptent pas. À égalité, on compte les palets sur le terrain, reine comprise ; puis c’est le palet le plus près du milieu de la zone vitale adverse qui décide ; sinon la partie est nulle.',
        },
        {
          id: 'TCHAKO-32',
          text: 'Anarchie : pas de reines. La partie est gagnée dès que vous contrôlez la zone vitale adverse et qu’elle est reliée.',
        },
        {
          id: 'TCHAKO-33',
          text: 'Reine de la colline : capturez les deux zones du centre au début de votre tour. Ou bien, selon la variante, tenez en même temps les quatre zones en ligne, ou les quatre en losange, reliées ou non, à n’importe quel moment.',
          figures: ['hills'],
        },
        {
          id: 'TCHAKO-34',
          text: 'Victoire démographique : prenez 4, 6 ou 8 palets d’avance, ou réunissez-en 8, 10 ou 12 sur le terrain. La reine compte.',
        },
      ],
    },
    {
      heading: 'Modes de jeu',
      paragraphs: [
        {
          id: 'TCHAKO-40',
          text: 'Coups stratégiques : un tir ne coûte que 1 point et ne fait que pousser : il n’élimine aucun autre palet, et percuter la reine ne fait pas gagner. Annoncé chargé, il coûte 2 points et élimine. Tirer la reine : 2 points, chargée 3. En zone grise, le tireur sort dans tous les cas. On conseille 5 points par tour.',
        },
        {
          id: 'TCHAKO-41',
          text: 'Dépôt de ravitaillement : créer coûte autant de points que vous avez de palets en jeu, reine comprise, moins vos zones capturées et vos bases contrôlées au début du tour ; au moins 1. Le retour de la reine coûte 2.',
        },
        {
          id: 'TCHAKO-42',
          text: 'Élastiques en triangle : avant la partie, chacun peut échanger un élastique contre un triangle, qui attend dans la boîte. Le poser sur trois obstacles coûte 1½ point, le déplacer ½ par obstacle changé. Les palets pris dedans ou trop près passent par-dessus le bord le plus proche.',
          figures: ['triangle'],
        },
        {
          id: 'TCHAKO-43',
          text: 'Carrisk : en tout début de tour, jusqu’à deux créations offertes, sur des zones capturées différentes où nul palet créé ne se tient. À la première autre action, le cadeau est perdu. Une reine absente revient d’abord, offerte elle aussi. On conseille 5 points par tour.',
        },
        {
          id: 'TCHAKO-44',
          text: 'Sumo : un palet qui touche la bordure est éliminé, et rien d’autre n’élimine, même en zone grise. Une reine qui touche la bordure est absente, jusqu’à la prochaine création de son camp. La percuter ne fait pas gagner ; mais si elle touche la bordure ou sort alors que son camp est en t’chako, il perd la partie.',
        },
        {
          id: 'TCHAKO-45',
          text: 'Les modes se combinent à votre guise ; ceux qui se contredisent sont refusés, avec la raison. On joue de 3 à 9 points par tour, 7 d’ordinaire, 5 de préférence avec les coups stratégiques ou Carrisk ; deux de moins au tout premier tour, mais au moins trois. D’un commun accord, un mode s’ajoute entre deux tours, sauf l’anarchie et les triangles, s’il ne décide pas aussitôt la partie.',
        },
        {
          id: 'TCHAKO-46',
          text: 'Sans compte à rebours, une partie dure autant qu’il faut ; la partie limitée s’arrête après 60 tours.',
        },
      ],
    },
    {
      heading: 'Quelques conseils',
      paragraphs: [
        {
          id: 'TCHAKO-47',
          text: 'Gardez vos palets groupés, ils se couvrent l’un l’autre ; un palet envoyé seul est souvent un palet perdu. La reine impressionne, mais abritez-la dès qu’un t’chako menace. Cherchez les tirs directs, de vos bases jusqu’au cœur d’une zone. Terminez votre tour dans une zone ou une base de l’autre : grise ou tenue, elle lui coupe ses captures. Et quand un t’chako est à portée, jouez tout : une zone capturée compte jusqu’à la fin du tour, même vide.',
        },
      ],
    },
  ],
  readings: {
    heading: 'Nos décisions',
    paragraphs: [
      {
        id: 'TCHAKO-3',
        text: 'Un palet passe par-dessus la bordure s’il la heurte, de front, à plus de six dixièmes de la vitesse d’un tir à pleine force.',
      },
      {
        id: 'TCHAKO-6',
        text: 'Une zone capturée le reste jusqu’à la fin du tour, même si l’adversaire y est poussé.',
      },
      {
        id: 'TCHAKO-13',
        text: 'On crée aussi chez soi sur une zone grise. Les palets du départ et les reines réservent leur espace comme s’ils venaient d’être créés.',
      },
      {
        id: 'TCHAKO-14',
        text: 'Un élastique garde sa longueur : les courts couvrent un segment, le long en couvre trois. Passer devant un obstacle sans s’y accrocher ne le prend pas.',
      },
      {
        id: 'TCHAKO-15',
        text: 'Ce qui est à moins d’un doigt ne doit se rapprocher à aucun moment du décalage.',
      },
      {
        id: 'TCHAKO-30',
        text: 'Sans reine ni palet, il faut créer s’il y a de quoi payer les deux et où les poser.',
      },
      {
        id: 'TCHAKO-42',
        text: 'Un triangle se pose à dix endroits, cinq de chaque côté : autour d’un point, sans traverser de zone.',
      },
      {
        id: 'TCHAKO-44',
        text: 'La partie est perdue aussi quand un tir parti en t’chako pousse la reine à la bordure.',
      },
    ],
  },
  figures,
};
