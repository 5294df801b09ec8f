import type { RefusalKey } from '@tablee/table';
import type { ServerProblemKey } from '@tablee/wire';

/** Problems of tables by link. Loaded with such a table, not with the home page. */
export const frProblems = {
  'name-unreadable':
    'On ne peut pas lire ce nom. Choisissez-en un avec des lettres, des chiffres ou une image.',
  'name-taken': 'Quelqu’un à cette table porte un nom qui ressemble au vôtre. Choisissez-en un autre.',
  'too-many-tables':
    'Beaucoup de tables ont été ouvertes depuis cette adresse. Finissez-en quelques-unes, ou revenez demain.',
  'too-many-bot-tables':
    'Les ordinateurs jouent déjà à beaucoup de tables sans personne. Prenez une place, ou revenez demain.',
  'others-playing': 'D’autres jouent encore à cette table. Finissez d’abord la partie.',
  'too-much-work': 'Le serveur a déjà beaucoup travaillé pour vous. Patientez une minute.',
  'not-saved': 'Le serveur n’a pas pu l’enregistrer : rien n’a changé. Réessayez.',
  'line-not-saved': 'Votre message n’a pas pu être enregistré. Renvoyez-le dans un instant.',
  'seat-not-saved': 'La place n’a pas pu être enregistrée. Réessayez dans un instant.',
  'table-not-saved': 'La table n’a pas pu être enregistrée. Réessayez dans un instant.',
  'disk-low':
    'Le serveur n’a presque plus de place : pas de nouvelle table pour l’instant. Les parties en cours continuent.',
  upgrading: 'Le site est en cours de mise à jour. Réessayez dans un instant.',
  'broken-table': 'Cette partie ne peut plus être relue. Elle est gardée telle quelle.',
  'unknown-rules':
    'Cette partie suit des règles que ce serveur ne connaît pas encore. Elle est gardée telle quelle.',
  'table-too-long': 'Cette partie est trop longue pour être rouverte ici. Elle est gardée telle quelle.',
  'log-full':
    'Cette table est pleine : on ne peut plus y jouer ni reprendre. Vous pouvez encore abandonner ou proposer l’égalité.',
  'record-caps':
    'Cette partie contient plus qu’il n’en faut pour jouer. Enregistrez-la de nouveau depuis Tablée.',
  'already-seated': 'Vous avez déjà une place à cette table.',
  'not-absent': 'Cette personne est là, ou l’était il y a un instant.',
  'bad-pass': 'Ce lien a déjà servi, ou n’est plus valable. Demandez-en un autre.',
  'others-present': 'D’autres jouent encore ici : la partie continue.',
  'no-pause': 'Cette pause n’est pas possible : choisissez un jour des deux prochains mois.',
  'no-replies': 'On ne prépare de réponses qu’aux jeux sans hasard ni secrets.',
  'bad-replies': 'Ces réponses ne conviennent plus à la position. Préparez-les de nouveau.',
  'bot-moved': 'Cet ordinateur a déjà joué : il reste jusqu’à la fin.',
  'not-host': 'Seules les personnes de cette table peuvent faire cela.',
  'options-value': 'Le serveur n’accepte pas ces réglages. Vérifiez-les.',
  record: 'Le serveur ne peut pas reprendre cette partie : son enregistrement est incomplet ou abîmé.',
  'record-secrets': 'Vous avez vu toutes les mains de cette partie. Commencez-en une nouvelle par lien.',
  secrets: 'Cette partie a des secrets : vous pourrez l’enregistrer quand elle sera finie.',
  bug: 'Le serveur n’a pas compris la page : rien n’a changé. Rechargez-la.',
} satisfies { readonly [K in RefusalKey | ServerProblemKey]?: string };

export type ProblemMessages = { readonly [K in keyof typeof frProblems]: string };
