/** Words of erasing everything the server stores about a person. */
export const fr = {
  title: 'Vos traces',
  hint: 'Votre nom, vos places et ce que vous avez dit sont effacés des tables par lien ; les tables où personne d’autre n’est assis sont supprimées. Les parties des autres restent entières, et celles de cet appareil aussi.',
  erase: 'Effacer mes traces sur ce serveur',
  ask: 'Effacer vos traces sur ce serveur ? Vous perdez vos places aux tables par lien, et cela ne peut pas être annulé.',
  /** For a person who keeps games. */
  askAll:
    'Effacer vos traces et vos parties gardées, sur tous vos appareils ? Vous perdez vos places aux tables par lien, vos clés et votre profil, et cela ne peut pas être annulé.',
  busy: 'Effacement en cours…',
  done: 'C’est fait : ce serveur ne garde plus rien de vous.',
  more: 'C’est en cours : il reste des tables, et le serveur continue de lui-même.',
};

export type Words = typeof fr;
