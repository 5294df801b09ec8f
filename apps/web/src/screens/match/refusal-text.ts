import type { GameWords } from '@tablee/catalogue';
import type { Refusal } from '@tablee/kernel';
import { words } from '../../messages/index.ts';

/** A sentence for this person, with the rule it refers to. */
export type Explained = { readonly sentence: string; readonly rule: string | null };

export const plainly = (sentence: string): Explained => ({ sentence, rule: null });

/** Why a move or command is refused: texts of the game first, then those of the table. */
export function explainRefusal({ rule, key }: Refusal, game: GameWords): Explained {
  const table: { readonly [key: string]: string } = words().table.refusals;
  const sentence = rule === 'TABLE' ? table[key] : (game.refusals[key] ?? table[key]);
  return {
    sentence: sentence ?? words().table.refused,
    rule: rule === 'TABLE' || sentence === undefined ? null : rule,
  };
}
