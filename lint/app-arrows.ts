import type { Arrows } from './arrows.ts';

/** Which folders of an app may import which. ARCHITECTURE.md draws them. */

/** `.` holds the entry files: they put everything together. */
export const SERVER: Arrows = {
  store: [],
  common: ['store'],
  people: [],
  bus: [],
  limits: ['common', 'store'],
  replays: ['common', 'limits'],
  tables: ['bus', 'common', 'people', 'replays', 'store'],
  bots: ['common', 'tables'],
  clocks: ['tables'],
  talk: ['bus', 'common', 'tables'],
  fleet: ['bus', 'store', 'tables'],
  retention: ['common', 'store', 'tables'],
  audit: ['retention', 'store', 'tables'],
  backup: ['audit', 'retention', 'store'],
  copy: ['retention', 'store'],
  reach: ['common', 'limits', 'store', 'tables'],
  lobby: ['common', 'limits', 'people', 'replays', 'store', 'tables'],
  transport: [
    'audit',
    'bots',
    'bus',
    'clocks',
    'common',
    'limits',
    'lobby',
    'people',
    'reach',
    'retention',
    'store',
    'tables',
    'talk',
  ],
  '.': [
    'audit',
    'bots',
    'clocks',
    'common',
    'fleet',
    'limits',
    'reach',
    'replays',
    'retention',
    'store',
    'tables',
    'transport',
  ],
};

const BELOW_BOARDS = ['messages', 'page', 'storage'];

/** A game never imports another game. The rooms of one game may import each other in one direction only. */
export const WEB: Arrows = {
  storage: [],
  messages: ['storage'],
  api: ['storage'],
  offline: ['messages'],
  page: ['messages', 'storage'],
  board: ['page', 'storage'],
  games: ['board', ...BELOW_BOARDS],
  'games/*': ['games', 'board', ...BELOW_BOARDS],
  bots: [],
  session: ['api', 'board', 'messages', 'storage'],
  screens: ['api', 'board', 'bots', 'games', 'session', ...BELOW_BOARDS],
  learn: ['board', 'games', 'screens', 'session', ...BELOW_BOARDS],
  '.': ['messages', 'offline', 'page', 'screens', 'storage'],
};
