import type { RulesPage } from '@tablee/kernel';
import { figures } from './fr-figures.ts';
import type { Figure, RuleId } from './page.ts';

export const rules: RulesPage<RuleId, Figure> = {
  title: 'Les règles du Tekao',
  aim: 'Prenez le drapeau adverse. Chaque pion porte une arme par côté : ce qui compte, c’est laquelle regarde l’ennemi.',
  sections: [
    {
      heading: 'Le matériel',
      paragraphs: [
        {
          id: 'TEKAO-1',
          text: 'On joue sur un damier de 64 cases. Chaque camp, bleu ou jaune, a sa zone de départ : les deux rangées devant lui.',
          figures: ['homes'],
        },
        {
          id: 'TEKAO-2',
          text: 'Un camp a neuf pions : le drapeau, le même sur ses quatre côtés, et huit pions armés qui portent un grappin (G), une tour (T), un arc (A) et un pistolet (P), un par côté, dans un ordre qui change d’un pion à l’autre.',
          figures: ['piece'],
        },
        {
          id: 'TEKAO-3',
          text: 'Le grappin bat la tour. La tour bat l’arc et le pistolet. L’arc bat le grappin. Le pistolet bat le grappin et l’arc. Toutes les armes battent le drapeau, qui ne bat rien.',
          figures: ['strength'],
        },
      ],
    },
    {
      heading: 'La mise en place',
      paragraphs: [
        {
          id: 'TEKAO-4',
          text: 'Les pions sont face cachée. À tour de rôle, chacun en tire un de sa couleur et le pose, visible, sur une case libre de sa zone, tourné comme il veut. Quand les dix-huit pions sont posés, la bataille commence.',
          figures: ['placing'],
        },
        {
          id: 'TEKAO-5',
          text: 'Deux autres débuts au choix. « Chacun choisit » : on pose les pions dans l’ordre qu’on veut. « Rapide » : le sort place et tourne les pions de Bleu, le drapeau sur la rangée du fond, et Jaune reçoit la même armée vue d’en face.',
        },
      ],
    },
    {
      heading: 'Votre tour',
      paragraphs: [
        {
          id: 'TEKAO-6',
          text: 'Jouez un pion de votre camp. Soit il avance tout droit dans la direction d’un de ses côtés, aussi loin que l’arme de ce côté le permet : grappin, tour et drapeau 1 case, arc 1 ou 2, pistolet 1 à 3, sans passer par-dessus un pion ni s’arrêter dessus. Soit il tourne d’un quart de tour, à droite ou à gauche ; le drapeau ne tourne pas.',
          figures: ['reach', 'turn'],
        },
        {
          id: 'TEKAO-7',
          text: 'Un même pion ne joue pas plus de trois fois de suite pour son camp ; tourner compte. Si aucun autre pion du camp ne peut agir, il continue.',
          figures: ['streak'],
        },
      ],
    },
    {
      heading: 'Les prises',
      paragraphs: [
        {
          id: 'TEKAO-8',
          text: 'Après le coup, le pion joué se compare à chaque ennemi qui le touche par un côté : son arme de ce côté contre celle qui lui fait face. Il prend d’abord tous les voisins dont l’arme est plus faible, et reste où il est.',
          figures: ['capture', 'equal'],
        },
        {
          id: 'TEKAO-9',
          text: 'Ensuite, si un voisin lui oppose une arme plus forte, c’est lui qui est pris. Un pion peut donc en prendre deux et tomber devant un troisième. Deux armes pareilles se regardent sans suite, et l’on ne compare rien d’autre que les côtés du pion joué.',
          figures: ['example'],
        },
        {
          id: 'TEKAO-10',
          text: 'Prendre le drapeau gagne aussitôt, même si l’attaquant devait être pris ensuite. Un drapeau qui vient se mettre devant une arme adverse est pris.',
          figures: ['flag'],
        },
      ],
    },
    {
      heading: 'Fin de la partie',
      paragraphs: [
        {
          id: 'TEKAO-11',
          text: 'Qui ne peut rien jouer passe. La partie est nulle quand la même position revient pour la troisième fois avec le même camp au trait, ou après cent tours sans aucune prise.',
        },
      ],
    },
    {
      heading: 'À trois ou à quatre',
      paragraphs: [
        {
          id: 'TEKAO-12',
          text: 'À trois, deux joueurs (Bleu) jouent contre un (Jaune), qui joue un tour sur deux. À quatre, deux contre deux, en alternant les camps. Une équipe partage ses neuf pions, les pose dans le même ordre qu’elle joue, et qui tire le drapeau le pose.',
          figures: ['three', 'four'],
        },
        {
          id: 'TEKAO-13',
          text: 'Les trois fois de suite se comptent pour le camp, quel que soit le joueur de l’équipe.',
        },
      ],
    },
    {
      heading: 'Le mot de la fin',
      paragraphs: [
        {
          id: 'TEKAO-14',
          text: 'Qui prend le drapeau peut annoncer : « Tekao ! » Ici, la table le dit pour lui.',
        },
      ],
    },
  ],
  readings: {
    heading: 'Comment nous lisons la règle',
    paragraphs: [
      {
        id: 'TEKAO-1',
        text: 'Les figures de la règle sont perdues : nous donnons à chaque zone deux rangées, seize cases. Une zone plus étroite ou plus profonde est une option.',
      },
      {
        id: 'TEKAO-2',
        text: 'Quatre armes se rangent de six façons autour d’un pion. Nos huit pions sont ces six-là, et une paire en miroir une deuxième fois : PTAG et PGAT. Huit pions identiques, ou huit pions à composer, sont des options.',
      },
      { id: 'TEKAO-4', text: 'Bleu tire et pose le premier, et commence la bataille.' },
      {
        id: 'TEKAO-6',
        text: 'Tourner un drapeau ne changerait rien : ce serait passer son tour, et l’on ne passe que si l’on y est forcé.',
      },
      {
        id: 'TEKAO-7',
        text: 'La règle ne dit pas que faire quand il ne reste qu’un pion capable d’agir. Il continue, et le compte avec lui.',
      },
      { id: 'TEKAO-8', text: 'Tourner un pion est une attaque comme l’avancer.' },
      {
        id: 'TEKAO-10',
        text: 'Avec le drapeau tombent aussi les autres voisins plus faibles. Deux drapeaux côte à côte ne se font rien.',
      },
      {
        id: 'TEKAO-11',
        text: 'La règle ne connaît pas de nulle. Une position, ce sont les cases, l’orientation des pions et le camp au trait. Perdre le pion qu’on joue est aussi une prise. Le nombre de tours est une option. Que personne ne puisse agir n’arrive jamais : un pion armé peut toujours tourner, et deux drapeaux seuls ne s’enferment pas.',
      },
      {
        id: 'TEKAO-12',
        text: 'La paire de trois joueurs est bleue. La bataille commence toujours par le premier joueur de Bleu.',
      },
      {
        id: 'TEKAO-13',
        text: 'Sinon deux partenaires feraient courir le même pion sans fin.',
      },
    ],
  },
  figures,
};
