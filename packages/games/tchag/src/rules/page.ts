export const RULE_IDS = [
  'TCHAG-1',
  'TCHAG-2',
  'TCHAG-3',
  'TCHAG-4',
  'TCHAG-5',
  'TCHAG-6',
  'TCHAG-7',
  'TCHAG-8',
  'TCHAG-9',
  'TCHAG-10',
  'TCHAG-11',
  'TCHAG-12',
  'TCHAG-13',
] as const;
export type RuleId = (typeof RULE_IDS)[number];

/** The page has no pictures. */
export type Figure = never;
