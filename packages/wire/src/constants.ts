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

/** The colours of a profile, numbered from 0. */
export const COLOUR_COUNT = 8;

export const PASSWORD_LENGTHS = { least: 10, most: 200 } as const;
