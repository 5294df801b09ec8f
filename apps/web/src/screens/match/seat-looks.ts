import type { GameWords } from '@tablee/catalogue';
import type { Match, Seat } from '@tablee/kernel';
import { useState } from 'preact/hooks';
import type { GameView, SeatLook } from '../../board/contract.ts';
import { shapeOf } from '../../page/mark.tsx';
import type { RemoteSession } from '../../session/remote/remote-session.ts';

/** Names and colours of the seats: from the position, else from the game's list. */
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

/** Seats with the same look play the same pieces and share a side of the board (TEKAO-12). */
export const sharesSide = (looks: readonly SeatLook[], a: Seat, b: Seat): boolean =>
  looks[a]?.shapes.join() === looks[b]?.shapes.join();

/** All seats, clockwise from this one. */
export const roundFrom = (seat: Seat, seats: number): readonly Seat[] =>
  Array.from({ length: seats }, (_, i) => (seat + i) % seats);

/** One seat for each orientation of the board, starting here. */
export const viewsFrom = (home: Seat, looks: readonly SeatLook[]): readonly Seat[] =>
  roundFrom(home, looks.length).filter(
    (seat, i, all) => all.findIndex(other => sharesSide(looks, other, seat)) === i,
  );

/** The seat at the bottom of the board, and how to turn the board. It is reset when the viewer changes. */
export function useTurned(home: Seat, looks: readonly SeatLook[]) {
  const [turned, setTurned] = useState({ home, steps: 0 });
  const views = viewsFrom(home, looks);
  const steps = turned.home === home ? turned.steps : 0;
  return {
    bottom: views[steps % views.length] ?? home,
    turn: () => setTurned({ home, steps: (steps + 1) % views.length }),
  };
}

export const freeSeats = (session: RemoteSession): readonly Seat[] =>
  session.people.value.flatMap((s, seat) => (s.name === null && s.bot === null ? [seat] : []));
