import type { Grouping } from '../options.tsx';

/** Every option stands in one group, in the order in which it is asked: tested. */
export const optionGroups: Grouping = {
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
};
