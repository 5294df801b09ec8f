import type { GameWords } from '@tablee/catalogue';
import type { Refusal } from '@tablee/kernel';
import { words } from '../../messages/index.ts';

/** A sentence to the person at this page, with the rule it rests on when there is one. */
export type Explained = { readonly sentence: string; readonly rule: string | null };

export const plainly = (sentence: string): Explained => ({ sentence, rule: null });

/** Why something is not allowed: the game's own words first, then the table's. */
export function explainRefusal({ rule, key }: Refusal, game: GameWords): Explained {
  const table: { readonly [key: string]: string } = words().table.refusals;
  const sentence = rule === 'TABLE' ? table[key] : (game.refusals[key] ?? table[key]);
  return {
    sentence: sentence ?? words().table.refused,
    rule: rule === 'TABLE' || sentence === undefined ? null : rule,
  };
}
