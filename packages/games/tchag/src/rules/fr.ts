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
          text: 'Chaque joueur a quatre pions, placés vers le centre. On tire au sort qui joue les rouges ; les rouges commencent.',
          figures: ['start', 'diamond'],
        },
      ],
    },
    {
      heading: 'Votre tour : un pas',
      paragraphs: [
        {
          id: 'TCHAG-3',
          text: 'Déplacez un de vos pions d’une pierre. Depuis une pierre noire, il va tout droit : en avant, en arrière, à gauche ou à droite. Depuis une pierre grise, il va en diagonale.',
          figures: ['straight', 'diagonal'],
        },
        {
          id: 'TCHAG-4',
          text: 'Une pierre ne porte qu’un pion. Vous ne pouvez pas aller sur un de vos pions ; en allant sur un pion adverse, vous le prenez. Tant que vous pouvez bouger, vous devez le faire.',
        },
        { id: 'TCHAG-5', text: 'La pierre que votre pion vient de quitter sort du jeu.' },
      ],
    },
    {
      heading: 'Puis les réparations',
      paragraphs: [
        {
          id: 'TCHAG-6',
          text: 'Si une brèche coupe une ligne ou une colonne, refermez-la : choisissez un des deux côtés, et toutes les pierres de ce côté glissent ensemble jusqu’à toucher l’autre. Les pions restent sur leurs pierres ; un glissement ne prend jamais de pion.',
          figures: ['gap-step', 'gap-open', 'gap-closed'],
        },
        {
          id: 'TCHAG-7',
          text: 'Un glissement peut couper d’autres lignes. Continuez, dans l’ordre de votre choix, tant qu’il reste une brèche.',
        },
        {
          id: 'TCHAG-8',
          text: 'Désilotage : si aucune ligne n’est coupée mais que le terrain forme plusieurs îlots qui ne se touchent plus par un côté, faites glisser une ligne ou une colonne entière dans son axe (elle peut n’avoir qu’une pierre), juste assez pour qu’elle touche un autre îlot par un côté. Si un glissement réunit des îlots, vous devez en choisir un qui réunit. S’il ouvre une brèche, refermez-la, et ainsi de suite.',
          figures: ['isles-step', 'isles-apart', 'isles-joined'],
        },
        {
          id: 'TCHAG-9',
          text: 'Une réparation ne peut pas recréer un terrain déjà vu pendant le même tour. Si plus aucune réparation n’est possible, le tour s’arrête là : l’adversaire répare d’abord, puis joue.',
        },
        {
          id: 'TCHAG-10',
          text: 'Quand toutes les lignes sont continues et que le terrain est d’un seul tenant, c’est au tour de l’adversaire.',
        },
      ],
    },
    {
      heading: 'Fin de la partie',
      paragraphs: [
        {
          id: 'TCHAG-11',
          text: 'Le premier qui prend les quatre pions adverses gagne aussitôt, même s’il lui restait des réparations à faire.',
        },
        {
          id: 'TCHAG-12',
          text: 'Si votre adversaire ne peut bouger aucun pion, vous rejouez, tant qu’il reste bloqué. À chacun de ces tours supplémentaires, vous pouvez arrêter la partie : celui qui a pris le plus de pions gagne ; à égalité de prises, la partie est nulle.',
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
        text: 'Les figures de la règle imprimée ne nous sont pas parvenues : le texte dit seulement que les pierres sont noires ou grises. L’alternance est confirmée par des descriptions du jeu ; la pierre noire dans le coin a1, en bas à gauche des rouges, est notre reconstruction.',
      },
      {
        id: 'TCHAG-2',
        text: 'La règle renvoie ici aussi à une figure perdue. Quatre pions par joueur, placés vers le centre : c’est attesté. Les cases exactes sont notre reconstruction : b2 c2 d2 e2 et b5 c5 d5 e5, en lignes. Le départ en losange, au choix, est une autre lecture possible : il avance les deux pions du milieu, b2 c3 d3 e2 et b5 c4 d4 e5.',
      },
      {
        id: 'TCHAG-8',
        text: 'Certains glissements touchent un autre îlot sans réduire le nombre d’îlots. Comme le but est de réunir, nous ne les permettons que si aucun glissement ne réunit.',
      },
      {
        id: 'TCHAG-9',
        text: 'La règle n’en parle pas. Sans cette interdiction, des réparations pourraient tourner en rond sans fin. Le terrain, c’est tout : pierres, couleurs et pions. On repart de zéro à chaque tour.',
      },
      {
        id: 'TCHAG-12',
        text: 'Arrêter se choisit à la place d’un pas, jamais au milieu des réparations.',
      },
    ],
  },
  figures: {
    start: {
      caption: 'Le départ en lignes : les rouges en bas, les jaunes en haut.',
      alt: 'Terrain de six sur six, pierres noires et grises alternées, noire en a1 ; pions rouges en b2 c2 d2 e2, pions jaunes en b5 c5 d5 e5.',
    },
    diamond: {
      caption: 'Le départ en losange.',
      alt: 'Le même terrain ; pions rouges en b2 c3 d3 e2, pions jaunes en b5 c4 d4 e5.',
    },
    straight: {
      caption: 'Sur une pierre noire : tout droit.',
      alt: 'Un pion rouge au milieu de neuf pierres, sur une noire ; les quatre pierres voisines par un côté sont marquées, le pion jaune en diagonale ne l’est pas.',
    },
    diagonal: {
      caption: 'Sur une pierre grise : en diagonale, et ici une prise.',
      alt: 'Un pion rouge au milieu de neuf pierres, sur une grise ; les quatre pierres voisines en diagonale sont marquées, l’une porte un pion jaune que l’on peut prendre.',
    },
    'gap-step': {
      caption: 'D’abord, le pion avance.',
      alt: 'Un pion rouge, au milieu d’une ligne de trois pierres, va sur la pierre au-dessus.',
    },
    'gap-open': {
      caption: 'Sa pierre sort et la ligne est coupée : l’un ou l’autre côté se rapproche.',
      alt: 'La pierre quittée est retirée : la ligne du bas a un trou entre ses deux pierres ; une flèche pousse celle de droite vers la gauche.',
    },
    'gap-closed': {
      caption: 'La brèche est refermée : c’est à l’adversaire.',
      alt: 'La pierre de droite a glissé d’une case et touche l’autre.',
    },
    'isles-step': {
      caption: 'D’abord, le pion avance et sa pierre sort.',
      alt: 'Un pion rouge, au bout d’une ligne de trois pierres, monte sur une pierre au-dessus.',
    },
    'isles-apart': {
      caption: 'Deux îlots ne se touchent plus que par un coin : une ligne entière glisse.',
      alt: 'La pierre du haut ne touche plus les quatre autres que par un coin ; une flèche pousse la ligne du milieu, deux pierres et un pion jaune, vers la droite.',
    },
    'isles-joined': {
      caption: 'Le terrain est de nouveau d’un seul tenant.',
      alt: 'La ligne du milieu a glissé d’une case : la pierre du haut est posée juste au-dessus d’elle.',
    },
  },
};
