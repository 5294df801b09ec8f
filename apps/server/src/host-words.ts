import type { Language } from '@tablee/kernel';
import { type ConfigProblem, REHEARSAL, type SettingName } from './common/config.ts';
import type { DataProblem, StoreWarning } from './store/store.ts';

/** What the server prints on the terminal when it starts. Log lines are English. */
type Words = {
  /** Null where the English message of the error says it. */
  readonly config: (problem: ConfigProblem) => string | null;
  readonly data: (problem: DataProblem) => string | null;
  readonly unreadable: (detail: string) => string;
  readonly portTaken: (port: string) => string;
  readonly portForbidden: (port: string) => string;
  readonly noSuchHost: string;
  readonly rehearsal: string;
  readonly warning: (warning: StoreWarning) => string;
};

/** What each setting must be. */
const FRENCH_SETTINGS: { readonly [S in SettingName]: string } = {
  PORT: 'un numéro de port de 0 à 65535',
  HOST: 'une adresse où écouter',
  TABLEE_DATA: 'un dossier',
  DATABASE_URL: 'l’URL d’une base PostgreSQL, comme postgres://utilisateur:motdepasse@machine/base',
  TABLEE_ORIGIN: 'des origines comme https://example.org, séparées par des virgules',
  TABLEE_PROXIES: 'le nombre de serveurs mandataires en amont, de 0 à 10',
  TABLEE_LOG: 'l’un de ces niveaux : fatal, error, warn, info, debug, trace, silent',
  TABLEE_REQUESTS: 'un nombre de requêtes par minute et par adresse, 0 pour aucune limite',
  TABLEE_NEW_TABLES: 'un nombre de nouvelles tables par minute et par adresse, 0 pour aucune limite',
  TABLEE_SIGN_INS: 'un nombre de tentatives de connexion par minute et par adresse, 0 pour aucune limite',
  TABLEE_FRAMES: 'un nombre de trames par seconde et par connexion, 0 pour aucune limite',
  TABLEE_CONNECTIONS: 'un nombre total de connexions ouvertes, au moins 1',
  TABLEE_CONNECTIONS_EACH: 'un nombre de connexions ouvertes par adresse, au moins 1',
  TABLEE_SILENT: 'un nombre de secondes avant de couper une connexion sans requête, de 1 à 3600',
  TABLEE_WORK:
    'les millisecondes de travail par minute pour les imports et les historiques d’une adresse, 0 pour aucune limite',
  TABLEE_ENTRIES: 'un nombre d’entrées par table, de 100 à 100000',
  TABLEE_TABLES_DAY: 'un nombre de nouvelles tables par jour et par adresse, 0 pour aucune limite',
  TABLEE_TABLES_GUEST: 'un nombre de tables inachevées par invité, 0 pour aucune limite',
  TABLEE_MEGABYTES_DAY:
    'les mégaoctets des tables ouvertes en un jour depuis une adresse, 0 pour aucune limite',
  TABLEE_BOT_TABLES:
    'un nombre de tables inachevées par jour et par adresse où seuls des ordinateurs jouent, 0 pour aucune limite',
  TABLEE_UNUSED_DAYS: 'les jours avant d’effacer une table inutilisée et sans personne, 0 pour jamais',
  TABLEE_ARCHIVE_DAYS: 'les jours avant d’archiver dans un fichier une table délaissée, 0 pour jamais',
  TABLEE_DISK_FLOOR:
    'les mégaoctets libres en dessous desquels aucune table n’est ouverte, 0 pour aucun contrôle',
  TABLEE_METRICS: '« all », « local » pour cette seule machine, ou un jeton de 16 à 200 caractères',
  TABLEE_THINKERS: 'le nombre d’ordinateurs qui réfléchissent en même temps, de 1 à 256',
  TABLEE_BOT_PAUSE: 'la durée minimale du coup d’un ordinateur, de 0 à 60000 millisecondes',
  TABLEE_BOT_MS:
    'la durée de réflexion des ordinateurs, de 0 à 60000 millisecondes, 0 pour celle de leur niveau',
  TABLEE_VOTE_MINUTES:
    'les minutes d’absence après lesquelles les autres peuvent voter pour un remplaçant, de 0 à 1440',
  TABLEE_REACH: 'push, mail et webhook, séparés par des virgules, ou none',
  TABLEE_SMTP_URL: 'l’URL d’un serveur de courriel, comme smtps://utilisateur:motdepasse@mail.example.org',
  TABLEE_MAIL_FROM: 'l’expéditeur des courriels, comme Tablée <tablee@example.org>',
  TABLEE_NOTICE_SECONDS: 'les secondes avant de prévenir quelqu’un que c’est à lui, de 0 à 3600',
  TABLEE_MAIL_MINUTES:
    'les minutes d’attente d’un courriel, et entre deux courriels à une même adresse, de 0 à 10080',
  TABLEE_REACH_LOOPBACK: '« yes » ou « no » : si des messages peuvent être envoyés à cette machine même',
  TABLEE_SEED: 'un texte d’au plus 100 caractères',
};

