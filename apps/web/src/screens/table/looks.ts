import type { GameWords } from '@tablee/catalogue';
import type { Match } from '@tablee/kernel';
import type { GameView, SeatLook } from '../../board/contract.ts';
import { shapeOf } from '../../page/mark.tsx';

/** What the seats of a running game are called and wear: the position's word, else the game's own list. */
export function looksOf(
  view: GameView,
  { game, table, state }: Pick<Match, 'game' | 'table' | 'state'>,
  words: GameWords,
): readonly SeatLook[] {
  const names = words.seatsFor?.(table.seats) ?? words.seats;
  return Array.from(
    { length: table.seats },
    (_, seat) =>
      view.seatLook?.(state, seat, words) ?? {
        name: names[seat] ?? String(seat + 1),
        shapes: [shapeOf(game.id, seat)],
      },
  );
}
