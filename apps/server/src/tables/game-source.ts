import { CARDS, hasGame, loadGame, rulesOf } from '@tablee/catalogue';
import type { Game } from '@tablee/kernel';

/** The rules numbers of each game, ascending. */
export type KnownRules = { readonly [game: string]: readonly number[] };

/** Where the server gets its games from. It knows none by name. */
export interface GameSource {
  readonly ids: readonly string[];
  /** All rules that `load` knows, also of games that are not offered. */
  readonly rules: KnownRules;
  /** The game under these rules, by default the present ones; null when there is none. */
  load(id: string, rules?: number): Promise<Game | null>;
}

export const catalogueGames: GameSource = {
  ids: CARDS.filter(card => card.playable).map(card => card.id),
  rules: Object.fromEntries(CARDS.map(({ id }) => [id, rulesOf(id)])),
  load: async (id, rules) => (hasGame(id, rules) ? loadGame(id, rules) : null),
};
