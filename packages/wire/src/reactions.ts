/** Apart from the schemas, so that a page can know these without loading them. */

/** What may always be said, by partners who must not talk too: nothing here speaks of cards or pawns. */
export const REACTIONS = ['hello', 'bravo', 'thanks', 'oops', 'laugh', 'wow', 'think', 'hurry'] as const;
export type Reaction = (typeof REACTIONS)[number];

/** The longest line of talk. */
export const MAX_TALK = 200;

/** How many notes a plan has at most: a few ways and promises, not a letter. */
export const MAX_NOTES = 8;
