import type { Seat } from '@tablee/kernel';
import type { BoardProps, Past } from '../contract.ts';

/** What the last turn leaves on the board, by places of the game. */
export type Trace = {
  /** Places that pieces left. */
  readonly left: readonly number[];
  /** Ways of pieces, place by place, from the place they left. */
  readonly ways: readonly (readonly number[])[];
  /** Places where a piece was taken. */
  readonly taken: readonly number[];
  /** Places where something else happened: a piece was set down or turned over. */
  readonly spots: readonly number[];
};

export const NO_TRACE: Trace = { left: [], ways: [], taken: [], spots: [] };

/** How a game divides its entries into turns. */
export type Turns<E> = {
  /** The seat that acted; null: the entry leaves no trace and belongs to no turn. */
  readonly moverOf: (events: readonly E[]) => Seat | null;
  /** The entry ends a turn, for games in which a seat can have two turns in a row. */
  readonly ends?: (events: readonly E[]) => boolean;
};

/** The entries of the last turn. With `own`: all since the last turn of that seat. */
export function lastTurnOf<E>(
  entries: readonly Past<E>[],
  { moverOf, ends }: Turns<E>,
  own: Seat | null,
): readonly Past<E>[] {
  const turn: Past<E>[] = [];
  let last: Seat | null = null;
  for (const entry of entries.toReversed()) {
    const mover = moverOf(entry.events);
    if (mover === null) continue;
    last ??= mover;
    const others = own !== null && last !== own;
    if (others ? mover === own : mover !== last) break;
    if (!others && turn.length > 0 && ends?.(entry.events)) break;
    turn.unshift(entry);
  }
  return turn;
}

/** All entries up to the one on the screen, which may be older than the newest. */
export const entriesUpTo = <E>(
  n: number,
  { past, shown }: Pick<BoardProps<unknown, E>, 'past' | 'shown'>,
): readonly Past<E>[] => [...past, shown].filter(entry => entry.n <= n);

/** The seat whose last turn starts the trace. In a replay every step shows its own turn. */
export const traceSeat = ({ eyes, lookedBack }: Pick<BoardProps, 'eyes' | 'lookedBack'>): Seat | null =>
  typeof eyes === 'number' && !lookedBack ? eyes : null;
