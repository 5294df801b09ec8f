import type { Purpose } from '../advice.ts';

/** TCHAKO-47: the rulebook's advice, in a file of its own because it is loaded with the first hint. */
export const advice = {
  strike: 'T’chako ! La reine adverse est vulnérable : percutez-la avant la fin du tour.',
  queen:
    'Protégez votre reine : il ne manque à l’adversaire qu’une zone pour un t’chako. Coupez la chaîne ou mettez la reine à l’abri.',
  'all-in':
    'Tout pour un t’chako : il ne manque qu’un maillon. Une zone capturée compte jusqu’à la fin du tour, même vide.',
  contest:
    'Contestez : terminez votre tour avec un palet dans une zone ou une base de l’adversaire, et il perd des captures.',
  together: 'Gardez vos palets groupés : ils se couvrent, alors qu’un palet seul au loin se fait cueillir.',
  direct: 'Cherchez un tir direct : depuis vos bases, bien des angles mènent droit au cœur d’une zone libre.',
};

/** An advised move as a sentence. Zones are feminine in French: « la zone neutre 3 », « la base centrale de Nord ». */
export const hints = {
  shoot: (who: string): string => `Tirez ${who}`,
  create: 'Créez un palet',
  elastic: (elastic: string): string => `Déplacez votre ${elastic}`,
  end: 'Terminez le tour',
  sentence: (what: string, why: string): string => `${what} ${why}.`,
  purposes: {
    win: () => 'pour gagner la partie',
    tchako: () => 'pour mettre la reine adverse en t’chako',
    guard: () => 'pour protéger votre reine',
    banish: () => 'pour chasser la reine adverse du terrain',
    eliminate: (puck: string) => `pour éliminer ${puck}`,
    take: (_: string, zone: string) => `pour prendre la ${zone}`,
    contest: (_: string, zone: string) => `pour contester la ${zone}`,
    strengthen: (_: string, zone: string) => `pour renforcer la ${zone}`,
    bar: () => 'pour fermer un passage',
    settle: (_: string, zone: string) => `pour l’installer dans la ${zone}`,
    place: () => 'vers une meilleure place',
    finish: () => 'car il n’y a rien de mieux à faire',
  } satisfies { readonly [K in Purpose['kind']]: (puck: string, zone: string) => string },
};

export type AdviceWords = typeof advice;
export type HintWords = Omit<typeof hints, 'purposes'> & {
  readonly purposes: { readonly [K in Purpose['kind']]: (puck: string, zone: string) => string };
};
