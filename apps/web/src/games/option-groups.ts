/** How the options of a game with many of them are grouped in its set-up. */

export const GROUPS = ['victory', 'play', 'points', 'hand'] as const;
export type Group = (typeof GROUPS)[number];
export type Grouping = { readonly [G in Group]: readonly string[] };

/** Every `games/<id>/option-groups.ts`. */
const groupings = import.meta.glob<Grouping>('./*/option-groups.ts', {
  eager: true,
  import: 'optionGroups',
});

/** Null: this game has few options, asked one after the other. */
export const groupingOf = (game: string): Grouping | null => groupings[`./${game}/option-groups.ts`] ?? null;
