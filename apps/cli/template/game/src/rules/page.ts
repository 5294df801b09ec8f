export const RULE_IDS = ['GAMEID-1', 'GAMEID-2', 'GAMEID-3'] as const;
export type RuleId = (typeof RULE_IDS)[number];

/** Names of pictures on the rules page; the board's `figures/` draws them. */
export type Figure = never;
