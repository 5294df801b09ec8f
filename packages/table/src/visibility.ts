import { type Entry, type Eyes, type Game, isMove, type Match, type Seat } from '@tablee/kernel';

/** Eyes outside the server: a seat, or everyone. */
export type ClientEyes = Seat | 'public';

/** An entry as some eyes may know it; the shape it has on the wire. */
export type Told = {
  readonly n: number;
  readonly seat: Seat;
  readonly act: 'move' | 'resign' | 'draw' | 'back' | 'abandon';
  /** Where a take-back went. */
  readonly to?: number | undefined;
  /** The text of the move; absent where it is hidden. */
  readonly move?: string | undefined;
  /** The clock played it. */
  readonly clock?: true | undefined;
  /** The understudy of an absent person played it. */
  readonly by?: 'understudy' | undefined;
};

/** Whether all may read the texts of moves: the game hides nothing, or it is over. */
export const isOpen = ({ game, outcome }: Pick<Match, 'game' | 'outcome'>): boolean =>
  outcome !== null || !(game.traits.secrets || game.traits.together);

/** Whether the past may not be looked at: remembering is part of the game, and it is not over (DRAGON-8). */
export const isMemoryGame = ({ game, outcome }: Pick<Match, 'game' | 'outcome'>): boolean =>
  game.forget !== undefined && outcome === null;

/** Whether replies can be planned: only where the whole game is visible and nothing but moves decides. */
export const takesReplies = ({ game: { traits } }: Pick<Match, 'game'>): boolean =>
  !traits.luck &&
  !traits.secrets &&
  !traits.together &&
  traits.moves === 'listed' &&
  traits.goal === 'rivals';

/** `openly`: see `isOpen`. While a game hides something, only the mover reads the text of a move. */
export function toldOf(entry: Entry, n: number, openly: boolean, eyes: Eyes): Told {
  if (isMove(entry)) {
    const told: Told =
      openly || entry.seat === eyes
        ? { n, seat: entry.seat, act: 'move', move: entry.move }
        : { n, seat: entry.seat, act: 'move' };
    if (entry.clock) return { ...told, clock: true };
    return entry.by ? { ...told, by: entry.by } : told;
  }
  if (entry.act === 'back') return { n, seat: entry.seat, act: 'back', to: entry.to };
  const told: Told = { n, seat: entry.seat, act: entry.act };
  return entry.act === 'resign' && entry.clock ? { ...told, clock: true } : told;
}

/** Events as these eyes may know them. */
export const eventsFor = (game: Pick<Game, 'tell'>, events: readonly unknown[], eyes: Eyes): unknown[] =>
  events.map(event => game.tell(event, eyes)).filter(event => event !== null);
