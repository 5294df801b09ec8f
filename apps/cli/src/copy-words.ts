import type { Language } from '@tablee/catalogue';
import type { CopyFinding, CopyProblemKey, CopyProgress, CopyReport } from '@tablee/server/copy';

/** Texts of copy-data. */
type Words = {
  readonly whereFrom: string;
  readonly whereTo: string;
  readonly progress: (progress: CopyProgress, seconds: number) => string;
  readonly resumed: (tables: number) => string;
  readonly copied: (report: CopyReport) => string;
  readonly finding: (finding: CopyFinding) => string;
  readonly unlisted: (count: number) => string;
  readonly differs: string;
  /** `detail`: a folder, or a server and its database. `unusable` has the sentences of the server. */
  readonly problems: { readonly [K in Exclude<CopyProblemKey, 'unusable'>]: (detail: string) => string };
};

export const COPY_WORDS: { readonly [L in Language]: Words } = {
  en: {
    whereFrom: 'From where? Say a data folder or postgres://user:password@host/database with --from.',
    whereTo: 'Where to? Say an empty data folder or postgres://user:password@host/database with --to.',
    progress: ({ stage, tables, of, entries }, seconds) =>
      `${stage === 'copy' ? 'Copied' : 'Compared'}: table ${tables} of ${of}, entry ${entries}, ${seconds} s`,
    resumed: tables => `An interrupted copy went on. Tables copied before: ${tables}.`,
    copied: ({ tables, entries, archived }) =>
      `Copied and compared. Tables: ${tables}, entries: ${entries}, archived tables: ${archived}. Nothing differs.`,
    finding: ({ section, id, difference }) =>
      `${NAMES.en[section]} ${id}: ${
        {
          missing: 'missing in the copy',
          extra: 'only in the copy',
          different: 'differs in the copy',
          'no-file': 'its archive file is missing in the source',
        }[difference]
      }`,
    unlisted: count => `… and ${count} more.`,
    differs:
      'The copy differs from its source, so no server will use it. Perhaps the source was used after an interrupted copy: empty the target and copy again.',
    problems: {
      same: detail => `--from and --to are the same: ${detail}.`,
      'no-data': detail => `There is no data of Tablée in ${detail}, which --from names.`,
      'in-use': detail => `Tablée servers or another copy are using ${detail}. Stop them first.`,
      unfinished: detail => `${detail} is an unfinished copy itself. Finish that one first.`,
      'not-empty': detail => `${detail} has tables already. Choose an empty target with --to.`,
      'other-copy': detail =>
        `${detail} has an unfinished copy of other data. Finish that one, or choose an empty target with --to.`,
      failed: detail =>
        `The copy was interrupted: ${detail}. The same command goes on where it stopped; the source is unchanged.`,
    },
  },
  fr: {
    whereFrom:
      'D’où ? Donnez un dossier de données ou postgres://utilisateur:motdepasse@machine/base avec --from.',
    whereTo: 'Vers où ? Donnez un dossier vide ou postgres://utilisateur:motdepasse@machine/base avec --to.',
    progress: ({ stage, tables, of, entries }, seconds) =>
      `${stage === 'copy' ? 'Copie' : 'Comparaison'} : table ${tables} sur ${of}, entrée ${entries}, ${seconds} s`,
    resumed: tables => `Une copie interrompue a repris. Tables déjà copiées : ${tables}.`,
    copied: ({ tables, entries, archived }) =>
      `Copié et comparé. Tables : ${tables}, entrées : ${entries}, tables archivées : ${archived}. Aucune différence.`,
    finding: ({ section, id, difference }) =>
      `${NAMES.fr[section]} ${id} : ${
        {
          missing: 'absent de la copie',
          extra: 'présent dans la seule copie',
          different: 'différent dans la copie',
          'no-file': 'fichier d’archive absent de la source',
        }[difference]
      }`,
    unlisted: count => `… et ${count} de plus.`,
    differs:
      'La copie diffère de sa source : aucun serveur ne l’utilisera. Peut-être la source a-t-elle servi après une copie interrompue : videz la destination et recommencez.',
    problems: {
      same: detail => `--from et --to désignent la même chose : ${detail}.`,
      'no-data': detail => `Il n’y a pas de données de Tablée dans ${detail}, que --from désigne.`,
      'in-use': detail => `Des serveurs Tablée ou une autre copie utilisent ${detail}. Arrêtez-les d’abord.`,
      unfinished: detail => `${detail} est déjà une copie inachevée. Terminez-la d’abord.`,
      'not-empty': detail => `${detail} contient déjà des tables. Choisissez une destination vide avec --to.`,
      'other-copy': detail =>
        `${detail} contient une copie inachevée d’autres données. Terminez-la, ou choisissez une destination vide avec --to.`,
      failed: detail =>
        `La copie a été interrompue. Message du système : « ${detail} ». La même commande reprendra où elle s’est arrêtée ; la source est intacte.`,
    },
  },
};

/** What a finding is about. */
const NAMES: { readonly [L in Language]: { readonly [S in CopyFinding['section']]: string } } = {
  en: {
    tables: 'table',
    archived: 'archived table',
    mailboxes: 'mail address',
    secrets: 'secret',
    erasures: 'erasure request',
    audits: 'audit',
    people: 'person',
    codes: 'code',
  },
  fr: {
    tables: 'table',
    archived: 'table archivée',
    mailboxes: 'adresse de courriel',
    secrets: 'secret',
    erasures: 'demande d’effacement',
    audits: 'vérification',
    people: 'personne',
    codes: 'code',
  },
};
