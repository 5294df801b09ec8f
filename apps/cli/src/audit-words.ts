import type { Language } from '@tablee/catalogue';
import type { Outcome } from '@tablee/kernel';
import type { Finding } from '@tablee/server/audit';
import { sayCause } from './bad-text.ts';

/** Texts of the audit. */
type Words = {
  readonly replaying: (done: number, of: number) => string;
  readonly same: (games: number) => string;
  readonly differs: (games: number, differing: number) => string;
  readonly finding: (finding: Finding) => string;
  readonly noData: (folder: string) => string;
  readonly newer: (folder: string) => string;
  readonly damaged: (folder: string, detail: string) => string;
};

/** `reason 1,-1`, as records write it. */
const outcomeText = (outcome: Outcome | null, none: string): string =>
  outcome === null ? none : `${outcome.reason} ${outcome.payoff.join(',')}`;

const nameOf = ({ table, game, rules }: Finding): string =>
  game === null ? table : `${table} (${game} ${rules})`;

export const AUDIT_WORDS: { readonly [L in Language]: Words } = {
  en: {
    replaying: (done, of) => `${done} of ${of} games replayed`,
    same: games => `Games replayed: ${games}. Nothing differs.`,
    differs: (games, differing) => `Games replayed: ${games}. Games that differ: ${differing}.`,
    finding: finding => {
      const name = nameOf(finding);
      switch (finding.kind) {
        case 'unreadable':
          return `${name}: cannot be read. ${sayCause(finding, 'en')}`;
        case 'unknown-rules':
          return `${name}: these rules are not known here`;
        case 'broken':
          return finding.played === null
            ? `${name}: the set-up no longer replays. ${sayCause(finding, 'en')}`
            : `${name}: entry ${finding.entry} (${finding.played}) no longer replays. ${sayCause(finding, 'en')}`;
        case 'length':
          return `${name}: ${finding.stored} entries were stored, ${finding.replayed} are there`;
        case 'actors':
          return `${name}: after entry ${finding.entry} seat ${finding.replayed.join(', ') || '-'} is to move, stored was ${finding.stored.join(', ') || '-'}`;
        case 'outcome':
          return `${name}: after entry ${finding.entry} the outcome is "${outcomeText(finding.replayed, 'none')}", stored was "${outcomeText(finding.stored, 'none')}"`;
      }
    },
    noData: folder => `There is no database in "${folder}". Say where it is with --data.`,
    newer: folder => `The database in "${folder}" was written by a newer Tablée. Please update.`,
    damaged: (folder, detail) => `The database in "${folder}" cannot be read. SQLite: ${detail}.`,
  },
  fr: {
    replaying: (done, of) => `${done} parties rejouées sur ${of}`,
    same: games => `Parties rejouées : ${games}. Aucune différence.`,
    differs: (games, differing) => `Parties rejouées : ${games}. Parties qui diffèrent : ${differing}.`,
    finding: finding => {
      const name = nameOf(finding);
      switch (finding.kind) {
        case 'unreadable':
          return `${name} : illisible. ${sayCause(finding, 'fr')}`;
        case 'unknown-rules':
          return `${name} : ces règles sont inconnues ici`;
        case 'broken':
          return finding.played === null
            ? `${name} : la mise en place ne se rejoue plus. ${sayCause(finding, 'fr')}`
            : `${name} : l’entrée ${finding.entry} (${finding.played}) ne se rejoue plus. ${sayCause(finding, 'fr')}`;
        case 'length':
          return `${name} : ${finding.stored} entrées étaient enregistrées, il y en a ${finding.replayed}`;
        case 'actors':
          return `${name} : après l’entrée ${finding.entry}, c’est à la place ${finding.replayed.join(', ') || '-'} de jouer ; il était enregistré ${finding.stored.join(', ') || '-'}`;
        case 'outcome':
          return `${name} : après l’entrée ${finding.entry}, le résultat est « ${outcomeText(finding.replayed, 'aucun')} » ; il était enregistré « ${outcomeText(finding.stored, 'aucun')} »`;
      }
    },
    noData: folder => `Il n’y a pas de base de données dans « ${folder} ». Indiquez-la avec --data.`,
    newer: folder => `La base de « ${folder} » vient d’un Tablée plus récent. Mettez celui-ci à jour.`,
    damaged: (folder, detail) => `La base de « ${folder} » est illisible. Message de SQLite : « ${detail} ».`,
  },
};
