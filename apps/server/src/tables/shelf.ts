import { CARDS, hasGame, loadGame } from '@tablee/catalogue';
import type { Game } from '@tablee/kernel';

/** Where games come from. The server knows no game by name. */
export interface Shelf {
  readonly ids: readonly string[];
  /** The game under these rules (today's without a number); null when there is none. */
  load(id: string, rules?: number): Promise<Game | null>;
}

export const shelf: Shelf = {
  ids: CARDS.filter(card => card.playable).map(card => card.id),
  load: async (id, rules) => (hasGame(id, rules) ? loadGame(id, rules) : null),
};
