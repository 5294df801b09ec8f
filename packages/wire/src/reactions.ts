/** Free of schemas, so that a page can import this without loading them. */

/** Allowed even where partners must not talk: none of them tells anything about the game. */
export const REACTIONS = ['hello', 'bravo', 'thanks', 'oops', 'laugh', 'wow', 'think', 'hurry'] as const;
export type Reaction = (typeof REACTIONS)[number];

/** Length of a chat line. */
export const MAX_TALK = 200;

/** Notes in a plan. */
export const MAX_NOTES = 8;
