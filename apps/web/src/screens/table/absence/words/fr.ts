/** Texts about absence: understudies, seats given up or handed on, pauses, games that all others have left. */
export const fr = {
  seat: {
    away: 'absent',
    since: 'depuis',
    days: (n: number) => `${n} j`,
    replaced: 'remplacé par l’ordinateur',
    replacedShort: 'remplacé',
  },

  understudy: {
    title: 'Si je m’absente',
    means:
      'Il ne sait que ce que vous savez, ses coups sont marqués, et vous reprenez votre place quand vous voulez.',
    who: 'L’ordinateur joue à ma place',
    none: 'Jamais',
    now: 'Dès maintenant',
    after: (minutes: number) => `Après ${minutes} min`,
    level: 'Force du remplaçant',
    keep: 'C’est entendu',
    kept: {
      none: 'Entendu : on vous attendra.',
      now: 'Entendu : l’ordinateur joue pour vous dès maintenant.',
      after: (minutes: number) => `Entendu : après ${minutes} min d’absence, l’ordinateur jouera pour vous.`,
    },
  },

  leaving: {
    title: 'Quitter ma place pour de bon',
    free: 'Libérer ma place',
    freeAsk:
      'Quitter votre place ? Elle sera libre : la partie attendra que quelqu’un s’y assoie. Vous pourrez regarder.',
    bot: 'La laisser à l’ordinateur',
    botAsk: (level: string) =>
      `Laisser votre place à l’ordinateur (${level}) jusqu’à la fin ? Vous ne pourrez pas la reprendre, mais vous pourrez regarder.`,
    level: 'Force de l’ordinateur',
    left: 'Vous avez quitté votre place. Vous pouvez regarder.',
  },

  passing: {
    title: 'Passer ma place à quelqu’un',
    means:
      'Envoyez ce lien à une seule personne : la première qui l’ouvre et s’assoit joue à votre place jusqu’à la fin. Jusque-là, vous jouez.',
    make: 'Faire un lien',
    another: 'Faire un autre lien',
    isOut: 'Un lien qui donne votre place est déjà parti. Un autre lien le remplace.',
    address: 'Lien qui donne ma place',
    share: (game: string) => `${game} : prenez ma place`,
    qr: 'Ou faites scanner ce code',
    qrAlt: 'Code à scanner pour prendre ma place',
    withdraw: 'Garder ma place',
    withdrawn: 'Vous gardez votre place : le lien ne vaut plus rien.',
  },

  passed: {
    title: (who: string, game: string) => `${who} vous passe sa place à ${game}`,
    hint: (colour: string) => `Vous jouerez ${colour}, là où la partie en est, avec votre prénom.`,
    sit: 'Prendre cette place',
    yours: 'Ce lien donne votre place : envoyez-le à la personne qui doit la prendre, sans l’ouvrir ici.',
    seated: 'Vous avez déjà une place à cette table : vous ne pouvez pas en prendre une seconde.',
  },

  vote: {
    absent: (who: string) => `${who} n’est pas là. Faire jouer un remplaçant ?`,
    means: (who: string) =>
      `L’ordinateur ne saura que ce que sait ${who}, qui reprendra sa place à son retour.`,
    level: 'Force du remplaçant',
    /** `who`: the person who chose it; null among partners. */
    fixed: (level: string, who: string | null) =>
      who === null
        ? `Sa force : ${level}. Entre partenaires, on ne la choisit pas.`
        : `Sa force : ${level}, comme ${who} l’a choisie.`,
    choose: 'Choisir',
    title: (who: string) => `Un remplaçant pour ${who}`,
    begin: 'Faire jouer',
    propose: 'Proposer aux autres',
    wait: 'Attendre',
    asked: (by: string, who: string, level: string) =>
      `${by} propose que l’ordinateur (${level}) joue pour ${who}.`,
    sent: (who: string, level: string) => `Vous proposez que l’ordinateur (${level}) joue pour ${who}.`,
    progress: (yes: number, of: number) => `D’accord : ${yes} sur ${of}`,
    begins: (who: string) => `L’ordinateur joue maintenant pour ${who}.`,
    declined: (who: string) => `On continue d’attendre ${who}.`,
  },

  replaced: {
    title: 'L’ordinateur joue pour vous.',
    hint: 'Un coup de votre main suffit aussi.',
    back: 'Reprendre ma place',
    welcome: 'Vous jouez de nouveau vous-même.',
  },

  pause: {
    title: 'Proposer une pause',
    means: 'Si tout le monde accepte, aucun temps ne court jusqu’à ce jour. On peut jouer quand même.',
    until: 'Le temps repart le',
    propose: 'Proposer',
    asked: (who: string, day: string) => `${who} propose une pause jusqu’au ${day}.`,
    sent: (day: string) => `Vous avez proposé une pause jusqu’au ${day}. On attend la réponse.`,
    agreed: (day: string) => `Vous êtes d’accord pour une pause jusqu’au ${day}. On attend les autres.`,
    begins: (day: string) => `C’est entendu : pause jusqu’au ${day}.`,
    declined: 'La pause est refusée : le temps court.',
    badDay: 'Choisissez un jour des deux prochains mois.',
  },

  ending: {
    title: 'Terminer la partie',
    ask: 'Terminer cette partie que les autres ont quittée ? Personne ne gagne, et elle reste à revoir.',
    left: 'Tous les autres ont quitté la table.',
  },
};

export type Words = typeof fr;
