import type { RulesPage } from '@tablee/kernel';
import type { Figure, RuleId } from './page.ts';

export const rules: RulesPage<RuleId, Figure> = {
  title: 'Les règles de Combats de dragons',
  aim: 'Tu es un dragon. Gagne à pierre, papier, ciseaux, retourne des pierres et attrape plus de lucioles que les autres, sans réveiller les bêtes.',
  sections: [
    {
      heading: 'Le jeu',
      paragraphs: [
        {
          id: 'DRAGON-1',
          text: 'Sur la tombe de T’Chang, vingt-cinq pierres sont posées au hasard, face cachée, une par case, jamais dans les coins. Quatre cachent un animal dangereux, les autres de une à quatre lucioles. Chacun choisit son dragon.',
        },
        {
          id: 'DRAGON-2',
          text: 'En secret, tout le monde choisit en même temps pierre, papier ou ciseaux. Puis on montre tous ensemble.',
        },
        {
          id: 'DRAGON-3',
          text: 'La pierre casse les ciseaux, les ciseaux coupent le papier, le papier entoure la pierre. Deux gestes différents : ceux qui ont fait le plus fort restent en jeu, et s’ils sont plusieurs, ils rejouent entre eux. Les trois gestes à la fois, ou le même pour tous : on recommence.',
          figures: ['cycle'],
        },
      ],
    },
    {
      heading: 'La pêche',
      paragraphs: [
        {
          id: 'DRAGON-4',
          text: 'Le vainqueur retourne une pierre. Un animal ? Il le cache sur une autre case libre, et tout le monde rejoue.',
        },
        {
          id: 'DRAGON-5',
          text: 'Des lucioles ? Il s’arrête et garde toutes les pierres retournées depuis sa victoire, ou il en retourne encore une.',
          figures: ['lucky'],
        },
        {
          id: 'DRAGON-6',
          text: 'Un animal après d’autres pierres : il perd tout. Toutes ces pierres, l’animal aussi, vont se cacher sur des cases qui étaient vides avant sa pêche. Il choisit où, et tous regardent bien.',
          figures: ['animal'],
        },
        {
          id: 'DRAGON-7',
          text: 'Quand il ne reste que des animaux sous les pierres, il garde ce qu’il a et la partie est finie. Le dragon qui a le plus de lucioles gagne ; à égalité, ils gagnent ensemble.',
        },
      ],
    },
    {
      heading: 'Pour les petits dragons',
      paragraphs: [
        {
          id: 'DRAGON-8',
          text: 'Une pierre cachée de nouveau ne se distingue plus des autres : à toi de t’en souvenir.',
        },
        {
          id: 'DRAGON-9',
          text: 'Pas besoin de savoir lire : des images, de grands boutons, des consignes dites à voix haute, et pas de messages écrits.',
        },
        {
          id: 'DRAGON-10',
          text: 'Sur un seul écran, chacun choisit derrière un rideau, ou bien on joue avec de vraies mains et on touche le dragon qui a gagné.',
        },
      ],
    },
  ],
  readings: {
    heading: 'Comment nous lisons la règle',
    paragraphs: [
      {
        id: 'DRAGON-1',
        text: 'Quarante-cinq cases, le milieu compris. Il y a quatre dragons dans les coins : le cinquième joueur est le dragon blanc.',
      },
      {
        id: 'DRAGON-6',
        text: 'On soulève d’abord toutes les pierres, puis on les cache une à une : aucune ne revient là d’où l’une d’elles vient. S’il n’y a plus d’autre case, n’importe quelle case libre convient. Si le joueur est absent, elles vont au hasard.',
      },
      { id: 'DRAGON-7', text: 'La règle ne parle pas d’égalité : les plus riches partagent la victoire.' },
      {
        id: 'DRAGON-8',
        text: 'L’écran n’envoie une face que pendant qu’elle est visible. Ce que chacun a gagné, et donc ce qui reste, se voit.',
      },
    ],
  },
  figures: {
    cycle: {
      caption: 'Chaque geste en bat un autre.',
      alt: 'Trois pattes de dragon en rond : la pierre bat les ciseaux, les ciseaux battent le papier, le papier bat la pierre.',
    },
    lucky: {
      caption: 'Deux, trois, une : six lucioles dans le bocal.',
      alt: 'Trois pierres retournées avec deux, trois et une lucioles, puis un bocal marqué six et un dragon content.',
    },
    animal: {
      caption: 'La bête ! Tout est perdu, et tout va se cacher ailleurs.',
      alt: 'Deux pierres avec deux et trois lucioles, puis la bête ; à côté, trois pierres face cachée sur trois cases qui étaient vides.',
    },
  },
};