function frenchData(problem: DataProblem): string {
  switch (problem.key) {
    case 'in-use':
      return `Un autre serveur Tablée utilise le dossier de données « ${problem.folder} ». Arrêtez-le d’abord, ou choisissez un autre dossier avec TABLEE_DATA.`;
    case 'unusable':
      return `Le dossier de données « ${problem.folder} » ne peut pas être utilisé. Message du système : « ${problem.detail} ».`;
    case 'newer':
      return `Les données viennent d’un Tablée plus récent (format ${problem.format} ; celui-ci connaît ${problem.known}). Mettez celui-ci à jour.`;
    case 'unfinished-copy':
      return 'Ces données sont une copie inachevée. Relancez la même commande tablee copy-data : elle reprendra où elle s’était arrêtée.';
    case 'database-unreachable':
      return `Le serveur de base de données ${problem.server} de DATABASE_URL est injoignable. Message du système : « ${problem.detail} ».`;
    case 'database-login':
      return `Le serveur de base de données ${problem.server} refuse « ${problem.user} » : l’utilisateur ou le mot de passe de DATABASE_URL est faux.`;
    case 'database-certificate':
      return `Le certificat du serveur de base de données ${problem.server} n’est pas reconnu. Corrigez sslrootcert ou le nom de la machine dans DATABASE_URL. Message du système : « ${problem.detail} ».`;
    case 'database-missing':
      return `Le serveur de base de données ${problem.server} n’a pas de base « ${problem.database} ». Créez-la, ou corrigez DATABASE_URL.`;
    case 'database-rights':
      return `L’utilisateur « ${problem.user} » n’a pas le droit de créer des tables dans la base « ${problem.database} ». Message du serveur : « ${problem.detail} ».`;
    case 'database-encoding':
      return `La base « ${problem.database} » enregistre les textes en ${problem.encoding} et non en UTF8. Créez-en une avec ENCODING 'UTF8'.`;
    case 'database-old':
      return `Le serveur de base de données est un PostgreSQL ${problem.version} ; Tablée demande la version ${problem.needed} ou une plus récente.`;
    case 'database-unusable':
      return `Le serveur de base de données ${problem.server} de DATABASE_URL ne peut pas être utilisé. Message du serveur : « ${problem.detail} ».`;
  }
}

export const HOST_WORDS: { readonly [L in Language]: Words } = {
  en: {
    config: () => null,
    data: () => null,
    unreadable: detail =>
      `The database cannot be read (${detail}). Restore a backup: tablee restore <folder>.`,
    portTaken: port => `Port ${port} is taken. Choose another one: PORT=8081 npm start.`,
    portForbidden: port => `This user may not use port ${port}. Choose another one: PORT=8081 npm start.`,
    noSuchHost: 'HOST is not an address of this machine.',
    rehearsal: REHEARSAL,
    warning: ({ sentence }) => sentence,
  },
  fr: {
    config: problem =>
      problem.key === 'mail'
        ? 'Le courriel demande trois réglages : TABLEE_SMTP_URL, TABLEE_MAIL_FROM, et TABLEE_ORIGIN pour ses liens.'
        : problem.key === 'public-seed'
          ? 'Avec TABLEE_SEED, tout le hasard est prévisible : cela ne convient qu’à un serveur que personne d’autre n’atteint. Mettez HOST=127.0.0.1, sans TABLEE_ORIGIN ni TABLEE_PROXIES.'
          : `${problem.name} doit être ${FRENCH_SETTINGS[problem.name]}${problem.value === null ? '' : ` ; « ${problem.value} » ne convient pas`}.`,
    data: frenchData,
    unreadable: detail =>
      `La base de données est illisible (« ${detail} »). Remettez une sauvegarde : tablee restore <dossier>.`,
    portTaken: port => `Le port ${port} est déjà pris. Choisissez-en un autre : PORT=8081 npm start.`,
    portForbidden: port =>
      `Cet utilisateur n’a pas le droit d’ouvrir le port ${port}. Choisissez-en un autre : PORT=8081 npm start.`,
    noSuchHost: 'HOST n’est pas une adresse de cette machine.',
    rehearsal:
      'TABLEE_SEED est fixé : qui le connaît prévoit tout le hasard. Ce serveur sert aux essais et aux démonstrations, pas au jeu.',
    warning: ({ pages }) =>
      `Le journal de la base a été tronqué : il manque environ ${pages} ${pages === 1 ? 'page' : 'pages'} des dernières écritures, donc des coups confirmés aux joueurs. Si une sauvegarde est plus récente que ce qui reste, remettez-la.`,
  },
};
