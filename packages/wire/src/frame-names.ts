/** Free of schemas, so that a page can import this without loading them. */

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
