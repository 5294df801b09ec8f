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

/** The pictures of the page, drawn by the web app. */
export const FIGURES = [
  'start',
  'diamond',
  'straight',
  'diagonal',
  'gap-step',
  'gap-open',
  'gap-closed',
  'isles-step',
  'isles-apart',
  'isles-joined',
] as const;
export type Figure = (typeof FIGURES)[number];
