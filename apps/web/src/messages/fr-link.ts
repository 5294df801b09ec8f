/** Tables by link: bots, talk, phones as hands. */
export const frLink = {
  /** The name of a guest who was erased. */
  someone: 'Quelqu’un',

  removal: {
    item: 'Supprimer cette table',
    hint: 'La partie et la conversation disparaissent du serveur.',
    ask: 'Supprimer cette table pour tout le monde ? La partie et ce qui s’est dit seront effacés, et le lien ne mènera plus nulle part.',
    gone: 'Cette table a été supprimée.',
  },

  bots: {
    title: 'Places libres',
    hint: 'En attendant, ou pour compléter la table, mettez un ordinateur sur une place libre. Il jouera quand toutes les places seront prises.',
    level: 'Force des ordinateurs',
    add: (seat: string) => `Mettre un ordinateur : ${seat}`,
    addShort: 'Ordinateur',
    remove: (seat: string) => `Retirer l’ordinateur : ${seat}`,
    removeShort: 'Retirer',
    chosen: 'Place',
    allHere: 'Tout le monde est là !',
    toBoard: 'Au plateau',
  },

  chat: {
    title: 'Conversation',
    open: 'Parler et réagir',
    unread: (n: number) => (n === 1 ? '1 message non lu' : `${n} messages non lus`),
    react: 'Réagir',
    reactions: {
      hello: 'Bonjour !',
      bravo: 'Bravo !',
      thanks: 'Merci !',
      oops: 'Oups…',
      laugh: 'Ha ha !',
      wow: 'Oh !',
      think: 'Hmm…',
      hurry: 'On y va ?',
    },
    write: 'Votre message',
    send: 'Envoyer',
    none: 'Personne n’a encore rien dit.',
    said: (who: string, what: string) => `${who} : ${what}`,
    pointed: (who: string, where: string) => `${who} montre ${where}.`,
    planned: (who: string, what: string) => `${who} prévoit : ${what}.`,
    closed: {
      quiet:
        'Entre partenaires, on ne se parle pas pendant la partie : des réactions, c’est tout. La conversation s’ouvrira à la fin.',
      reactions: 'À ce jeu, on se parle avec des images : touchez-en une.',
      watching: 'Vous regardez : seuls ceux qui jouent écrivent.',
    },
  },

  hands: {
    start: 'Téléphones en main',
    startHint: 'Cet écran montre le plateau ; chacun joue depuis son téléphone.',
    title: 'Prenez place avec votre téléphone',
    hint: 'Chacun scanne le code de sa couleur : sa main n’apparaît que sur son téléphone.',
    qrAlt: (seat: string) => `Code à scanner pour prendre la place ${seat}`,
    board: 'Voir le plateau',
    hand: 'Voir ma main seule',
    yours: (seat: string) => `Votre main, ${seat}`,
    lookUp: 'Le plateau est sur le grand écran.',
    sitHere: 'Jouer sur cet écran aussi',
  },
};

export type LinkMessages = typeof frLink;
