import type { RulesPage } from '@tablee/kernel';
import { figures } from './fr-figures.ts';
import type { Figure, RuleId } from './page.ts';

export const rules: RulesPage<RuleId, Figure> = {
  title: 'Les règles du Tock',
  aim: 'Faites faire le tour de la piste à vos quatre pions et rentrez-les à la maison. Les cartes les font avancer, reculer, sauter ; votre partenaire vous aide, sans un mot.',
  sections: [
    {
      heading: 'Le plateau et les pions',
      paragraphs: [
        {
          id: 'TOCK-1',
          text: 'La piste est une boucle de 72 cases : quatre côtés de 18 cases, un pour chaque couleur. On tourne dans le sens des aiguilles d’une montre, et chaque côté se compte de 1 à 18. Rouge joue, puis Bleu, Jaune et Vert. Deux couleurs face à face sont partenaires : Rouge avec Jaune, Bleu avec Vert.',
          figures: ['board'],
        },
        {
          id: 'TOCK-2',
          text: 'Chaque couleur a quatre pions. Au début ils sont tous dans sa réserve. Leur but : les quatre cases de leur maison, dont la porte est juste après la case 16 de leur côté.',
          figures: ['reserve'],
        },
        {
          id: 'TOCK-3',
          text: 'Un pion entre en jeu sur la case 18 de son côté. Il traverse les trois autres côtés, revient sur le sien, avance jusqu’à la case 16 et rentre dans sa maison : 70 pas de la 18 à la 16, puis les quatre cases de la maison. Un pion qui ne peut pas y rentrer continue par 17 et 18, et repart pour un tour.',
          figures: ['gate'],
        },
        {
          id: 'TOCK-4',
          text: 'On joue avec 54 cartes : un jeu de 52 et deux jokers. Cœur, carreau, trèfle ou pique, cela ne change rien.',
        },
      ],
    },
    {
      heading: 'Distribuer les cartes',
      paragraphs: [
        {
          id: 'TOCK-5',
          text: 'À quatre, chacun reçoit 5 cartes, puis 4, puis 4. On joue toutes ses cartes avant d’en recevoir d’autres. Il en reste deux : on remélange les 54, et le joueur suivant distribue à son tour. Le joueur placé après le donneur commence.',
        },
        {
          id: 'TOCK-6',
          text: 'En équipes, à chaque distribution, on échange d’abord une carte avec son partenaire. Chacun choisit la sienne en secret et sans savoir ce qu’il recevra ; les cartes changent de main toutes en même temps.',
        },
        { id: 'TOCK-7', text: 'Quand chacun joue pour soi, il n’y a pas d’échange.' },
        {
          id: 'TOCK-8',
          text: 'À deux, chacun a deux couleurs face à face et 5 cartes. À votre tour, jouez la couleur que vous voulez, puis piochez une carte, même si vous venez d’en défausser une. Quand la pioche est vide, on finit les cartes en main ; ensuite on remélange tout, et l’autre distribue. Deux variantes : chaque couleur joue à son tour, dans l’ordre de la piste ; ou bien l’on ne pioche pas et l’on distribue des mains de 5, 5, 4, 4, 4 et 4 cartes.',
        },
        {
          id: 'TOCK-9',
          text: 'À trois, une couleur tirée au sort ne joue pas. Chacun reçoit 6 cartes et en écarte une, face cachée ; les fois suivantes on reçoit 4 cartes, jusqu’au bout du paquet. Variante : 5 cartes, puis 4, 4 et 4, sans rien écarter.',
        },
      ],
    },
    {
      heading: 'À votre tour',
      paragraphs: [
        {
          id: 'TOCK-10',
          text: 'Jouez une carte, en entier : vous choisissez laquelle, et avec quel pion. Si une de vos cartes peut se jouer, il faut en jouer une. Si aucune ne le peut, défaussez celle que vous voulez.',
        },
        {
          id: 'TOCK-11',
          text: 'Un pion qui s’arrête sur un pion d’une autre couleur le prend : celui-ci retourne dans sa réserve. Même celui du partenaire !',
        },
        {
          id: 'TOCK-12',
          text: 'Un pion ne s’arrête jamais sur un pion de sa couleur, sauf au bout de la course d’un roi. C’est la couleur du pion qui compte, peu importe qui le fait avancer : à deux, vous pouvez donc prendre un pion de votre autre couleur, même s’il vient d’entrer.',
        },
        {
          id: 'TOCK-13',
          text: 'Sur la piste, un pion en dépasse d’autres librement. Il y a deux exceptions : le pion qui vient d’entrer, et les pions dans une maison.',
        },
      ],
    },
    {
      heading: 'Les cases spéciales',
      paragraphs: [
        {
          id: 'TOCK-14',
          text: 'Case 18. Un pion qui vient d’entrer sur sa case 18 et n’a pas encore bougé barre la route : les pions des autres joueurs, partenaire compris, ne peuvent ni le dépasser, ni le prendre, et personne d’autre ne peut l’échanger. Il faut alors jouer autre chose. Les pions du même joueur, eux, le dépassent : à deux, ceux de ses deux couleurs. Parmi les cartes des autres, seul le 5 d’un adversaire le fait bouger. Dès qu’il a bougé, c’est un pion comme les autres.',
          figures: ['entry'],
        },
        {
          id: 'TOCK-15',
          text: 'On ne peut pas entrer tant qu’un pion de la même couleur est sur la case 18. Un pion d’une autre couleur qui s’y trouve est pris.',
        },
        {
          id: 'TOCK-16',
          text: 'Case 7. Un pion qui finit son déplacement sur une case 7, en avançant, en reculant ou avec une part d’un 7 partagé, saute sur la case 7 d’en face. Il prend le pion qu’il trouve sur l’une et sur l’autre ; en sautant, il ne dépasse personne. Si un pion de sa couleur est sur l’une de ces deux cases, ce coup est interdit, sauf avec un roi, qui le renvoie dans sa réserve.',
          figures: ['seven'],
        },
      ],
    },
    {
      heading: 'La maison',
      paragraphs: [
        {
          id: 'TOCK-17',
          text: 'Un pion qui avance au-delà de la case 16 de son côté rentre dans sa maison si le compte tombe juste sur une case libre, sans dépasser de pion à l’intérieur. Sinon, il continue sur 17, 18 et refait un tour.',
          figures: ['house'],
        },
        {
          id: 'TOCK-18',
          text: 'Dans la maison, on avance seulement, du nombre exact, et l’on ne se dépasse jamais. Poussez les premiers au fond : ils laisseront la place aux suivants.',
        },
        {
          id: 'TOCK-19',
          text: 'Vos quatre pions sont rentrés ? Vos cartes font désormais avancer ceux de votre partenaire. Dans un 7 partagé, cela vaut dès que votre dernier pion est rentré : le reste est pour lui.',
        },
      ],
    },
    {
      heading: 'Les quatorze cartes',
      paragraphs: [
        {
          id: 'TOCK-20',
          text: 'Le 2, le 3, le 6, le 8 et le 9 font avancer un pion d’autant de cases, la dame de 12. L’as fait entrer un pion ou en fait avancer un de 1. Le joker fait entrer un pion ou en fait avancer un de 18. Le roi aussi fait entrer un pion.',
          figures: ['card-A', 'card-2', 'card-3', 'card-6', 'card-8', 'card-9', 'card-Q', 'card-X'],
        },
        {
          id: 'TOCK-21',
          text: 'Le 4 fait reculer un de vos pions de 4 cases. On n’entre pas dans une maison à reculons, et un pion rentré ne recule plus. Belle astuce : un pion qui vient d’entrer recule de 18 à 14, tout près de sa porte.',
          figures: ['card-4'],
        },
        {
          id: 'TOCK-22',
          text: 'Le 5 fait avancer de 5 cases le pion d’un adversaire, jamais un des vôtres ni de votre partenaire. Il peut bouger un pion qui vient d’entrer. Attention, il peut aussi le faire rentrer chez lui !',
          figures: ['card-5'],
        },
        {
          id: 'TOCK-23',
          text: 'Le 7 se partage entre vos pions comme vous voulez : 7, ou 4 et 3, ou 2, 4 et 1… dans l’ordre de votre choix, chaque pion une seule fois, et 7 pas en tout. Chaque part est un vrai déplacement : on prend, on saute, on rentre à la maison. Et quand il ne vous reste qu’un pion à rentrer, le 7 peut valoir de 1 à 7, juste ce qu’il faut pour le mettre à la maison.',
          figures: ['card-7'],
        },
        {
          id: 'TOCK-24',
          text: 'Le roi fait entrer un pion, ou en fait avancer un de 13 cases en balayant tout : chaque pion sur son chemin et à l’arrivée retourne dans sa réserve, les vôtres et ceux du partenaire aussi. Seul le pion d’un autre joueur qui vient d’entrer l’arrête ; s’il est au même joueur, il est balayé comme les autres. Dans une maison, il ne balaie personne et n’entre que s’il n’y dépasse aucun pion.',
          figures: ['card-K'],
        },
        {
          id: 'TOCK-25',
          text: 'Le 10 fait avancer un pion de 10, ou bloque le joueur suivant : à son prochain tour, même après une distribution, il défausse la carte de son choix et ne bouge rien. Bloquer est toujours possible.',
          figures: ['card-10'],
        },
        {
          id: 'TOCK-26',
          text: 'Le valet échange un de vos pions avec un autre pion de la piste : à vous, à votre partenaire ou à un adversaire. On n’échange ni avec la réserve, ni avec une maison, ni avec le pion d’un autre posé sur sa propre case 18. Échanger deux de vos pions est permis, même si cela ne change rien.',
          figures: ['card-J'],
        },
      ],
    },
    {
      heading: 'Gagner',
      paragraphs: [
        {
          id: 'TOCK-27',
          text: 'Une équipe gagne quand ses huit pions sont rentrés. Chacun pour soi, il suffit de rentrer ses quatre pions ; à deux joueurs, les huit de ses deux couleurs.',
        },
      ],
    },
    {
      heading: 'Variantes',
      paragraphs: [
        {
          id: 'TOCK-28',
          text: 'Carte posée, carte jouée. Pour les joueurs confirmés : une carte posée ne se reprend plus.',
        },
        {
          id: 'TOCK-29',
          text: 'Pas un mot entre partenaires. En équipes, on ne s’écrit pas pendant la partie ; il reste les réactions. Une option vous rend la parole.',
        },
        {
          text: 'Entrée au choix : celui qui joue la carte décide si le pion rentre dans sa maison ou continue sa route. Prendre ses propres pions : un pion peut alors s’arrêter sur sa couleur et renvoyer le sien, même en entrant, mais jamais dans une maison. Départ rapide : chaque couleur commence avec un pion déjà sur sa case 18.',
        },
      ],
    },
  ],
  readings: {
    heading: 'Comment nous lisons la règle',
    paragraphs: [
      {
        id: 'TOCK-1',
        text: 'La règle ne nomme pas les couleurs : nous avons choisi rouge, bleu, jaune et vert, dans cet ordre.',
      },
      {
        id: 'TOCK-5',
        text: 'Rien ne dit qui commence. Chez nous, la dernière place distribue d’abord ; la première ouvre donc la partie, et ensuite c’est toujours au joueur placé après le donneur.',
      },
      {
        id: 'TOCK-8',
        text: 'Pour les mains à deux, la règle cite cinq distributions et annonce deux cartes de reste. Le compte n’est bon qu’avec une main de 4 de plus : nous la distribuons.',
      },
      {
        id: 'TOCK-9',
        text: 'La couleur absente est tirée au sort ; les places prennent les autres dans l’ordre du jeu.',
      },
      {
        id: 'TOCK-12',
        text: 'La règle ne dit pas ce qui se passe quand un pion arrive sur un pion de sa couleur. Nous l’interdisons ; une option le permet.',
      },
      {
        id: 'TOCK-14',
        text: 'La règle protège le pion qui vient d’entrer contre tous, « sauf par le joueur lui-même », sans dire ce que celui-ci peut faire. Pour nous, tous ses pions le dépassent ; à deux, ceux de son autre couleur peuvent aussi le prendre. Qu’un pion de la même couleur le prenne, c’est l’option « Prendre ses propres pions ». C’est le joueur du pion déplacé qui compte, même quand un adversaire le pousse avec un 5. Une partie à deux commencée avant ce changement se termine comme elle a commencé : le pion qui vient d’entrer y arrête aussi l’autre couleur de son joueur.',
      },
      { id: 'TOCK-15', text: 'Pour la même raison, on n’entre pas sur son propre pion.' },
      {
        id: 'TOCK-16',
        text: 'Le pion prend sur les deux cases 7. Arriver sur un 7 par un échange, ou par le saut lui-même, ne fait pas sauter.',
      },
      {
        id: 'TOCK-17',
        text: 'Rentrer est obligatoire dès que le compte est bon : c’est ainsi qu’un 5 fait rentrer un adversaire. Une option laisse le choix.',
      },
    ],
  },
  figures,
};
