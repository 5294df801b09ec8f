export const RULE_IDS = [
  'DRAGON-1',
  'DRAGON-2',
  'DRAGON-3',
  'DRAGON-4',
  'DRAGON-5',
  'DRAGON-6',
  'DRAGON-7',
  'DRAGON-8',
  'DRAGON-9',
  'DRAGON-10',
] as const;
export type RuleId = (typeof RULE_IDS)[number];

/** Figures of the rules page, drawn by the board. */
export const FIGURES = ['cycle', 'lucky', 'animal'] as const;
export type Figure = (typeof FIGURES)[number];
