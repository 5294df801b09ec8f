export const RULE_IDS = [
  'TCHANG-1',
  'TCHANG-2',
  'TCHANG-3',
  'TCHANG-4',
  'TCHANG-5',
  'TCHANG-6',
  'TCHANG-7',
  'TCHANG-8',
  'TCHANG-9',
  'TCHANG-10',
  'TCHANG-11',
  'TCHANG-12',
  'TCHANG-13',
  'TCHANG-14',
  'TCHANG-15',
  'TCHANG-16',
] as const;
export type RuleId = (typeof RULE_IDS)[number];

/** Figures of the rules page, drawn by the board. `wander` is interactive, `riddle` links to the tangram figures. */
export const FIGURES = [
  'tomb',
  'things',
  'pieces',
  'walk',
  'wander',
  'bite',
  'share',
  'wake',
  'leave',
  'riddle',
] as const;
export type Figure = (typeof FIGURES)[number];
