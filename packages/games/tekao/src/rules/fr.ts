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
          text: 'Les pions sont posés face cachée. À tour de rôle, chacun en tire un de sa couleur et le pose, visible, sur une case libre de sa zone, tourné comme il veut. Quand les dix-huit pions sont posés, la bataille commence.',
          figures: ['placing'],
        },
        {
          id: 'TEKAO-5',
          text: 'Deux autres mises en place sont possibles. « Chacun choisit » : on pose ses pions dans l’ordre qu’on veut. « Rapide » : le hasard place et oriente les pions bleus, le drapeau sur la rangée du fond, et les jaunes reçoivent la même armée, vue d’en face.',
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
          text: 'Après le coup, on compare le pion joué à chaque pion ennemi qu’il touche par un côté : son arme de ce côté contre celle qui lui fait face. Il prend d’abord tous les voisins dont l’arme est plus faible, et reste où il est.',
          figures: ['capture', 'equal'],
        },
        {
          id: 'TEKAO-9',
          text: 'Ensuite, si un voisin lui oppose une arme plus forte, c’est lui qui est pris. Un pion peut donc en prendre deux et tomber devant un troisième. Entre deux armes identiques, il ne se passe rien. Seuls les côtés du pion joué sont comparés.',
          figures: ['example'],
        },
        {
          id: 'TEKAO-10',
          text: 'Celui qui prend le drapeau adverse gagne aussitôt, même si son pion devait être pris ensuite. Un drapeau qui vient se placer devant une arme adverse est pris.',
          figures: ['flag'],
        },
      ],
    },
    {
      heading: 'Fin de la partie',
      paragraphs: [
        {
          id: 'TEKAO-11',
          text: 'Un joueur qui ne peut rien jouer passe son tour. La partie est nulle quand la même position revient pour la troisième fois et que c’est au même camp de jouer, ou après cent tours sans aucune prise.',
        },
      ],
    },
    {
      heading: 'À trois ou à quatre',
      paragraphs: [
        {
          id: 'TEKAO-12',
          text: 'À trois, deux joueurs (les bleus) jouent contre un seul (les jaunes), qui joue un tour sur deux. À quatre, deux contre deux, en alternant les camps. Une équipe partage ses neuf pions et les pose dans l’ordre où elle joue ; celui qui tire le drapeau le pose.',
          figures: ['three', 'four'],
        },
        {
          id: 'TEKAO-13',
          text: 'Les trois fois de suite se comptent pour tout le camp, quel que soit l’équipier qui joue.',
        },
      ],
    },
    {
      heading: 'Le mot de la fin',
      paragraphs: [
        {
          id: 'TEKAO-14',
          text: 'Celui qui prend le drapeau peut annoncer « Tekao ! ». Ici, la table le dit pour lui.',
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
      { id: 'TEKAO-4', text: 'Les bleus tirent et posent en premier, puis commencent la bataille.' },
      {
        id: 'TEKAO-6',
        text: 'Tourner un drapeau ne changerait rien : ce serait passer son tour, et l’on ne passe que si l’on y est forcé.',
      },
      {
        id: 'TEKAO-7',
        text: 'La règle ne dit pas que faire quand il ne reste qu’un pion capable d’agir. Il continue, et le compte avec lui.',
      },
      { id: 'TEKAO-8', text: 'Tourner un pion est une attaque, tout comme le déplacer.' },
      {
        id: 'TEKAO-10',
        text: 'Avec le drapeau tombent aussi les autres voisins plus faibles. Deux drapeaux côte à côte ne se font rien.',
      },
      {
        id: 'TEKAO-11',
        text: 'La règle ne prévoit pas de partie nulle. Une position, ce sont les cases, l’orientation des pions et le camp qui doit jouer. Perdre le pion qu’on joue est aussi une prise. Le nombre de tours est une option. Il n’arrive jamais que personne ne puisse jouer : un pion armé peut toujours tourner, et deux drapeaux seuls ne s’enferment pas.',
      },
      {
        id: 'TEKAO-12',
        text: 'À trois, l’équipe de deux joue les bleus. Le premier joueur bleu commence toujours la bataille.',
      },
      {
        id: 'TEKAO-13',
        text: 'Sinon, deux équipiers pourraient faire courir le même pion sans fin.',
      },
    ],
  },
  figures,
};
