/** Groups of options in the set-up of a game with many options. */

export const GROUPS = ['victory', 'play', 'points', 'hand'] as const;
export type Group = (typeof GROUPS)[number];
export type Grouping = { readonly [G in Group]: readonly string[] };

const groupings = import.meta.glob<Grouping>('./*/option-groups.ts', {
  eager: true,
  import: 'optionGroups',
});

/** Null for a game with few options. */
export const groupingOf = (game: string): Grouping | null => groupings[`./${game}/option-groups.ts`] ?? null;
