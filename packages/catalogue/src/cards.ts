/** What the home page and the lobby show of a game before anything of it is loaded. */
export type Card = {
  readonly id: string;
  /** A proper name, the same in every language. */
  readonly name: string;
  /** The rules played today; older ones are loaded for old records only. */
  readonly rules: number;
  /** Possible numbers of players; the first is the default. */
  readonly seats: readonly number[];
  readonly playable: boolean;
  /** People hold something only they may see: then a phone can be the hand beside a board for all. */
  readonly secrets: boolean;
  /** All win or lose together: bots are partners, and one may play alone. */
  readonly shared: boolean;
};

/** In the order in which they stand on the table. Must agree with each game's own id, rules and traits: tested. */
export const CARDS: readonly Card[] = [
  { id: 'tchag', name: 'Tchag', rules: 1, seats: [2], playable: true, secrets: false, shared: false },
  { id: 'tock', name: 'Tock', rules: 1, seats: [4, 2, 3], playable: true, secrets: true, shared: false },
  { id: 'tekao', name: 'Tekao', rules: 1, seats: [2, 3, 4], playable: true, secrets: false, shared: false },
  {
    id: 'tchang',
    name: 'T’Chang',
    rules: 1,
    seats: [4, 1, 2, 3],
    playable: true,
    secrets: false,
    shared: true,
  },
  {
    id: 'dragons',
    name: 'Combats de dragons',
    rules: 1,
    seats: [2, 3, 4, 5],
    playable: true,
    secrets: true,
    shared: false,
  },
  { id: 'tchako', name: 'T’Chako', rules: 1, seats: [2], playable: true, secrets: false, shared: false },
];

export const findCard = (id: string): Card | null => CARDS.find(card => card.id === id) ?? null;
