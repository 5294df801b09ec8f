export const RULE_IDS = [
  'TEKAO-1',
  'TEKAO-2',
  'TEKAO-3',
  'TEKAO-4',
  'TEKAO-5',
  'TEKAO-6',
  'TEKAO-7',
  'TEKAO-8',
  'TEKAO-9',
  'TEKAO-10',
  'TEKAO-11',
  'TEKAO-12',
  'TEKAO-13',
  'TEKAO-14',
] as const;
export type RuleId = (typeof RULE_IDS)[number];

/** The pictures of the page, drawn by the web app. */
export const FIGURES = [
  'homes',
  'piece',
  'strength',
  'placing',
  'reach',
  'turn',
  'streak',
  'capture',
  'equal',
  'example',
  'flag',
  'three',
  'four',
] as const;
export type Figure = (typeof FIGURES)[number];
