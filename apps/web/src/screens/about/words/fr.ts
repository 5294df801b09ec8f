export const fr = {
  title: 'À propos de Tablée',
  body: [
    'Tablée réunit des jeux de société rares, édités en France, pour qu’on puisse encore y jouer ensemble.',
    'Pas de compte, pas de publicité, pas de pistage. Vos parties contre l’ordinateur et sur un écran restent sur cet appareil ; les parties par lien sont gardées par le serveur, et votre lien est votre clé.',
    'Une fois la page ouverte, tout marche aussi sans réseau, sauf les parties par lien. Vous pouvez l’installer depuis le menu de votre navigateur.',
    'Chaque tirage au sort est scellé avant la partie et ouvert après : « Vérifier la partie », dans le menu d’une table, refait le calcul sous vos yeux.',
  ] as readonly string[],
  /** Who made each game, by its id, as far as its rulebook says. */
  credits: {
    title: 'Les jeux et leurs auteurs',
    games: {
      tchag: 'Tchag : la règle imprimée que nous suivons ne nomme pas son auteur.',
      tock: 'Tock : un jeu traditionnel. La règle imprimée que nous suivons ne nomme pas d’auteur.',
      tekao: 'Tekao : la règle imprimée que nous suivons ne nomme pas son auteur.',
      tchang: 'T’Chang : un jeu coopératif de Gudrun König et Pascal Deru, illustré par Kitty Crowther.',
      dragons:
        'Combats de dragons : un jeu de la boîte de T’Chang, de Gudrun König et Pascal Deru, illustrée par Kitty Crowther.',
      tchako: 'T’Chako : la règle imprimée que nous suivons ne nomme pas son auteur.',
    } as { readonly [game: string]: string },
    art: 'Les plateaux, les pièces et les images d’ici sont nos propres dessins.',
  },
  licence: 'Logiciel libre, licence MIT. Polices Fraunces et Atkinson Hyperlegible, licence OFL.',
  mine: 'Mes parties : les garder et les retrouver ailleurs',
  analyse: 'Analyser une partie',
  lab: 'Le labo d’équilibre : faire jouer les ordinateurs entre eux',
  api: 'Documentation pour les programmes',
};
export type Words = typeof fr;
