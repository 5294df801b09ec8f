/** How well a bot plays; 5 is the best. */
export type BotLevel = 1 | 2 | 3 | 4 | 5;
