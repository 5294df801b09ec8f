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

/** A paragraph with an id is what a refusal links to. */
export type RuleParagraph = { readonly id?: RuleId; readonly text: string };
export type RuleSection = { readonly heading: string; readonly paragraphs: readonly RuleParagraph[] };

export type RulesPage = {
  readonly title: string;
  readonly aim: string;
  readonly sections: readonly RuleSection[];
  /** Where the rulebook is silent: what we decided, and for which rule. */
  readonly readings: { readonly heading: string; readonly paragraphs: readonly Required<RuleParagraph>[] };
};
