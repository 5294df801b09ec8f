/** Everything a table or a server may object to, by message key. Games add the keys of their own rules. */

/** What is wrong with an answer to a decision, or with an act at a table. */
export const TABLE_PROBLEM_KEYS = [
  'over',
  'no-such-seat',
  'not-your-turn',
  'stale-decision',
  'not-a-move',
  'no-resign',
  'no-draw',
  'nothing-to-take-back',
  'bound',
  'not-over',
  'no-offer',
  'no-opponent',
  'log-full',
  'quiet',
  'no-partner',
  'respite',
  'clock-only',
] as const;

/** What is wrong with a seat, an option or a record brought along. */
export const LOBBY_PROBLEM_KEYS = [
  'no-table',
  'no-game',
  'not-seated',
  'already-seated',
  'seat-taken',
  'no-free-seat',
  'not-host',
  'no-bot',
  'bot-moved',
  'name-unreadable',
  'name-taken',
  'too-many-tables',
  'too-many-bot-tables',
  'others-playing',
  'seats',
  'options-shape',
  'options-unknown',
  'options-value',
  'clock',
  'clock-seats',
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

/** What is wrong with a request or a connection, or with the server itself. */
export const DOOR_PROBLEM_KEYS = [
  'malformed',
  'no-route',
  'too-large',
  'content-type',
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
  'broken-table',
  'unknown-rules',
  'table-too-long',
  'bug',
] as const;

export const PROBLEM_KEYS = [...TABLE_PROBLEM_KEYS, ...LOBBY_PROBLEM_KEYS, ...DOOR_PROBLEM_KEYS] as const;
export type ProblemKey = (typeof PROBLEM_KEYS)[number];

export const isProblemKey = (key: string): key is ProblemKey =>
  (PROBLEM_KEYS as readonly string[]).includes(key);
