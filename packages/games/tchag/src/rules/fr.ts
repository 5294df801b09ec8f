import type { RulesPage } from '@tablee/kernel';
import type { Figure, RuleId } from './page.ts';

export const rules: RulesPage<RuleId, Figure> = {
  title: 'Les règles du Tchag',
  aim: 'Prenez les quatre pions de votre adversaire. Chaque pas coûte une pierre, et le terrain se referme derrière vous.',
  sections: [
    {
      heading: 'Mise en place',
      paragraphs: [
        {
          id: 'TCHAG-1',
          text: 'Trente-six pierres forment un carré de six sur six. Noires et grises alternent comme sur un damier.',
        },
        {
          id: 'TCHAG-2',
          text: 'Chacun a quatre pions, placés vers le centre. Le sort désigne qui joue Rouge ; Rouge commence.',
        },
      ],
    },
    {
      heading: 'Votre tour : un pas',
      paragraphs: [
        {
          id: 'TCHAG-3',
          text: 'Déplacez un de vos pions d’une pierre. Depuis une pierre noire, il va tout droit : devant, derrière, à gauche ou à droite. Depuis une pierre grise, il va en diagonale.',
        },
        {
          id: 'TCHAG-4',
          text: 'Une pierre ne porte qu’un pion. Vous ne pouvez pas aller sur un de vos pions ; en allant sur un pion adverse, vous le prenez. Qui peut bouger doit bouger.',
        },
        { id: 'TCHAG-5', text: 'La pierre que votre pion vient de quitter sort du jeu.' },
      ],
    },
    {
      heading: 'Puis les réparations',
      paragraphs: [
        {
          id: 'TCHAG-6',
          text: 'Si une ligne ou une colonne est coupée par une brèche, refermez-la : choisissez un des deux côtés, et toutes les pierres de ce côté glissent ensemble jusqu’à toucher l’autre. Les pions restent sur leurs pierres ; un glissement ne prend jamais de pion.',
        },
        {
          id: 'TCHAG-7',
          text: 'Un glissement peut couper d’autres lignes. Continuez, dans l’ordre de votre choix, tant qu’il reste une brèche.',
        },
        {
          id: 'TCHAG-8',
          text: 'Désilotage : si aucune ligne n’est coupée mais que le terrain est en plusieurs îlots qui ne se touchent plus par un côté, faites glisser une ligne ou une colonne entière dans son axe (une seule pierre peut suffire), juste assez pour qu’elle touche un autre îlot par un côté. Si un glissement réunit des îlots, il faut en choisir un qui réunit. S’il ouvre une brèche, refermez-la, et ainsi de suite.',
        },
        {
          id: 'TCHAG-9',
          text: 'Une réparation ne peut pas recréer un terrain déjà vu pendant le même tour. Si plus aucune réparation n’est possible, le tour s’arrête là : l’adversaire répare d’abord, puis joue.',
        },
        {
          id: 'TCHAG-10',
          text: 'Quand toutes les lignes sont continues et que le terrain est d’un seul tenant, c’est à l’adversaire.',
        },
      ],
    },
    {
      heading: 'Fin de la partie',
      paragraphs: [
        {
          id: 'TCHAG-11',
          text: 'Qui prend le quatrième pion adverse gagne aussitôt, même s’il restait à réparer.',
        },
        {
          id: 'TCHAG-12',
          text: 'Si votre adversaire ne peut bouger aucun pion, vous rejouez, autant de fois qu’il reste bloqué. À chacun de ces tours supplémentaires vous pouvez arrêter la partie : qui a pris le plus de pions gagne, à égalité de prises la partie est nulle.',
        },
        {
          id: 'TCHAG-13',
          text: 'Si plus personne ne peut bouger, la partie est finie et l’on compte les prises de la même façon.',
        },
      ],
    },
  ],
  readings: {
    heading: 'Comment nous lisons la règle',
    paragraphs: [
      {
        id: 'TCHAG-1',
        text: 'La règle montre une figure sans légende ; nous posons une pierre noire dans le coin a1, en bas à gauche de Rouge.',
      },
      {
        id: 'TCHAG-2',
        text: 'Le départ en lignes place les pions en b2 c2 d2 e2 et b5 c5 d5 e5. Le départ en losange, au choix, avance les deux du milieu : b2 c3 d3 e2 et b5 c4 d4 e5.',
      },
      {
        id: 'TCHAG-8',
        text: 'Plusieurs glissements touchent parfois un autre îlot sans réduire leur nombre. Réunir étant le but, ils ne sont permis que si aucun autre ne réunit.',
      },
      {
        id: 'TCHAG-9',
        text: 'Sans cette interdiction, des réparations pourraient tourner en rond sans fin. Le terrain, c’est tout : pierres, couleurs et pions. La mémoire est neuve à chaque tour.',
      },
      {
        id: 'TCHAG-12',
        text: 'Arrêter se choisit à la place d’un pas, jamais au milieu des réparations.',
      },
    ],
  },
  figures: {},
};
