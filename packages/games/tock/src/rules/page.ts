import { RANKS } from '../cards.ts';

export const RULE_IDS = [
  'TOCK-1',
  'TOCK-2',
  'TOCK-3',
  'TOCK-4',
  'TOCK-5',
  'TOCK-6',
  'TOCK-7',
  'TOCK-8',
  'TOCK-9',
  'TOCK-10',
  'TOCK-11',
  'TOCK-12',
  'TOCK-13',
  'TOCK-14',
  'TOCK-15',
  'TOCK-16',
  'TOCK-17',
  'TOCK-18',
  'TOCK-19',
  'TOCK-20',
  'TOCK-21',
  'TOCK-22',
  'TOCK-23',
  'TOCK-24',
  'TOCK-25',
  'TOCK-26',
  'TOCK-27',
  'TOCK-28',
  'TOCK-29',
] as const;
export type RuleId = (typeof RULE_IDS)[number];

const SPECIAL_FIGURES = ['board', 'reserve', 'gate', 'entry', 'seven', 'house'] as const;
const CARD_FIGURES = RANKS.map(rank => `card-${rank}` as const);
/** The pictures of the page: the special squares and all fourteen cards. The screen draws them. */
export const FIGURES = [...SPECIAL_FIGURES, ...CARD_FIGURES] as const;
export type Figure = (typeof FIGURES)[number];
