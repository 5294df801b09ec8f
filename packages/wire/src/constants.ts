/** No schemas here: a page imports this file without loading zod. */

/** Every frame a server sends, by its `t`. */
export const DOWN_FRAMES = [
  'hello',
  'table',
  'people',
  'talk',
  'said',
  'reacted',
  'pointed',
  'planned',
  'aimed',
  'refused',
  'gone',
  'pong',
  'stopping',
] as const;
export type DownFrameName = (typeof DOWN_FRAMES)[number];

export const isDownFrameName = (name: unknown): name is DownFrameName =>
  (DOWN_FRAMES as readonly unknown[]).includes(name);

/** Allowed even to partners who must not talk: none of them speaks of cards or pawns. */
export const REACTIONS = ['hello', 'bravo', 'thanks', 'oops', 'laugh', 'wow', 'think', 'hurry'] as const;
export type Reaction = (typeof REACTIONS)[number];

/** The drawings a person can choose as an avatar, numbered from 0. */
export const AVATAR_COUNT = 12;

/** The longest line of talk, in characters. */
export const MAX_TALK = 200;

/** The greatest number of notes in a plan. */
export const MAX_NOTES = 8;

/** Refusals of a move that pass by themselves: the client sends the move again. */
const PASSING_REFUSALS: readonly string[] = ['too-often', 'not-saved', 'stopping', 'unhealthy'];
export const isPassing = (key: string): boolean => PASSING_REFUSALS.includes(key);

/** The first pauses are short: when a node dies, another serves its tables within a second. */
const RESEND_PAUSES_MS = [250, 500, 1_000] as const;
const LONGEST_RESEND_PAUSE_MS = 1_500;

/** How long a client waits before it sends a move again that was refused `times` times. */
export const resendPauseMs = (times: number): number =>
  RESEND_PAUSES_MS[times - 1] ?? LONGEST_RESEND_PAUSE_MS;
