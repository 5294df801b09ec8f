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

/** The pictures of the page. The screen draws them. */
export const FIGURES = ['cycle', 'lucky', 'animal'] as const;
export type Figure = (typeof FIGURES)[number];

/** A paragraph with an id is what a refusal links to. */
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
  /** Where the rulebook is silent: what we decided, and for which rule. */
  readonly readings: {
    readonly heading: string;
    readonly paragraphs: readonly { readonly id: RuleId; readonly text: string }[];
  };
  readonly figures: { readonly [F in Figure]: { readonly caption: string; readonly alt: string } };
};
