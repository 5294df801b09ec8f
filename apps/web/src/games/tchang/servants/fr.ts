import type { Hideout, Named } from '../art/servants.ts';

type Each<K extends string, T> = { readonly [id in K]: T };

const hideouts: Each<Hideout, string> = {
  column: 'la colonne',
  vase: 'le vase bleu et blanc',
  brazier: 'le brasero éteint',
  turtle: 'la tortue de pierre',
  urn: 'l’urne à couvercle',
  bamboo: 'le bambou en pot',
  scrolls: 'les rouleaux',
  drum: 'le tambour',
  chest: 'le coffre',
  bell: 'la cloche',
  vine: 'la liane',
  frieze: 'la frise du mur',
  hall: 'la grande dalle du milieu',
  corridor: 'le couloir',
  red: 'le dragon rouge',
  green: 'le dragon vert',
  yellow: 'le dragon jaune',
  blue: 'le dragon bleu',
  slab: 'la dalle gravée',
  shadow: 'l’ombre',
};

/** Shown once a servant is found. */
const trades: Each<Hideout, string> = {
  column: 'la gardienne des portes',
  vase: 'la porteuse d’eau',
  brazier: 'le souffleur de braises',
  turtle: 'le balayeur',
  urn: 'la goûteuse de thé',
  bamboo: 'le jardinier',
  scrolls: 'le lecteur de contes',
  drum: 'le tambour-major',
  chest: 'le trésorier fatigué',
  bell: 'la sonneuse d’heures',
  vine: 'le grimpeur',
  frieze: 'la graveuse',
  hall: 'le messager endormi',
  corridor: 'la serveuse de riz',
  red: 'la dompteuse d’étincelles',
  green: 'le compteur de feuilles',
  yellow: 'le balayeur de soleil',
  blue: 'la faiseuse de vagues',
  slab: 'le tailleur de pierre',
  shadow: 'celui qu’on ne voit jamais',
};

const names: Each<Named, string> = { vase: 'Meï', scrolls: 'Baolin', bell: 'Tsaï' };

/** What the drawing shows of the three who have names. */
const clues: Each<Named, string> = {
  vase: 'Robe de jade, bol dans les mains : Meï se tient là où l’on garde de quoi boire.',
  scrolls: 'Baolin déroule ce qu’il tient dans les mains, et aucun dragon ne dort près de lui.',
  bell: 'Robe couleur de sable, bol dans les mains : Tsaï vit sous un toit de bronze.',
};

const riddles: Each<Hideout, string> = {
  column: 'Elle porte le plafond et ne s’assied jamais. Où suis-je ?',
  vase: 'Il a un col et pas de chemise, un ventre et jamais faim. Où suis-je ?',
  brazier: 'Il a mangé tant de bois qu’il ne lui reste que du froid. Où suis-je ?',
  turtle: 'Elle porte sa maison, et n’a pas avancé d’un pas depuis mille ans. Où suis-je ?',
  urn: 'Deux oreilles qui n’entendent rien, un chapeau sans tête dessous. Où suis-je ?',
  bamboo: 'Vert et droit, il attend un vent qui ne viendra pas. Où suis-je ?',
  scrolls: 'Enroulés ils se taisent, déroulés ils racontent. Où suis-je ?',
  drum: 'Plus on le frappe, plus il parle, et sa peau n’est pas à lui. Où suis-je ?',
  chest: 'Il a une serrure mais pas de porte ; ce qu’il avale, il le garde. Où suis-je ?',
  bell: 'Sa langue est de bronze, et quand elle parle tout le monde se retourne. Où suis-je ?',
  vine: 'Elle est entrée sans clé, par une fente, et depuis elle grimpe. Où suis-je ?',
  frieze: 'Elle fait le tour de la salle sans faire un pas. Où suis-je ?',
  hall: 'Les quatre explorateurs en sont partis ; aucune n’est plus large. Où suis-je ?',
  corridor: 'On y passe pour une luciole, et personne n’y habite. Où suis-je ?',
  red: 'Il dort au nord, du côté où le soleil se couche, couleur de braise. Où suis-je ?',
  green: 'Il dort au nord, du côté où le soleil se lève, couleur de feuille. Où suis-je ?',
  yellow: 'Il dort au sud, du côté où le soleil se lève, et il en a la couleur. Où suis-je ?',
  blue: 'Il dort au sud, du côté où le soleil se couche, couleur de mer le soir. Où suis-je ?',
  slab: 'On la lit avec les pieds : quelqu’un a dessiné sur son dos. Où suis-je ?',
  shadow: 'Elle est partout où la lanterne n’est pas ; approchez, elle s’enfuit. Où suis-je ?',
};

export const fr = {
  title: 'Les vingt serviteurs',
  intro:
    'Vingt serviteurs de l’empereur se cachent dans le dessin de la tombe. Promenez la lanterne et touchez ceux que vous voyez. Puis, plus difficile : retrouvez les trois qui portent un nom.',
  picture: 'La tombe dans le noir. Les flèches déplacent la lanterne, Entrée regarde ce qu’elle éclaire.',
  closer: 'Voir de près',
  whole: 'Voir en entier',
  count: (n: number, of: number) => `${n} sur ${of} trouvés`,
  hideouts,
  trades,
  names,
  clues,
  riddles,
  foundOne: (trade: string, hideout: string) => `Trouvé : ${trade}. Cachette : ${hideout}.`,
  foundNamed: (name: string, trade: string) => `Oui, ${name}, c’est ${trade}.`,
  namesTitle: 'Les trois noms',
  namesLine: 'Trois serviteurs ont un nom. Choisissez-en un, lisez l’indice et retrouvez qui le porte.',
  allNames: 'Vous connaissez les trois noms.',
  seek: (name: string) => `Chercher ${name}`,
  lookFor: (name: string) => `Où se cache ${name} ? Touchez sa cachette dans le dessin.`,
  notThisOne: (name: string) => `Non, ${name} n’est pas là. Relisez l’indice.`,
  byTrade: 'Répondre sans le dessin',
  again: 'Celui-là, vous l’avez déjà trouvé.',
  missed: 'Personne ici. Cherchez encore.',
  all: 'Vous les avez tous trouvés. L’empereur peut dormir : ses serviteurs veillent, et vous savez où.',
  list: 'Ceux que vous avez trouvés',
  none: 'Personne encore.',
  called: (name: string, trade: string) => `${name}, ${trade}`,
  byWords: 'Chercher par énigmes, sans le dessin',
  byWordsLine: 'Chaque serviteur murmure où il se cache. Devinez, et il est trouvé.',
  wrong: 'Non, pas là. Essayez une autre cachette.',
  hide: 'Les cacher de nouveau',
  toRules: 'Les règles de T’Chang',
};

export type Words = typeof fr;
