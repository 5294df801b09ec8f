import { cover } from './cover-en.ts';
import type { Messages } from './fr.ts';

export const en = {
  ...cover,
  refusals: {
    'no-such-move': 'There is no such move.',
    'not-your-turn': 'It is not your turn.',
  },
  positions: { 'position-shape': 'This text describes no position.' },
  reasons: {},
} satisfies Messages;
