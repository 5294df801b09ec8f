import type { LessonWords } from '../../../board/lesson.ts';

const TIE = 'Pareil que lui ! Personne ne gagne, on recommence.';
const BEAST = 'Oh non, la bête ! Touche la pierre que le doigt montre.';

/** Read aloud: short sentences. DRAGON-9 */
export const words: LessonWords = {
  title: 'Apprendre Combats de dragons en deux minutes',
  show: 'Montre-moi',
  passed: 'C’est au dragon vert : on recommence.',
  steps: {
    rock: {
      title: 'La pierre',
      task: 'Le dragon vert fait ciseaux. Touche la pierre !',
      why: 'La pierre casse les ciseaux.',
      praise: 'Bravo ! La pierre casse les ciseaux : tu gagnes le duel.',
      again: { tie: TIE, lost: 'Oh ! Les ciseaux coupent le papier. Touche la pierre.' },
    },
    paper: {
      title: 'Le papier',
      task: 'Le dragon vert fait pierre. Touche le papier !',
      why: 'Le papier entoure la pierre.',
      praise: 'Bravo ! Le papier entoure la pierre.',
      again: { tie: TIE, lost: 'Oh ! La pierre casse les ciseaux. Touche le papier.' },
    },
    scissors: {
      title: 'Les ciseaux',
      task: 'Le dragon vert fait papier. Touche les ciseaux !',
      why: 'Les ciseaux coupent le papier.',
      praise: 'Bravo ! Les ciseaux coupent le papier.',
      again: { tie: TIE, lost: 'Oh ! Le papier entoure la pierre. Touche les ciseaux.' },
    },
    catch: {
      title: 'Les lucioles',
      task: 'Tu as gagné le duel : retourne la pierre que le doigt montre !',
      nextTasks: ['Des lucioles ! Touche le bocal pour les garder.'],
      why: 'Les lucioles du bocal sont à toi.',
      praise: 'Des lucioles dans ton bocal ! Elles sont à toi.',
      again: { beast: BEAST },
    },
    dare: {
      title: 'Oser',
      task: 'Une seule luciole ? Ose encore une pierre !',
      nextTasks: ['Maintenant, touche le bocal.'],
      why: 'Encore une pierre, c’est plus de lucioles… ou la bête.',
      praise: 'Tu as osé, et ton bocal se remplit !',
      again: { beast: BEAST, timid: 'Une seule luciole, c’est peu. Retourne d’abord une autre pierre !' },
    },
    beast: {
      title: 'La bête',
      task: 'Ici dort la bête. Touche la pierre, pour voir !',
      nextTasks: ['Cache la bête sur une case qui brille.', 'Cache aussi les lucioles perdues.'],
      why: 'Avec la bête, tu perds toutes les lucioles de ton tour.',
      praise: 'Bien cachées ! Ce qui est déjà dans ton bocal reste à toi.',
      again: { other: 'Cette fois, on va voir la bête : touche la pierre que le doigt montre.' },
    },
    memory: {
      title: 'Se souvenir',
      task: 'Cache les quatre lucioles, et souviens-toi où !',
      nextTasks: [
        'Le dragon vert va faire pierre : gagne le duel !',
        'Où as-tu caché les quatre lucioles ? Retrouve-les !',
      ],
      why: 'Toutes les pierres se ressemblent : il faut se souvenir.',
      praise: 'Les quatre lucioles ! Tu as une bonne mémoire.',
      again: {
        tie: TIE,
        lost: 'Oh ! La pierre casse les ciseaux. Que faut-il contre la pierre ?',
        beast: 'Oh non, la bête ! Regarde bien où tu caches les quatre lucioles.',
        elsewhere: 'Ce ne sont pas les quatre lucioles. Regarde bien où tu les caches.',
      },
    },
    count: {
      title: 'Qui gagne ?',
      task: 'Ce sont les dernières lucioles ! Retourne la pierre que le doigt montre.',
      why: 'S’il ne reste que des bêtes, c’est fini : qui a le plus de lucioles gagne.',
      praise: 'Gagné ! C’est toi qui as le plus de lucioles.',
      again: { beast: BEAST },
    },
  },
  facts: [
    'La pierre bat les ciseaux, qui battent le papier, qui bat la pierre ; pareil : on recommence.',
    'Celui qui gagne le duel retourne une pierre.',
    'Après des lucioles, il les garde dans son bocal, ou retourne encore une pierre.',
    'La bête fait perdre toutes les pierres de ce tour : on les cache sur d’autres cases, et il faut s’en souvenir.',
    'Quand il ne reste que des bêtes, qui a le plus de lucioles gagne.',
  ],
  ending: {
    title: 'Tu sais jouer !',
    praise: 'Tu sais te battre en duel, attraper les lucioles et te méfier de la bête. À toi de jouer !',
    tipsTitle: 'Pour les grands',
    tips: [
      'Rien n’est à lire : les consignes sont dites à voix haute ; le haut-parleur, au coin du plateau, les répète ou les coupe.',
      'À la même table, jouez « avec de vraies mains » : on fait le geste pour de bon et l’on touche le dragon qui a gagné.',
      'Avec un tout-petit, cherchez ensemble où étaient les bêtes : c’est là que se gagne la partie.',
    ],
  },
};
