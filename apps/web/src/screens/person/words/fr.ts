import type { PeopleProblemKey } from '@tablee/wire';

/** Words of "Mes parties": keeping games, signing in, history. */
export const fr = {
  title: 'Mes parties',
  pageTitle: 'Mes parties — Tablée',
  /** A person who keeps games. */
  hello: (name: string) => `Bonjour, ${name} !`,
  since: (when: string) => `Vos parties sont gardées depuis le ${when}.`,

  keep: {
    title: 'Garder mes parties',
    hint: 'Vos parties par lien ne sont connues que de cet appareil. Gardez-les, et vous les retrouverez partout : sans adresse mail, sans rien dire de vous.',
    passkey: 'Garder avec une clé d’accès',
    passkeyHint: 'Votre empreinte, votre visage ou le code de l’appareil suffit : rien à retenir.',
    password: 'Plutôt un mot de passe',
    passwordGo: 'Garder avec un mot de passe',
    done: 'C’est gardé : vous retrouverez vos parties sur vos autres appareils.',
  },

  signIn: {
    title: 'J’ai déjà gardé mes parties',
    hint: 'Les parties de cet appareil rejoindront les vôtres.',
    passkey: 'Ouvrir avec ma clé d’accès',
    byPassword: 'Avec un nom et un mot de passe',
    name: 'Nom pour se connecter',
    nameHint: 'Il est sur votre feuille de secours, par exemple lea-4821.',
    go: 'Se connecter',
    byCode: 'Avec le code d’un autre appareil',
    code: 'Code de l’autre appareil',
    codeHint: 'Sur l’appareil où sont vos parties : Mes parties, puis « Ajouter un appareil ».',
    look: 'Continuer',
    byRecovery: 'Avec mon code de secours',
    recovery: 'Code de secours',
    recoveryHint: 'Les vingt lettres et chiffres de votre feuille. Vous en recevrez un nouveau.',
    newPassword: 'Nouveau mot de passe',
    newPasswordHint: 'Sans lui, l’ancien mot de passe est retiré.',
    done: 'Vous y êtes : voici vos parties.',
  },

  /** Before a device is added by code. */
  confirm: {
    title: 'Ajouter cet appareil',
    ask: (name: string) => `Vous allez retrouver les parties de ${name}.`,
    merge: 'Celles de cet appareil les rejoindront. Continuez seulement si c’est vous.',
    leave: (name: string) =>
      `Cet appareil a déjà les parties de ${name}. Pour une autre personne, il les quitte ; elles restent gardées.`,
    yes: 'Oui, c’est moi',
  },

  password: {
    label: 'Mot de passe',
    hint: (least: number) => `Au moins ${least} signes. Une petite phrase se retient bien.`,
    short: (least: number) => `Il faut au moins ${least} signes.`,
    missing: 'Il manque quelque chose : remplissez tous les champs.',
    show: 'Montrer le mot de passe',
    current: 'Mot de passe actuel',
    next: 'Nouveau mot de passe',
    set: 'Ajouter un mot de passe',
    change: 'Changer de mot de passe',
    save: 'Enregistrer',
    changed: 'Le mot de passe est changé.',
  },

  sheet: {
    title: 'Votre feuille de secours',
    hint: 'Gardez-la en lieu sûr : elle ne sera plus montrée. Elle rouvre vos parties si vous perdez l’appareil ou le mot de passe.',
    site: 'Adresse',
    name: 'Nom pour se connecter',
    code: 'Code de secours',
    print: 'Imprimer',
    copy: 'Copier',
    copied: 'La feuille est copiée.',
    done: 'C’est noté',
  },

  profile: {
    title: 'Mon profil',
    hint: 'Proposé quand vous vous asseyez à une table par lien.',
    colour: 'Votre couleur',
    colours: ['vermillon', 'bleu', 'or', 'vert', 'violet', 'rose', 'brun', 'ardoise'] as readonly string[],
    save: 'Enregistrer le profil',
    saved: 'Votre profil est enregistré.',
  },

  ways: {
    title: 'Clés et mot de passe',
    passkeys: 'Clés d’accès',
    noPasskeys: 'Aucune clé d’accès pour l’instant.',
    add: 'Ajouter une clé d’accès',
    added: 'La clé est ajoutée.',
    made: (when: string) => `faite le ${when}`,
    used: (when: string) => `utilisée le ${when}`,
    remove: 'Retirer cette clé',
    removeNamed: (name: string) => `Retirer la clé : ${name}`,
    removeAsk: (name: string) => `Retirer la clé « ${name} » ? Elle n’ouvrira plus vos parties.`,
    removeLast:
      'C’est votre seul moyen de revenir : sans elle, ni mot de passe ni code de secours n’ouvrent vos parties. La retirer quand même ?',
    removed: 'La clé est retirée.',
    unnamed: 'Appareil inconnu',
    signIn: (name: string) => `Votre nom pour se connecter : ${name}`,
    recovery: 'Code de secours',
    hasRecovery: 'Vous avez un code de secours. En faire un nouveau annule l’ancien.',
    noRecovery:
      'Vous n’avez pas encore de code de secours. Il rouvre vos parties si tout le reste est perdu.',
    newRecovery: 'Faire un code de secours',
  },

  devices: {
    title: 'Appareils',
    here: 'cet appareil',
    seen: (when: string) => `vu le ${when}`,
    end: 'Déconnecter',
    endNamed: (name: string) => `Déconnecter : ${name}`,
    endAsk: (name: string) => `Déconnecter « ${name} » ? Ses parties restent les vôtres.`,
    ended: 'L’appareil est déconnecté.',
    add: 'Ajouter un appareil',
    addHint: 'Scannez ce code avec l’autre appareil, ou ouvrez-y Mes parties et tapez-le.',
    qrAlt: 'Code à scanner avec l’autre appareil',
    valid: (minutes: number) =>
      minutes === 1
        ? 'Il sert une fois, pendant une minute.'
        : `Il sert une fois, pendant ${minutes} minutes.`,
    expired: 'Ce code n’est plus valable. Montrez-en un autre.',
    joined: (name: string) => `C’est fait : ${name} a rejoint vos appareils.`,
    out: 'Se déconnecter',
    outAsk: 'Se déconnecter ? Vos parties restent gardées, et disparaissent de cet appareil.',
    outLast:
      'Vous n’avez ni clé d’accès, ni mot de passe, ni code de secours : sans eux, vous ne retrouverez plus vos parties ici. Se déconnecter quand même ?',
    signedOut: 'Cet appareil est déconnecté.',
  },

  history: {
    title: 'Parties par lien',
    none: 'Aucune partie par lien pour l’instant. Invitez quelqu’un depuis la page d’un jeu.',
    alone: 'on attend quelqu’un',
    against: (names: string) => `avec ${names}`,
    results: { won: 'gagnée', drawn: 'égalité', lost: 'perdue' },
    running: 'en cours',
    more: 'Voir les parties d’avant',
  },

  results: {
    title: 'Résultats',
    byGame: 'Par jeu',
    byOpponent: 'Par adversaire',
    game: 'Jeu',
    opponent: 'Adversaire',
    won: 'Gagnées',
    drawn: 'Égalités',
    lost: 'Perdues',
    latest: 'Seules vos dernières parties sont comptées.',
  },

  data: {
    title: 'Mes données',
    hint: 'Tout ce que ce serveur sait de vous, en un fichier : profil, appareils, parties et messages.',
    save: 'Tout enregistrer dans un fichier',
    saved: 'Le fichier est enregistré.',
  },

  passkeyTrouble: {
    none: 'Ce navigateur ne connaît pas les clés d’accès, ou l’adresse ne commence pas par https. Prenez un mot de passe.',
    cancelled: 'La clé n’a pas été donnée. Réessayez quand vous voulez.',
    known: 'Cet appareil a déjà une clé pour vos parties.',
    failed: 'L’appareil n’a pas pu faire ou lire la clé. Réessayez, ou choisissez un autre moyen.',
  },

  problems: {
    'not-signed-in': 'Cet appareil n’est plus relié à vos parties. Connectez-vous de nouveau.',
    'sign-in-failed': 'Ce nom et ce mot de passe ne vont pas ensemble. Vérifiez-les.',
    'sign-in-often': 'Cela fait beaucoup d’essais. Attendez quelques minutes, puis réessayez.',
    'weak-password': 'Ce mot de passe se devine trop vite. Choisissez-en un plus varié.',
    'wrong-password': 'Le mot de passe actuel n’est pas celui-là.',
    'passkey-refused': 'Cette clé n’a pas été acceptée. Réessayez, ou choisissez un autre moyen.',
    'code-refused': 'Ce code n’est pas valable, ou ne l’est plus. Demandez-en un autre.',
    'no-device': 'Cet appareil est déjà déconnecté.',
    'no-passkey': 'Cette clé est déjà retirée.',
    'too-many-devices':
      'Vos parties ont déjà été ouvertes sur trop d’appareils : on ne peut plus en ajouter.',
    'too-many-passkeys': 'Vous avez déjà beaucoup de clés. Retirez-en une d’abord.',
    'last-device':
      'C’est votre seul appareil, et rien d’autre n’ouvre vos parties. Faites d’abord une clé d’accès ou un mot de passe, ou effacez tout.',
    malformed: 'Quelque chose manque ou est trop long. Vérifiez ce que vous avez écrit.',
  } satisfies { readonly [K in PeopleProblemKey | 'malformed']: string },
};

export type Words = typeof fr;
