/** How the options of a game with many of them are put together, so that they can be read. */

export const GROUPS = ['victory', 'play', 'points', 'hand'] as const;
export type Group = (typeof GROUPS)[number];
export type Grouping = { readonly [G in Group]: readonly string[] };

/** Every option of the game stands in one group, in the order in which it is asked: tested. */
const groupings: { readonly [game: string]: Grouping } = {
  tchako: {
    victory: [
      'standardWin',
      'anarchy',
      'countdown',
      'countdownTurns',
      'sudden',
      'suddenCreations',
      'suddenTurn',
      'hill',
      'demography',
      'demographyLead',
      'demographyReach',
    ],
    play: ['strategic', 'depot', 'triangle', 'carrisk', 'sumo', 'queenHolds'],
    points: ['points'],
    hand: ['shooting', 'assistance'],
  },
};

/** Null: this game has few enough to ask for one after the other. */
export const groupingOf = (game: string): Grouping | null =>
  Object.hasOwn(groupings, game) ? groupings[game]! : null;
