import type { Language } from '@tablee/catalogue';
import type { BackupProblem, BackupProblemKey, BackupReport, RestoreReport } from '@tablee/server/backup';

/** Texts of backup and restore. */
type Words = {
  readonly whereTo: string;
  readonly whereFrom: string;
  readonly postgres: string;
  readonly backedUp: (report: BackupReport, folder: string) => readonly string[];
  readonly broken: (ids: readonly string[]) => string;
  readonly replaying: (done: number, of: number) => string;
  readonly restored: (report: RestoreReport, data: string) => readonly string[];
  readonly problems: { readonly [K in BackupProblemKey]: (values: BackupProblem['values']) => string };
};

/** Why the system refuses a folder, by the code of its error. */
const REASONS: { readonly [L in Language]: { readonly [code: string]: string } } = {
  en: {
    EACCES: 'this user may not use it',
    EPERM: 'this user may not use it',
    ENOSPC: 'the disk is full',
    EROFS: 'the disk can only be read',
    ENOTDIR: 'a part of its path is a file',
    EEXIST: 'a file has this name',
  },
  fr: {
    EACCES: 'cet utilisateur n’y a pas accès',
    EPERM: 'cet utilisateur n’y a pas accès',
    ENOSPC: 'le disque est plein',
    EROFS: 'le disque est en lecture seule',
    ENOTDIR: 'une partie de son chemin est un fichier',
    EEXIST: 'un fichier porte ce nom',
  },
};

export const BACKUP_WORDS: { readonly [L in Language]: Words } = {
  en: {
    whereTo: 'Where to? Say a folder that is empty or does not exist yet.',
    whereFrom: 'From where? Say the folder of a backup.',
    postgres:
      'DATABASE_URL is set, so the data is in PostgreSQL: back it up with pg_dump and bring it back with pg_restore.',
    backedUp: ({ tables, entries, archived, replayed, unknown }, folder) => [
      `The backup is in "${folder}". Tables: ${tables}, entries: ${entries}, archived tables: ${archived}.`,
      `The copy is whole. Tables played again: ${replayed}.`,
      ...(unknown > 0 ? [`Tables with rules that are not known here, not played: ${unknown}.`] : []),
    ],
    broken: ids =>
      `The logs of these tables do not replay; the data holds them as they are: ${ids.join(', ')}.`,
    replaying: (done, of) => `${done} of ${of} tables played again`,
    restored: ({ tables, entries, archived, made, aside }, data) => [
      `The backup of ${made} is in "${data}". Tables: ${tables}, entries: ${entries}, archived tables: ${archived}.`,
      ...(aside === null ? [] : [`What was there before is in "${aside}".`]),
    ],
    problems: {
      'no-data': ([folder]) => `There is no database in "${folder}". Say where it is with --data.`,
      'not-empty': ([folder]) =>
        `"${folder}" holds something already. Choose another folder, or empty this one.`,
      damaged: ([message]) => `The copy is damaged, so it was not kept. SQLite: ${message}.`,
      'damaged-table': ([id]) => `The copy is damaged, so it was not kept: table ${id} cannot be read.`,
      fewer: ([found, expected]) =>
        `Something is missing in the copy, so it was not kept: it has ${found} of ${expected} tables.`,
      'missing-files': ([count]) =>
        `Something is missing in the copy, so it was not kept: files of archived tables (${count}).`,
      'archive-moving': () => 'The archive changed faster than it could be copied. Please try again.',
      'no-backup': ([folder]) => `"${folder}" is not a finished backup of Tablée.`,
      newer: ([folder]) => `"${folder}" was written by a newer Tablée. Please update.`,
      'in-use': ([folder]) => `A Tablée server is using the data in "${folder}". Stop it first.`,
      'data-exists': ([folder]) =>
        `There is data in "${folder}" already. With --replace it is moved aside; nothing is deleted.`,
      unusable: ([folder, code, message]) =>
        `"${folder}" cannot be used: ${REASONS.en[code ?? ''] ?? message}.`,
    },
  },
  fr: {
    whereTo: 'Où ? Donnez un dossier vide, ou qui n’existe pas encore.',
    whereFrom: 'D’où ? Donnez le dossier d’une sauvegarde.',
    postgres:
      'DATABASE_URL est défini : les données sont dans PostgreSQL. Sauvegardez-les avec pg_dump et remettez-les avec pg_restore.',
    backedUp: ({ tables, entries, archived, replayed, unknown }, folder) => [
      `La sauvegarde est dans « ${folder} ». Tables : ${tables}, entrées : ${entries}, tables archivées : ${archived}.`,
      `La copie est entière. Tables rejouées : ${replayed}.`,
      ...(unknown > 0 ? [`Tables aux règles inconnues ici, non rejouées : ${unknown}.`] : []),
    ],
    broken: ids =>
      `Ces tables ne se rejouent pas ; les données les contiennent telles quelles : ${ids.join(', ')}.`,
    replaying: (done, of) => `${done} tables rejouées sur ${of}`,
    restored: ({ tables, entries, archived, made, aside }, data) => [
      `La sauvegarde du ${made} est dans « ${data} ». Tables : ${tables}, entrées : ${entries}, tables archivées : ${archived}.`,
      ...(aside === null ? [] : [`Ce qui s’y trouvait est dans « ${aside} ».`]),
    ],
    problems: {
      'no-data': ([folder]) => `Il n’y a pas de base de données dans « ${folder} ». Indiquez-la avec --data.`,
      'not-empty': ([folder]) =>
        `« ${folder} » n’est pas vide. Choisissez un autre dossier, ou videz celui-ci.`,
      damaged: ([message]) =>
        `La copie est endommagée et n’a pas été gardée. Message de SQLite : « ${message} ».`,
      'damaged-table': ([id]) =>
        `La copie est endommagée et n’a pas été gardée : la table ${id} est illisible.`,
      fewer: ([found, expected]) =>
        `La copie est incomplète et n’a pas été gardée : elle contient ${found} tables sur ${expected}.`,
      'missing-files': ([count]) =>
        `La copie est incomplète et n’a pas été gardée : il manque des fichiers d’archive (${count}).`,
      'archive-moving': () => 'L’archive a changé plus vite que la copie. Réessayez.',
      'no-backup': ([folder]) => `« ${folder} » n’est pas une sauvegarde terminée de Tablée.`,
      newer: ([folder]) => `« ${folder} » vient d’un Tablée plus récent. Mettez celui-ci à jour.`,
      'in-use': ([folder]) => `Un serveur Tablée utilise les données de « ${folder} ». Arrêtez-le d’abord.`,
      'data-exists': ([folder]) =>
        `Il y a déjà des données dans « ${folder} ». Avec --replace, elles sont mises de côté ; rien n’est effacé.`,
      unusable: ([folder, code, message]) =>
        `« ${folder} » ne peut pas être utilisé : ${REASONS.fr[code ?? ''] ?? `« ${message} »`}.`,
    },
  },
};

export const sayProblem = ({ key, values }: BackupProblem, language: Language): string =>
  BACKUP_WORDS[language].problems[key](values);
