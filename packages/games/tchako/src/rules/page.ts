/** The rules that players need, in the order of the page. */
export const RULE_IDS = [
  'TCHAKO-1',
  'TCHAKO-2',
  'TCHAKO-3',
  'TCHAKO-4',
  'TCHAKO-5',
  'TCHAKO-6',
  'TCHAKO-7',
  'TCHAKO-8',
  'TCHAKO-9',
  'TCHAKO-18',
  'TCHAKO-10',
  'TCHAKO-11',
  'TCHAKO-12',
  'TCHAKO-13',
  'TCHAKO-14',
  'TCHAKO-15',
  'TCHAKO-16',
  'TCHAKO-17',
  'TCHAKO-19',
  'TCHAKO-20',
  'TCHAKO-21',
  'TCHAKO-22',
  'TCHAKO-23',
  'TCHAKO-24',
  'TCHAKO-30',
  'TCHAKO-31',
  'TCHAKO-32',
  'TCHAKO-33',
  'TCHAKO-34',
  'TCHAKO-40',
  'TCHAKO-41',
  'TCHAKO-42',
  'TCHAKO-43',
  'TCHAKO-44',
  'TCHAKO-45',
  'TCHAKO-46',
  'TCHAKO-47',
] as const;
export type RuleId = (typeof RULE_IDS)[number];

/** The figures of the page. pictures.ts has their positions; the screen draws them. */
export const FIGURES = [
  'terrain',
  'control',
  'capture',
  'tchako',
  'duel',
  'shot',
  'creation',
  'hook',
  'lay',
  'triangle',
  'hills',
] as const;
export type Figure = (typeof FIGURES)[number];

/** Refusals link to paragraphs with an id. */
export type RuleParagraph = {
  readonly id?: RuleId;
  readonly text: string;
  readonly figures?: readonly Figure[];
};
export type RuleSection = { readonly heading: string; readonly paragraphs: readonly RuleParagraph[] };

export type RulesPage = {
  readonly title: string;
  readonly aim: string;
  readonly sections: readonly RuleSection[];
  /** Our decisions where the rulebook is silent, by rule. */
  readonly readings: {
    readonly heading: string;
    readonly paragraphs: readonly { readonly id: RuleId; readonly text: string }[];
  };
  readonly figures: { readonly [F in Figure]: { readonly caption: string; readonly alt: string } };
};
