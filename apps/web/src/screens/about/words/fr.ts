/** What only this page says. */
export const fr = {
  title: 'À propos de Tablée',
  body: [
    'Tablée réunit des jeux de société rares, édités en France, pour qu’on puisse encore y jouer ensemble.',
    'Pas de compte, pas de publicité, pas de pistage. Vos parties contre l’ordinateur et sur un écran restent sur cet appareil ; les parties par lien sont gardées par le serveur, et votre lien est votre clé.',
    'Une fois la page ouverte, tout marche aussi sans réseau, sauf les parties par lien. Vous pouvez l’installer depuis le menu de votre navigateur.',
    'Chaque tirage au sort est scellé avant la partie et ouvert après : « Vérifier la partie », dans le menu d’une table, refait le calcul sous vos yeux.',
  ] as readonly string[],
  licence: 'Logiciel libre, licence MIT. Polices Fraunces et Atkinson Hyperlegible, licence OFL.',
  api: 'Documentation pour les programmes',
};
export type Words = typeof fr;
