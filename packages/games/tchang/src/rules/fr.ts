import type { RulesPage } from '@tablee/kernel';
import { figures } from './fr-figures.ts';
import type { Figure, RuleId } from './page.ts';

export const rules: RulesPage<RuleId, Figure> = {
  title: 'Les règles de T’Chang',
  aim: 'Vous êtes tombés dans la tombe d’un empereur. Trouvez trois dragons d’une même couleur et les sept pièces du tangram, puis sortez tous par le dragon indiqué : on gagne ou l’on perd ensemble.',
  sections: [
    {
      heading: 'La tombe',
      paragraphs: [
        {
          id: 'TCHANG-1',
          text: 'La tombe est un carré de sept cases sur sept, reliées par des couloirs, sans diagonales. Ses quatre coins sont des sorties, gardées chacune par un dragon : rouge, vert, jaune et bleu. Au milieu, la grande case de départ.',
          figures: ['tomb'],
        },
        {
          id: 'TCHANG-2',
          text: 'Dix-neuf statues, face cachée : douze dragons, trois par couleur, et les sept pièces du tangram. Vingt-cinq pierres, face cachée : quatre animaux dangereux et vingt et une pierres qui abritent de une à quatre lucioles. Soixante lucioles en tout ; celles qu’on dépense retournent à la réserve.',
          figures: ['things', 'pieces'],
        },
        {
          id: 'TCHANG-3',
          text: 'Quatre pions partent du milieu. À quatre, chacun le sien ; à trois, le bleu reste dehors ; à deux, l’un mène le rouge et le jaune, l’autre le vert et le bleu ; seul, on mène les quatre. Chaque pion a sa propre bourse : six lucioles dans les formules Découverte et Classique, cinq en Expert, trois en T’Chang.',
        },
        {
          id: 'TCHANG-4',
          text: 'Les statues d’abord, puis les pierres, se posent sur les cases qu’on veut, jamais au départ ni sur une sortie. Une pierre peut couvrir une statue. On les pose au hasard, ou bien chacun pose à son tour une statue, puis, quand elles sont toutes là, une pierre ; à tout moment on peut laisser le hasard poser le reste.',
        },
      ],
    },
    {
      heading: 'Votre tour',
      paragraphs: [
        {
          id: 'TCHANG-5',
          text: 'Chacun joue à son tour, dans le sens des aiguilles d’une montre : Rouge commence, puis Vert, Jaune et Bleu. Déplacez un de vos pions d’autant de cases que vous voulez, une luciole par pas, payée de sa bourse. On passe librement par-dessus tout ; seule compte la case où l’on s’arrête. On peut aussi ne pas bouger. Le tour se termine de lui-même après le déplacement, sauf si un de vos pions est avec un autre : vous pouvez alors encore partager.',
          figures: ['walk', 'wander'],
        },
        {
          id: 'TCHANG-6',
          text: 'Une pierre sur la case d’arrivée ? Retournez-la. Des lucioles : prenez-en autant dans la réserve, ou seulement ce qui y reste, et la pierre quitte le jeu.',
        },
        {
          id: 'TCHANG-7',
          text: 'Un animal dangereux : votre pion est mordu et ne bouge plus, jusqu’à ce qu’un autre pion finisse son déplacement sur sa case. L’animal s’en va alors, le sauveteur n’est pas mordu, et l’on découvre la statue s’il y en a une dessous.',
          figures: ['bite'],
        },
        {
          id: 'TCHANG-8',
          text: 'Une statue, une fois sa pierre partie : retournez-la. Elle reste là, visible jusqu’à la fin.',
        },
        {
          id: 'TCHANG-9',
          text: 'Avant et après votre déplacement, un de vos pions peut donner des lucioles à un autre pion de sa case, ou en recevoir, même mordu, même sur la sortie.',
          figures: ['share'],
        },
        {
          id: 'TCHANG-10',
          text: 'La première couleur dont les trois dragons sont découverts désigne la sortie, une fois pour toutes.',
          figures: ['wake'],
        },
        {
          id: 'TCHANG-11',
          text: 'Un joueur dont les pions ne peuvent ni avancer ni partager passe sans qu’on le lui demande.',
        },
      ],
    },
    {
      heading: 'La sortie',
      paragraphs: [
        {
          id: 'TCHANG-12',
          text: 'La sortie s’ouvre quand trois dragons d’une couleur et les sept pièces du tangram sont découverts. On n’y entre pas avant, et seulement à celle-là, au dernier pas, comme sur une case ordinaire. Un pion sorti peut retourner chercher les autres. La partie est gagnée quand tous les pions y sont.',
          figures: ['leave'],
        },
        {
          id: 'TCHANG-13',
          text: 'Elle est perdue quand plus aucun pion ne pourra jamais bouger, quand deux tours de table de suite se passent sans déplacement ni partage (on vous avertit après le premier), ou quand le groupe renonce.',
        },
      ],
    },
    {
      heading: 'Les énigmes',
      paragraphs: [
        {
          id: 'TCHANG-14',
          text: 'À la sortie, si vous voulez, le dragon vous montre quatre figures : composez-en une avec les sept pièces du tangram. Toutes doivent servir ; tout arrangement qui remplit la figure convient. La partie est gagnée de toute façon.',
          figures: ['riddle'],
        },
        {
          id: 'TCHANG-15',
          text: 'Vingt serviteurs de l’empereur se cachent dans le dessin de la tombe, et trois d’entre eux portent un nom qu’il faut découvrir. À chercher quand on a le temps.',
          more: { page: 'servants', text: 'À la recherche des serviteurs' },
        },
      ],
    },
    {
      heading: 'Plus facile, plus difficile',
      paragraphs: [
        {
          id: 'TCHANG-16',
          text: 'Réglez le nombre de lucioles au départ, les animaux, une luciole offerte à qui découvre une pièce du tangram, la place des statues (près, loin, au hasard) et des pierres (à côté des statues, sur toutes, au hasard). Quatre formules sont prêtes : Classique est le jeu de la règle, avec six lucioles et quatre animaux ; Découverte enlève un animal et offre une luciole par pièce du tangram ; Expert commence avec cinq lucioles, place les statues au loin et aucune pierre dessus, avec trois animaux ; T’Chang commence avec trois lucioles.',
        },
      ],
    },
  ],
  readings: {
    heading: 'Comment nous lisons la règle',
    paragraphs: [
      {
        id: 'TCHANG-1',
        text: 'Quarante-cinq cases sans les coins, quarante-quatre sans le départ : juste de quoi poser dix-neuf statues et vingt-cinq pierres sans rien empiler. Nous plaçons le rouge au nord-ouest, le vert au nord-est, le jaune au sud-est, le bleu au sud-ouest. Des couloirs murés sont une option ; toutes les cases restent accessibles, et rien ne ferme une sortie.',
      },
      {
        id: 'TCHANG-2',
        text: 'La règle ne dit pas combien de pierres portent combien de lucioles : nous en prenons cinq de 1, six de 2, cinq de 3 et cinq de 4. Chaque pièce du tangram n’existe qu’une fois.',
      },
      { id: 'TCHANG-3', text: 'La première place commence, quel que soit le joueur qui a posé en dernier.' },
      {
        id: 'TCHANG-5',
        text: 'On paie le chemin le plus court. Ne rien faire du tout, c’est passer ; partager sans bouger, ce n’est pas passer.',
      },
      {
        id: 'TCHANG-9',
        text: 'On ne demande pas la permission : autour d’une table, on s’est déjà parlé. Les pions des autres partagent entre eux à leur propre tour. Une partie commencée sous notre ancienne lecture la garde : celui dont c’est le tour y partage pour tous.',
      },
      {
        id: 'TCHANG-11',
        text: 'Un joueur dont aucun pion ne peut avancer garde la main tant qu’un des siens peut partager.',
      },
      {
        id: 'TCHANG-13',
        text: 'La table vous prévient aussi quand la victoire est devenue impossible à coup sûr, jamais avant : on compte toutes les lucioles qui pourraient encore venir contre le chemin le plus court possible.',
      },
      {
        id: 'TCHANG-16',
        text: 'La luciole offerte revient au pion dont l’arrivée a retourné la statue ; lors d’une délivrance, au sauveteur. Avec trois animaux il y a vingt-quatre pierres.',
      },
    ],
  },
  figures,
};
