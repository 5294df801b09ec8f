import { CARDS, hasGame, loadGame } from '@tablee/catalogue';
import type { Game } from '@tablee/kernel';

/** Where the server gets its games from. It knows none by name. */
export interface GameSource {
  readonly ids: readonly string[];
  /** The game under these rules, by default the present ones; null when there is none. */
  load(id: string, rules?: number): Promise<Game | null>;
}

export const catalogueGames: GameSource = {
  ids: CARDS.filter(card => card.playable).map(card => card.id),
  load: async (id, rules) => (hasGame(id, rules) ? loadGame(id, rules) : null),
};
