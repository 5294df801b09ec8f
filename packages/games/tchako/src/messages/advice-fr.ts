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

export type AdviceWords = typeof advice;
