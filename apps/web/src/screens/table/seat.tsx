import type { Seat } from '@tablee/kernel';
import type { GameWords } from '@tablee/shelf';
import type { GameView } from '../../board/contract.ts';
import { words } from '../../messages/index.ts';
import { Mark } from '../../page/mark.tsx';
import type { Sitter } from '../../table/session.ts';
import { nameOf } from './names.ts';

type Props = {
  readonly gameId: string;
  readonly seat: Seat;
  readonly state: unknown;
  readonly sitters: readonly Sitter[];
  /** At a table by link a seat without a name is free. */
  readonly byLink?: boolean;
  readonly own: boolean;
  readonly active: boolean;
  readonly view: GameView;
  readonly game: GameWords;
};

/** A place at the table: who, of which colour and shape, what they hold, and whether the lamp is on them. */
export function SeatPlace({ gameId, seat, state, sitters, byLink = false, own, active, view, game }: Props) {
  const text = words().table;
  const sitter = sitters[seat];
  const free = byLink && sitter?.name === null;
  const name = free ? text.free : nameOf(seat, sitters, game);
  const colour = game.seats[seat];
  return (
    <section class={active ? 'seat active' : 'seat'} aria-label={name} data-testid={`status-${seat}`}>
      <Mark game={gameId} seat={seat} />
      <div class="seat-name">
        <b>{own && sitter?.name ? text.you(name) : name}</b>
        {name !== colour && <small>{colour}</small>}
        {sitter && !sitter.here && sitter.name !== null && <small>{text.away}</small>}
      </div>
      <view.Status state={state} seat={seat} text={game} />
    </section>
  );
}
