/** Message keys of problems that are no refusal of a table (those are in `@tablee/table`) nor of a game. */

/** What is wrong with a seat, an option or a record. */
const SETUP_PROBLEM_KEYS = [
  'no-table',
  'no-game',
  'not-host',
  'name-unreadable',
  'too-many-tables',
  'too-many-bot-tables',
  'seats',
  'options-shape',
  'options-unknown',
  'options-value',
  'clock',
  'clock-seats',
  'clock-loss',
  'record',
  'record-game',
  'record-rules',
  'record-options',
  'record-move',
  'record-act',
  'record-luck',
  'record-over',
  'record-long',
  'record-secrets',
  'record-caps',
  'seal',
  'pick',
  'outcome',
  'secrets',
] as const;

/** Why a person cannot be told that it is their turn. */
export const REACH_PROBLEM_KEYS = [
  'reach-off',
  'reach-over',
  'reach-target',
  'reach-private',
  'reach-address',
  'reach-link',
  'too-many-reaches',
  'too-many-mails',
  'reach-not-saved',
] as const;
export type ReachProblemKey = (typeof REACH_PROBLEM_KEYS)[number];

/** What is wrong with a request, a connection or the server itself. */
const TRANSPORT_PROBLEM_KEYS = [
  'malformed',
  'no-route',
  'too-large',
  'content-type',
  'not-offered',
  'too-often',
  'too-many-connections',
  'too-many-watched',
  'watch-first',
  'origin',
  'too-much-work',
  'not-saved',
  'line-not-saved',
  'seat-not-saved',
  'table-not-saved',
  'disk-low',
  'stopping',
  'unhealthy',
  'upgrading',
  'broken-table',
  'unknown-rules',
  'table-too-long',
  'bug',
] as const;

/** What is wrong with signing in, or with what a person keeps. */
export const PEOPLE_PROBLEM_KEYS = [
  'not-signed-in',
  'sign-in-failed',
  'sign-in-often',
  'weak-password',
  'wrong-password',
  'passkey-refused',
  'code-refused',
  'no-device',
  'no-passkey',
  'too-many-devices',
  'last-device',
  'too-many-passkeys',
] as const;

export type PeopleProblemKey = (typeof PEOPLE_PROBLEM_KEYS)[number];

export const SERVER_PROBLEM_KEYS = [
  ...SETUP_PROBLEM_KEYS,
  ...TRANSPORT_PROBLEM_KEYS,
  ...PEOPLE_PROBLEM_KEYS,
  ...REACH_PROBLEM_KEYS,
] as const;
export type ServerProblemKey = (typeof SERVER_PROBLEM_KEYS)[number];
